import '@levante/table/style/match.css';
import '../style.css';
import './style.css';
import { COLOURS, SHIPS } from '@levante/golden-horn/rules';
import type { PictureProps } from '@levante/table/book/clause.tsx';
import { DrawnInTurn, TryIt } from '@levante/table/book/picture.tsx';
import { PointerContext, type PointerContextValue } from '@levante/table/pointing/pointing.ts';
import { useMemo, useRef } from 'preact/hooks';
import { Cube } from '../art/goods.tsx';
import { Trader } from '../art/trader.tsx';
import { Chart } from '../board/chart.tsx';
import type { ChartLayout } from '../lane/geometry.ts';
import { type Pointing, type Scope, TableContext } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { Shelves } from '../warehouse/warehouse.tsx';
import {
  figuresOf,
  hasPicture,
  momentAt,
  momentRecord,
  PICTURES,
  type PictureClause,
  PLAYERS,
  warehouseOf,
} from './moments.ts';
import { bookOfHorn } from './words/index.ts';

const pointing: Pointing = { sign: () => null, hint: () => null, pick: () => {}, point: () => {} };
const hand: PointerContextValue = { pointing, names: PLAYERS, point: () => {} };

/** Picture of a clause: a part of the table in a position of a real match. */
export function HornPicture({ clause, tryFrom }: PictureProps) {
  return hasPicture(clause) ? (
    <DrawnInTurn class="gh-book-picture" of={PICTURES[clause].shows}>
      <PictureOf clause={clause} tryFrom={tryFrom} />
    </DrawnInTurn>
  ) : null;
}

function PictureOf({ clause, tryFrom }: PictureProps & { readonly clause: PictureClause }) {
  const position = useMemo(() => momentAt(PICTURES[clause].ply), [clause]);
  return (
    <>
      {/* Caption and clause describe the picture; only on the table can each part be inspected. */}
      <div inert>
        <Drawn clause={clause} position={position} />
      </div>
      <figcaption>{bookOfHorn.value.captions[clause](figuresOf(clause, position))}</figcaption>
      <TryIt record={momentRecord(clause)} tryFrom={tryFrom} />
    </>
  );
}

function Drawn({ clause, position }: { readonly clause: PictureClause; readonly position: Position }) {
  const { shows, seat } = PICTURES[clause];
  const { json, board } = position;
  const player = json.players[seat];
  const sails = player ? board.fleets[player.fleet] : [];
  switch (shows) {
    case 'lane':
      return <Lane position={position} />;
    case 'goods':
      return (
        <ul class="gh-stacks gh-book-goods">
          {COLOURS.map((colour) => (
            <li key={colour} data-none={json.cities.CON[colour] === 0 ? '' : undefined}>
              <Cube colour={colour} />
              <span>{json.cities.CON[colour]}</span>
            </li>
          ))}
        </ul>
      );
    case 'warehouse':
      return <Shelves warehouse={warehouseOf(json, seat)} setBonus={board.setBonus} />;
    case 'fleet':
      return (
        <div class="gh-book-ships">
          {SHIPS.map((ship, at) => (
            <Trader key={ship} seat={seat} sails={sails[at] ?? []} westward={false} />
          ))}
        </div>
      );
    default:
      return (
        <div class="gh-book-ships">
          <Trader
            seat={seat}
            sails={sails[SHIPS.indexOf(shows)] ?? []}
            westward={player?.ships[shows].heading === 'VEN'}
            cargo={player?.ships[shows].cargo ?? null}
            afloat
          />
        </div>
      );
  }
}

/** The lane with its ships, as on a phone. */
function Lane({ position }: { readonly position: Position }) {
  const drawn = useRef<ChartLayout | null>(null);
  const scope = useMemo<Scope>(() => {
    const { json, board } = position;
    const props = {
      state: json,
      board,
      names: PLAYERS,
      mine: [],
      pointing,
      courses: [],
      trails: [],
      raids: [],
      facts: [],
      speed: 0 as const,
    };
    return { props, room: { layout: 'phone', dense: true, drawers: true } };
  }, [position]);
  return (
    <div class="gh-book-lane">
      <TableContext.Provider value={scope}>
        <PointerContext.Provider value={hand}>
          <Chart drawn={drawn} />
        </PointerContext.Provider>
      </TableContext.Provider>
    </div>
  );
}
