import { ActionBuffer, type Game } from '@levante/contract';

/** A position and the least that a call of `legal` for it has taken so far, in milliseconds. */
interface Kept<S> {
  readonly position: S;
  ms: number;
}

/** How many positions are kept. */
export const MAX_KEPT = 50;
/** How often each is asked again in the end. */
const CALLS_AGAIN = 3;
/** Milliseconds that no collector of garbage and no code that is not compiled yet takes twice in a row. */
const NO_NOISE = 20;

/**
 * Keeps the positions whose legal lists take longest. A single time tells little, for the collector of garbage and other
 * programs come in between, and the first calls are slow for all: who is slow is asked a second time at once, and the kept
 * ones again now and then and in the end.
 */
export class Slowest<S> {
  readonly #game: Game<S>;
  /** A position that is asked for its legal list before each that is timed again, so that nothing is left of the last call. */
  readonly #other: S;
  readonly #scratch: S;
  readonly #buffer = new ActionBuffer();
  readonly #kept: Kept<S>[] = [];
  /** The longest call as it came. */
  longest = 0;

  /** `start` is a match with the options of all positions to come. */
  constructor(game: Game<S>, start: S) {
    this.#game = game;
    this.#other = game.clone(start);
    this.#scratch = game.clone(start);
  }

  /** A call of `legal` took so many milliseconds; `position` is as it was before the call, and stays the caller's. */
  note(position: S, ms: number): void {
    this.longest = Math.max(this.longest, ms);
    if (ms <= this.#bar) return;
    const least = Math.min(ms, this.#time(position));
    if (least <= this.#bar) return;
    if (this.#kept.length === MAX_KEPT) this.#kept.pop();
    const at = this.#kept.findIndex((kept) => kept.ms < least);
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, { position: this.#game.clone(position), ms: least });
  }

  /** Asks the kept ones again, so that those that were slow by accident make way for others. */
  refresh(): void {
    for (const kept of this.#kept) if (kept.ms < NO_NOISE) kept.ms = Math.min(kept.ms, this.#time(kept.position));
    this.#kept.sort((a, b) => b.ms - a.ms);
  }

  /** The longest call where each of the kept positions counts with the shortest of all its calls, three more included. */
  again(): number {
    this.refresh();
    let longest = 0;
    for (const kept of this.#kept) {
      // The others have been quicker than that already: they stand in this order.
      if (kept.ms <= longest) break;
      for (let call = 0; call < CALLS_AGAIN; call++) kept.ms = Math.min(kept.ms, this.#time(kept.position));
      longest = Math.max(longest, kept.ms);
    }
    return longest;
  }

  /** What a position must take longer than to be kept. */
  get #bar(): number {
    return this.#kept.length < MAX_KEPT ? 0 : (this.#kept.at(-1)?.ms ?? 0);
  }

  /** One call on a copy: a state may remember what it was asked. */
  #time(position: S): number {
    this.#game.legal(this.#other, this.#buffer);
    this.#game.copy(position, this.#scratch);
    const began = performance.now();
    this.#game.legal(this.#scratch, this.#buffer);
    return performance.now() - began;
  }
}
