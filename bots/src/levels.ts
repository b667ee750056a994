import type { Bot, Game } from '@levante/contract';
import type { Commentator } from './kit/commentator.ts';
import { type BotKit, kitOf } from './kit/kit.ts';
import { randomBot } from './kit/random.ts';
import type { Features } from './learn/features.ts';
import { learned } from './learn/learned-evaluator.ts';
import { Network } from './learn/network.ts';
import { type Judgement, readJudgement } from './learn/weights.ts';
import type { Evaluator } from './search/evaluator.ts';
import { greedy } from './search/greedy.ts';
import { mcts } from './search/mcts.ts';
import { FORESEEING } from './search/search-config.ts';
import { searching } from './search/thinker.ts';

/** Levels offered as opponents, weakest first. */
export const LEVELS = ['deckhand', 'seaman', 'helmsman', 'boatswain', 'mate', 'pilot', 'master', 'capitan'] as const;

export type Level = (typeof LEVELS)[number];

/**
 * Strength of a level: the heuristic bot with an error factor (1 is its default), a greedy one-ply bot with noise added to
 * its evaluations, or a tree search with a number of iterations per turn.
 */
export type Skill = { readonly error: number } | { readonly noise: number } | { readonly tries: number };

/** Game-specific parts of bots with a trained evaluator. */
export interface Teachings<S> {
  readonly game: Game<S>;
  readonly features: Features<S>;
  /** Data of a trained network (see `readJudgement`). */
  readonly judgement: unknown;
  /** Creates the heuristic bot: fast, and not trained. */
  byHand(error: number): Bot<S>;
  /** Strength of each level, tuned so that each beats the one below by about the same margin. */
  readonly skills: Readonly<Record<Level, Skill>>;
  /** Explains bad turns in an analysis. */
  readonly commentator?: Commentator;
}

/** Builds the kit of a game with all eight levels. The strongest level analyses matches, with the weakest as adviser. */
export function ladderKit<S>(teachings: Teachings<S>): BotKit {
  const [weakest, , , , , , , strongest] = LEVELS;
  const { game, commentator } = teachings;
  return kitOf(game, levelsOf(teachings), {
    offered: LEVELS,
    analyst: strongest,
    advisers: [weakest],
    ...(commentator === undefined ? {} : { commentator }),
  });
}

/** Game-specific parts of bots with a hand-written evaluator. */
export interface EvaluatedGame<S> {
  readonly game: Game<S>;
  /** Evaluates a full state: hidden information has already been sampled. */
  readonly evaluate: Evaluator<S>;
  /** Strength of each available level. */
  readonly skills: Readonly<Partial<Record<Level, Exclude<Skill, { readonly error: number }>>>>;
  /** Explains bad turns in an analysis. */
  readonly commentator?: Commentator;
}

/** Builds the kit of a game without a trained network. The strongest level analyses matches, with the weakest as adviser. */
export function evaluatorKit<S>({ game, evaluate, skills, commentator }: EvaluatedGame<S>): BotKit {
  const evaluator = (): Evaluator<S> => evaluate;
  const bots = LEVELS.flatMap((level) => {
    const skill = skills[level];
    if (!skill) return [];
    return 'noise' in skill
      ? greedy({ level, evaluator, noise: skill.noise })
      : searching({ level, evaluator, config: FORESEEING, tries: skill.tries });
  });
  const weakest = bots[0]?.level;
  const strongest = bots.at(-1)?.level;
  return kitOf(game, [randomBot(), mcts(), ...bots], {
    offered: bots.map(({ level }) => level),
    ...(weakest === undefined ? {} : { advisers: [weakest] }),
    ...(strongest === undefined ? {} : { analyst: strongest }),
    ...(commentator === undefined ? {} : { commentator }),
  });
}

/** Creates all bots of a game, weakest first: the baselines `random` and `mcts`, then the eight levels. */
function levelsOf<S>(teachings: Teachings<S>): readonly Bot<S>[] {
  const { game, features, skills, byHand } = teachings;
  let read: Judgement | null = null;
  // A network caches evaluations; a new one per turn keeps answers independent of earlier positions.
  const evaluator = (): Evaluator<S> => {
    read ??= readJudgement(teachings.judgement, game.id, features);
    const { shape, weights } = read;
    return learned(game, features, new Network(shape, weights, features.maxParts, game.players[1]));
  };
  const botOf = (level: Level): Bot<S> => {
    const skill = skills[level];
    if ('error' in skill) return { ...byHand(skill.error), level };
    if ('noise' in skill) return greedy({ level, evaluator, noise: skill.noise });
    return searching({ level, evaluator, config: FORESEEING, tries: skill.tries });
  };
  return [randomBot(), mcts(), ...LEVELS.map(botOf)];
}
