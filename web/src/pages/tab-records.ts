import type { MatchRecord } from '@levante/contract';
import { readRecord } from '@levante/contract/record';
import { tabStorage } from '@levante/table/lib/storage.ts';
import { BOARD_KEY, storeRecord } from './analysis-board.ts';

/** Record open in this tab, kept in session storage so that it survives a reload. */
class TabRecord {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  store(record: MatchRecord): void {
    storeRecord(this.#key, record);
  }

  /** Returns the stored record; null if there is none. */
  read(): MatchRecord | null {
    try {
      const read = readRecord(JSON.parse(tabStorage.getItem(this.#key) ?? 'null'));
      return read.ok ? read.value : null;
    } catch {
      return null;
    }
  }

  forget(): void {
    tabStorage.removeItem(this.#key);
  }
}

/** Record open on the replay page. */
export const openedRecord = new TabRecord('levante.record');

/** Position open on the analysis board. */
export const boardRecord = new TabRecord(BOARD_KEY);
