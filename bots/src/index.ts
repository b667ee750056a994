import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { elCapitanBots } from './el-capitan/bots.ts';
import { goldenHornBots } from './golden-horn/bots.ts';
import { type BotKit, kitOf } from './kit.ts';

export * from './analysis/index.ts';
export * from './kit.ts';
export type { Features } from './learn/features.ts';
export { type School, schoolOf, type Teaching } from './learn/school.ts';
export type { Practice } from './learn/self-play.ts';
export type { Lesson, Memory, Trainer } from './learn/trainer.ts';
export { type Judgement, judgementJson, readWeights, rounded } from './learn/weights.ts';
export { LEVELS, type Level } from './levels.ts';
export { type MatchFault, type MatchPlan, type MatchReport, MOST_PLIES, type Timer } from './match.ts';
export * from './random.ts';
export { SCHOOLS } from './schools.ts';
export { mcts } from './search/mcts.ts';

const kits: readonly BotKit[] = [kitOf(elCapitan, elCapitanBots()), kitOf(goldenHorn, goldenHornBots())];

/** The bots this house knows, by the id of their game. */
export const KITS: ReadonlyMap<string, BotKit> = new Map(kits.map((kit) => [kit.gameId, kit]));
