import type { MatchRecord } from '@levante/contract';
import { openPage } from '@levante/table/ui/pages.tsx';

/** Under which name the tab keeps what lies on the analysis board. */
export const BOARD_KEY = 'levante.board';

/** Keeps a record for this tab. */
export function keepRecordAs(key: string, record: MatchRecord): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Without room it is open until the page goes.
  }
}

/** Where the analysis board is. */
const BOARD = '/board';

/** A record as a beginning to try things from: nothing of how its match was dealt or ended. */
export function asBeginning({ seed: _s, commitment: _c, result: _r, meta: _m, ...record }: MatchRecord): MatchRecord {
  return record;
}

/** Opens a record as an analysis board. */
export function tryFrom(record: MatchRecord): void {
  keepRecordAs(BOARD_KEY, asBeginning(record));
  openPage(BOARD);
}
