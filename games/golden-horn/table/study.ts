import { bookOf } from '@levante/table/book/book.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { perLanguage } from '@levante/table/words/language.ts';
import { goldenHornPlan } from './book/plan.ts';

/** Rulebook, pictures, puzzles and lesson of Golden Horn. */
export const goldenHornStudy: GameStudy = {
  fetchBook: perLanguage({
    en: lazy(async () => bookOf(goldenHornPlan, (await import('./book/words/en.ts')).enBook)),
    de: lazy(async () => bookOf(goldenHornPlan, (await import('./book/words/de.ts')).default.rules)),
    fr: lazy(async () => bookOf(goldenHornPlan, (await import('./book/words/fr.ts')).default.rules)),
    it: lazy(async () => bookOf(goldenHornPlan, (await import('./book/words/it.ts')).default.rules)),
  }),
  fetchPictures: lazy(async () => (await import('./book/pictures.tsx')).HornPicture),
  fetchPuzzles: lazy(async () => (await import('./puzzles/puzzles.ts')).goldenHornPuzzles),
  fetchLesson: lazy(async () => (await import('./lesson/lesson.ts')).goldenHornLesson),
};
