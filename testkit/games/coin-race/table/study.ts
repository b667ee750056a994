import type { GameStudy } from '@levante/table/match/study.ts';
import { signal } from '@preact/signals';

/** Learning material of the coin race. */
export const coinRaceStudy: GameStudy = {
  fetchBook: signal(async () => ({
    code: 'CR',
    intro: 'Who reaches the goal first has won.',
    chapters: [],
    table: null,
  })),
  fetchPictures: null,
  fetchLesson: null,
  fetchPuzzles: null,
};
