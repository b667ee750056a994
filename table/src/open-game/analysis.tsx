import type { Telling } from '../analysis/telling.ts';
import { AdviceNote } from '../match/advice-note.tsx';
import { AnalysisSheet } from '../match/analysis-sheet.tsx';
import { Chances } from '../match/chances.tsx';
import type { AnalysisPlace } from '../match/game.ts';
import { PastNote } from '../match/past-note.tsx';
import { TurnReasons } from '../puzzle/turn-reasons.tsx';

/** The analysis of a match, wherever it is asked for. */
export function OpenAnalysisView({ telling, on }: { readonly telling: Telling; readonly on: AnalysisPlace }) {
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
