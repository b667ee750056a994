import type { Result, Seat } from '@levante/contract';
import type { Whereabouts } from '../kit/commentator.ts';
import type { Reason } from '../kit/reasons.ts';

/** Minimum loss for each mark, in thousandths of win probability. */
export const MARKS = { inaccuracy: 30, mistake: 70, blunder: 150 } as const;
export type Mark = keyof typeof MARKS;

/** Returns the mark for a loss in thousandths; null below the threshold of an inaccuracy. */
export function markOf(givenAway: number): Mark | null {
  if (givenAway >= MARKS.blunder) return 'blunder';
  if (givenAway >= MARKS.mistake) return 'mistake';
  return givenAway >= MARKS.inaccuracy ? 'inaccuracy' : null;
}

/**
 * An analysed turn of a finished match, as plain data. Chances are the win probabilities of all seats in whole thousandths
 * that add up to 1000, estimated from the view of the seat to play.
 */
export interface AnalysedTurn extends Whereabouts {
  /** The ply of the first action, and the number of plies including random events in between. */
  readonly ply: number;
  readonly plies: number;
  readonly seat: Seat;
  /** Win probabilities with the best turn found. */
  readonly chancesBefore: readonly number[];
  /** Win probabilities with the turn that was played. */
  readonly chancesAfter: readonly number[];
  /** All actions of the seat in this turn. */
  readonly played: readonly string[];
  /** The best turn found: the played actions up to ply `from`, then the best line up to the next random event. */
  readonly best: readonly string[];
  readonly from: number;
  /** Win probability the seat lost by its own decisions, in thousandths; never negative, unaffected by luck. */
  readonly givenAway: number;
  readonly mark: Mark | null;
  /** Explanations of the mark, most important first; at most two, empty without a mark. */
  readonly reasons: readonly Reason[];
}

/** Summary of the play of one seat over the match. */
export interface SeatAnalysis {
  readonly seat: Seat;
  readonly turns: number;
  /** Mean loss per turn, in thousandths. */
  readonly givenAway: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** Result of an analysis. Every decision of the record belongs to exactly one turn. */
export interface Analysis {
  readonly game: string;
  readonly players: number;
  /** The level that evaluated the positions. */
  readonly level: string;
  readonly turns: readonly AnalysedTurn[];
  readonly seats: readonly SeatAnalysis[];
  readonly result: Result;
}

/** Summarises the turns by seat. */
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
