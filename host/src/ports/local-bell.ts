import type { Bell } from './environment.ts';

/** A bell within one process. */
export class LocalBell implements Bell {
  readonly #heard = new Set<(match: string) => void>();

  ring(match: string): void {
    for (const heard of this.#heard) heard(match);
  }

  listen(heard: (match: string) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }
}
