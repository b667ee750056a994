import { type CityCode, COLOURS } from '@levante/golden-horn/rules';
import { Vignette } from '@levante/table/art/vignettes/vignette.tsx';
import { TargetButton } from '@levante/table/show/target.tsx';
import { useMemo } from 'preact/hooks';
import { Cube, GoodCard } from '../art/goods.tsx';
import { sizeOf } from '../follow/counts.ts';
import { useTable } from './context.ts';
import { ShipPiece, useShipsAt } from './ship.tsx';

function Goods({ city }: { city: CityCode }) {
  const { props, words } = useTable();
  const counts = props.state.cities[city];
  return (
    <div class="gh-goods" data-spatial="">
      {COLOURS.map((colour) => (
        <TargetButton
          key={colour}
          target={{ on: 'cubes', city, colour }}
          label={words.cubesLabel(counts[colour], colour, city)}
          class="gh-goods-stack"
          data-none={counts[colour] === 0 ? '' : undefined}
        >
          <span data-piece={`cubes-${city}-${colour}`}>
            <Cube colour={colour} />
          </span>
          <strong aria-hidden="true">{counts[colour]}</strong>
        </TargetButton>
      ))}
    </div>
  );
}

/** A city: its picture, the goods that lie there, the ships in its harbour. */
export function City({ city }: { city: CityCode }) {
  const { props, words } = useTable();
  const ships = useShipsAt(city);
  const fare = props.fares.get(`city ${city}`);
  const vignette = useMemo(() => <Vignette city={city} />, [city]);
  return (
    <section class="gh-city" data-city={city} aria-label={words.place(city)} data-hint-area="">
      <TargetButton
        target={{ on: 'city', city }}
        label={words.cityLabel(city, sizeOf(props.state.cities[city]), ships.length)}
        class="gh-city-head"
      >
        <span class="gh-city-name">{words.place(city)}</span>
        {vignette}
        {fare && (
          <span class="gh-fare">
            {fare.length === 0
              ? words.free
              : fare.map((colour, i) => <GoodCard key={`${i + 1} ${colour}`} colour={colour} />)}
          </span>
        )}
      </TargetButton>
      <Goods city={city} />
      <div class="gh-harbour" data-count={ships.length} data-spatial="">
        {ships.length === 0 && <p class="aside">{words.emptyHarbour}</p>}
        {ships.map((ship) => (
          <ShipPiece key={`${ship.seat} ${ship.ship}`} {...ship} />
        ))}
      </div>
    </section>
  );
}
