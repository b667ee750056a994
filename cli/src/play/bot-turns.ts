import type { BotKit } from '@levante/bots';
import type { Random, Seat, Table } from '@levante/contract';
import { TurnClock } from '@levante/host';
import { budgetOf, withLowCallback } from '../lib/budget.ts';

/** Delay before a notice that a bot is still thinking. */
const PATIENCE_MS = 300;

/** Dependencies of the bots in a terminal. */
export interface BotTurnsParts {
  readonly kit: BotKit;
  /** Level in each seat. */
  readonly levels: readonly string[];
  readonly seeds: Random;
  /** Time budget of a bot for a turn, in milliseconds. */
  readonly turnMs: number;
  /** Called while the bot in that seat is slow to answer. */
  readonly onLong: (seat: Seat) => void;
}

/** Provides the actions of the bots one at a time: an answer covers the rest of a turn, and a turn has one budget. */
export class BotTurns {
  readonly #parts: BotTurnsParts;
  readonly #clock: TurnClock;
  #lines: string[] = [];

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
    this.#clock = new TurnClock(parts.turnMs);
  }

  /** Returns the next action of the bot in the seat to act at `ply`. */
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
    const { lines } = kit.think({ ...question, budget: withLowCallback(budget, ms - PATIENCE_MS, () => onLong(seat)) });
    this.#clock.spend(ms - budget.remaining());
    return [...lines];
  }

  /** Drops the plan after a chance event at `ply`: the turn continues and must be planned again. */
  chanceDecided(ply: number): void {
    this.#lines = [];
    this.#clock.playedOn(ply, ply + 1);
  }
}
