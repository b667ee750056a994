import { AdviceNote } from '../analysis/advice-note.tsx';
import { AnalysisSheet } from '../analysis/analysis-sheet.tsx';
import { Chances } from '../analysis/chances.tsx';
import { PastNote } from '../analysis/past-note.tsx';
import type { Telling } from '../analysis/telling.ts';
import type { AnalysisPlace } from '../match/game.ts';
import { TurnReasons } from './turn-reasons.tsx';

const VIEWS = {
  beside: Chances,
  verdict: TurnReasons,
  turn: AdviceNote,
  sheet: AnalysisSheet,
  past: PastNote,
} as const;

/** The analysis of a match, wherever it is asked for, in what a game says of turns. */
export function AnalysisAt({ on, telling }: { readonly on: AnalysisPlace; readonly telling: Telling }) {
  const View = VIEWS[on];
  return <View telling={telling} />;
}
