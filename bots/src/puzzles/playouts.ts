import {
  type Action,
  ActionBuffer,
  type Bot,
  CHANCE,
  drawRandom,
  type Game,
  type Journal,
  NO_LIMIT,
  NOBODY,
  type Random,
  type Result,
  type Seat,
} from '@levante/contract';

/** Plays out turns and matches on internal states. All matches must have the same options. */
export class Playouts<S> {
  readonly #game: Game<S>;
  readonly #bot: Bot<S>;
  readonly #buffer = new ActionBuffer();
  readonly #here: S;
  readonly #seen: S;
  /** Number of bot decisions in the last playout. */
  decisions = 0;

  /** `bot` plays every seat; `like` is any state of the match. */
  constructor(game: Game<S>, bot: Bot<S>, like: S) {
    this.#game = game;
    this.#bot = bot;
    this.#here = game.clone(like);
    this.#seen = game.clone(like);
  }

  /** Plays a turn from `from` and returns the state after it. The next call overwrites that state. */
  turn(from: S, seat: Seat, actions: readonly Action[], random: Random, journal?: Journal): S {
    const here = this.#here;
    this.#game.copy(from, here);
    for (const action of actions) {
      this.#happen(here, random, journal);
      if (this.#game.actor(here) !== seat) break;
      this.#game.apply(here, action, journal);
    }
    return here;
  }

  /** Plays a turn, then plays the match out with every seat acting on its view. */
  toEnd(from: S, seat: Seat, actions: readonly Action[], random: Random): Result {
    const here = this.turn(from, seat, actions, random);
    this.decisions = 0;
    for (;;) {
      this.#happen(here, random);
      const actor = this.#game.actor(here);
      if (actor === NOBODY) break;
      const view = this.#game.view(here, actor, this.#seen);
      for (const action of this.#bot.think(this.#game, view, actor, random, NO_LIMIT).actions) {
        if (this.#game.actor(here) !== actor) break;
        this.#game.apply(here, action);
      }
      this.decisions += 1;
    }
    const result = this.#game.result(here);
    if (!result) throw new Error('a match that is over has a result');
    return result;
  }

  #happen(state: S, random: Random, journal?: Journal): void {
    while (this.#game.actor(state) === CHANCE) {
      this.#game.apply(state, drawRandom(this.#game, state, this.#buffer, random, CHANCE), journal);
    }
  }
}
