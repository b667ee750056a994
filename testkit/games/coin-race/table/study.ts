import type { GameStudy } from '@levante/table/match/study.ts';
import { signal } from '@preact/signals';

/** What there is to learn of the coin race. */
export const coinRaceStudy: GameStudy = {
  fetchRules: signal(async () => ({ intro: 'Who reaches the goal first has won.', chapters: [] })),
  fetchPuzzles: null,
};
