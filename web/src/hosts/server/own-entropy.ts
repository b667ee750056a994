import type { MatchRecord } from '@levante/contract';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { exactly, isText, listOf } from '@levante/wire';

const KEY = 'levante.entropy';
/** Number of matches remembered; older ones are not reported on. */
const MAX_ENTRIES = 200;

/** Entropy that this browser added to a seed, with the commitment that the server made before it knew the entropy. */
export interface OwnEntropy {
  /** Id of the match; empty until the server has named it. */
  readonly match: string;
  readonly commitment: string;
  readonly entropy: string;
}

/** Relation of a verified deal to this browser's entropy. */
export type OwnShare =
  /** The deal includes it. */
  | 'in'
  /** The deal does not include it, or follows from another seed than the one committed to. */
  | 'missing'
  /** The seats have a contribution that this browser did not add. */
  | 'elsewhere'
  /** The seats have no contribution. */
  | 'none';

const isList = listOf(exactly<OwnEntropy>({ match: isText, commitment: isText, entropy: isText }));

/** Returns the stored entries, newest first; empty if they are unreadable. */
function storedEntries(): readonly OwnEntropy[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return isList(value) ? value : [];
  } catch {
    return [];
  }
}

function store(list: readonly OwnEntropy[]): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify(list.slice(0, MAX_ENTRIES)));
  } catch {
    // Without storage the browser cannot check later whether its entropy is in the record.
  }
}

/** Returns the entropy that this browser has added, or is about to add, to the seed of a commitment, or null. */
export function ownEntropyOf(commitment: string): OwnEntropy | null {
  return storedEntries().find((one) => one.commitment === commitment) ?? null;
}

/** Returns the entropy that this browser added to the seed with this commitment. */
export function ownEntropiesOf(commitment: string): readonly string[] {
  return storedEntries().flatMap((one) => (one.commitment === commitment ? [one.entropy] : []));
}

/** Stores the entropy added to the seed of a commitment. */
export function storeOwnEntropy(own: OwnEntropy): void {
  store([own, ...storedEntries().filter(({ commitment }) => commitment !== own.commitment)]);
}

/** Deletes an entry whose entropy was not added after all. */
export function deleteOwnEntropy(commitment: string): void {
  store(storedEntries().filter((one) => one.commitment !== commitment));
}

/**
 * Compares a verified record with the entropy added by this browser. The entry is found by the commitment, which a
 * match keeps after a take-back, or by the id of the match or of one that it continues; in the latter case the
 * commitment is not the agreed one. `seats` are the reader's, if known.
 */
export function ownShareOf({ commitment, meta }: MatchRecord, match: string, seats: readonly number[]): OwnShare {
  const added = listIn(meta?.entropy);
  const ids = [match, ...listIn(meta?.branches).map(originOf)].filter((id) => id !== '');
  const entries = storedEntries();
  const own = entries.find((one) => one.commitment === commitment) ?? entries.find((one) => ids.includes(one.match));
  if (own) return own.commitment === commitment && added.includes(own.entropy) ? 'in' : 'missing';
  return seats.some((seat) => typeof added[seat] === 'string') ? 'elsewhere' : 'none';
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the id of the match that a branch continues; empty if it has none. */
function originOf(branch: unknown): string {
  const isNamed = typeof branch === 'object' && branch !== null && 'from' in branch;
  return isNamed && typeof branch.from === 'string' ? branch.from : '';
}
