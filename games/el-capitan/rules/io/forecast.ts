import { byteAt } from '@levante/contract';
import { HOUSES, houseCode } from '../board/houses.ts';
import type { CityCode } from '../board/places.ts';
import { hasFortress, houseOn } from '../board/sites.ts';
import { cityCode } from '../board/tables.ts';
import { fortressPay, maxHouses } from '../scoring/fortresses.ts';
import { cityValue, majority, ranksBefore } from '../scoring/majority.ts';
import { spreadPay } from '../scoring/spread.ts';
import { shuttingAhead } from '../state/chain.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { ForecastJson } from './json.ts';

/** Returns the payments of a payday in this position, and the standings of each city (formats, request `forecast`). */
export function forecast(s: ElCapitanState): ForecastJson {
  const most = maxHouses(s);
  const seats = Array.from({ length: s.tables.players }, (_, seat) => {
    const spread = spreadPay(s, seat);
    const byMajority: { [code in CityCode]?: number } = {};
    const byFortress: { [code in CityCode]?: number } = {};
    let total = spread;
    for (const city of s.tables.cities) {
      const won = majority(s, city, seat);
      if (won > 0) byMajority[cityCode(city)] = won;
      const held = hasFortress(s, city, seat) ? fortressPay(s, city, most) : 0;
      if (held > 0) byFortress[cityCode(city)] = held;
      total += won + held;
    }
    return { seat, spread, majority: byMajority, fortress: byFortress, total };
  });
  return {
    forecast: seats,
    cities: Object.fromEntries(s.tables.cities.map((city) => [cityCode(city), standing(s, city, most)])),
  };
}

/** Returns the standings of a city: its value, the leaders, and the house that is shut next. */
function standing(s: ElCapitanState, city: number, most: number) {
  const front = houseOn(s, city, byteAt(s.front, city));
  return {
    value: cityValue(s, city),
    ranking: ranking(s, city).map(houseCode),
    most: most > 0 && byteAt(s.standing, city) === most,
    nextShut: front > 0 && shuttingAhead(s, city) ? houseCode(front) : null,
  };
}

/** Returns the colours with an open house in a city, in order of rank. */
function ranking(s: ElCapitanState, city: number): readonly number[] {
  const colours: number[] = [];
  for (let house = 1; house < HOUSES; house++) if (byteAt(s.houses, city * HOUSES + house) > 0) colours.push(house);
  return colours.sort((a, b) => (ranksBefore(s, city, a, b) ? -1 : 1));
}
