import type { Seat } from '@levante/contract';

/** What a turn came to, beside others of the same position. */
export interface DeedChance {
  readonly deed: string;
  /** In how many of a thousand matches played on to the end the seat would have won; a shared win counts in part. */
  readonly wins: number;
}

/** A position in which one turn is far better than all others. */
export interface Puzzle {
  /** Whole: what the seat cannot see is in it. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  /** What to do, as lines, chance left out. */
  readonly solution: readonly string[];
  /** What the best way to the deed uses up (florins, cards), and the most with which a way has done as well. */
  readonly spent: number;
  readonly most: number;
  /** Every deed that was possible, the best first. */
  readonly deeds: readonly DeedChance[];
  /** How often the nearest were played to the end; 1 where nothing but the turn decides. */
  readonly plays: number;
  /** The lead over the next, in thousandths, and its standard error in thousandths. */
  readonly margin: number;
  readonly error: number;
  readonly theme: string;
  /** Seeds the proof. */
  readonly seed: number;
}
