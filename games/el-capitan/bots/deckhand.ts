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
import { buyAhead } from './ahead.ts';
import { FeatureReader } from './judge.ts';
import { type Desk, Plans } from './plans.ts';
import { settle } from './settle.ts';
import { Survey } from './survey.ts';
import { Ways } from './ways.ts';

/**
 * A player of El Capitán who looks one whole turn ahead: every city its ship can come to, what could be done there,
 * what the cards cost, and what the position is worth then. It looks into no chance and remembers nothing: it
 * plans the turn anew at each action, and money once spent lets the plan begun stay the best.
 *
 * `error` says how human it is: 1 takes a plan nearly as good as the best now and then, and never one that it would have to
 * give up; more takes worse ones, by as many times more florins, and may change its mind in mid-turn.
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

/** The turn's beginning is the only place where a nearly equal plan may be taken. */
const begins = (s: ElCapitanState): boolean => s.bought === 0 && s.sailed === 0;

class Thinker {
  readonly #desk: Desk;
  readonly #plans: Plans;
  readonly #like: ElCapitanState;
  readonly #legal = new ActionBuffer();

  readonly #error: number;

  constructor(game: Game<ElCapitanState>, like: ElCapitanState, error: number) {
    this.#error = error;
    const judge = new FeatureReader();
    const survey = new Survey(game, judge, like);
    this.#like = game.clone(like);
    this.#desk = { game, judge, survey, ways: new Ways(), onward: new Ways(), scratch: game.clone(like) };
    this.#plans = new Plans(this.#desk);
  }

  /** Whether it was made for matches with the same game and board. */
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

  /** The action is done: the pirate if it is owed, a card for the next turn, the end. */
  #finish(s: ElCapitanState, seat: number): Action {
    if (s.freePirate === FREE_OWED) return this.#desk.survey.bestPirateMove(s, seat);
    const card = buyAhead(this.#desk, this.#plans, s, seat);
    return card >= 0 ? card : simple(END);
  }

  /** Where no plan is found: a legal action, a purchase only if there is nothing else. */
  #anything(s: ElCapitanState): Action {
    this.#desk.game.legal(s, this.#legal);
    for (let i = this.#legal.length - 1; i >= 0; i--) if (kindOf(this.#legal.at(i)) !== BUY) return this.#legal.at(i);
    return this.#legal.at(0);
  }
}
