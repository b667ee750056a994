import type { Bell } from './environment.ts';
import type { CommitNews } from './stored-match.ts';

/** A bell within one process. */
export class LocalBell implements Bell {
  readonly #heard = new Set<(match: string, news?: CommitNews) => void>();

  ring(match: string, news?: CommitNews): void {
    for (const heard of this.#heard) heard(match, news);
  }

  listen(heard: (match: string, news?: CommitNews) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }
}
