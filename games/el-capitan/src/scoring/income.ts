import { byteAt } from '@levante/contract';
import { hasFortress } from '../board/sites.ts';
import type { ElCapitanState } from '../state/state.ts';
import { fortressPay, mostHouses } from './fortresses.ts';
import { majority } from './majority.ts';

/** What a seat would be paid if payday were now (chapter 8 of the rules). */

/** What a seat's spread pays now (EC-8.2). */
export function spreadPay(s: ElCapitanState, seat: number): number {
  return s.tables.board.spread[byteAt(s.spread, seat)] ?? 0;
}

/** All that a seat would be paid if payday were now, bonus cards and loans apart. */
export function incomeNow(s: ElCapitanState, seat: number): number {
  const most = mostHouses(s);
  let income = spreadPay(s, seat);
  for (const city of s.tables.cities) {
    income += majority(s, city, seat);
    if (hasFortress(s, city, seat)) income += fortressPay(s, city, most);
  }
  return income;
}
