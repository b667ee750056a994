import { addWord, byteAt, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { mainHouse } from '../board/houses.ts';
import { hasFortress } from '../board/sites.ts';
import { cityCode } from '../board/tables.ts';
import { type ElCapitanState, EXTENDED, FRESH, LOAN_KINDS } from '../state/state.ts';
import { fortressPay, maxHouses } from './fortresses.ts';
import { loanSlot, repayLoan } from './loans.ts';
import { cityValue, majority, rankOf } from './majority.ts';
import { spreadPay } from './spread.ts';

/**
 * Pays all seats for the same position (EC-8); no payment affects another. The journal lists them by seat from the phase's
 * starting player (EC-8.6). At the third payday bonus cards and loans follow.
 */
export function payday(s: ElCapitanState, journal?: ElCapitanJournal): void {
  journal?.push({ type: 'payday', phase: s.phase });
  const { players } = s.tables;
  for (let i = 0; i < players; i++) {
    const seat = (s.starter + i) % players;
    const income = paySpread(s, seat, journal) + payCities(s, seat, journal) + payFortresses(s, seat, journal);
    addWord(s.cash, seat, income);
    if (s.phase === 3) payBonus(s, seat, journal);
  }
  if (s.phase === 3) for (let i = 0; i < players; i++) repayAll(s, (s.starter + i) % players, journal);
}

/** Records the pay of a seat's spread, and returns it (EC-8.2). */
function paySpread(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): number {
  const amount = spreadPay(s, seat);
  if (amount > 0) journal?.push({ type: 'income', seat, amount, for: 'spread', cities: byteAt(s.spread, seat) });
  return amount;
}

/** Records the pay of a seat's majorities, and returns the sum (EC-8.3). */
function payCities(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): number {
  let sum = 0;
  for (const city of s.tables.cities) {
    const amount = majority(s, city, seat);
    if (amount === 0) continue;
    sum += amount;
    const rank = journal ? rankOf(s, city, mainHouse(seat)) : 0;
    journal?.push({ type: 'income', seat, amount, for: 'majority', city: cityCode(city), rank });
  }
  return sum;
}

/** Records the pay of a seat's fortresses, and returns the sum (EC-8.4). */
function payFortresses(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): number {
  const most = maxHouses(s);
  let sum = 0;
  for (const city of s.tables.cities) {
    if (!hasFortress(s, city, seat)) continue;
    const amount = fortressPay(s, city, most);
    if (amount === 0) continue;
    sum += amount;
    const whole = amount === cityValue(s, city);
    journal?.push({ type: 'income', seat, amount, for: 'fortress', city: cityCode(city), whole });
  }
  return sum;
}

/** Pays a seat's bonus card (EC-8.5). */
function payBonus(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  const amount = wordAt(s.bonus, seat);
  if (amount === 0) return;
  addWord(s.cash, seat, amount);
  journal?.push({ type: 'income', seat, amount, for: 'bonus' });
}

/** Repays every loan of a seat after the third payday, even into debt (EC-9.5). */
function repayAll(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  for (const state of [EXTENDED, FRESH]) {
    for (let kind = 0; kind < LOAN_KINDS; kind++) {
      while (byteAt(s.loans, loanSlot(seat, kind, state)) > 0) repayLoan(s, seat, kind, state, journal);
    }
  }
}

/** Returns scores and ranks at the end: more florins rank higher, ties share (EC-9.5). */
export function ranks(s: ElCapitanState): { readonly scores: readonly number[]; readonly ranks: readonly number[] } {
  const scores = Array.from({ length: s.tables.players }, (_, seat) => wordAt(s.cash, seat));
  return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
}
