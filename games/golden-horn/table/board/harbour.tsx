import type { Seat } from '@levante/contract';
import { type CityCode, COLOURS, type Colour, SHIPS, type ShipCode, type ShipJson } from '@levante/golden-horn/rules';
import { Vignette } from '@levante/table/art/drawings.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useMemo } from 'preact/hooks';
import { Cube, GoodSymbol } from '../art/goods.tsx';
import { TurnIcon } from '../art/icons.tsx';
import { Trader } from '../art/trader.tsx';
import { type Berth, berthsIn, boxStyle, type ChartLayout, CITY_PART, SHIP_SIZE } from '../lane/geometry.ts';
import { useTable } from '../match/context.ts';
import { sizeOf } from '../match/position.ts';
import { goldenHornWords } from '../words/index.ts';

/** Returns the sails of a ship in the fleet of its seat. */
export function useSails(seat: Seat, ship: ShipCode): readonly Colour[] {
  const { props } = useTable();
  const fleet = props.state.players[seat]?.fleet ?? 'A';
  return props.board.fleets[fleet][SHIPS.indexOf(ship)] ?? [];
}

interface ShipProps {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly state: ShipJson;
}

/** The cargo of a ship, or a sign that all of it was raided. */
export function Cargo({ state }: { state: ShipJson }) {
  if (state.robbed) {
    return (
      <span class="gh-cargo gh-robbed" title={goldenHornWords.value.robbed}>
        <TurnIcon />
      </span>
    );
  }
  if (state.cargo === null) return null;
  return (
    <span class="gh-cargo">
      <Cube colour={state.cargo.colour} />
      <strong>{state.cargo.cubes}</strong>
    </span>
  );
}

/** Below this scale the hold is too small to read, and a plate on the hull shows the cargo. */
const READABLE = 0.74;

/** The ring on the water round a ship: may be chosen; filled where it is. */
const Ring = () => (
  <svg class="gh-ship-ring" viewBox="-70 -80 140 92" aria-hidden="true">
    <ellipse cx="0" cy="5" rx="68" ry="16" class="gh-ring-gap" />
    <ellipse cx="0" cy="5" rx="68" ry="16" class="gh-ring-line" />
  </svg>
);

/** Ship on the chart: its sails, owner, direction and cargo. */
export function ShipPiece({ seat, ship, state, berth }: ShipProps & { readonly berth: Berth }) {
  const { props } = useTable();
  const sails = useSails(seat, ship);
  const label = goldenHornWords.value.shipLabel({ name: props.names[seat] ?? '', ship, sails, state });
  const { x, y, scale } = berth;
  const westward = state.heading === 'VEN';
  const { colour, cubes } = state.cargo ?? { colour: null, cubes: 0 };
  const art = useMemo(
    () => (
      <Trader seat={seat} sails={sails} westward={westward} cargo={colour === null ? null : { colour, cubes }} afloat />
    ),
    [seat, sails, westward, colour, cubes],
  );
  return (
    <TargetButton
      target={{ on: 'ship', seat, ship }}
      label={label}
      class="gh-ship"
      style={boxStyle({
        x: x - (westward ? 70 : 64) * scale,
        y: y - SHIP_SIZE.keel * scale,
        width: SHIP_SIZE.width * scale,
        height: SHIP_SIZE.height * scale,
      })}
      data-key={`ship ${seat} ${ship}`}
      data-heading={state.heading ?? undefined}
      data-mine={props.mine.includes(seat) ? '' : undefined}
      data-turn={props.state.seat === seat && props.state.turn.ship === ship ? '' : undefined}
      data-small={scale < READABLE ? '' : undefined}
    >
      <Ring />
      <span class="gh-ship-art" data-piece={`ship-${seat}-${ship}`}>
        {art}
      </span>
      {(scale < READABLE || state.robbed) && <Cargo state={state} />}
    </TargetButton>
  );
}

/** Returns the ships at a place, by seat and size. */
export function useShipsAt(place: ShipJson['at']): readonly ShipProps[] {
  const { props } = useTable();
  return props.state.players.flatMap((player, seat) =>
    SHIPS.flatMap((ship) => (player.ships[ship].at === place ? [{ seat, ship, state: player.ships[ship] }] : [])),
  );
}

/** More cubes than these do not fit into a bay; the figure says how many there are. */
const SHOWN = 6;

/** A bay of the quay: the symbol in its arch, its cubes, and their number below. */
function Bay({ city, colour }: { city: CityCode; colour: Colour }) {
  const { props } = useTable();
  const count = props.state.cities[city][colour];
  const symbol = useMemo(() => <GoodSymbol colour={colour} plain />, [colour]);
  return (
    <TargetButton
      target={{ on: 'cubes', city, colour }}
      label={goldenHornWords.value.cubesLabel(count, colour, city)}
      class="gh-bay"
      quiet={count === 0}
      data-key={`cubes ${city} ${colour}`}
      data-none={count === 0 ? '' : undefined}
    >
      <span class="gh-bay-arch" aria-hidden="true">
        {symbol}
        <span class="gh-bay-cubes" data-piece={`cubes-${city}-${colour}`}>
          {Array.from({ length: Math.min(count, SHOWN) }, (_, i) => (
            <Cube key={`cube-${i + 1}`} colour={colour} />
          ))}
        </span>
      </span>
      <strong aria-hidden="true">{count}</strong>
    </TargetButton>
  );
}

/** City: its picture behind the basin, and the quay with its bays in front. */
export function City({ city, layout }: { city: CityCode; layout: ChartLayout }) {
  const { props } = useTable();
  const ships = useShipsAt(city);
  const vignette = useMemo(() => <Vignette id={city} />, [city]);
  return (
    <section
      class="gh-city"
      data-city={city}
      aria-label={goldenHornWords.value.place(city)}
      data-hint-area=""
      data-spatial=""
      style={boxStyle(layout.harbours[city])}
    >
      <h2 class="unseen">{goldenHornWords.value.place(city)}</h2>
      <TargetButton
        target={{ on: 'city', city }}
        data-lead=""
        label={goldenHornWords.value.cityLabel(city, sizeOf(props.state.cities[city]), ships.length)}
        class="gh-city-head"
        data-key={`city ${city}`}
        style={{ height: `${layout.harbours[city].height * CITY_PART}px` }}
      >
        <span class="gh-city-name">{goldenHornWords.value.place(city)}</span>
        {vignette}
      </TargetButton>
      <div class="gh-quay" style={{ height: `${layout.quay}px` }}>
        {COLOURS.map((colour) => (
          <Bay key={colour} city={city} colour={colour} />
        ))}
      </div>
    </section>
  );
}

/** The ships in a city's basin. */
export function Basin({ city, layout }: { city: CityCode; layout: ChartLayout }) {
  const ships = useShipsAt(city);
  const berths = berthsIn(ships.length, layout.harbours[city], layout.quay, layout.ship * 1.02);
  return (
    <div class="gh-basin">
      {ships.map((ship, i) => (
        <ShipPiece key={`${ship.seat} ${ship.ship}`} {...ship} berth={berths[i] ?? { x: 0, y: 0, scale: 0.5 }} />
      ))}
    </div>
  );
}
