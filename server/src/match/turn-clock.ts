/** A part of the turn's time that is left for every further question, so that none is answered blindly. */
const LEAST = 0.1;

/**
 * How long bots may still think in a turn. Decisions of one seat in a row are one turn, with chance in between or not,
 * for as long as whoever asks plays on where the last commit ended.
 */
export class TurnClock {
  readonly #turnMs: number;
  #seat = -1;
  #ply = -1;
  #left = 0;

  constructor(turnMs: number) {
    this.#turnMs = turnMs;
  }

  /** A turn begins, or goes on: `seat` is to decide at `ply`. */
  begin(seat: number, ply: number): void {
    if (seat !== this.#seat || ply !== this.#ply) this.#left = this.#turnMs;
    this.#seat = seat;
  }

  /** Milliseconds for the next question. */
  get left(): number {
    return Math.max(this.#left, this.#turnMs * LEAST);
  }

  spend(ms: number): void {
    this.#left -= ms;
  }

  /** What was decided is committed, and the match is at `ply`. */
  committed(ply: number): void {
    this.#ply = ply;
  }
}
