import type { Bell } from './environment.ts';
import type { CommitNews } from './stored-match.ts';

/** A bell for hosts within one process. */
export class LocalBell implements Bell {
  readonly #listeners = new Set<(match: string, news?: CommitNews) => void>();

  ring(match: string, news?: CommitNews): void {
    for (const listener of this.#listeners) listener(match, news);
  }

  listen(listener: (match: string, news?: CommitNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
