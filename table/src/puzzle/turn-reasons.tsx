import '../analysis/analysis.css';
import type { Reason } from '@levante/bots';
import { useEffect, useState } from 'preact/hooks';
import { analysisOf } from '../analysis/match-analysis.ts';
import type { Telling } from '../analysis/telling.ts';
import { analysisWords } from '../analysis/words/en.ts';
import { useMatch } from '../match/match-context.ts';
import { useBestTurn } from './best-turn.ts';

/** Says in sentences why the best turn of a puzzle is better than the other; nothing where nothing certain can be said. */
export function TurnReasons({ telling }: { readonly telling: Telling }) {
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
