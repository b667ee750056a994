import type { Bot, Game, JsonObject, Options, Random } from '@levante/contract';
import { type BotKit, kitOf } from '../kit/kit.ts';
import { greedy } from '../search/greedy.ts';
import { FORESEEING } from '../search/search-config.ts';
import { searching } from '../search/thinker.ts';
import type { Features } from './features.ts';
import { learned } from './learned-evaluator.ts';
import { Network, type Shape, weightLayout } from './network.ts';
import { SelfPlay, type SelfPlayConfig } from './self-play.ts';
import { freshWeights, type Sample, Trainer } from './trainer.ts';
import { type Judgement, readJudgement } from './weights.ts';

/** Game-specific parts of training. */
export interface TrainingParts<S> {
  readonly game: Game<S>;
  readonly features: Features<S>;
  /** Units of the encoding layer and of the hidden layer. */
  readonly encoded: number;
  readonly hidden: number;
  /** Draws the options of a self-play match, except the number of seats. */
  draw(random: Random): JsonObject;
  /** Creates a bot of known strength to evaluate the network against. */
  opponent(): Bot<S>;
}

/** Training setup of one game, independent of the type of its state. */
export interface TrainingSetup {
  readonly gameId: string;
  readonly rulesVersion: number;
  /** Minimum and maximum number of seats. */
  readonly players: readonly [number, number];
  readonly shape: Shape;
  /** Number of weights of a network of this shape. */
  readonly weightCount: number;
  /** Level of the bot used for evaluation. */
  readonly opponent: string;
  /** Returns random initial weights. */
  fresh(random: Random): Float32Array;
  /** Returns a trainer that updates the weights in place. */
  trainer(weights: Float32Array): Trainer;
  /** Draws the options of a self-play match with one of these numbers of seats. */
  options(players: readonly number[], random: Random): Options;
  /** Returns the default options for a number of seats. */
  plain(players: number): Options;
  /** Plays a match with these weights on all seats and returns its samples. Deterministic. */
  samples(weights: Float32Array, options: Options, config: SelfPlayConfig, random: Random): Sample[];
  /** Builds a kit of the opponent and two bots with these weights: `greedy` (one ply) and `search` (300 iterations). */
  bots(weights: Float32Array): BotKit;
  /** Reads a trained network of this game; throws a `ReadFault` on invalid data. */
  read(value: unknown): Judgement;
}

/** Iterations per turn of `search`. */
const TRIES = 300;

/** Builds a training setup that hides the type of the game's state. */
export function trainingSetupOf<S>({
  game,
  features,
  encoded,
  hidden,
  draw,
  opponent,
}: TrainingParts<S>): TrainingSetup {
  const shape: Shape = { figures: features.figures, partSize: features.partSize, encoded, hidden };
  const [, maxSeats] = game.players;
  // Networks keep state between evaluations; each bot and match gets a new one to stay independent of the others.
  const networkOf = (weights: Float32Array) => new Network(shape, weights, features.maxParts, maxSeats);
  const complete = (chosen: JsonObject): Options => {
    const options = game.options(chosen);
    if (!options.ok) throw new RangeError(`${game.id} refuses ${JSON.stringify(options.refusal)}`);
    return options.value;
  };
  return {
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    players: game.players,
    shape,
    weightCount: weightLayout(shape).length,
    opponent: opponent().level,
    fresh: (random) => freshWeights(shape, random),
    trainer: (weights) => new Trainer(shape, weights, features.maxParts, maxSeats),
    options: (players, random) =>
      complete({ ...draw(random), players: players[random.below(players.length)] ?? maxSeats }),
    plain: (players) => complete({ players }),
    samples: (weights, options, config, random) =>
      new SelfPlay(game, features, networkOf(weights)).play(options, config, random),
    bots(weights) {
      const evaluator = () => learned(game, features, networkOf(weights));
      return kitOf(game, [
        opponent(),
        greedy({ level: 'greedy', evaluator, noise: 0 }),
        searching({ level: 'search', config: FORESEEING, tries: TRIES, evaluator }),
      ]);
    },
    read: (value) => readJudgement(value, game.id, features),
  };
}
