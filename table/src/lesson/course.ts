import { isInteger, isPlain } from '@levante/wire';
import type { Lesson } from '../match/lesson.ts';

/** A lesson as it was opened at one of its beats, and ways out of it. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly at: number;
  /** Opens the table anew at a beat. */
  open(at: number): void;
  /** A beat is told, or with as many as there are, the lesson is over. */
  reached(at: number): void;
  leave(): void;
  /** Opens the first match after the lesson; false where that could not be done. */
  play(): Promise<boolean>;
}

const KEY = 'levante.lessons';

/** How far a lesson has come on this browser. */
export interface LessonProgress {
  /** Which beat is next; as many as there are when it is over. */
  readonly beat: number;
  readonly of: number;
}

function read(storage: Storage): { readonly [game: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return isPlain(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** How far the lesson of a game has come; null where it was not begun. */
export function progressOf(storage: Storage, game: string): LessonProgress | null {
  const kept = read(storage)[game];
  if (typeof kept !== 'object' || kept === null || !('beat' in kept) || !('of' in kept)) return null;
  const { beat, of } = kept;
  return isInteger(beat) && isInteger(of) && beat >= 0 && beat <= of ? { beat, of } : null;
}

/** Keeps how far the lesson of a game has come. */
export function keepProgress(storage: Storage, game: string, progress: LessonProgress): void {
  storage.setItem(KEY, JSON.stringify({ ...read(storage), [game]: progress }));
}
