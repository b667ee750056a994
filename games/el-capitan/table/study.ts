import { bookOf } from '@levante/table/book/book.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { perLanguage } from '@levante/table/words/language.ts';
import { elCapitanPlan } from './book/plan.ts';

/** Rulebook, pictures, puzzles and lesson of El Capitán. */
export const elCapitanStudy: GameStudy = {
  fetchBook: perLanguage({
    en: lazy(async () => bookOf(elCapitanPlan, (await import('./book/words/en.ts')).enBook)),
    de: lazy(async () => bookOf(elCapitanPlan, (await import('./book/words/de.ts')).default.rules)),
    fr: lazy(async () => bookOf(elCapitanPlan, (await import('./book/words/fr.ts')).default.rules)),
    it: lazy(async () => bookOf(elCapitanPlan, (await import('./book/words/it.ts')).default.rules)),
  }),
  fetchPictures: lazy(async () => (await import('./book/pictures.tsx')).ClauseTile),
  fetchPuzzles: lazy(async () => (await import('./puzzles/puzzles.ts')).elCapitanPuzzles),
  fetchLesson: lazy(async () => (await import('./lesson/lesson.ts')).elCapitanLesson()),
};
