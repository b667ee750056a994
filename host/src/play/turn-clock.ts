/** How many milliseconds a bot may think in a turn, where nobody says otherwise. */
export const TURN_MS = 1000;

/** A part of the turn's time that is left for every further question, so that none is answered blindly. */
const MIN_SHARE = 0.1;

/**
 * How long bots may still think in a turn, and how many of those who played it have failed. Decisions of one seat in a row
 * are one turn, with chance in between or not, for as long as whoever asks plays on where it last stopped.
 */
export class TurnClock {
  readonly #turnMs: number;
  #seat = -1;
  #ply = -1;
  #left = 0;
  #failures = 0;

  constructor(turnMs: number) {
    this.#turnMs = turnMs;
  }

  /** A turn begins, or goes on: `seat` is to decide at `ply`. True if it begins. */
  begin(seat: number, ply: number): boolean {
    const begins = seat !== this.#seat || ply !== this.#ply;
    if (begins) {
      this.#left = this.#turnMs;
      this.#failures = 0;
    }
    this.#seat = seat;
    this.#ply = ply;
    return begins;
  }

  /** Milliseconds for the next question. */
  get left(): number {
    return Math.max(this.#left, this.#turnMs * MIN_SHARE);
  }

  /** How many have failed to play this turn: first the bot itself, then its stand-in. */
  get failures(): number {
    return this.#failures;
  }

  spend(ms: number): void {
    this.#left -= ms;
  }

  fail(): void {
    this.#failures += 1;
  }

  /** The seat itself or chance brought the match from one ply to another: part of the turn if it stood at the first. */
  playedOn(from: number, to: number): void {
    if (from === this.#ply) this.#ply = to;
  }
}
