import './style.css';
import { usePlannedMotion } from '@levante/table/motion/motion.ts';
import { Frame, useRoom } from '@levante/table/pointing/frame.tsx';
import { Portion } from '@levante/table/ui/portions.tsx';
import { type Drawer, Tabs } from '@levante/table/ui/tabs.tsx';
import { type Signal, useSignal } from '@preact/signals';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { Chart } from './board/chart.tsx';
import { type Scope, TableContext } from './lane/context.ts';
import type { ChartLayout } from './lane/geometry.ts';
import { planMotion, seawaysOn } from './lane/motion-plan.ts';
import { isOpen, sizeOf } from './match/counts.ts';
import type { TableProps } from './match/props.ts';
import { Hand, useOwnSeat, Warehouse } from './players/own.tsx';
import { Players } from './players/players.tsx';
import { Supply } from './players/supply.tsx';
import type { GoldenHornWords } from './words/words.ts';

function Small({ covered }: { covered: Signal<boolean> }) {
  const scope = useContext(TableContext);
  const seat = useOwnSeat();
  if (scope === null) return null;
  const { props, room, words } = scope;
  const own = seat === null ? undefined : props.state.players[seat];
  const hidden = { count: 0 };
  const mine: readonly Drawer[] =
    own === undefined
      ? []
      : [
          {
            id: 'hand',
            name: words.tabs.hand,
            count: sizeOf(own.hand),
            contents: <Hand covered={covered} />,
            until: isOpen(own.hand) ? JSON.stringify(own.hand) : '',
          },
          {
            id: 'warehouse',
            name: words.tabs.warehouse,
            count: sizeOf(own.warehouse ?? hidden),
            contents: <Warehouse covered={covered} />,
          },
        ];
  const supply = { id: 'supply', name: words.tabs.supply, count: sizeOf(props.state.bag), contents: <Supply /> };
  const log = { id: 'log', name: words.tabs.log, count: null, contents: props.log };
  // On a phone lying down the log has the room below the turn.
  const rest: readonly Drawer[] = room.layout === 'across' ? [supply] : [supply, log];
  return <Tabs drawers={[...mine, ...rest]} notice={props.notice} />;
}

/** The table of Golden Horn: players, the lane between the cities, hand, warehouse and supply; turn and log as they are handed in. */
export function GameTable(props: TableProps & { readonly words: GoldenHornWords }) {
  const { words } = props;
  const room = useRoom();
  const root = useRef<HTMLDivElement>(null);
  const covered = useSignal(false);
  const drawn = useRef<ChartLayout | null>(null);
  usePlannedMotion(root, props.facts, () => planMotion(props.facts, props.speed, seawaysOn(drawn.current)));
  const scope = useMemo<Scope>(() => ({ props, room, words }), [props, room, words]);
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
              aria-label={words.turn}
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
