import { type Action, ActionBuffer, CHANCE, type Game, NOBODY, Random } from '@levante/contract';
import { Slowest } from './slowest.ts';

/** Whether a hoarding player takes this action before all others: it buys as long as it may. */
export type Hoarded = (action: Action) => boolean;

/** In how many matches the longest call of `legal` is looked for. */
export interface Haul {
  readonly random: number;
  /** Of players who hoard; none in a game where nothing is hoarded. */
  readonly hoarding: number;
}

/** The longest call of `legal` of so many matches, in milliseconds. */
export interface LongestCall extends Haul {
  /** As it came, with whatever the machine did besides. */
  readonly longest: number;
  /** Where each of the slowest positions counts with the shortest of at least five calls: what the rules take. */
  readonly longestAgain: number;
}

const SEED = 2;

/** Plays matches in which every call of `legal` is timed. */
class Watch<S> {
  readonly slowest: Slowest<S>;
  readonly #game: Game<S>;
  readonly #start: S;
  readonly #state: S;
  readonly #before: S;
  readonly #buffer = new ActionBuffer();
  readonly #hoard = new ActionBuffer();
  readonly #random = new Random(SEED);

  constructor(game: Game<S>, start: S) {
    this.slowest = new Slowest(game, start);
    this.#game = game;
    this.#start = start;
    this.#state = game.clone(start);
    this.#before = game.clone(start);
  }

  /** Plays so many matches whose players choose at random: of what they hoard where that is legal, else of all that is. */
  playMany(matches: number, hoarded: Hoarded | null): void {
    for (let match = 1; match <= matches; match++) {
      this.#play(hoarded);
      // After the first, the second, the fourth, the eighth: the first calls are slow for all.
      if ((match & (match - 1)) === 0) this.slowest.refresh();
    }
  }

  #play(hoarded: Hoarded | null): void {
    const game = this.#game;
    const state = this.#state;
    game.copy(this.#start, state);
    for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
      this.#ask();
      const buffer = actor === CHANCE || hoarded === null ? this.#buffer : this.#wanted(hoarded);
      game.apply(state, this.#draw(buffer, actor === CHANCE));
    }
  }

  #ask(): void {
    this.#game.copy(this.#state, this.#before);
    const began = performance.now();
    this.#game.legal(this.#state, this.#buffer);
    this.slowest.note(this.#before, performance.now() - began);
  }

  /** What is hoarded of the legal list; all of it where that is nothing. */
  #wanted(hoarded: Hoarded): ActionBuffer {
    const [all, some] = [this.#buffer, this.#hoard];
    some.clear();
    for (let i = 0; i < all.length; i++) if (hoarded(all.at(i))) some.push(all.at(i));
    return some.length > 0 ? some : all;
  }

  #draw(buffer: ActionBuffer, byWeight: boolean): Action {
    const random = this.#random;
    const { length } = buffer;
    return buffer.at(byWeight ? random.weighted(buffer.weights, length) : random.below(length));
  }
}

/** Looks for the longest call of `legal` in matches that begin with `start`; the same matches each time. */
export function longestCall<S>(game: Game<S>, start: S, haul: Haul, hoarded: Hoarded | null): LongestCall {
  const watch = new Watch(game, start);
  const hoarding = hoarded === null ? 0 : haul.hoarding;
  watch.playMany(haul.random, null);
  watch.playMany(hoarding, hoarded);
  const { slowest } = watch;
  return { random: haul.random, hoarding, longest: slowest.longest, longestAgain: slowest.again() };
}
