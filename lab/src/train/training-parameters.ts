import type { SelfPlayConfig } from '@levante/bots';
import { Random } from '@levante/contract';

/** Parameters of a training except its length: the same ones always play the same matches. */
export interface TrainingParameters {
  readonly game: string;
  readonly seed: number;
  /** Numbers of seats to draw from. */
  readonly players: readonly number[];
}

/**
 * Matches played with the same weights. Each generation uses the weights from two generations before, so that one can be
 * played while another is learned from.
 */
export const GENERATION = 16;

/** Samples per step. */
export const BATCH = 32;
/** Average number of times a sample is learned from. */
export const REPEATS = 4;
/** Size of the replay buffer: the newest quarter of all samples, which in a long training is more than enough. */
export const REPLAY_SIZE = { share: 0.25, fewest: 4000, most: 40_000 };

/** Returns the settings of self-play at this share of the training. Exploration decreases. */
export function selfPlayAt(share: number): SelfPlayConfig {
  return { explorationRate: 0.02, noise: 0.02 * (1 - share) + 0.003, lambda: 0.98, every: 4 };
}

/** Returns the learning rate at this share of the training. */
export function rateAt(share: number): number {
  return 0.002 * (1 - share) + 0.0001;
}

const STREAMS = ['weights', 'options', 'match', 'batches', 'evaluations'] as const;
const TWO_TO_32 = 0x100000000;

/** Returns a separate random stream for each purpose, so that none affects another and none must be saved. */
export function streamOf(seed: number, stream: (typeof STREAMS)[number], index: number): Random {
  const own = new Random((seed % TWO_TO_32) + STREAMS.indexOf(stream) * TWO_TO_32).next();
  return new Random(own + index * TWO_TO_32);
}
