import { byteAt } from '@levante/contract';
import { CITIES } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';
import { cityValue } from './majority.ts';

/** Income from fortresses (EC-8.4). */

/** Returns the maximum number of open houses in any city (EC-8.4). */
export function maxHouses(s: ElCapitanState): number {
  let most = 0;
  for (let city = 0; city < CITIES; city++) most = Math.max(most, byteAt(s.standing, city));
  return most;
}

/** Returns the current pay of a fortress in a city. `most` is `maxHouses` (EC-8.4). */
export function fortressPay(s: ElCapitanState, city: number, most: number): number {
  const value = cityValue(s, city);
  return most > 0 && byteAt(s.standing, city) === most ? value : value >> 1;
}
