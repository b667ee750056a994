import { lastPly } from '@levante/table/match/timeline.ts';
import { describe, expect, it } from 'vitest';
import { fortunes, moneyFrom, paydaysOf } from '../../table/log/books.ts';
import { recordNamed, recordNames, replayed } from './positions.ts';

const names = recordNames().filter((name) => name.startsWith('corpus/'));

describe('the accounts of a match', () => {
  it('explain every florin of the paydays, and end with the scores', () => {
    for (const name of names) {
      const record = recordNamed(name);
      const match = replayed(record);
      const paydays = paydaysOf(match, lastPly(match));
      expect(paydays.map((book) => book.phase)).toEqual([1, 2, 3]);
      const scores = record.result?.scores ?? [];
      expect(fortunes(match).at(-1)?.fortunes).toEqual(scores);
      for (const seat of scores.keys()) {
        const from = moneyFrom(match, seat);
        const paid = paydays.flatMap((book) => book.incomes).filter((income) => income.seat === seat);
        const sum = paid.reduce((total, income) => total + income.amount, 0);
        expect(from.spread + from.majority + from.fortress + from.bonus).toBe(sum);
      }
    }
  });
});
