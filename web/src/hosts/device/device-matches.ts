import { describe } from '@levante/host';
import type { Match } from '@levante/wire';
import { TabsBell } from './bell.ts';
import { BrowserStore } from './store.ts';
import { HERE } from './stored-match.ts';

/** The matches of this device without their rules: what the list at home needs. */
export class BrowserMatches {
  readonly #store = new BrowserStore();
  readonly #bell = new TabsBell();

  /** All of them, the newest first; none where the browser gives nothing. */
  async all(): Promise<readonly Match[]> {
    try {
      return (await this.#store.all()).map((match) => describe(match, HERE));
    } catch {
      return [];
    }
  }

  /** The actions with `from ≤ ply < to`. */
  async actions(id: string, from: number, to: number): Promise<readonly string[]> {
    return (await this.#store.plies(id, from, to)).map(({ action }) => action);
  }

  /** Deletes a match for good; whoever looks at it is told that it is gone. */
  async delete(id: string): Promise<void> {
    await this.#store.delete(id);
    this.#bell.ring(id);
  }
}
