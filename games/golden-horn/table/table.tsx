import { words } from '@levante/table/words/index.ts';
import './style.css';
import { lazyPart } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { useTrails } from '@levante/table/match/trails.ts';
import { type PointingParts, pointedPosition, usePointing } from '@levante/table/match/use-pointing.ts';
import { usePlannedMotion } from '@levante/table/motion/planned-motion.ts';
import { Frame, useRoom } from '@levante/table/pointing/frame.tsx';
import { useBestTurn } from '@levante/table/puzzle/verdict.ts';
import { TurnNotice } from '@levante/table/turn/turn-view.tsx';
import { type Drawer, Tabs } from '@levante/table/ui/dialog.tsx';
import { Portion } from '@levante/table/ui/portions.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { Chart } from './board/chart.tsx';
import type { ChartLayout } from './lane/geometry.ts';
import { planMotion, seawaysOn } from './lane/motion-plan.ts';
import { voyagesIn, voyagesSince } from './lane/voyages.tsx';
import type { GoldenHornMatch } from './log/log.ts';
import { type Course, type Scope, TableContext, type TableProps, type Target, type Trail } from './match/context.ts';
import { readFacts } from './match/follow.ts';
import { isOpen, type Position, sizeOf } from './match/position.ts';
import { Players } from './players/players.tsx';
import { hornPlayersWords } from './players/words/index.ts';
import { hintsFor, titleOf } from './turn/hints.ts';
import { type Intent, keepAim, takeAim, targetAt } from './turn/intents.ts';
import { coursesOf, isFinal, orderAt, signsOf } from './turn/selection.ts';
import { Hand, Supply, useOwnSeat, Warehouse } from './warehouse/warehouse.tsx';

function Small({ covered }: { covered: Signal<boolean> }) {
  const scope = useContext(TableContext);
  const seat = useOwnSeat();
  if (scope === null) return null;
  const { props, room } = scope;
  const own = seat === null ? undefined : props.state.players[seat];
  const { tabs } = hornPlayersWords.value;
  const drawer = (id: keyof typeof tabs, count: number | null, contents: ComponentChildren) => ({
    id,
    name: tabs[id],
    count,
    contents,
  });
  const mine: readonly Drawer[] = own
    ? [
        {
          ...drawer('hand', sizeOf(own.hand), <Hand covered={covered} />),
          until: isOpen(own.hand) ? JSON.stringify(own.hand) : '',
        },
        drawer('warehouse', sizeOf(own.warehouse ?? { count: 0 }), <Warehouse covered={covered} />),
      ]
    : [];
  const supply = drawer('supply', sizeOf(props.state.bag), <Supply />);
  const log = drawer('log', null, props.log);
  // On a phone lying down the log has the room below the turn.
  const rest: readonly Drawer[] = room.layout === 'across' ? [supply] : [supply, log];
  return <Tabs drawers={[...mine, ...rest]} notice={props.notice} />;
}

/**
 * The table of Golden Horn: players, the lane between the cities, hand, warehouse and supply, with the given turn and
 * log.
 */
export function GameTable(props: TableProps) {
  const room = useRoom();
  const root = useRef<HTMLDivElement>(null);
  const covered = useSignal(false);
  const drawn = useRef<ChartLayout | null>(null);
  const othersPlay = props.speed > 0 && (props.drafting ?? null) === null;
  usePlannedMotion(root, props.facts, othersPlay, () => planMotion(props.facts, props.speed, seawaysOn(drawn.current)));
  const scope = useMemo<Scope>(() => ({ props, room }), [props, room]);
  return (
    <TableContext.Provider value={scope}>
      <Frame root={root} room={room} pointing={props.pointing} names={props.names} game="golden-horn">
        {props.header && <div class="table-head">{props.header}</div>}
        {props.end ?? (
          <>
            <Portion>
              <Players />
            </Portion>
            <Portion last>
              <Chart drawn={drawn} />
            </Portion>
            {!room.drawers && (
              <div class="table-foot gh-foot">
                <Portion>
                  <Hand covered={covered} />
                  <Warehouse covered={covered} />
                  <Supply />
                </Portion>
              </div>
            )}
            {room.drawers && (
              <Portion>
                <Small covered={covered} />
              </Portion>
            )}
            <aside
              class="table-side"
              aria-label={words.value.follow.turn}
              data-placing={props.state.step === 'place' ? '' : undefined}
            >
              <Portion>{props.turn}</Portion>
              {(!room.drawers || room.layout === 'across') && <Portion>{props.log}</Portion>}
            </aside>
          </>
        )}
      </Frame>
    </TableContext.Provider>
  );
}

const endScreen = lazyPart(async () => (await import('./end/standings.tsx')).Standings);

const NO_COURSES: readonly Course[] = [];

/** The table of a match as seen on this screen. */
export function MatchTable({ context, header, turn, log }: TableSlots<GoldenHornMatch>) {
  const { editor, view, session, names } = context;
  const pointing = usePointing(context, usePointingParts(context));
  const open = pointedPosition(context);
  const selection = editor.selection.value;
  const pointed = editor.pointedAt.value;
  const courses = useMemo(() => (open ? coursesOf(open, selection, pointed) : NO_COURSES), [open, selection, pointed]);
  const trails = useVoyages(context);
  useEffect(() => {
    const intent = open && takeAim(editor, open);
    // A final intent is only prepared: it needs a separate press.
    if (intent && isFinal(open, intent)) editor.select({ picked: [targetAt(intent.to ?? 'VEN')], intents: [intent] });
    else if (intent) editor.choose(intent);
  }, [open, editor]);
  // The table stays until they are there.
  const End = view.sheet.value === 'standings' && view.past.value === null ? endScreen() : null;
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      state={position.json}
      board={position.board}
      names={names}
      mine={session.mine.value}
      drafting={view.drafting.value}
      pointing={pointing}
      courses={courses}
      trails={trails}
      raids={open?.plans.raids ?? []}
      facts={facts}
      speed={tableSpeed()}
      header={header}
      turn={turn}
      log={log}
      notice={<TurnNotice />}
      end={End ? <End context={context} /> : undefined}
    />
  );
}

/** Returns the voyages since the viewer's last turn; in a finished puzzle, the voyages of its best turn. */
function useVoyages(context: GoldenHornMatch): readonly Trail[] {
  const sailed = useTrails(context, voyagesSince);
  const best = useBestTurn();
  const sails = useMemo(() => best && voyagesIn(readFacts(best.facts) ?? [], best.seat), [best]);
  return sails ?? sailed;
}

/** Returns how this game marks and explains targets. */
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

/** Handles a press of a target: carries out the action, prepares it if it cannot be undone, or says why not. */
function pick({ editor }: GoldenHornMatch, target: Target): void {
  const position = editor.position.value;
  if (!position || !editor.open.value) return;
  const result = orderAt(position, editor.selection.value, target);
  if (result.kind === 'refused') editor.pick(target);
  else if (result.kind === 'choose') {
    editor.dismiss();
    editor.select(result.selection);
  } else {
    keepAim(editor, position, result.intent);
    editor.choose(result.intent);
  }
}
