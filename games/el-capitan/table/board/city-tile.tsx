import type { CityCode } from '@levante/el-capitan/rules';
import { ShutIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { HouseArt } from '../art/pieces.tsx';
import { cityCodeIn, houseOwner } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { type CityProps, usePreviewHere, useShipsIn } from './city.ts';
import { Picture, ShutArrow } from './picture.tsx';
import { Slots, Track } from './spaces.tsx';

const TilePayday = lazyComponent(async () => (await import('../payday/tile-payday.tsx')).TilePayday, 'early');

/** Current value of a city, and the house that would be shut next. */
export function TileValue({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = tableWords.value;
  const pay = props.forecast.cities[code];
  if (!pay || pay.ranking.length === 0) return <span class="tile-value tile-unbuilt">{words.unbuilt}</span>;
  return (
    <span class="tile-value">
      <span class="tile-counts" title={words.now}>
        <Florins amount={pay.value} /> <span class="tile-word">{words.now}</span>
      </span>{' '}
      {pay.nextShut !== null && (
        <span class="tile-shut" title={words.nextShut}>
          <span class="tile-word">{words.nextShut}</span>
          <ShutIcon />
          <HouseArt {...houseOwner(pay.nextShut)} />
        </span>
      )}
    </span>
  );
}

/** A city: its track in a U, berths, fortress sites, and the picture with shut houses. */
export function CityTile({ board, code, city, large = false }: CityProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const ships = useShipsIn(code);
  const shuts = usePreviewHere(code)?.shuts ?? null;
  const pay = props.forecast.cities[code];
  const name = words.city(code);
  const built = pay !== undefined && pay.ranking.length > 0;
  const shutNext = pay?.nextShut ?? null;
  const mineHere = props.state.seat !== null && props.state.players[props.state.seat]?.ship?.city === code;
  const label = words.cityLabel(
    name,
    built ? pay.value : null,
    shutNext === null ? null : (props.names[houseOwner(shutNext).seat] ?? ''),
    ships,
  );
  return (
    <div
      class="tile"
      data-city={code}
      data-anchor={large ? undefined : `city-${code}`}
      data-hint-area=""
      data-spatial=""
      data-here={mineHere ? '' : undefined}
      data-sign={props.pointing.sign({ on: 'city', city: code }) ?? undefined}
      data-quiet={props.offers.get(code)?.likely === false ? '' : undefined}
      data-large={large ? '' : undefined}
      data-berths={city.berths.length}
      style={{ gridRow: board.row + 1 }}
    >
      <div class="tile-in">
        <TargetButton target={{ on: 'city', city: code }} label={label} class="tile-head" stop data-lead="">
          <span class="tile-name">{name}</span> <TileValue code={code} />
        </TargetButton>
        <Picture code={code} city={city} faded={props.showForecast && built && !large} />
        <Track board={board} code={code} city={city} />
        <Slots board={board} code={code} city={city} />
        {props.showForecast && built && !large && <TilePayday code={code} />}
      </div>
      {shuts !== null && <ShutArrow of={`${code} ${shuts}`} />}
    </div>
  );
}

/** A copy of a city lifted off the chart; only the tile below takes input. */
export function LiftedCity({ code }: { code: CityCode }) {
  const { props } = useTable();
  const board = props.cities.find((city) => cityCodeIn(props.state, city.code) === code);
  const city = props.state.cities[code];
  return board && city ? <CityTile board={board} code={code} city={city} large /> : null;
}
