import type { Bot, Game } from '@levante/contract';
import type { Commentator } from './kit/commentator.ts';
import { type BotKit, kitOf } from './kit/kit.ts';
import { randomBot } from './kit/random.ts';
import type { Features } from './learn/features.ts';
import { learned } from './learn/judgement.ts';
import { Network } from './learn/network.ts';
import { type Judgement, readJudgement } from './learn/weights.ts';
import { greedy } from './search/greedy.ts';
import type { Evaluator } from './search/judge.ts';
import { FORESEEING } from './search/manner.ts';
import { mcts } from './search/mcts.ts';
import { searching } from './search/thinker.ts';

/** The levels that people play against, weakest first. */
export const LEVELS = ['deckhand', 'seaman', 'helmsman', 'boatswain', 'mate', 'pilot', 'master', 'capitan'] as const;

export type Level = (typeof LEVELS)[number];

/**
 * How well a level plays: as the player written by hand with so much error (1 is its own), by one look ahead with a
 * blurred eye, or by a search of so many tries in a turn.
 */
export type Skill = { readonly error: number } | { readonly blur: number } | { readonly tries: number };

/** What a game teaches its bots. */
export interface Teachings<S> {
  readonly game: Game<S>;
  readonly features: Features<S>;
  /** The data of a trained network (see `readJudgement`). */
  readonly judgement: unknown;
  /** The player written by hand: quick, and not learned. */
  byHand(error: number): Bot<S>;
  /** How well each level plays; measured so that each beats the one below by about as much. */
  readonly skills: Readonly<Record<Level, Skill>>;
  /** Says why a turn was bad, in an analysis. */
  readonly commentator?: Commentator;
}

/** The bots of a game that has all eight levels: the strongest analyses matches, the weakest advises it. */
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

/** What a game with an evaluator written by hand gives its bots. */
export interface EvaluatedGame<S> {
  readonly game: Game<S>;
  /** Fills in each seat's chance to win (see `Evaluator`). What a view hides has been drawn before. */
  readonly evaluate: Evaluator<S>;
  /** How well each of its levels plays, weakest first. */
  readonly skills: Readonly<Partial<Record<Level, Exclude<Skill, { readonly error: number }>>>>;
  /** Says why a turn was bad, in an analysis. */
  readonly commentator?: Commentator;
}

/** The bots of a game that nobody has trained: the strongest analyses matches, the weakest advises it and stands in. */
export function evaluatorKit<S>({ game, evaluate, skills, commentator }: EvaluatedGame<S>): BotKit {
  const judge = (): Evaluator<S> => evaluate;
  const bots = LEVELS.flatMap((level) => {
    const skill = skills[level];
    if (!skill) return [];
    return 'blur' in skill
      ? greedy({ level, judge, blur: skill.blur })
      : searching({ level, judge, manner: FORESEEING, tries: skill.tries });
  });
  const [weakest, strongest] = [bots[0]?.level, bots.at(-1)?.level];
  return kitOf(game, [randomBot(), mcts(), ...bots], {
    offered: bots.map(({ level }) => level),
    ...(weakest === undefined ? {} : { standIn: weakest, advisers: [weakest] }),
    ...(strongest === undefined ? {} : { analyst: strongest }),
    ...(commentator === undefined ? {} : { commentator }),
  });
}

/** All bots of a game, weakest first: `random` and `mcts`, by which the others are measured, and the eight levels. */
function levelsOf<S>(teachings: Teachings<S>): readonly Bot<S>[] {
  const { game, features, skills, byHand } = teachings;
  let read: Judgement | null = null;
  // What a network remembers of the positions before must not show in an answer: each turn has a new one.
  const judge = (): Evaluator<S> => {
    read ??= readJudgement(teachings.judgement, game.id, features);
    const { shape, weights } = read;
    return learned(game, features, new Network(shape, weights, features.mostParts, game.players[1]));
  };
  const botOf = (level: Level): Bot<S> => {
    const skill = skills[level];
    if ('error' in skill) return { ...byHand(skill.error), level };
    if ('blur' in skill) return greedy({ level, judge, blur: skill.blur });
    return searching({ level, judge, manner: FORESEEING, tries: skill.tries });
  };
  return [randomBot(), mcts(), ...LEVELS.map(botOf)];
}
