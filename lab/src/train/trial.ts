import type { TrainingSetup } from '@levante/bots';
import { wholeDeals } from '../ladder/pairs.ts';
import type { Played, Simulation } from '../simulate/range.ts';
import { shareOf, WHOLE_WIN, WinCount } from '../simulate/wins.ts';
import { streamOf, type TrainingPlan } from './plan.ts';
import type { TrialTask } from './task.ts';

/** How the learner does, by one look ahead and alone against copies of its rival. */
export interface Evaluation {
  /** Matches it had learned from. */
  readonly matches: number;
  /** Matches it was tried in. */
  readonly tried: number;
  /** Its share of the wins in them, with its 95 % interval, and what its seats would win by luck. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly luck: number;
}

/** Matches of a trial, or a few more: with each number of seats nearly as many, and whole deals. */
const MATCHES = 40;
const LEARNER = 'greedy';

/** The matches of every trial of a training: always the same deals, so that trials can be compared. */
export function trialTasks(school: TrainingSetup, plan: TrainingPlan, weights: Float32Array): TrialTask[] {
  return plan.players.flatMap((players) => {
    const run: Simulation = {
      game: school.gameId,
      rulesVersion: school.rulesVersion,
      options: school.plain(players),
      levels: Array.from({ length: players }, (_, seat) => (seat === 0 ? LEARNER : school.rival)),
      seed: streamOf(plan.seed, 'trials', players).next(),
      ms: null,
      record: false,
    };
    const matches = wholeDeals(MATCHES / plan.players.length, players);
    return Array.from({ length: matches }, (_, index): TrialTask => {
      return { kind: 'trial', game: plan.game, weights, run, index };
    });
  });
}

/** What a trial of that level came to; throws if a match was broken off. */
export function trialOf(matches: number, played: readonly Played[], learner = LEARNER): Evaluation {
  const wins = new WinCount();
  let luck = 0;
  for (const { deal, levels, result, fault } of played) {
    if (fault || !result) throw new Error(`a trial was broken off: ${fault?.reason}: ${fault?.detail}`);
    const winners = result.ranks.filter((rank) => rank === 1).length;
    // Deals of matches with different numbers of seats are different deals.
    wins.add(deal * 16 + levels.length, result.ranks[levels.indexOf(learner)] === 1 ? WHOLE_WIN / winners : 0);
    luck += 1 / levels.length;
  }
  const { share, low, high } = shareOf(wins.deals());
  return { matches, tried: played.length, share, low, high, luck: luck / played.length };
}
