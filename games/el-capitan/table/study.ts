import { bookOf } from '@levante/table/book/book.ts';
import { lazyModule } from '@levante/table/late/lazy.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { perLanguage } from '@levante/table/words/language.ts';
import { elCapitanPlan } from './book/plan.ts';

/** What there is to learn of El Capitán. */
export const elCapitanStudy: GameStudy = {
  fetchBook: perLanguage({
    en: lazyModule(async () => bookOf(elCapitanPlan, (await import('./book/en-book.ts')).enBook)),
    de: lazyModule(async () => bookOf(elCapitanPlan, (await import('./book/de-book.ts')).deBook)),
    fr: lazyModule(async () => bookOf(elCapitanPlan, (await import('./book/fr-book.ts')).frBook)),
    it: lazyModule(async () => bookOf(elCapitanPlan, (await import('./book/it-book.ts')).itBook)),
  }),
  fetchPictures: lazyModule(async () => (await import('./book/pictures.tsx')).ClauseTile),
  fetchPuzzles: lazyModule(async () => (await import('./puzzles.ts')).elCapitanPuzzles),
  fetchLesson: lazyModule(async () => (await import('./lesson/lesson.ts')).elCapitanLesson()),
};
