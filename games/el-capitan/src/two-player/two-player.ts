import { byteAt } from '@levante/contract';
import { mainHouse, ownerOf } from '../board/houses.ts';
import { houseOn } from '../board/sites.ts';
import type { ElCapitanState } from '../state/state.ts';

/** The two-player game (chapter 10 of the rules). */

/** Whether `house` on `site` would be the fifth of a player's two colours in a row (EC-10.3). */
export function fiveOfOwner(s: ElCapitanState, city: number, site: number, house: number): boolean {
  return s.tables.players === 2 && ownerRowBeside(s, city, site, ownerOf(house)) >= 4;
}

/** The same for either colour of one player. */
export function ownerRowBeside(s: ElCapitanState, city: number, site: number, owner: number): number {
  const main = mainHouse(owner);
  const neutral = main + 5;
  const own = (n: number): boolean => {
    const house = houseOn(s, city, n);
    return house === main || house === neutral;
  };
  let row = 0;
  for (let n = site - 1; own(n); n--) row += 1;
  for (let n = site + 1; own(n); n++) row += 1;
  return row;
}

/** Whether the two-colour rule lets a seat take a main house from its stock (EC-10.2). */
export function mainInStock(s: ElCapitanState, seat: number): boolean {
  const main = byteAt(s.warehouses, seat) - 1;
  const neutral = byteAt(s.neutral, seat);
  return main >= 0 && (main + neutral === 0 || main > neutral);
}

/** The same for a neutral house. */
export function neutralInStock(s: ElCapitanState, seat: number): boolean {
  const main = byteAt(s.warehouses, seat);
  const neutral = byteAt(s.neutral, seat) - 1;
  return neutral >= 0 && (main + neutral === 0 || main > neutral);
}
