import type { MatchRecord } from '@levante/contract';
import { tabStorage } from '@levante/table/lib/storage.ts';
import { openPage } from '@levante/table/ui/pages.tsx';

/** Session storage key of the analysis board. */
export const BOARD_KEY = 'levante.board';

/** Stores a record in this tab's session storage. */
export function storeRecord(key: string, record: MatchRecord): void {
  try {
    tabStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Without storage it stays open until the page is left.
  }
}

/** Path of the analysis board. */
const BOARD = '/board';

/** Returns a record as a starting position, without deal, result and metadata. */
export function startingRecord({
  seed: _s,
  commitment: _c,
  result: _r,
  meta: _m,
  ...record
}: MatchRecord): MatchRecord {
  return record;
}

/** Opens a record on the analysis board. */
export function openOnBoard(record: MatchRecord): void {
  storeRecord(BOARD_KEY, startingRecord(record));
  openPage(BOARD);
}
