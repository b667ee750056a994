import { catalogue, type Fetched } from '@levante/table/words/language.ts';
import { enLesson } from './en.ts';
import type { LessonTexts } from './lesson-words.ts';

export const lessonTexts: Fetched<LessonTexts> = {
  de: async () => (await import('./de.ts')).deLesson,
  fr: async () => (await import('./fr.ts')).frLesson,
  it: async () => (await import('./it.ts')).itLesson,
};

/** What the lesson says, in the reader's language. */
export const lessonWords = catalogue(enLesson, lessonTexts, 'lesson');
