import { addWord } from '@levante/contract';
import type { ElCapitanJournal, Purpose } from '../board/facts.ts';
import type { ElCapitanState } from './state.ts';

/** A seat pays the bank. Paying nothing is nothing. */
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

/** The bank pays a seat what is not income. */
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

/** Whether cash covers a price: what costs nothing can be done even in debt (EC-9.2). */
export function affords(cash: number, price: number): boolean {
  return price === 0 || cash >= price;
}
