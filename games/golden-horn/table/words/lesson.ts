import { catalogue, englishOnly } from '@levante/table/words/language.ts';
import { enLesson } from './en-lesson.ts';
import type { LessonWords } from './lesson-words.ts';

/** What the lesson says in one language; it comes with it. */
export interface LessonTexts {
  readonly lesson: LessonWords;
}

export const lessonTexts = englishOnly<LessonTexts>({ lesson: enLesson });

/** What the lesson says, in the reader's language. */
export const lessonWords = catalogue(enLesson, lessonTexts, 'lesson');
