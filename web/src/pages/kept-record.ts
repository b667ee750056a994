import type { MatchRecord } from '@levante/contract';
import { readRecord } from '@levante/contract/record';
import { BOARD_KEY, keepRecordAs } from './try-from.ts';

/** A record that is open in this tab, kept so that loading the page anew does not lose it. */
class KeptRecord {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  keep(record: MatchRecord): void {
    keepRecordAs(this.#key, record);
  }

  /** The record that was open; null where there was none. */
  last(): MatchRecord | null {
    try {
      const read = readRecord(JSON.parse(sessionStorage.getItem(this.#key) ?? 'null'));
      return read.ok ? read.value : null;
    } catch {
      return null;
    }
  }

  forget(): void {
    sessionStorage.removeItem(this.#key);
  }
}

/** What the page of records has open. */
export const openedRecord = new KeptRecord('levante.record');

/** What lies on the analysis board. */
export const boardRecord = new KeptRecord(BOARD_KEY);
