import type { BotKit } from '@levante/bots';
import type { Random, Seat, Table } from '@levante/contract';
import { TurnClock } from '@levante/host';
import { budgetOf, watched } from '../lib/clock.ts';

/** A person who has waited for so long wants to know what for. */
const PATIENCE_MS = 300;

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
  readonly #clock: TurnClock;
  #lines: string[] = [];

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
    this.#clock = new TurnClock(parts.turnMs);
  }

  /** What the bot in the seat that is to act at `ply` does. */
  next(table: Table, seat: Seat, ply: number): string {
    if (this.#clock.begin(seat, ply)) this.#lines = [];
    if (this.#lines.length === 0) this.#lines = this.#ask(table, seat);
    this.#clock.playedOn(ply, ply + 1);
    return this.#lines.shift() ?? '';
  }

  #ask(table: Table, seat: Seat): string[] {
    const { kit, levels, seeds, onLong } = this.#parts;
    const ms = this.#clock.left;
    const budget = budgetOf(ms);
    const question = { view: table.state(seat), seat, level: levels[seat] ?? '', seed: seeds.next() };
    const { lines } = kit.think({ ...question, budget: watched(budget, ms - PATIENCE_MS, () => onLong(seat)) });
    this.#clock.spend(ms - budget.remaining());
    return [...lines];
  }

  /** Chance has decided at `ply`: the turn goes on, and has to be thought of anew. */
  chanceDecided(ply: number): void {
    this.#lines = [];
    this.#clock.playedOn(ply, ply + 1);
  }
}
