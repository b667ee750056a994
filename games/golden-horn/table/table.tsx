import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { useTrails } from '@levante/table/match/trails.ts';
import { type PointingParts, pointedPosition, usePointing } from '@levante/table/match/use-pointing.ts';
import { useBestTurn } from '@levante/table/puzzle/best-turn.ts';
import { TurnNotice } from '@levante/table/turn/turn-view.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { GameTable } from './game-table.tsx';
import { voyagesIn, voyagesSince } from './lane/trails.ts';
import type { GoldenHornMatch } from './log/match.ts';
import { readFacts } from './match/facts.ts';
import type { Position } from './match/position.ts';
import type { Course, RaidView, Target, Trail } from './match/props.ts';
import { keepAim, takeAim } from './turn/aims.ts';
import { hintsFor, titleOf } from './turn/hints.ts';
import type { Intent } from './turn/intents.ts';
import { isFinal, orderAt } from './turn/picking.ts';
import { coursesOf, raidsOf, signsOf } from './turn/pointing.ts';
import { targetAt } from './turn/targets.ts';

const End = lazyComponent(async () => (await import('./end/standings.tsx')).Standings);

const NO_COURSES: readonly Course[] = [];
const NO_RAIDS: readonly RaidView[] = [];

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<GoldenHornMatch>) {
  const { editor, view, session, phrases, names } = context;
  const pointing = usePointing(context, usePointingParts(context));
  const open = pointedPosition(context);
  const picking = editor.picking.value;
  const pointed = editor.pointedAt.value;
  const courses = useMemo(() => (open ? coursesOf(open, picking, pointed) : NO_COURSES), [open, picking, pointed]);
  const trails = useVoyages(context);
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
function useVoyages(context: GoldenHornMatch): readonly Trail[] {
  const sailed = useTrails(context, voyagesSince);
  const best = useBestTurn();
  const sails = useMemo(() => best && voyagesIn(readFacts(best.facts) ?? [], best.seat), [best]);
  return sails ?? sailed;
}

/** How this game marks and explains what can be pointed at. */
function usePointingParts(context: GoldenHornMatch): PointingParts<Position, Target, Intent> {
  const { speech } = context.phrases;
  return useMemo(
    () => ({
      signs: signsOf,
      hints: (position, picked) => hintsFor(position, picked, speech),
      title: (target) => titleOf(target, speech),
      pick: (target) => pick(context, target),
    }),
    [context, speech],
  );
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
