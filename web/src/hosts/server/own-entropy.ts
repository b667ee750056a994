import type { MatchRecord } from '@levante/contract';
import { exactly, isText, listOf } from '@levante/wire';

const KEY = 'levante.entropy';
/** So many are known; of older matches nothing is said. */
const MOST = 200;

/** What this browser added to the seed of a match at the server, and what the server had committed to before it knew it. */
export interface OwnEntropy {
  readonly match: string;
  readonly commitment: string;
  readonly entropy: string;
}

const isList = listOf(exactly<OwnEntropy>({ match: isText, commitment: isText, entropy: isText }));

/** The newest first. What cannot be read counts as nothing. */
function kept(): readonly OwnEntropy[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isList(value) ? value : [];
  } catch {
    return [];
  }
}

function keep(list: readonly OwnEntropy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing cannot tell afterwards whether it is in the record.
  }
}

/** What this browser added to the seed of a match, or is about to; null for nothing. */
export function ownEntropyOf(match: string): OwnEntropy | null {
  return kept().find((one) => one.match === match) ?? null;
}

/** Remembers what is added to the seed of a match. */
export function keepOwnEntropy(own: OwnEntropy): void {
  keep([own, ...kept().filter(({ match }) => match !== own.match)]);
}

/** It was not added after all. */
export function dropOwnEntropy(match: string): void {
  keep(kept().filter((one) => one.match !== match));
}

/**
 * Whether a record that holds was dealt with what this browser added; null where it added nothing. `match` is left out where
 * only the record is known: then it goes by what was committed to.
 */
export function isOwnEntropyIn({ commitment, meta }: MatchRecord, match?: string): boolean | null {
  const own = kept().find((one) => (match === undefined ? one.commitment === commitment : one.match === match));
  if (!own) return null;
  const added: unknown = meta?.entropy;
  return own.commitment === commitment && Array.isArray(added) && added.includes(own.entropy);
}
