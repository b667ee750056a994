import type { Bot, Game, JsonObject, Options, Random } from '@levante/contract';
import { type BotKit, kitOf } from '../kit/kit.ts';
import { greedy } from '../search/greedy.ts';
import { FORESEEING } from '../search/manner.ts';
import { searching } from '../search/thinker.ts';
import type { Features } from './features.ts';
import { learned } from './judgement.ts';
import { Network, type Shape, weightLayout } from './network.ts';
import { SelfPlay, type SelfPlayConfig } from './self-play.ts';
import { freshWeights, type Sample, Trainer } from './trainer.ts';
import { type Judgement, readJudgement } from './weights.ts';

/** What the training of a game needs to know of it. */
export interface TrainingParts<S> {
  readonly game: Game<S>;
  readonly features: Features<S>;
  /** Units of the network's two layers. */
  readonly encoded: number;
  readonly hidden: number;
  /** Everything of a match's options but the number of seats, drawn anew for each match that is learned from. */
  draw(random: Random): JsonObject;
  /** A player of known strength, whom the learner is tried against. */
  opponent(): Bot<S>;
}

/** The training of one game, with the type of its state hidden: what whoever runs it holds. */
export interface TrainingSetup {
  readonly gameId: string;
  readonly rulesVersion: number;
  /** The fewest and the most seats. */
  readonly players: readonly [number, number];
  readonly shape: Shape;
  /** How many weights a network of that shape has. */
  readonly weightCount: number;
  /** The level of the player of known strength. */
  readonly opponent: string;
  /** Weights that know nothing. */
  fresh(random: Random): Float32Array;
  /** Trains these weights, in place. */
  trainer(weights: Float32Array): Trainer;
  /** The options of a match to learn from, for one of these numbers of seats. */
  options(players: readonly number[], random: Random): Options;
  /** The options of a match of so many seats, all else as it is by default. */
  plain(players: number): Options;
  /** Plays a match with these weights on all seats. The same arguments give the same samples. */
  samples(weights: Float32Array, options: Options, config: SelfPlayConfig, random: Random): Sample[];
  /** The opponent first, then those who play by these weights: `greedy` by one look ahead, `search` by 300 tries a turn. */
  bots(weights: Float32Array): BotKit;
  /** Reads a judgement of this game from data; throws a `ReadFault` where it is none. */
  read(value: unknown): Judgement;
}

/** Tries a turn of `search`. */
const TRIES = 300;

/** Hides the type of a game's state. */
export function trainingSetupOf<S>({
  game,
  features,
  encoded,
  hidden,
  draw,
  opponent,
}: TrainingParts<S>): TrainingSetup {
  const shape: Shape = { figures: features.figures, partSize: features.partSize, encoded, hidden };
  const [, mostSeats] = game.players;
  // A network remembers what it judged last; each player and each match has its own, so that none shows in another.
  const networkOf = (weights: Float32Array) => new Network(shape, weights, features.mostParts, mostSeats);
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
    trainer: (weights) => new Trainer(shape, weights, features.mostParts, mostSeats),
    options: (players, random) =>
      complete({ ...draw(random), players: players[random.below(players.length)] ?? mostSeats }),
    plain: (players) => complete({ players }),
    samples: (weights, options, config, random) =>
      new SelfPlay(game, features, networkOf(weights)).play(options, config, random),
    bots(weights) {
      const judge = () => learned(game, features, networkOf(weights));
      return kitOf(game, [
        opponent(),
        greedy({ level: 'greedy', judge, blur: 0 }),
        searching({ level: 'search', manner: FORESEEING, tries: TRIES, judge }),
      ]);
    },
    read: (value) => readJudgement(value, game.id, features),
  };
}
