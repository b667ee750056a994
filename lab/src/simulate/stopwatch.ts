import type { Timer } from '@levante/bots';
import { budgetOf } from '@levante/cli/lib/clock.ts';
import { type Budget, NO_LIMIT, type Seat } from '@levante/contract';

/** How long one seat thought in a match. */
export interface Thinking {
  /** Milliseconds of each answer. A bot answers once a turn or several times: as it likes, and anew after chance. */
  readonly answers: readonly number[];
  /** Turns whose answers together took more than `LATE` times their budget; 0 where there was none. */
  readonly late: number;
}

/** A turn is late that took so many times what it might: less is the clock's and the machine's. */
export const LATE = 1.1;

/** Gives the bots of one match their budgets, and takes the time that they think: neither rules nor chance count. */
export class Stopwatch implements Timer {
  readonly thinking: readonly { answers: number[]; late: number }[];
  readonly #ms: number | null;
  #seat: Seat = 0;
  #began = 0;
  /** Milliseconds of this turn so far. */
  #turn = 0;

  constructor(seats: number, ms: number | null) {
    this.thinking = Array.from({ length: seats }, () => ({ answers: [], late: 0 }));
    this.#ms = ms;
  }

  /** The budget of a turn that begins now. */
  turn(): Budget {
    this.#turn = 0;
    return this.#ms === null ? NO_LIMIT : budgetOf(this.#ms);
  }

  begin(seat: Seat): void {
    this.#seat = seat;
    this.#began = performance.now();
  }

  end(): void {
    const took = performance.now() - this.#began;
    const thinking = this.thinking[this.#seat];
    if (!thinking) return;
    thinking.answers.push(took);
    const before = this.#turn;
    this.#turn += took;
    const limit = (this.#ms ?? Number.POSITIVE_INFINITY) * LATE;
    if (before <= limit && this.#turn > limit) thinking.late += 1;
  }
}
