import { type Action, ActionBuffer, type Bot, type Game, type Random } from '@levante/contract';
import {
  BUY,
  type ElCapitanState,
  END,
  FREE_OWED,
  kindOf,
  NOTHING,
  SETTLE,
  STARTER,
  STARTER_SEAT,
  simple,
} from '@levante/el-capitan/rules';
import { buyAhead } from './buy-ahead.ts';
import { FeatureReader } from './feature-reader.ts';
import { type Desk, Plans } from './plans.ts';
import { Routes } from './routes.ts';
import { settle } from './settle.ts';
import { Survey } from './survey.ts';

/**
 * Creates a heuristic bot that searches one whole turn: every reachable city, every deed there, the cost of the cards and the
 * value of the resulting position. It ignores random events and is stateless: it replans at every action, and relies on
 * sunk costs to keep the plan it has begun the best.
 *
 * `error` scales how far from the best a chosen plan may be. At 1 the bot sometimes takes a nearly equal plan, but never one
 * that it would abandon later; above 1 it takes worse plans and may change its mind in the middle of a turn.
 */
export function deckhand(error = 1): Bot<ElCapitanState> {
  let thinker: Thinker | null = null;
  return {
    level: 'deckhand',
    think(game, view, seat, random) {
      if (thinker === null || !thinker.fits(game, view)) thinker = new Thinker(game, view, error);
      return { actions: [thinker.decide(view, seat, random)] };
    },
  };
}

/** Returns whether the turn is at its beginning, the only point at which the choice is randomised. */
const begins = (s: ElCapitanState): boolean => s.bought === 0 && s.sailed === 0;

class Thinker {
  readonly #desk: Desk;
  readonly #plans: Plans;
  readonly #like: ElCapitanState;
  readonly #legal = new ActionBuffer();

  readonly #error: number;

  constructor(game: Game<ElCapitanState>, like: ElCapitanState, error: number) {
    this.#error = error;
    const reader = new FeatureReader();
    const survey = new Survey(game, reader, like);
    this.#like = game.clone(like);
    this.#desk = { game, reader, survey, routes: new Routes(), onward: new Routes(), scratch: game.clone(like) };
    this.#plans = new Plans(this.#desk);
  }

  /** Returns whether the buffers fit this game and board. */
  fits(game: Game<ElCapitanState>, s: ElCapitanState): boolean {
    return this.#desk.game === game && this.#like.tables === s.tables;
  }

  decide(s: ElCapitanState, seat: number, random: Random): Action {
    if (s.step === SETTLE) return settle(s, seat);
    if (s.step === STARTER) return simple(STARTER_SEAT, seat);
    if (s.acted !== NOTHING) return this.#finish(s, seat);
    this.#plans.collect(s, seat);
    const chosen = this.#plans.choose(s, begins(s) ? random : null, this.#error);
    return chosen < 0 ? this.#anything(s) : chosen;
  }

  /** Completes the turn after its action: moves the pirate if owed, buys a card for the next turn, or ends. */
  #finish(s: ElCapitanState, seat: number): Action {
    if (s.freePirate === FREE_OWED) return this.#desk.survey.bestPirateMove(s, seat);
    const card = buyAhead(this.#desk, this.#plans, s, seat);
    return card >= 0 ? card : simple(END);
  }

  /** Returns a legal action if there is no plan, preferring anything to a purchase. */
  #anything(s: ElCapitanState): Action {
    this.#desk.game.legal(s, this.#legal);
    for (let i = this.#legal.length - 1; i >= 0; i--) if (kindOf(this.#legal.at(i)) !== BUY) return this.#legal.at(i);
    return this.#legal.at(0);
  }
}
