import type { MatchHead, StoredDealer, StoredMatch } from '@levante/host';
import { toMatch } from './rows.ts';

/** A match as last read or written, with its dealer once requested. */
export interface KnownMatch {
  readonly head: MatchHead;
  readonly match: StoredMatch;
  readonly dealer: StoredDealer | null;
}

/** Creates a cache entry from a state as text. */
export function knownAs(head: MatchHead, state: string, dealer: StoredDealer | null): KnownMatch {
  return { head, match: toMatch({ head, state }), dealer };
}
