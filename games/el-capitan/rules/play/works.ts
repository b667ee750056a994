import { addByte, addWord, byteAt, setByte, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { mainHouse, neutralHouse } from '../board/houses.ts';
import { cityCode, MAX_BERTHS, MAX_FORTRESSES } from '../board/tables.ts';
import { buildingPay, paysBuilding } from '../extra-cities/lisboa.ts';
import { cityValue, rankOf } from '../scoring/majority.ts';
import { placeHouse, takeShut } from '../state/chain.ts';
import { measureDeeds } from '../state/deeds.ts';
import { payBank } from '../state/money.ts';
import { BUILT, type ElCapitanState, FORTIFIED, REOPENED } from '../state/state.ts';
import { awardBonus } from './bonus.ts';
import { markActed } from './turn.ts';

/** Action of a turn: building, reopening, a fortress (chapters 5 and 6 of the rules). */

/** Builds a house from the stock (EC-5.1, EC-5.2). */
export function build(
  s: ElCapitanState,
  seat: number,
  site: number,
  neutral: boolean,
  journal?: ElCapitanJournal,
): void {
  const city = byteAt(s.shipAt, seat);
  markActed(s, BUILT);
  addByte(neutral ? s.neutral : s.warehouses, seat, -1);
  payBank(s, seat, wordAt(s.tables.berthPrice, city * MAX_BERTHS + byteAt(s.shipBerth, seat)), 'warehouse', journal);
  journal?.push({ type: 'house-built', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, neutral ? neutralHouse(seat) : mainHouse(seat), journal);
  measureDeeds(s, city);
  if (!neutral && paysBuilding(city)) payBuilder(s, seat, city, journal);
  awardBonus(s, seat, journal);
}

/** Reopens the house that was shut first (EC-5.7, EC-5.8). */
export function reopen(
  s: ElCapitanState,
  seat: number,
  site: number,
  neutral: boolean,
  journal?: ElCapitanJournal,
): void {
  const city = byteAt(s.shipAt, seat);
  const house = neutral ? neutralHouse(seat) : mainHouse(seat);
  markActed(s, REOPENED);
  takeShut(s, city, house);
  journal?.push({ type: 'house-reopened', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, house, journal);
  measureDeeds(s, city);
  awardBonus(s, seat, journal);
}

/** Pays the builder of a main house immediately, in cities where building is paid (EC-11.5). */
function payBuilder(s: ElCapitanState, seat: number, city: number, journal?: ElCapitanJournal): void {
  const amount = buildingPay(cityValue(s, city), rankOf(s, city, mainHouse(seat)));
  if (amount === 0) return;
  addWord(s.cash, seat, amount);
  journal?.push({ type: 'income', seat, amount, for: 'building', city: cityCode(city) });
}

/** Builds a fortress (EC-6.1). */
export function fortify(s: ElCapitanState, seat: number, site: number, journal?: ElCapitanJournal): void {
  const city = byteAt(s.shipAt, seat);
  const slot = city * MAX_FORTRESSES + site - 1;
  markActed(s, FORTIFIED);
  setByte(s.forts, slot, seat);
  measureDeeds(s, city);
  addByte(s.fortresses, seat, -1);
  journal?.push({ type: 'fortress-built', seat, city: cityCode(city), site });
  payBank(s, seat, wordAt(s.tables.fortressPrice, slot), 'fortress', journal);
}
