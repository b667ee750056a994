export * from './analysis/index.ts';
export * from './kit/kit.ts';
export { MAX_PLIES, type MatchFault, type MatchReport, type MatchSettings, type Timer } from './kit/match.ts';
export * from './kit/random.ts';
export { type Features, lengthOf } from './learn/features.ts';
export type { SelfPlayConfig } from './learn/self-play.ts';
export type { OptimizerState, Sample, Trainer } from './learn/trainer.ts';
export { type TrainingParts, type TrainingSetup, trainingSetupOf } from './learn/training-setup.ts';
export { type Judgement, judgementJson, readWeights, rounded } from './learn/weights.ts';
export {
  type EvaluatedGame,
  evaluatorKit,
  LEVELS,
  type Level,
  ladderKit,
  type Skill,
  type Teachings,
} from './levels.ts';
export { type Puzzler, puzzlerOf } from './puzzler.ts';
export type { Effort } from './puzzles/proof.ts';
export type { DeedChance, Puzzle } from './puzzles/puzzle.ts';
export type { PuzzleGround, WholeTurn } from './puzzles/puzzle-ground.ts';
export * from './puzzles/puzzle-json.ts';
export { chancesOf, type Evaluator, playout } from './search/evaluator.ts';
export { mcts } from './search/mcts.ts';
export { searching } from './search/thinker.ts';
export type { SearchConfig } from './search/tree.ts';
