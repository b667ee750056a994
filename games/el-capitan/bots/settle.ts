import { type Action, wordAt } from '@levante/contract';
import { type ElCapitanState, EXTEND, FRESH, loanToDecide, REPAY, repayment, simple } from '@levante/el-capitan/rules';
import { straits } from './feature-reader.ts';

/**
 * Decides the next loan: extends it if cash is short, or is worth more in the next phase than the interest; otherwise
 * repays it.
 */
export function settle(s: ElCapitanState, seat: number): Action {
  const loan = loanToDecide(s, seat);
  const kind = Math.floor(loan / 3);
  if (loan % 3 !== FRESH) return simple(REPAY, kind);
  const cash = wordAt(s.cash, seat);
  const now = repayment(s, kind, FRESH);
  if (now > cash) return simple(EXTEND, kind);
  const { startWarehouses, startFortresses } = s.tables.board;
  const builds = startWarehouses + startFortresses;
  const later = repayment(s, kind, FRESH + 1) - now;
  return simple(straits(s, cash, builds) - straits(s, cash - now, builds) > later ? EXTEND : REPAY, kind);
}
