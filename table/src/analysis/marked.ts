import type { AnalysedTurn, Analysis } from '@levante/bots';
import type { Seat } from '@levante/contract';

/** The turns worth a word: mistakes and blunders, of one seat or of all. */
export function notable({ turns }: Analysis, seat: Seat | null): readonly AnalysedTurn[] {
  return turns.filter(
    (turn) => (turn.mark === 'mistake' || turn.mark === 'blunder') && (seat === null || turn.seat === seat),
  );
}
