import type { SearchConfig } from './tree.ts';

/** Search parameters for trained evaluators in any game, tuned by matches between variants. */
export const FORESEEING: SearchConfig = {
  usePriors: true,
  exploration: 0.1,
  priorTemperature: 0.03,
  wideningBase: 2,
  wideningGrowth: 1.5,
  chanceWidening: 0.2,
};
