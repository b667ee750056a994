import type { Colour } from '@levante/golden-horn/rules';
import { Vignette } from '@levante/table/art/drawings.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useMemo } from 'preact/hooks';
import { chartDrawings } from '../art/drawings.ts';
import { CardArt, CubeArt, Pendant, ROSETTE, Rosette } from '../art/goods.tsx';
import { berthsAt, boxStyle, type ChartLayout, openSide } from '../lane/geometry.ts';
import { useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/index.ts';
import { ShipPiece, useShipsAt } from './harbour.tsx';

interface SpaceProps {
  readonly place: number;
  readonly colour: Colour;
  readonly layout: ChartLayout;
}

/** Sea space: a rosette with its number on the rim. */
export function SeaSpace({ place, colour, layout }: SpaceProps) {
  const taken = useShipsAt(place).length > 0;
  const { x, y } = layout.points.get(place) ?? { x: 0, y: 0 };
  const { radius } = layout;
  const art = useMemo(() => <Rosette colour={colour} taken={taken} />, [colour, taken]);
  return (
    <div
      class="gh-place"
      style={boxStyle({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })}
      data-empty={taken ? undefined : ''}
      data-hint-area=""
    >
      <TargetButton
        target={{ on: 'space', place }}
        label={goldenHornWords.value.spaceLabel(place, colour)}
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

/** Ship on a sea space, with the space's colour and number below. */
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

/** The harbour of Modone with its berths. */
export function ModoneSpace({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const ships = useShipsAt('MOD');
  const berths = props.board.modone[String(props.state.options.players)]?.berths ?? 0;
  const fort = useMemo(() => <Vignette id="modone" from={chartDrawings} box="4 14 162 76" />, []);
  const box = layout.modone;
  if (box === null) return null;
  const at = berthsAt(ships.length, box, layout.ship);
  return (
    <>
      <div class="gh-modone-place" style={boxStyle(box)} data-hint-area="">
        <TargetButton
          target={{ on: 'modone' }}
          label={goldenHornWords.value.modoneLabel(ships.length, berths)}
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

/** Possible raids: an arrow from the hold to the cube, and the cards required. */
export function RaidSigns({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const unit = layout.radius / ROSETTE;
  const disc = Math.max(11.5, 15 * unit);
  return (
    <svg class="gh-raids" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {props.raids.map(({ seat, ship, colour, choices }) => {
        const cards = choices.length === 1 ? (choices[0]?.cards ?? []) : [];
        const at = props.state.players[seat]?.ships[ship].at ?? null;
        const point = at === null ? undefined : layout.points.get(at);
        if (at === null || !point) return null;
        const side = openSide(layout, at);
        const x = point.x + side * 70 * unit;
        const y = point.y - 30 * unit;
        const from = `${point.x + side * 42 * unit} ${point.y + 6 * unit}`;
        const path = `M${from}C${point.x + side * 64 * unit} ${point.y + 8 * unit} ${x + side * 2} ${point.y} ${x} ${y + disc + 3}`;
        const card = disc * 0.92;
        return (
          <g key={`${seat} ${ship}`} class="gh-raid-sign">
            <path d={path} class="gh-raid-gap" />
            <path d={path} />
            <path d={`M${x - 5} ${y + disc + 9}L${x} ${y + disc + 2}L${x + 5} ${y + disc + 9}`} />
            <circle cx={x} cy={y} r={disc} />
            <CubeArt colour={colour} x={x - disc * 0.68} y={y - disc * 0.68} size={disc * 1.36} />
            {!layout.upright &&
              cards.map((one, i) => (
                <CardArt
                  key={`${i + 1} ${one}`}
                  colour={one}
                  x={
                    side > 0 ? x + disc + 2 + i * card * 0.7 : x - disc - 2 - card - (cards.length - 1 - i) * card * 0.7
                  }
                  y={y - card * 0.67}
                  size={card}
                />
              ))}
          </g>
        );
      })}
    </svg>
  );
}
