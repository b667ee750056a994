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
