import type { MatchRecord } from '@levante/contract';
import { exactly, isText, listOf } from '@levante/wire';

const KEY = 'levante.entropy';
/** Number of matches remembered; older ones are not reported on. */
const MAX_ENTRIES = 200;

/** Entropy that this browser added to a match's seed, with the server's commitment from before it knew the addition. */
export interface OwnEntropy {
  readonly match: string;
  readonly commitment: string;
  readonly entropy: string;
}

const isList = listOf(exactly<OwnEntropy>({ match: isText, commitment: isText, entropy: isText }));

/** Returns the stored entries, newest first; empty if they are unreadable. */
function storedEntries(): readonly OwnEntropy[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isList(value) ? value : [];
  } catch {
    return [];
  }
}

function store(list: readonly OwnEntropy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MAX_ENTRIES)));
  } catch {
    // Without storage the browser cannot check later whether its entropy is in the record.
  }
}

/** Returns what this browser added, or is about to add, to the seed of a match; null if nothing. */
export function ownEntropyOf(match: string): OwnEntropy | null {
  return storedEntries().find((one) => one.match === match) ?? null;
}

/** Returns what this browser added to the seed with this commitment. */
export function ownEntropiesOf(commitment: string): readonly string[] {
  return storedEntries().flatMap((one) => (one.commitment === commitment ? [one.entropy] : []));
}

/** Stores what is added to the seed of a match. */
export function storeOwnEntropy(own: OwnEntropy): void {
  store([own, ...storedEntries().filter(({ match }) => match !== own.match)]);
}

/** Deletes an entry that was not added after all. */
export function deleteOwnEntropy(match: string): void {
  store(storedEntries().filter((one) => one.match !== match));
}

/**
 * Whether a verified record was dealt with this browser's entropy; null if it added none. Without `match`, the entry is
 * found by its commitment.
 */
export function isOwnEntropyIn({ commitment, meta }: MatchRecord, match?: string): boolean | null {
  const own = storedEntries().find((one) =>
    match === undefined ? one.commitment === commitment : one.match === match,
  );
  if (!own) return null;
  const added: unknown = meta?.entropy;
  return own.commitment === commitment && Array.isArray(added) && added.includes(own.entropy);
}
