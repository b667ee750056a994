/** Default thinking time of a bot per turn, in milliseconds. */
export const TURN_MS = 1000;

/** Minimum share of the turn's time for each further question, so that no answer is random. */
const MIN_SHARE = 0.1;

/**
 * Tracks the remaining thinking time of a turn and the number of its players that have failed. Consecutive decisions of
 * one seat are one turn, including random events in between, as long as each starts where the last one ended.
 */
export class TurnClock {
  readonly #turnMs: number;
  #seat = -1;
  #ply = -1;
  #left = 0;
  #since = 0;
  #failures = 0;

  constructor(turnMs: number) {
    this.#turnMs = turnMs;
  }

  /** Starts or continues a turn: `seat` acts at `ply`. Returns whether a new turn started. `now` is kept as its `since`. */
  begin(seat: number, ply: number, now = 0): boolean {
    const begins = seat !== this.#seat || ply !== this.#ply;
    if (begins) {
      this.#left = this.#turnMs;
      this.#failures = 0;
      this.#since = now;
    }
    this.#seat = seat;
    this.#ply = ply;
    return begins;
  }

  /** Milliseconds left for the next question. */
  get left(): number {
    return Math.max(this.#left, this.#turnMs * MIN_SHARE);
  }

  /** Time at which the turn began. */
  get since(): number {
    return this.#since;
  }

  /** Number of failures in this turn: first the bot, then its stand-in. */
  get failures(): number {
    return this.#failures;
  }

  spend(ms: number): void {
    this.#left -= ms;
  }

  fail(): void {
    this.#failures += 1;
  }

  /** Extends the turn over a commit by the seat or by chance that started at the end of the turn so far. */
  playedOn(from: number, to: number): void {
    if (from === this.#ply) this.#ply = to;
  }
}
