import { addWord, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { HOUSES, mainHouse, neutralHouse } from '../board/houses.ts';
import { hasFortress } from '../board/sites.ts';
import { CAN, MOST_FORTRESSES, NOBODY_THERE } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** The free move of the pirate and its protection money (EC-12.1, EC-12.2). */

/** Houses and fortresses that a seat has in play in a city (EC-12.1, EC-10.8). */
export function buildings(s: ElCapitanState, city: number, seat: number): number {
  const first = city * HOUSES;
  const houses = byteAt(s.houses, first + mainHouse(seat)) + byteAt(s.houses, first + neutralHouse(seat));
  return hasFortress(s, city, seat) ? houses + 1 : houses;
}

/** What a seat would pay if the pirate came to a city by a free move now. */
export function protection(s: ElCapitanState, city: number, payer: number): number {
  const asked = buildings(s, city, payer) * (s.tables.board.protection[s.phase - 1] ?? 0);
  return Math.max(0, Math.min(asked, wordAt(s.cash, payer)));
}

/** What a seat would take in all by a free move of the pirate to a city. */
export function protectionMoney(s: ElCapitanState, city: number, taker: number): number {
  const [first, second] = [byteAt(s.forts, city * MOST_FORTRESSES), byteAt(s.forts, city * MOST_FORTRESSES + 1)];
  if (byteAt(s.standing, city) === 0 && first === NOBODY_THERE && second === NOBODY_THERE) return 0;
  let sum = 0;
  for (let seat = 0; seat < s.tables.players; seat++) if (seat !== taker) sum += protection(s, city, seat);
  return sum;
}

/** Everybody else with something in the city pays. */
export function takeProtection(s: ElCapitanState, city: number, taker: number, journal?: Journal): void {
  for (let seat = 0; seat < s.tables.players; seat++) {
    const amount = seat === taker ? 0 : protection(s, city, seat);
    if (amount === 0) continue;
    addWord(s.cash, seat, -amount);
    addWord(s.cash, taker, amount);
    journal?.push({ type: 'paid', from: seat, to: taker, amount, for: 'protection' });
  }
}

/** Whoever has just come to anchor at the Islas Canarias must move the pirate (EC-12.1); passing through owes nothing. */
export function owesFreeMove(s: ElCapitanState, seat: number): boolean {
  return byteAt(s.shipAt, seat) === CAN && byteAt(s.shipBerth, seat) >= 0;
}
