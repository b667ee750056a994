import type { Result, Seat } from '@levante/contract';
import type { Whereabouts } from '../kit/commentator.ts';
import type { Reason } from '../kit/reasons.ts';

/** From how much given away a turn bears a mark, in thousandths of a chance to win. */
export const MARKS = { inaccuracy: 30, mistake: 70, blunder: 150 } as const;
export type Mark = keyof typeof MARKS;

/** The mark of a turn that gave so many thousandths away; null where it is not worth one. */
export function markOf(givenAway: number): Mark | null {
  if (givenAway >= MARKS.blunder) return 'blunder';
  if (givenAway >= MARKS.mistake) return 'mistake';
  return givenAway >= MARKS.inaccuracy ? 'inaccuracy' : null;
}

/**
 * A turn of a finished match, as plain data. Chances are every seat's to win, in whole thousandths that add up to 1000, as
 * the seat whose turn it is could judge them.
 */
export interface AnalysedTurn extends Whereabouts {
  /** The ply of its first action, and how many plies it has with the chance in between. */
  readonly ply: number;
  readonly plies: number;
  readonly seat: Seat;
  /** With the best turn found. */
  readonly chancesBefore: readonly number[];
  /** With the turn that was played. */
  readonly chancesAfter: readonly number[];
  /** All that the seat did in this turn. */
  readonly played: readonly string[];
  /** The best found: as played up to ply `from`, and from there on as far as no chance decides. */
  readonly best: readonly string[];
  readonly from: number;
  /** Of the seat's own chance, in thousandths, 0 or more. Luck has no part in it. */
  readonly givenAway: number;
  readonly mark: Mark | null;
  /** Why, the greatest first; two at most, none where nothing certain can be said or there is no mark. */
  readonly reasons: readonly Reason[];
}

/** How a seat played over the whole match. */
export interface SeatAnalysis {
  readonly seat: Seat;
  readonly turns: number;
  /** The mean of a turn, in thousandths. */
  readonly givenAway: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** What an analysis comes to. Every decision of the record stands in exactly one turn. */
export interface Analysis {
  readonly game: string;
  readonly players: number;
  /** The level that judged. */
  readonly level: string;
  readonly turns: readonly AnalysedTurn[];
  readonly seats: readonly SeatAnalysis[];
  readonly result: Result;
}

/** Sums the turns up seat by seat. */
export function seatsOf(players: number, turns: readonly AnalysedTurn[]): readonly SeatAnalysis[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const count = (mark: Mark): number => own.filter((turn) => turn.mark === mark).length;
    const sum = own.reduce((total, { givenAway }) => total + givenAway, 0);
    return {
      seat,
      turns: own.length,
      givenAway: own.length === 0 ? 0 : Math.round(sum / own.length),
      inaccuracies: count('inaccuracy'),
      mistakes: count('mistake'),
      blunders: count('blunder'),
    };
  });
}
