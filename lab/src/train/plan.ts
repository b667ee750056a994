import type { SelfPlayConfig } from '@levante/bots';
import { Random } from '@levante/contract';

/** What decides a training besides how long it is: with the same plan, the same matches are played from the beginning. */
export interface TrainingPlan {
  readonly game: string;
  readonly seed: number;
  /** The numbers of seats that matches are drawn from. */
  readonly players: readonly number[];
}

/**
 * Matches that are played with the same weights. Each generation is played with those from after the last but one before
 * it, so that there is always one to play while another is learned from.
 */
export const GENERATION = 16;

/** Lessons of one step. */
export const BATCH = 32;
/** How often a lesson is learned from, on average. */
export const REPEATS = 4;
/** The lessons that are learned from: the newest quarter of all, which in a long training is far too many. */
export const KEPT = { share: 0.25, fewest: 4000, most: 40_000 };

/** How matches are played after that share of the training: more and more by what was learned. */
export function practiceAt(share: number): SelfPlayConfig {
  return { whim: 0.02, blur: 0.02 * (1 - share) + 0.003, trust: 0.98, every: 4 };
}

/** How long the trainer's steps are after that share of the training. */
export function rateAt(share: number): number {
  return 0.002 * (1 - share) + 0.0001;
}

const STREAMS = ['weights', 'options', 'match', 'batches', 'trials'] as const;
const TWO_TO_32 = 0x100000000;

/** A stream of numbers for each thing that is drawn, so that none of them shifts another and none has to be kept. */
export function streamOf(seed: number, stream: (typeof STREAMS)[number], index: number): Random {
  const own = new Random((seed % TWO_TO_32) + STREAMS.indexOf(stream) * TWO_TO_32).next();
  return new Random(own + index * TWO_TO_32);
}
