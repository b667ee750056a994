import type { Timer } from '@levante/bots';
import { budgetOf } from '@levante/cli/lib/budget.ts';
import { type Budget, NO_LIMIT, type Seat } from '@levante/contract';

/** Thinking time of one seat in a match. */
export interface Thinking {
  /** Milliseconds of each answer. A bot answers once or several times a turn, and again after chance events. */
  readonly answers: readonly number[];
  /** Number of turns whose answers together took more than `LATE` times their budget; 0 without a budget. */
  readonly late: number;
}

/** Factor above which a turn is late; below it is clock and machine noise. */
export const LATE = 1.1;

/** Issues the budgets of a match's bots, and measures their thinking time: neither rules nor chance count. */
export class Stopwatch implements Timer {
  readonly thinking: readonly { answers: number[]; late: number }[];
  readonly #ms: number | null;
  #seat: Seat = 0;
  #began = 0;
  /** Milliseconds used in this turn so far. */
  #turn = 0;

  constructor(seats: number, ms: number | null) {
    this.thinking = Array.from({ length: seats }, () => ({ answers: [], late: 0 }));
    this.#ms = ms;
  }

  /** Starts a turn and returns its budget. */
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
