import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { idleText } from '@levante/table/match/idle-text.ts';
import { TurnNotice } from '@levante/table/match/turn-view.tsx';
import { useBestTurn } from '@levante/table/puzzle/best-turn.ts';
import { once } from '@levante/table/ui/once.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { GameTable } from './game-table.tsx';
import { voyagesIn, voyagesSince } from './lane/trails.ts';
import type { GoldenHornMatch } from './log/match.ts';
import { readFacts } from './match/facts.ts';
import type { Course, Pointing, RaidView, Target, Trail } from './match/props.ts';
import { keepAim, takeAim } from './turn/aims.ts';
import { hintsFor, titleOf } from './turn/hints.ts';
import { isFinal, orderAt } from './turn/picking.ts';
import { coursesOf, raidsOf, signsOf } from './turn/pointing.ts';
import { keyOf, targetAt } from './turn/targets.ts';

const End = lazyComponent(async () => (await import('./end/standings.tsx')).Standings);

const NO_COURSES: readonly Course[] = [];
const NO_RAIDS: readonly RaidView[] = [];

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<GoldenHornMatch>) {
  const { editor, view, session, phrases, names } = context;
  const pointing = usePointing(context);
  const open = editor.open.value && view.past.value === null ? editor.position.value : null;
  const picking = editor.picking.value;
  const pointed = editor.pointedAt.value;
  const courses = useMemo(() => (open ? coursesOf(open, picking, pointed) : NO_COURSES), [open, picking, pointed]);
  const trails = useTrails(context);
  const raids = useMemo(() => (open ? raidsOf(open) : NO_RAIDS), [open]);
  useEffect(() => {
    const way = open && takeAim(editor, open);
    // What would be final is only made ready: it is done by a press of its own.
    if (way && isFinal(open, way)) editor.select({ picked: [targetAt(way.to ?? 'VEN')], ways: [way] });
    else if (way) editor.choose(way);
  }, [open, editor]);
  const ended = view.sheet.value === 'standings' && view.past.value === null;
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      words={phrases.speech.words}
      state={position.json}
      board={position.board}
      names={names}
      mine={session.mine.value}
      drafting={view.drafting.value}
      pointing={pointing}
      courses={courses}
      trails={trails}
      raids={raids}
      facts={facts}
      speed={tableSpeed()}
      header={header}
      turn={turn}
      log={log}
      notice={<TurnNotice />}
      end={ended ? <End context={context} /> : undefined}
    />
  );
}

/** What sailed since the last turn of whose hand lies here; in a puzzle that is over, what its best turn sails. */
function useTrails({ session, view }: GoldenHornMatch): readonly Trail[] {
  const timeline = session.timeline.value;
  const seat = view.handOf.value;
  const ply = view.past.value ?? session.shown.value.ply;
  const best = useBestTurn();
  return useMemo(() => {
    if (best) return voyagesIn(readFacts(best.facts) ?? [], best.seat);
    return timeline && seat !== null ? voyagesSince(timeline.plies.slice(0, ply - timeline.first), seat) : [];
  }, [timeline, seat, ply, best]);
}

/** The pointing of this screen: whoever's turn is drafted here, else nobody's. */
function usePointing(context: GoldenHornMatch): Pointing {
  const { editor, view, phrases } = context;
  const { speech } = phrases;
  const position = editor.open.value && view.past.value === null ? editor.position.value : null;
  const picking = editor.picking.value;
  const pointed = editor.pointedAt.value;
  const idle = idleText(context);
  return useMemo<Pointing>(() => {
    if (!position) {
      const refusal = { text: idle, clause: null };
      return {
        sign: () => null,
        hint: (target) => ({ title: titleOf(target, speech), price: null, lines: [], effects: [], refusal }),
        pick: () => {},
        point: () => {},
      };
    }
    const signs = once(() => signsOf(position, picking, pointed));
    return {
      sign: (target) => signs().get(keyOf(target)) ?? null,
      hint: hintsFor(position, picking.picked, speech),
      pick: (target) => pick(context, target),
      point: (target) => editor.point(target),
      openClause: (clause) => view.open({ clause }),
    };
  }, [position, picking, pointed, idle, context, editor, view, speech]);
}

/** The person pressed a target: does what is meant, makes ready what cannot be taken back, or says why not. */
function pick({ editor }: GoldenHornMatch, target: Target): void {
  const position = editor.position.value;
  if (!position || !editor.open.value) return;
  const result = orderAt(position, editor.picking.value, target);
  if (result.kind === 'refused') editor.pick(target);
  else if (result.kind === 'choose') {
    editor.dismiss();
    editor.select(result.picking);
  } else {
    keepAim(editor, position, result.way);
    editor.choose(result.way);
  }
}
