import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { computed, signal } from '@preact/signals';
import { en } from './en.ts';
import type { Words } from './messages.ts';
import { type Namer, namerOf } from './namer.ts';

export type { Namer, Words } from './messages.ts';
export { namerOf } from './namer.ts';

/** The languages this client has; the first is taken where none of the reader's is here. */
const LANGUAGES: readonly Words[] = [en];

/** The first language a reader asks for that is here, by its main tag: `de-AT` is content with `de`. */
export function languageFor(wanted: readonly string[], languages: readonly Words[] = LANGUAGES): Words {
  const mainTag = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = languages.find((words) => mainTag(words.lang) === mainTag(tag));
    if (found) return found;
  }
  return languages[0] ?? en;
}

const wanted = signal<readonly string[]>(typeof navigator === 'undefined' ? [] : navigator.languages);

/** The words of the reader's language. */
export const words = computed<Words>(() => languageFor(wanted.value));

/** A namer where there is no match: the shipped board's names, and no players. */
export const plainNamer = computed<Namer>(() => namerOf(RECONSTRUCTED, [], words.value.namer));
