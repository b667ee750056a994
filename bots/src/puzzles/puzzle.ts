import type { Seat } from '@levante/contract';

/** Win rate of a deed. */
export interface DeedChance {
  readonly deed: string;
  /** Wins per thousand playouts; a shared win counts in part. */
  readonly wins: number;
}

/** A position in which one turn is far better than all others. */
export interface Puzzle {
  /** Full state, including information hidden from the seat. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  /** Actions of the best turn as lines, without random events. */
  readonly solution: readonly string[];
  /** Cost of the solution (florins, cards), and the maximum cost of an equally good line. */
  readonly spent: number;
  readonly most: number;
  /** All deeds tried, best first. */
  readonly deeds: readonly DeedChance[];
  /** Number of playouts of the best turn; 1 if the result depends on the turn alone. */
  readonly plays: number;
  /** Lead over the closest deed and its standard error, in thousandths. */
  readonly margin: number;
  readonly error: number;
  readonly theme: string;
  /** Seed of the proof. */
  readonly seed: number;
}
