import { ActionBuffer, type Game } from '@levante/contract';

/** A position and the shortest call of `legal` for it so far, in milliseconds. */
interface TimedPosition<S> {
  readonly position: S;
  ms: number;
}

/** Number of positions kept. */
export const MAX_POSITIONS = 50;
/** Number of further calls for each position at the end. */
const CALLS_AGAIN = 3;
/** Duration in milliseconds that neither garbage collection nor uncompiled code causes twice in a row. */
const NO_NOISE = 20;

/**
 * Keeps the positions whose legal lists take longest. A single measurement is unreliable because of garbage collection,
 * other programs and uncompiled code: a slow position is measured again immediately, and all kept ones occasionally and at
 * the end.
 */
export class SlowestPositions<S> {
  readonly #game: Game<S>;
  /** A position whose legal list is computed before each repeated measurement, to clear caches. */
  readonly #other: S;
  readonly #scratch: S;
  readonly #buffer = new ActionBuffer();
  readonly #positions: TimedPosition<S>[] = [];
  /** Longest call as measured. */
  longest = 0;

  /** `start` is a match with the options of all positions to come. */
  constructor(game: Game<S>, start: S) {
    this.#game = game;
    this.#other = game.clone(start);
    this.#scratch = game.clone(start);
  }

  /** Records a call of `legal` in milliseconds. `position` must be as before the call, and is not retained. */
  note(position: S, ms: number): void {
    this.longest = Math.max(this.longest, ms);
    if (ms <= this.#bar) return;
    const least = Math.min(ms, this.#time(position));
    if (least <= this.#bar) return;
    if (this.#positions.length === MAX_POSITIONS) this.#positions.pop();
    const at = this.#positions.findIndex((timed) => timed.ms < least);
    this.#positions.splice(at < 0 ? this.#positions.length : at, 0, {
      position: this.#game.clone(position),
      ms: least,
    });
  }

  /** Measures the kept positions again, so that outliers make room for others. */
  refresh(): void {
    for (const timed of this.#positions)
      if (timed.ms < NO_NOISE) timed.ms = Math.min(timed.ms, this.#time(timed.position));
    this.#positions.sort((a, b) => b.ms - a.ms);
  }

  /** Returns the longest call. Each kept position counts with the shortest of all its calls, including three more. */
  again(): number {
    this.refresh();
    let longest = 0;
    for (const timed of this.#positions) {
      // The rest have been quicker than that already, since they are sorted.
      if (timed.ms <= longest) break;
      for (let call = 0; call < CALLS_AGAIN; call++) timed.ms = Math.min(timed.ms, this.#time(timed.position));
      longest = Math.max(longest, timed.ms);
    }
    return longest;
  }

  /** Threshold in milliseconds above which a position is kept. */
  get #bar(): number {
    return this.#positions.length < MAX_POSITIONS ? 0 : (this.#positions.at(-1)?.ms ?? 0);
  }

  /** Measures one call on a copy, since a state may cache results. */
  #time(position: S): number {
    this.#game.legal(this.#other, this.#buffer);
    this.#game.copy(position, this.#scratch);
    const began = performance.now();
    this.#game.legal(this.#scratch, this.#buffer);
    return performance.now() - began;
  }
}
