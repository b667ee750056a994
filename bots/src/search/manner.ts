import type { SearchConfig } from './tree.ts';

/** How a search with a learned judgement goes about it, whatever the game; found by trying others against it. */
export const FORESEEING: SearchConfig = {
  usePriors: true,
  exploration: 0.1,
  priorTemperature: 0.03,
  wideningBase: 2,
  wideningGrowth: 1.5,
  chanceWidening: 0.2,
};
