import { addByte, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { mainHouse, neutralHouse } from '../board/houses.ts';
import { cityCode, MOST_BERTHS, MOST_FORTRESSES } from '../board/tables.ts';
import { payBuilding } from '../extra-cities/lisboa.ts';
import { placeHouse, takeShut } from '../state/chain.ts';
import { measureDeeds } from '../state/deeds.ts';
import { payBank } from '../state/money.ts';
import { BUILT, type ElCapitanState, FORTIFIED, REOPENED } from '../state/state.ts';
import { markActed } from './turn.ts';

/** The action of a turn: building, reopening, a fortress (chapters 5 and 6 of the rules). */

export function build(s: ElCapitanState, seat: number, site: number, neutral: boolean, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  markActed(s, BUILT);
  addByte(neutral ? s.neutral : s.warehouses, seat, -1);
  payBank(s, seat, wordAt(s.tables.berthPrice, city * MOST_BERTHS + byteAt(s.shipBerth, seat)), 'warehouse', journal);
  journal?.push({ type: 'house-built', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, neutral ? neutralHouse(seat) : mainHouse(seat), journal);
  measureDeeds(s, city);
  if (!neutral) payBuilding(s, seat, city, journal);
  awardBonus(s, seat, journal);
}

export function reopen(s: ElCapitanState, seat: number, site: number, neutral: boolean, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  const house = neutral ? neutralHouse(seat) : mainHouse(seat);
  markActed(s, REOPENED);
  takeShut(s, city, house);
  journal?.push({ type: 'house-reopened', seat, city: cityCode(city), site, neutral });
  placeHouse(s, city, site, house, journal);
  measureDeeds(s, city);
  awardBonus(s, seat, journal);
}

export function fortify(s: ElCapitanState, seat: number, site: number, journal?: Journal): void {
  const city = byteAt(s.shipAt, seat);
  const slot = city * MOST_FORTRESSES + site - 1;
  markActed(s, FORTIFIED);
  s.forts[slot] = seat;
  measureDeeds(s, city);
  addByte(s.fortresses, seat, -1);
  journal?.push({ type: 'fortress-built', seat, city: cityCode(city), site });
  payBank(s, seat, wordAt(s.tables.fortressPrice, slot), 'fortress', journal);
}

/** The first with open houses in nine cities takes the best bonus card left, one a player (EC-8.5). */
export function awardBonus(s: ElCapitanState, seat: number, journal?: Journal): void {
  const { bonuses, bonusCities } = s.tables.board;
  const amount = bonuses[s.bonusesTaken];
  if (amount === undefined || wordAt(s.bonus, seat) > 0 || byteAt(s.spread, seat) < bonusCities) return;
  s.bonusesTaken += 1;
  s.bonus[seat] = amount;
  journal?.push({ type: 'bonus-won', seat, amount });
}
