import { addWord } from '@levante/contract';
import type { ElCapitanJournal, Purpose } from '../board/facts.ts';
import type { ElCapitanState } from './state.ts';

/** Pays from a seat to the bank; an amount of 0 has no effect. */
export function payBank(
  s: ElCapitanState,
  seat: number,
  amount: number,
  purpose: Purpose,
  journal?: ElCapitanJournal,
): void {
  if (amount === 0) return;
  addWord(s.cash, seat, -amount);
  journal?.push({ type: 'paid', from: seat, to: 'bank', amount, for: purpose });
}

/** Pays from the bank to a seat, other than income. */
export function payFromBank(
  s: ElCapitanState,
  seat: number,
  amount: number,
  purpose: Purpose,
  journal?: ElCapitanJournal,
): void {
  if (amount === 0) return;
  addWord(s.cash, seat, amount);
  journal?.push({ type: 'paid', from: 'bank', to: seat, amount, for: purpose });
}

/** Returns true if cash covers a price: free deeds are possible even in debt (EC-9.2). */
export function affords(cash: number, price: number): boolean {
  return price === 0 || cash >= price;
}
