import { isInteger, isPlain } from '@levante/wire';
import { progressChanges } from '../lib/progress-changes.ts';
import type { TextStorage } from '../lib/storage.ts';
import type { Lesson } from '../match/lesson.ts';

/** A lesson opened at one of its steps. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly at: number;
  /** Restarts the table at a step. */
  open(at: number): void;
  /** Reports that a step is shown. The number of steps means that the lesson is over. */
  reached(at: number): void;
  leave(): void;
  /** Opens the first match after the lesson. Returns false if that failed. */
  play(): Promise<boolean>;
}

const KEY = 'levante.lessons';

/** Progress of a lesson in this browser. */
export interface LessonProgress {
  /** Next step; equals the number of steps when the lesson is over. */
  readonly beat: number;
  readonly of: number;
}

function read(storage: TextStorage): { readonly [game: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return isPlain(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Returns the progress of a game's lesson; null if it was not begun. */
export function progressOf(storage: TextStorage, game: string): LessonProgress | null {
  const stored = read(storage)[game];
  if (typeof stored !== 'object' || stored === null || !('beat' in stored) || !('of' in stored)) return null;
  const { beat, of } = stored;
  return isInteger(beat) && isInteger(of) && beat >= 0 && beat <= of ? { beat, of } : null;
}

export function keepProgress(storage: TextStorage, game: string, progress: LessonProgress): void {
  storage.setItem(KEY, JSON.stringify({ ...read(storage), [game]: progress }));
  progressChanges.value += 1;
}

/** Deletes the progress of all lessons. */
export function forgetLessons(storage: TextStorage): void {
  storage.removeItem(KEY);
  progressChanges.value += 1;
}
