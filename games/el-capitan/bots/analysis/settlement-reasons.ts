import type { Comparison } from '@levante/bots';
import { wordAt } from '@levante/contract';
import { playTurn } from './played-line.ts';
import type { CapitanReason } from './reasons.ts';

/** Reasons for decisions outside turns: loans after a payday, and the choice of the starting player. */

/** Parses a line such as `0 repay 10` into its verb and amount. */
function readLine(line: string | undefined): { readonly verb: string; readonly amount: number } {
  const [, verb = '', amount = '0'] = (line ?? '').split(' ');
  return { verb, amount: Number(amount) };
}

/** Explains the first loan decision that differs from the best line. */
export function settlementReasons({ view, seat, played, best }: Comparison): readonly CapitanReason[] {
  const i = played.findIndex((line, k) => line !== best[k]);
  const { verb, amount } = readLine(played[i]);
  const { tables, cash } = playTurn(view, played).state;
  const terms = tables.board.loans.find((loan) => loan.amount === amount);
  if (!terms || best[i] === undefined) return [];
  if (verb === 'extend') return [{ kind: 'loan-extended', seat, amount, interest: terms.extended - terms.repay }];
  return [{ kind: 'loan-repaid', seat, amount, cash: wordAt(cash, seat) }];
}

/** Explains the choice of the starting player. */
export function starterReasons({ seat, played, best }: Comparison): readonly CapitanReason[] {
  const named = readLine(played[0]).amount;
  const better = readLine(best[0]).amount;
  return named === better ? [] : [{ kind: 'starter-named', seat, named, better }];
}
