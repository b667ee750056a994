import type { AnalysisPhrases } from '@levante/table/analysis/match-analysis.ts';
import type { AnalysisPlace } from '@levante/table/match/game.ts';
import { AnalysisAt } from '@levante/table/puzzle/analysis-at.tsx';
import { raised } from '@levante/table/words/grammar.ts';
import { useMemo } from 'preact/hooks';
import { isCity, readLine } from '../match/lines.ts';
import { doing } from '../turn/names.ts';
import type { ElCapitanMatch } from '../turn/phrases.ts';
import { turnWords } from '../turn/words/index.ts';
import { sayReason } from './reasons.ts';

/** Returns the phrases of an analysis; `ahead` for turns that can still be played. */
function tellingOf({ session, phrases: { namer } }: ElCapitanMatch, ahead: boolean): AnalysisPhrases {
  return {
    lines({ ply, seat }, lines) {
      let place = session.position(ply)?.json.players[seat]?.ship?.city ?? '';
      const steps = lines.flatMap((text) => {
        const line = readLine(text);
        if (!line || line.verb === 'end') return [];
        if (line.verb === 'sail') place = line.city;
        const step = doing(line, namer, isCity(place) ? place : null);
        return [line.verb === 'build' ? turnWords.value.onSite(step, line.site) : step];
      });
      return raised(steps.join(', '));
    },
    reason: (reason) => sayReason(reason, { seat: namer.seat, place: namer.place, florins: namer.florins, ahead }),
  };
}

export function AnalysisView({ context, on }: { readonly context: ElCapitanMatch; readonly on: AnalysisPlace }) {
  const telling = useMemo(() => tellingOf(context, on === 'turn'), [context, on]);
  return <AnalysisAt on={on} telling={telling} />;
}
