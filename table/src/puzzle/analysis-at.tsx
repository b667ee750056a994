import type { Telling } from '../analysis/telling.ts';
import { AdviceNote } from '../match/advice-note.tsx';
import { AnalysisSheet } from '../match/analysis-sheet.tsx';
import { Chances } from '../match/chances.tsx';
import type { AnalysisPlace } from '../match/game.ts';
import { PastNote } from '../match/past-note.tsx';
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
