import { addByte, addWord, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { cityCode } from '../board/tables.ts';
import { payBank } from '../state/money.ts';
import { type ElCapitanState, EXTENDED, FRESH, LOAN_KINDS, LOAN_STATES, mainHouse, OVER } from '../state/state.ts';
import { cityValue, fortressPay, hasFortress, majority, mostHouses, rankOf, spreadPay } from './city-value.ts';

/**
 * A payday (EC-8): everybody is paid for the same position, and nothing paid changes what another gets. The journal
 * goes by seat from the phase's starting player (EC-8.6). At the third one bonus cards and loans follow.
 */
export function payday(s: ElCapitanState, journal?: Journal): void {
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

function paySpread(s: ElCapitanState, seat: number, journal?: Journal): number {
  const amount = spreadPay(s, seat);
  if (amount > 0) journal?.push({ type: 'income', seat, amount, for: 'spread', cities: byteAt(s.spread, seat) });
  return amount;
}

function payCities(s: ElCapitanState, seat: number, journal?: Journal): number {
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

function payFortresses(s: ElCapitanState, seat: number, journal?: Journal): number {
  const most = mostHouses(s);
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

function payBonus(s: ElCapitanState, seat: number, journal?: Journal): void {
  const amount = wordAt(s.bonus, seat);
  if (amount === 0) return;
  addWord(s.cash, seat, amount);
  journal?.push({ type: 'income', seat, amount, for: 'bonus' });
}

/** After the third payday every loan is repaid, be it into debt (EC-9.5). */
function repayAll(s: ElCapitanState, seat: number, journal?: Journal): void {
  for (const state of [EXTENDED, FRESH]) {
    for (let kind = 0; kind < LOAN_KINDS; kind++) {
      while (byteAt(s.loans, loanSlot(seat, kind, state)) > 0) repayLoan(s, seat, kind, state, journal);
    }
  }
}

/** Where the loans of a seat, kind and state are counted. */
export function loanSlot(seat: number, kind: number, state: number): number {
  return (seat * LOAN_KINDS + kind) * LOAN_STATES + state;
}

/** What repaying such a loan costs (EC-7.1). */
export function repayment(s: ElCapitanState, kind: number, state: number): number {
  const loan = s.tables.board.loans[kind];
  return (state === FRESH ? loan?.repay : loan?.extended) ?? 0;
}

/** Repays one loan; it exists. The loan card goes back. */
export function repayLoan(s: ElCapitanState, seat: number, kind: number, state: number, journal?: Journal): void {
  addByte(s.loans, loanSlot(seat, kind, state), -1);
  addByte(s.loanCards, kind, 1);
  journal?.push({ type: 'loan-repaid', seat, amount: loanAmount(s, kind), extended: state !== FRESH });
  payBank(s, seat, repayment(s, kind, state), 'repayment', journal);
}

export function loanAmount(s: ElCapitanState, kind: number): number {
  return s.tables.board.loans[kind]?.amount ?? 0;
}

/** The match is over: who has more florins ranks higher, the tied share (EC-9.5). */
export function ranks(s: ElCapitanState): { readonly scores: readonly number[]; readonly ranks: readonly number[] } {
  const scores = Array.from({ length: s.tables.players }, (_, seat) => wordAt(s.cash, seat));
  return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
}

export function finish(s: ElCapitanState, journal?: Journal): void {
  s.step = OVER;
  journal?.push({ type: 'match-over', ...ranks(s) });
}
