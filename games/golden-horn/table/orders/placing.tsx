import type { Seat } from '@levante/contract';
import { CITY_CODES, type CityCode, type Colour, SHIPS } from '@levante/golden-horn/rules';
import { Trader } from '../art/trader.tsx';
import { goldenHornWords } from '../words/en.ts';
import { ordersWords } from './words/en.ts';

interface PlacingProps {
  readonly seat: Seat;
  readonly sails: readonly (readonly Colour[])[];
  /** Where each ship of the fleet is to start. */
  readonly cities: readonly CityCode[];
  readonly disabled: boolean;
  readonly onChange: (cities: readonly CityCode[]) => void;
  readonly onPlace: () => void;
}

/** Before the first turn: for each ship the city in which it starts. */
export function Placing({ seat, sails, cities, disabled, onChange, onPlace }: PlacingProps) {
  return (
    <fieldset class="gh-placing">
      <legend class="unseen">{ordersWords.value.placing}</legend>
      {SHIPS.map((ship, i) => (
        <div key={ship} class="gh-placing-ship" role="radiogroup" aria-label={goldenHornWords.value.shipName(ship)}>
          <Trader seat={seat} sails={sails[i] ?? []} westward={cities[i] === 'CON'} />
          <span class="gh-placing-cities">
            {CITY_CODES.map((city) => (
              <label key={city} class="gh-placing-city">
                <input
                  type="radio"
                  name={`place-${ship}`}
                  checked={cities[i] === city}
                  onChange={() => onChange(cities.map((now, at) => (at === i ? city : now)))}
                />
                <span>{goldenHornWords.value.place(city)}</span>
              </label>
            ))}
          </span>
        </div>
      ))}
      <p class="turn-note">{ordersWords.value.placeNote}</p>
      <button type="button" class="button button-primary button-wide" disabled={disabled} onClick={onPlace}>
        {ordersWords.value.placeShips}
      </button>
    </fieldset>
  );
}
