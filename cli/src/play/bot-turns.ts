import type { BotKit } from '@levante/bots';
import type { Random, Seat, Table } from '@levante/contract';
import { budgetOf, watched } from '../clock.ts';

/** A person who has waited for so long wants to know what for. */
const PATIENCE_MS = 300;
/** A part of the turn's time that is left for every further question, so that none is answered blindly. */
const LEAST = 0.1;

/** What bots at the terminal work with. */
export interface BotTurnsParts {
  readonly kit: BotKit;
  /** The level on each seat. */
  readonly levels: readonly string[];
  readonly seeds: Random;
  /** How many milliseconds a bot may think in a turn. */
  readonly turnMs: number;
  /** Called while the bot in that seat takes long over a question. */
  readonly onLong: (seat: Seat) => void;
}

/** What the bots decide, line by line: a question covers the rest of a turn, and a turn has one budget. */
export class BotTurns {
  readonly #parts: BotTurnsParts;
  #seat: Seat | null = null;
  #left = 0;
  #lines: string[] = [];

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
  }

  /** What the bot in the seat that is to act does next. */
  next(table: Table, seat: Seat): string {
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.#lines = [];
      this.#left = this.#parts.turnMs;
    }
    if (this.#lines.length === 0) this.#lines = this.#ask(table, seat);
    return this.#lines.shift() ?? '';
  }

  #ask(table: Table, seat: Seat): string[] {
    const { kit, levels, seeds, turnMs, onLong } = this.#parts;
    const ms = Math.max(this.#left, turnMs * LEAST);
    const budget = budgetOf(ms);
    const question = { view: table.state(seat), seat, level: levels[seat] ?? '', seed: seeds.next() };
    const { lines } = kit.think({ ...question, budget: watched(budget, ms - PATIENCE_MS, () => onLong(seat)) });
    this.#left -= ms - budget.remaining();
    return [...lines];
  }

  /** Chance has decided: the turn goes on, and has to be thought of anew. */
  chanceDecided(): void {
    this.#lines = [];
  }

  /** A person has decided: whoever is next begins a turn. */
  personDecided(): void {
    this.#seat = null;
  }
}
