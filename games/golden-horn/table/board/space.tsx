import type { Colour } from '@levante/golden-horn/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useMemo } from 'preact/hooks';
import { Modone } from '../art/fort.tsx';
import { pigmentOf } from '../art/goods.tsx';
import { Pendant, ROSETTE, Rosette } from '../art/rosette.tsx';
import { berthsAt, type ChartLayout } from '../lane/geometry.ts';
import { laneWords } from '../lane/words/en.ts';
import { useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/en.ts';
import { ShipPiece, useShipsAt } from './ship.tsx';

interface SpaceProps {
  readonly place: number;
  readonly colour: Colour;
  readonly layout: ChartLayout;
}

/** A sea space: a rosette of the chart with its number on the rim. */
export function SeaSpace({ place, colour, layout }: SpaceProps) {
  const taken = useShipsAt(place).length > 0;
  const { x, y } = layout.points.get(place) ?? { x: 0, y: 0 };
  const { radius } = layout;
  const art = useMemo(() => <Rosette colour={colour} taken={taken} />, [colour, taken]);
  return (
    <div
      class="gh-place"
      style={{
        left: `${x - radius}px`,
        top: `${y - radius}px`,
        width: `${2 * radius}px`,
        height: `${2 * radius}px`,
        '--pigment': pigmentOf(colour),
      }}
      data-empty={taken ? undefined : ''}
      data-hint-area=""
    >
      <TargetButton
        target={{ on: 'space', place }}
        label={laneWords.value.spaceLabel(place, colour)}
        class="gh-space"
        quiet
        data-key={`space ${place}`}
        data-colour={colour}
      >
        {art}
      </TargetButton>
    </div>
  );
}

/** The ship on a sea space, and under it the space's colour and number. */
export function AtSea({ place, colour, layout }: SpaceProps) {
  const [here] = useShipsAt(place);
  const { x, y } = layout.points.get(place) ?? { x: 0, y: 0 };
  const unit = layout.radius / ROSETTE;
  if (!here) {
    return (
      <span class="gh-number" style={{ left: `${x}px`, top: `${y + 35 * unit}px` }} aria-hidden="true">
        {place}
      </span>
    );
  }
  const westward = here.state.heading === 'VEN';
  return (
    <>
      <ShipPiece {...here} berth={{ x: x + (westward ? 3 : -3) * unit, y: y + 10 * unit, scale: layout.ship }} />
      <span
        class="gh-pendant"
        style={{ left: `${x}px`, top: `${y + 32 * unit}px`, width: `${Math.max(22, 31 * unit)}px` }}
        aria-hidden="true"
      >
        <Pendant colour={colour} />
      </span>
      <span
        class="gh-number"
        style={{ left: `${x + (westward ? 1 : -1) * Math.max(22, 30 * unit)}px`, top: `${y + 33 * unit}px` }}
        aria-hidden="true"
      >
        {place}
      </span>
    </>
  );
}

/** Modone with its berths. */
export function ModoneSpace({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const ships = useShipsAt('MOD');
  const berths = props.board.modone[String(props.state.options.players)]?.berths ?? 0;
  const fort = useMemo(() => <Modone />, []);
  const box = layout.modone;
  if (box === null) return null;
  const at = berthsAt(ships.length, box, layout.ship);
  return (
    <>
      <div
        class="gh-modone-place"
        style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
        data-hint-area=""
      >
        <TargetButton
          target={{ on: 'modone' }}
          label={laneWords.value.modoneLabel(ships.length, berths)}
          class="gh-modone"
          data-key="modone"
          data-count={String(ships.length)}
        >
          <span class="gh-modone-name">
            {goldenHornWords.value.place('MOD')}{' '}
            <span aria-hidden="true">
              {ships.length}/{berths}
            </span>
          </span>
          {fort}
        </TargetButton>
      </div>
      {ships.map((ship, i) => (
        <ShipPiece key={`${ship.seat} ${ship.ship}`} {...ship} berth={at[i] ?? { x: 0, y: 0, scale: 0.5 }} />
      ))}
    </>
  );
}
