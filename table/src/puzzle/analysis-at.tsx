import '../analysis/style.css';
import type { Reason } from '@levante/bots';
import { useEffect, useState } from 'preact/hooks';
import { AdviceNote } from '../analysis/advice-note.tsx';
import { AnalysisSheet } from '../analysis/analysis-sheet.tsx';
import { Chances } from '../analysis/chances.tsx';
import { type AnalysisPhrases, analysisOf } from '../analysis/match-analysis.ts';
import { PastNote } from '../analysis/mistakes.tsx';
import { analysisWords } from '../analysis/words/index.ts';
import type { AnalysisPlace } from '../match/game.ts';
import { useMatch } from '../match/match-context.ts';
import { useBestTurn } from './verdict.ts';

const VIEWS = {
  beside: Chances,
  verdict: TurnReasons,
  turn: AdviceNote,
  sheet: AnalysisSheet,
  past: PastNote,
} as const;

/** The analysis of a match, shared by the places that show it. */
export function AnalysisAt({ on, telling }: { readonly on: AnalysisPlace; readonly telling: AnalysisPhrases }) {
  const View = VIEWS[on];
  return <View telling={telling} />;
}

/** Reasons why the best turn of a puzzle is better than the other. Renders nothing if no reason is certain. */
export function TurnReasons({ telling }: { readonly telling: AnalysisPhrases }) {
  const context = useMatch();
  const analysis = analysisOf(context);
  const best = useBestTurn();
  const game = context.session.match.value?.game;
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  useEffect(() => {
    setReasons([]);
    if (!best || best.other === null || game === undefined) return;
    const { view, seat, lines, other } = best;
    return analysis.explain({ ask: 'explain', game, view, seat, played: other, best: lines }, setReasons);
  }, [analysis, best, game]);
  if (!best || best.other === null || reasons.length === 0) return null;
  const ply = context.session.timeline.value?.first ?? 0;
  const other = best.isNext ? telling.lines({ ply, seat: best.seat }, best.other) : '';
  return (
    <>
      {other !== '' && (
        <p class="puzzle-next">
          <span class="quiet">{analysisWords.value.lessGood}: </span>
          {other}
        </p>
      )}
      <ul class="mistake-reasons">
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{telling.reason(reason)}</li>
        ))}
      </ul>
    </>
  );
}
