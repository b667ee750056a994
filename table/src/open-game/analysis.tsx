import { AdviceNote } from '../analysis/advice-note.tsx';
import { AnalysisSheet } from '../analysis/analysis-sheet.tsx';
import { Chances } from '../analysis/chances.tsx';
import { PastNote } from '../analysis/past-note.tsx';
import type { Telling } from '../analysis/telling.ts';
import type { AnalysisPlace } from '../match/game.ts';
import { TurnReasons } from '../puzzle/turn-reasons.tsx';

/** The analysis of a match, wherever it is asked for. */
export function AnalysisView({ telling, on }: { readonly telling: Telling; readonly on: AnalysisPlace }) {
  switch (on) {
    case 'beside':
      return <Chances telling={telling} />;
    case 'verdict':
      return <TurnReasons telling={telling} />;
    case 'turn':
      return <AdviceNote telling={telling} />;
    case 'sheet':
      return <AnalysisSheet telling={telling} />;
    case 'past':
      return <PastNote telling={telling} />;
  }
}
