import { bookOf } from '@levante/table/book/book.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { signal } from '@preact/signals';
import { BOOK, PLAN } from './book.ts';

/** Learning material of nine men's morris. */
export const nineMensMorrisStudy: GameStudy = {
  fetchBook: signal(async () => bookOf(PLAN, BOOK)),
  fetchPictures: null,
  fetchLesson: lazy(async () => (await import('./lesson.ts')).nineMensMorrisLesson),
  fetchPuzzles: null,
};
