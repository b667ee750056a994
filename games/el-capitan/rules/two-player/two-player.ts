import { byteAt, bytes, type StateOf } from '@levante/contract';
import { mainHouse, neutralHouse, ownerOf } from '../board/houses.ts';
import { houseOn, type Sites } from '../board/sites.ts';
import { MAX_SEATS, type Tables } from '../board/tables.ts';

/** The two-player game (chapter 10 of the rules): each player leads a neutral colour besides the main one. */

/** Its part of the state. */
export const TWO_PLAYER_FIELDS = {
  /** Neutral houses in stock, by seat. */
  neutral: bytes(MAX_SEATS),
};

/** What its rules read of a state. */
interface Stock extends StateOf<typeof TWO_PLAYER_FIELDS> {
  /** Main houses in stock, by seat. */
  readonly warehouses: Int8Array;
}

interface Track extends Sites {
  readonly tables: Tables;
}

/** Whether the players lead neutral colours (EC-10.1). */
export const hasNeutral = (t: Tables): boolean => t.players === 2;

/** How many neutral houses a phase brings each player (EC-10.1). */
export const neutralStart = (t: Tables): number => (hasNeutral(t) ? t.board.startNeutral : 0);

/** Whether a city pays its first rank only (EC-10.6). Extra cities have a rule of their own (EC-11.4). */
export const onlyFirstIsPaid = (t: Tables): boolean => t.players === 2;

/** Whether a main house may be taken from the stock: main houses stay in the majority there (EC-10.2). */
export function mainInStock(s: Stock, seat: number): boolean {
  const main = byteAt(s.warehouses, seat) - 1;
  const neutral = byteAt(s.neutral, seat);
  return main >= 0 && (main + neutral === 0 || main > neutral);
}

/** Whether a neutral house may be taken from the stock (EC-10.2). */
export function neutralInStock(s: Stock, seat: number): boolean {
  const main = byteAt(s.warehouses, seat);
  const neutral = byteAt(s.neutral, seat) - 1;
  return neutral >= 0 && (main + neutral === 0 || main > neutral);
}

/** Whether `house` on `site` would be the fifth of a player's two colours in a row (EC-10.3). */
export function fiveOfOwner(s: Track, city: number, site: number, house: number): boolean {
  return hasNeutral(s.tables) && ownerRowBeside(s, city, site, ownerOf(house)) >= 4;
}

/** How many neighbouring sites on both sides of `site` hold a house of either colour of one player. */
function ownerRowBeside(s: Track, city: number, site: number, owner: number): number {
  const main = mainHouse(owner);
  const neutral = neutralHouse(owner);
  const own = (n: number): boolean => {
    const house = houseOn(s, city, n);
    return house === main || house === neutral;
  };
  let row = 0;
  for (let n = site - 1; own(n); n--) row += 1;
  for (let n = site + 1; own(n); n++) row += 1;
  return row;
}
