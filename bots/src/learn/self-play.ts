import {
  type Action,
  ActionBuffer,
  type Actor,
  CHANCE,
  doubleAt,
  drawRandom,
  type Game,
  NOBODY,
  type Options,
  type Random,
} from '@levante/contract';
import { chancesOf } from '../search/evaluator.ts';
import { type Features, lengthOf } from './features.ts';
import { evaluateNumbers } from './learned-evaluator.ts';
import type { Network } from './network.ts';
import type { Sample } from './trainer.ts';

/** Settings of self-play. */
export interface SelfPlayConfig {
  /** Probability of a random action, and the maximum noise added to the value of each action. */
  readonly explorationRate: number;
  readonly noise: number;
  /** λ of TD(λ): the weight of later positions and the result against the evaluation of the next position. */
  readonly lambda: number;
  /** One in this many positions becomes a sample. */
  readonly every: number;
}

/** Maximum plies of a match; longer ones yield no samples. */
const MAX_PLIES = 5000;

/** Plays matches greedily with a network on all seats and collects training samples. */
export class SelfPlay<S> {
  readonly #game: Game<S>;
  readonly #features: Features<S>;
  readonly #network: Network;
  readonly #legal = new ActionBuffer();
  readonly #length: number;
  #numbers = new Float32Array(0);
  #best = new Float32Array(0);
  #chances = new Float64Array(0);

  constructor(game: Game<S>, features: Features<S>, network: Network) {
    this.#game = game;
    this.#features = features;
    this.#network = network;
    this.#length = lengthOf(features);
  }

  /** Plays one match and returns its samples. */
  play(options: Options, config: SelfPlayConfig, random: Random): Sample[] {
    const game = this.#game;
    const state = game.setup(options);
    const next = game.clone(state);
    const { players } = options;
    const size = players * this.#length;
    this.#numbers = new Float32Array(size);
    this.#best = new Float32Array(size);
    this.#chances = new Float64Array(players);
    const samples: Sample[] = [];
    const evaluated: Float64Array[] = [];
    for (let plies = 0; ; plies++) {
      if (plies > MAX_PLIES) return [];
      const actor = game.actor(state);
      if (actor === NOBODY) break;
      if (actor === CHANCE) {
        game.apply(state, drawRandom(game, state, this.#legal, random, actor));
        continue;
      }
      const whole = game.resample(game.view(state, actor), actor, random);
      const action = this.#choose(whole, next, actor, config, random);
      game.apply(state, action);
      if (game.actor(state) === NOBODY) break;
      this.#features.measure(state, this.#numbers);
      const chances = new Float64Array(players);
      evaluateNumbers(this.#network, this.#numbers, this.#length, this.#features.parts(state), chances);
      evaluated.push(chances);
      const keep = random.below(config.every) === 0;
      samples.push({
        numbers: keep ? this.#numbers.slice() : NOTHING,
        players,
        parts: this.#features.parts(state),
        chances: new Float64Array(players),
        scores: new Float64Array(players),
      });
    }
    this.#lookBack(state, samples, evaluated, config.lambda);
    return samples.filter((sample) => sample.numbers !== NOTHING);
  }

  #choose(state: S, next: S, actor: Actor, config: SelfPlayConfig, random: Random): Action {
    const game = this.#game;
    game.legal(state, this.#legal);
    const count = this.#legal.length;
    if (count === 1 || random.below(1000) < config.explorationRate * 1000) return this.#legal.at(random.below(count));
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      game.copy(state, next);
      game.apply(next, this.#legal.at(i));
      const result = game.result(next);
      if (result) chancesOf(result, this.#chances);
      else {
        this.#features.measure(next, this.#best);
        evaluateNumbers(this.#network, this.#best, this.#length, this.#features.parts(next), this.#chances);
      }
      const worth = doubleAt(this.#chances, actor) + config.noise * (random.next() / 0x100000000);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return this.#legal.at(best);
  }

  /** Computes the TD(λ) targets of the samples, backwards from the result. */
  #lookBack(end: S, samples: readonly Sample[], evaluated: readonly Float64Array[], lambda: number): void {
    const result = this.#game.result(end);
    if (!result) return;
    const worth = new Float64Array(result.scores.length);
    chancesOf(result, worth);
    for (let i = samples.length - 1; i >= 0; i--) {
      const sample = samples[i];
      if (!sample) continue;
      sample.chances.set(worth);
      for (const [seat, score] of result.scores.entries()) sample.scores[seat] = score * this.#features.scoreUnit;
      for (let seat = 0; seat < worth.length; seat++) {
        worth[seat] = lambda * doubleAt(worth, seat) + (1 - lambda) * (evaluated[i]?.[seat] ?? 0);
      }
    }
  }
}

const NOTHING = new Float32Array(0);
