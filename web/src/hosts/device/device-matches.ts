import { describe, withTableNames } from '@levante/host';
import type { Match } from '@levante/wire';
import { TabsBell } from './bell.ts';
import { HERE } from './browser-match.ts';
import { BrowserStore } from './store.ts';

/** Matches stored on this device, read without loading any rules: enough for the list on the home page. */
export class BrowserMatches {
  readonly #store = new BrowserStore();
  readonly #bell = new TabsBell();

  /** Returns all matches, newest first. Empty if the browser refuses access to its storage. */
  async all(): Promise<readonly Match[]> {
    try {
      return (await this.#store.all()).map((match) => describe(withTableNames(match), HERE));
    } catch {
      return [];
    }
  }

  /** Returns the actions with `from ≤ ply < to`. */
  async actions(id: string, from: number, to: number): Promise<readonly string[]> {
    return (await this.#store.plies(id, from, to)).map(({ action }) => action);
  }

  /** Deletes a match permanently and notifies its followers. */
  async delete(id: string): Promise<void> {
    await this.#store.delete(id);
    this.#bell.ring(id);
  }
}
