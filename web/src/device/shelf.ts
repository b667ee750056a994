import type { Match } from '@levante/wire';
import { Bell } from './bell.ts';
import { BrowserBook } from './book.ts';
import { describe } from './kept.ts';

/** The matches of this device without their rules: what the list at home needs. */
export class Shelf {
  readonly #book = new BrowserBook();
  readonly #bell = new Bell();

  /** All of them, the newest first; none where the browser gives nothing. */
  async all(): Promise<readonly Match[]> {
    try {
      return (await this.#book.all()).map((match) => describe(match, null));
    } catch {
      return [];
    }
  }

  /** Deletes a match for good; whoever looks at it is told that it is gone. */
  async delete(id: string): Promise<void> {
    await this.#book.delete(id);
    this.#bell.ring(id);
  }
}
