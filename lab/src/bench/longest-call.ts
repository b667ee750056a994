import { type Action, ActionBuffer, CHANCE, type Game, NOBODY, Random } from '@levante/contract';
import { SlowestPositions } from './slowest-positions.ts';

/** Returns true if a hoarding player prefers this action to all others, because it buys as long as possible. */
export type Hoarded = (action: Action) => boolean;

/** Number of matches to search for the longest call of `legal`. */
export interface Haul {
  readonly random: number;
  /** Matches of hoarding players; none in a game without hoarding. */
  readonly hoarding: number;
}

/** Longest call of `legal` in that number of matches, in milliseconds. */
export interface LongestCall extends Haul {
  /** As measured, including noise. */
  readonly longest: number;
  /** Longest of the slowest positions by the minimum of at least five calls each, which filters out noise. */
  readonly longestAgain: number;
}

const SEED = 2;

/** Plays matches in which every call of `legal` is timed. */
class Watch<S> {
  readonly slowest: SlowestPositions<S>;
  readonly #game: Game<S>;
  readonly #start: S;
  readonly #state: S;
  readonly #before: S;
  readonly #buffer = new ActionBuffer();
  readonly #hoard = new ActionBuffer();
  readonly #random = new Random(SEED);

  constructor(game: Game<S>, start: S) {
    this.slowest = new SlowestPositions(game, start);
    this.#game = game;
    this.#start = start;
    this.#state = game.clone(start);
    this.#before = game.clone(start);
  }

  /** Plays a number of matches with random actions, hoarding ones first if there are any. */
  playMany(matches: number, hoarded: Hoarded | null): void {
    for (let match = 1; match <= matches; match++) {
      this.#play(hoarded);
      // After the first, second, fourth, eighth match, since the first calls are slow for every position.
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

  /** Returns the hoarding actions of the legal list; all of it if there are none. */
  #wanted(hoarded: Hoarded): ActionBuffer {
    const all = this.#buffer;
    const some = this.#hoard;
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

/** Searches matches from `start` for the longest call of `legal`. The matches are the same each time. */
export function longestCall<S>(game: Game<S>, start: S, haul: Haul, hoarded: Hoarded | null): LongestCall {
  const watch = new Watch(game, start);
  const hoarding = hoarded === null ? 0 : haul.hoarding;
  watch.playMany(haul.random, null);
  watch.playMany(hoarding, hoarded);
  const { slowest } = watch;
  return { random: haul.random, hoarding, longest: slowest.longest, longestAgain: slowest.again() };
}
