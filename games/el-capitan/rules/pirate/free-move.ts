import { addWord, byteAt, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { HOUSES, mainHouse, neutralHouse } from '../board/houses.ts';
import { type Forts, hasFortress } from '../board/sites.ts';
import { MAX_FORTRESSES, NOBODY_THERE, type Tables } from '../board/tables.ts';

/** Free move of the pirate and its protection money (EC-12.1, EC-12.2). */

/** Fields from which protection money is computed. */
interface Estates extends Forts {
  readonly tables: Tables;
  readonly phase: number;
  /** Florins, by seat. */
  readonly cash: Int32Array;
  /** houses[city * 11 + house]: open houses by colour; and all of a city. */
  readonly houses: Int8Array;
  readonly standing: Int8Array;
}

/** Counts the houses and fortresses that a seat has in play in a city (EC-12.1, EC-10.8). */
function buildings(s: Estates, city: number, seat: number): number {
  const first = city * HOUSES;
  const houses = byteAt(s.houses, first + mainHouse(seat)) + byteAt(s.houses, first + neutralHouse(seat));
  return hasFortress(s, city, seat) ? houses + 1 : houses;
}

/** Returns a seat's payment for a free move of the pirate to a city now (EC-12.1). */
function protection(s: Estates, city: number, payer: number): number {
  const due = buildings(s, city, payer) * wordAt(s.tables.protection, s.phase - 1);
  return Math.max(0, Math.min(due, wordAt(s.cash, payer)));
}

/** Returns a seat's total income from a free move of the pirate to a city (EC-12.1). */
export function protectionMoney(s: Estates, city: number, taker: number): number {
  const first = byteAt(s.forts, city * MAX_FORTRESSES);
  const second = byteAt(s.forts, city * MAX_FORTRESSES + 1);
  if (byteAt(s.standing, city) === 0 && first === NOBODY_THERE && second === NOBODY_THERE) return 0;
  let sum = 0;
  for (let seat = 0; seat < s.tables.players; seat++) if (seat !== taker) sum += protection(s, city, seat);
  return sum;
}

/** Returns an upper bound of a seat's income from a free move of the pirate to a city: every owner pays in full. */
export function maxProtectionMoney(s: Estates, city: number): number {
  return (byteAt(s.standing, city) + MAX_FORTRESSES) * wordAt(s.tables.protection, s.phase - 1);
}

/** Collects the payments of all other seats with buildings in the city (EC-12.1, EC-10.8). */
export function takeProtection(s: Estates, city: number, taker: number, journal?: ElCapitanJournal): void {
  for (let seat = 0; seat < s.tables.players; seat++) {
    const amount = seat === taker ? 0 : protection(s, city, seat);
    if (amount === 0) continue;
    addWord(s.cash, seat, -amount);
    addWord(s.cash, taker, amount);
    journal?.push({ type: 'paid', from: seat, to: taker, amount, for: 'protection' });
  }
}
