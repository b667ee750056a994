import { type Action, type ActionBuffer, type Actor, CHANCE, drawRandom, type Game, Random } from '@levante/contract';

/** One in this number of matches is biased, spread evenly over all options. */
const TEMPERED = 8;
const STEPS_OF_LIKING = 7;

/**
 * Plays a match at random. One in eight matches is biased: each verb gets a weight of up to 64 times as high as
 * another's, drawn for every match, so that positions that are rare in uniform play occur as well. A seed always gives
 * the same match.
 */
export class Chooser<S> {
  readonly #game: Game<S>;
  readonly #random: Random;
  /** Weights of the verbs; null in an unbiased match. */
  readonly #likings: Map<string, number> | null;

  constructor(game: Game<S>, seed: number) {
    this.#game = game;
    this.#random = new Random(seed);
    this.#likings = this.#random.below(TEMPERED) === 0 ? new Map() : null;
  }

  /** Fills the buffer with the legal actions and chooses one. There must be at least one. */
  choose(state: S, buffer: ActionBuffer, actor: Actor): Action {
    const likings = this.#likings;
    if (actor === CHANCE || likings === null) return drawRandom(this.#game, state, buffer, this.#random, actor);
    this.#game.legal(state, buffer);
    const weights = new Int32Array(buffer.length);
    for (let i = 0; i < buffer.length; i++) weights[i] = this.#liking(likings, this.#game.write(state, buffer.at(i)));
    return buffer.at(this.#random.weighted(weights, buffer.length));
  }

  #liking(likings: Map<string, number>, line: string): number {
    const verb = line.split(' ', 2)[1] ?? '';
    const known = likings.get(verb);
    if (known !== undefined) return known;
    const liking = 1 << this.#random.below(STEPS_OF_LIKING);
    likings.set(verb, liking);
    return liking;
  }
}
