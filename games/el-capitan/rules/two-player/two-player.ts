import { byteAt, bytes, type StateOf } from '@levante/contract';
import { mainHouse, neutralHouse, ownerOf } from '../board/houses.ts';
import { houseOn, type Sites } from '../board/sites.ts';
import { MAX_SEATS, type Tables } from '../board/tables.ts';

/** Two-player game (chapter 10 of the rules): each player leads a neutral colour besides the main one. */

/** Fields of the state for two players. */
export const TWO_PLAYER_FIELDS = {
  /** Neutral houses in stock, by seat. */
  neutral: bytes(MAX_SEATS),
};

/** Part of the state that its rules read. */
interface Stock extends StateOf<typeof TWO_PLAYER_FIELDS> {
  /** Main houses in stock, by seat. */
  readonly warehouses: Int8Array;
}

interface Track extends Sites {
  readonly tables: Tables;
}

/** Returns true if the players have neutral colours (EC-10.1). */
export const hasNeutral = (t: Tables): boolean => t.players === 2;

/** Returns the number of neutral houses that each player gets per phase (EC-10.1). */
export const neutralStart = (t: Tables): number => (hasNeutral(t) ? t.board.startNeutral : 0);

/** Returns true if cities pay only their first rank (EC-10.6). Extra cities have their own rule (EC-11.4). */
export const onlyFirstIsPaid = (t: Tables): boolean => t.players === 2;

/** Returns true if a main house may be taken from the stock. Main houses must stay in the majority there (EC-10.2). */
export function mainInStock(s: Stock, seat: number): boolean {
  const main = byteAt(s.warehouses, seat) - 1;
  const neutral = byteAt(s.neutral, seat);
  return main >= 0 && (main + neutral === 0 || main > neutral);
}

/** Returns true if a neutral house may be taken from the stock (EC-10.2). */
export function neutralInStock(s: Stock, seat: number): boolean {
  const main = byteAt(s.warehouses, seat);
  const neutral = byteAt(s.neutral, seat) - 1;
  return neutral >= 0 && (main + neutral === 0 || main > neutral);
}

/** Returns true if `house` on `site` would be the fifth of a player's two colours in a row (EC-10.3). */
export function fiveOfOwner(s: Track, city: number, site: number, house: number): boolean {
  return hasNeutral(s.tables) && ownerRowBeside(s, city, site, ownerOf(house)) >= 4;
}

/** Counts the neighbouring sites on both sides of `site` with a house of either colour of one player. */
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
