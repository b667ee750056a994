import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { useTrails } from '@levante/table/match/trails.ts';
import { type PointingParts, pointedPosition, usePointing } from '@levante/table/match/use-pointing.ts';
import { useBestTurn } from '@levante/table/puzzle/verdict.ts';
import { TurnNotice } from '@levante/table/turn/turn-view.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { LiftedCity } from './board/city-tile.tsx';
import { GameTable } from './game-table.tsx';
import type { Position } from './match/position.ts';
import type { Preview, TableProps, Target } from './match/props.ts';
import { usePayday } from './payday/payday.tsx';
import { useQuestion } from './settlement/question.tsx';
import { hintsFor } from './turn/hints.ts';
import type { Intent } from './turn/intents.ts';
import type { ElCapitanMatch } from './turn/match.ts';
import { briefFor, titleOfTarget } from './turn/names.ts';
import { offersOf } from './turn/offers.ts';
import { signsOf } from './turn/pointing.ts';
import { previewOf, previewOfTurn } from './turn/preview.ts';
import { voyagesSince } from './voyage/trails.ts';

const End = lazyComponent(async () => (await import('./end/standings.tsx')).Standings);

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<ElCapitanMatch>) {
  const { view, session, names } = context;
  const pointing = usePointing(context, usePointingParts(context));
  const trails = useTrails(context, voyagesSince);
  const payday = usePayday(context, LiftedCity);
  const question = useQuestion(context);
  const preview = usePreview(context);
  const offers = useOffers(context);
  const ended = view.sheet.value === 'standings' && view.past.value === null;
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      state={position.json}
      board={position.board}
      cities={position.cities}
      triangle={position.triangle}
      names={names}
      mine={session.mine.value}
      handOf={view.handOf.value}
      drafting={view.drafting.value}
      forecast={position.forecast}
      showForecast={view.forecast.value}
      pointing={pointing}
      trails={trails}
      preview={preview}
      offers={offers}
      facts={facts}
      speed={tableSpeed()}
      header={header}
      turn={turn}
      log={log}
      notice={<TurnNotice />}
      {...question}
      {...payday}
      end={ended ? <End context={context} /> : undefined}
    />
  );
}

/** What the plan that is pointed at would do, or what the best turn of a puzzle does. */
function usePreview(context: ElCapitanMatch): Preview | null {
  const { editor } = context;
  const position = pointedPosition(context);
  const target = editor.selection.value.picked.length > 0 ? null : editor.pointedAt.value;
  const best = useBestTurn();
  const start = best ? (context.session.timeline.value?.start ?? null) : null;
  return useMemo(() => {
    if (best && start) return previewOfTurn(start, best.lines);
    return position && target && previewOf(position, target);
  }, [position, target, best, start]);
}

const NO_OFFERS: TableProps['offers'] = new Map();

function useOffers(context: ElCapitanMatch): TableProps['offers'] {
  const { editor, phrases } = context;
  const { namer } = phrases;
  const position = editor.selection.value.picked.length > 0 ? null : pointedPosition(context);
  return useMemo(
    () => (position ? offersOf(position, namer, (plan) => editor.do(plan.lines)) : NO_OFFERS),
    [position, namer, editor],
  );
}

/** How this game marks and explains what can be pointed at. */
function usePointingParts({ phrases }: ElCapitanMatch): PointingParts<Position, Target, Intent> {
  const { namer } = phrases;
  return useMemo(
    () => ({
      signs: signsOf,
      hints: (position, picked) => hintsFor(position, picked, namer),
      title: (target) => titleOfTarget(target, namer),
      brief: (position, picked, target) => briefFor(position, picked, target, namer),
    }),
    [namer],
  );
}
