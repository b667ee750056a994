/**
 * A part of a game's rules that only some matches need, so that a page can do without it in all others. Whoever plays a match
 * that needs it brings it beforehand; what a game exports as its rules has brought everything.
 */
export class BroughtPart<T> {
  readonly #name: string;
  #part: T | null = null;

  /** The name is for whoever forgot to bring it. */
  constructor(name: string) {
    this.#name = name;
  }

  bring(part: T): void {
    this.#part = part;
  }

  /** The part. Throws where nobody brought it: a fault of the program, never of a person. */
  get value(): T {
    if (this.#part === null) throw new Error(`${this.#name}: nobody brought this part of the rules`);
    return this.#part;
  }
}
