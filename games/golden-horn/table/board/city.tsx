import { type CityCode, COLOURS, type Colour } from '@levante/golden-horn/rules';
import { Vignette } from '@levante/table/art/drawings.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useMemo } from 'preact/hooks';
import { Cube, GoodSymbol } from '../art/goods.tsx';
import { berthsIn, type ChartLayout, CITY_PART } from '../lane/geometry.ts';
import { useTable } from '../match/context.ts';
import { sizeOf } from '../match/position.ts';
import { goldenHornWords } from '../words/en.ts';
import { ShipPiece, useShipsAt } from './ship.tsx';

/** More cubes than these do not fit into a bay; the figure says how many there are. */
const SHOWN = 6;

/** A bay of the quay: the symbol in its arch, the cubes that lie in it, their number below. */
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

/** A city: its picture behind the basin, the quay with its bays before it. */
export function City({ city, layout }: { city: CityCode; layout: ChartLayout }) {
  const { props } = useTable();
  const ships = useShipsAt(city);
  const { x, y, width, height } = layout.harbours[city];
  const vignette = useMemo(() => <Vignette id={city} />, [city]);
  return (
    <section
      class="gh-city"
      data-city={city}
      aria-label={goldenHornWords.value.place(city)}
      data-hint-area=""
      data-spatial=""
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      <h2 class="unseen">{goldenHornWords.value.place(city)}</h2>
      <TargetButton
        target={{ on: 'city', city }}
        data-lead=""
        label={goldenHornWords.value.cityLabel(city, sizeOf(props.state.cities[city]), ships.length)}
        class="gh-city-head"
        data-key={`city ${city}`}
        style={{ height: `${height * CITY_PART}px` }}
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
