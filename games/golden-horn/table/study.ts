import { bookOf } from '@levante/table/book/book.ts';
import { lazyModule } from '@levante/table/late/lazy.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { perLanguage } from '@levante/table/words/language.ts';
import { goldenHornPlan } from './book/plan.ts';

/** What there is to learn of Golden Horn. */
export const goldenHornStudy: GameStudy = {
  fetchBook: perLanguage({
    en: lazyModule(async () => bookOf(goldenHornPlan, (await import('./book/en-book.ts')).enBook)),
    de: lazyModule(async () => bookOf(goldenHornPlan, (await import('./book/de-book.ts')).deBook)),
    fr: lazyModule(async () => bookOf(goldenHornPlan, (await import('./book/fr-book.ts')).frBook)),
    it: lazyModule(async () => bookOf(goldenHornPlan, (await import('./book/it-book.ts')).itBook)),
  }),
  fetchPictures: lazyModule(async () => (await import('./book/pictures.tsx')).HornPicture),
  fetchPuzzles: lazyModule(async () => (await import('./puzzles.ts')).goldenHornPuzzles),
  fetchLesson: lazyModule(async () => (await import('./lesson/lesson.ts')).goldenHornLesson),
};
