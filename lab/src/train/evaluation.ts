import type { TrainingSetup } from '@levante/bots';
import { wholeDeals } from '../ladder/pairs.ts';
import type { Played, Simulation } from '../simulate/simulation-run.ts';
import { shareOf, WHOLE_WIN, WinCount } from '../simulate/wins.ts';
import type { EvaluationTask } from './task.ts';
import { streamOf, type TrainingParameters } from './training-parameters.ts';

/** Strength of the network with a one-ply search, alone against copies of the opponent. */
export interface Evaluation {
  /** Number of matches it had learned from. */
  readonly matches: number;
  /** Number of evaluation matches. */
  readonly tried: number;
  /** Share of the wins in them, with its 95 % interval, and the expected share by luck. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly luck: number;
}

/** Minimum number of matches of an evaluation, spread evenly over the numbers of seats, in whole deals. */
const MATCHES = 40;
const LEARNER = 'greedy';

/** Returns the matches of each evaluation of a training: always the same deals, so that evaluations are comparable. */
export function evaluationTasks(
  setup: TrainingSetup,
  parameters: TrainingParameters,
  weights: Float32Array,
): EvaluationTask[] {
  return parameters.players.flatMap((players) => {
    const run: Simulation = {
      game: setup.gameId,
      rulesVersion: setup.rulesVersion,
      options: setup.plain(players),
      levels: Array.from({ length: players }, (_, seat) => (seat === 0 ? LEARNER : setup.opponent)),
      seed: streamOf(parameters.seed, 'evaluations', players).next(),
      ms: null,
      record: false,
    };
    const matches = wholeDeals(MATCHES / parameters.players.length, players);
    return Array.from({ length: matches }, (_, index): EvaluationTask => {
      return { kind: 'evaluation', game: parameters.game, weights, run, index };
    });
  });
}

/** Summarises an evaluation. Throws if a match was aborted. */
export function evaluationOf(matches: number, played: readonly Played[], learner = LEARNER): Evaluation {
  const wins = new WinCount();
  let luck = 0;
  for (const { deal, levels, result, fault } of played) {
    if (fault || !result) throw new Error(`a evaluation was broken off: ${fault?.reason}: ${fault?.detail}`);
    const winners = result.ranks.filter((rank) => rank === 1).length;
    // Deals of matches with different numbers of seats are different deals.
    wins.add(deal * 16 + levels.length, result.ranks[levels.indexOf(learner)] === 1 ? WHOLE_WIN / winners : 0);
    luck += 1 / levels.length;
  }
  const { share, low, high } = shareOf(wins.deals());
  return { matches, tried: played.length, share, low, high, luck: luck / played.length };
}
