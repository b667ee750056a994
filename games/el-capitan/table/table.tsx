import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { idleText } from '@levante/table/match/idle-text.ts';
import { TurnNotice } from '@levante/table/match/turn-view.tsx';
import { useBestTurn } from '@levante/table/puzzle/best-turn.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { idlePointing, pointingOf } from './act/pointing.ts';
import { previewOf, previewOfTurn } from './act/preview.ts';
import type { Position } from './follow/position.ts';
import { voyagesSince } from './follow/trails.ts';
import type { ElCapitanMatch } from './match.ts';
import { usePayday } from './payday-stage.tsx';
import { hintsFor } from './phrases/hints.ts';
import { briefFor, titleOfTarget } from './phrases/names.ts';
import { offersOf } from './phrases/offers.ts';
import { useQuestion } from './questions.tsx';
import type { Pointing, Preview, TableProps, Trail } from './show/props.ts';
import { GameTable } from './show/table.tsx';

const End = lazyComponent(async () => (await import('./standings.tsx')).Standings);

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<ElCapitanMatch>) {
  const { view, session, names } = context;
  const pointing = usePointing(context);
  const trails = useTrails(context);
  const payday = usePayday(context);
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

/** What sailed since the last turn of whose hand lies here; nothing for who only watches. */
function useTrails({ session, view }: ElCapitanMatch): readonly Trail[] {
  const timeline = session.timeline.value;
  const seat = view.handOf.value;
  const ply = view.past.value ?? session.shown.value.ply;
  return useMemo(
    () => (timeline && seat !== null ? voyagesSince(timeline.plies.slice(0, ply - timeline.first), seat) : []),
    [timeline, seat, ply],
  );
}

/** The position that can be pointed at: of the draft, while it is looked at. */
function pointedPosition({ editor, view }: ElCapitanMatch): Position | null {
  return editor.open.value && view.past.value === null ? editor.position.value : null;
}

/** What the plan that is pointed at would do, or what the best turn of a puzzle does. */
function usePreview(context: ElCapitanMatch): Preview | null {
  const { editor } = context;
  const position = pointedPosition(context);
  const target = editor.picking.value.picked.length > 0 ? null : editor.pointedAt.value;
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
  const { namer, words } = phrases;
  const position = editor.picking.value.picked.length > 0 ? null : pointedPosition(context);
  return useMemo(
    () => (position ? offersOf(position, words, namer, (plan) => editor.do(plan.lines)) : NO_OFFERS),
    [position, words, namer, editor],
  );
}

/** The pointing of this screen: whoever's turn is drafted here, else nobody's. */
function usePointing(context: ElCapitanMatch): Pointing {
  const { editor, view, phrases } = context;
  const { namer, words: own } = phrases;
  const position = editor.open.value && view.past.value === null ? editor.position.value : null;
  const picking = editor.picking.value;
  const pointedAt = editor.pointedAt.value;
  const hint = useMemo(
    () => position && hintsFor(position, picking.picked, own, namer),
    [position, picking.picked, own, namer],
  );
  const idle = idleText(context);
  return useMemo(() => {
    if (!position || !hint) {
      const refusal = { text: idle, clause: null };
      return idlePointing((one) => ({
        title: titleOfTarget(one, own, namer),
        price: null,
        lines: [],
        effects: [],
        refusal,
      }));
    }
    return pointingOf({
      position,
      picking,
      pointedAt,
      hint,
      brief: (one) => briefFor(position, picking.picked, one, own, namer),
      pick: (one) => editor.pick(one),
      point: (one) => editor.point(one),
      openClause: (clause) => view.open({ clause }),
    });
  }, [position, picking, pointedAt, hint, idle, editor, view, own, namer]);
}
