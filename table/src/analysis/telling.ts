import type { AnalysedTurn, Reason } from '@levante/bots';

/** What a game says of an analysed turn, with the names of those who play. */
export interface Telling {
  /** Lines of a turn as one sentence. */
  lines(turn: Pick<AnalysedTurn, 'ply' | 'seat'>, lines: readonly string[]): string;
  reason(reason: Reason): string;
}
