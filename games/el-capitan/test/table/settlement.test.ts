import type { Seat } from '@levante/contract';
import { doLines, openDraft, positionOf } from '@levante/table/match/draft.ts';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../table/match/position.ts';
import {
  costsOf,
  dueLoans,
  extendAll,
  type LoanAnswer,
  linesOfAnswers,
  poorestFirst,
  repayMaximum,
  settled,
} from '../../table/settlement/settlement.ts';
import { promptOf, questioned } from '../../table/turn/prompt.ts';
import { recordNamed, replayed } from './positions.ts';

/** The positions of a record in which a player begins to settle loans. */
function settlements(name: string): readonly { readonly position: Position; readonly seat: Seat }[] {
  const timeline = replayed(recordNamed(name));
  let before: string | null = null;
  return timeline.plies.flatMap(({ position }) => {
    const { step, actor, phase } = position.json;
    const now = step === 'settle' ? `${phase} ${actor}` : null;
    const begins = now !== null && now !== before;
    before = now;
    return begins && position.actor !== null ? [{ position, seat: position.actor }] : [];
  });
}

const ALL = ['4-base', '2-can', '5-por-lis-can'].flatMap((name) =>
  settlements(`independent/el-capitan-${name}.levante.json`),
);
const cashOf = (position: Position, seat: Seat) => position.json.players[seat]?.cash ?? 0;

describe('the draft of a settlement', () => {
  it('is checked in positions with several loans, some of them extended before', () => {
    expect(ALL.length).toBeGreaterThan(10);
    const loans = ALL.map(({ position, seat }) => dueLoans(position, seat));
    expect(loans.some((list) => list.length > 3)).toBe(true);
    expect(loans.some((list) => list.some(({ extend }) => extend === null))).toBe(true);
  });

  it('lists the loans in the order of the rules, so that each action is the next legal one', () => {
    for (const { position, seat } of ALL) {
      const loans = dueLoans(position, seat);
      let at = position;
      for (const line of linesOfAnswers(seat, loans, extendAll(loans))) {
        expect(at.texts).toContain(line);
        const outcome = at.after(line);
        if (!outcome.ok) throw new Error(line);
        at = outcome.position;
      }
      // Everything of this seat is decided then.
      expect(at.json.step === 'settle' && at.actor === seat).toBe(false);
    }
  });

  it('repays as many loans as the cash allows, and no more', () => {
    for (const { position, seat } of ALL) {
      const loans = dueLoans(position, seat);
      const answers = repayMaximum(loans, cashOf(position, seat));
      const after = settled(position, seat, loans, answers);
      expect(after).not.toBeNull();
      const { now } = costsOf(loans, answers);
      if (after) expect(cashOf(after, seat)).toBe(cashOf(position, seat) - now);
      answers.forEach((answer, i) => {
        if (answer === 'extend') expect(settled(position, seat, loans, answers.with(i, 'repay'))).toBeNull();
      });
    }
  });

  it('repays first the loans whose extension costs most for their price', () => {
    const loans = [
      { amount: 10, repay: 12, extend: 16 },
      { amount: 10, repay: 12, extend: 16 },
      { amount: 16, repay: 20, extend: 30 },
    ];
    expect(repayMaximum(loans, 31)).toEqual<LoanAnswer[]>(['extend', 'extend', 'repay']);
    expect(repayMaximum(loans, 32)).toEqual<LoanAnswer[]>(['repay', 'extend', 'repay']);
    expect(repayMaximum([{ amount: 10, repay: 16, extend: null }, ...loans], 20)).toEqual<LoanAnswer[]>([
      'repay',
      'extend',
      'extend',
      'extend',
    ]);
  });

  it('shows the later debts, and who would then be poorest by the rules', () => {
    for (const { position, seat } of ALL) {
      const loans = dueLoans(position, seat);
      const answers = extendAll(loans);
      const after = settled(position, seat, loans, answers);
      if (!after) throw new Error('extending is always legal');
      const owed = (after.json.players[seat]?.loans ?? []).reduce(
        (sum, { amount }) => sum + (after.board.loans.find((loan) => loan.amount === amount)?.extended ?? 0),
        0,
      );
      expect(costsOf(loans, answers).later).toBe(owed);
      if (after.json.step === 'starter') expect(poorestFirst(after)[0]?.seat).toBe(after.actor);
    }
  });
});

describe('a question between turns', () => {
  it('names the poorest by what has been committed, not by a draft', () => {
    let led = 0;
    for (const name of ['2-base', '2-can', '4-base', '5-por-lis-can']) {
      const timeline = replayed(recordNamed(`independent/el-capitan-${name}.levante.json`));
      for (const [i, { line, position }] of timeline.plies.entries()) {
        const before = timeline.plies[i - 1]?.position;
        if (position.json.step !== 'settle' || before?.json.step !== 'turn' || before.actor === null) continue;
        const empty = openDraft(i, before);
        const draft = empty && doLines(empty, [line]);
        if (!draft || 'code' in draft) throw new Error('the draft of a recorded turn was refused');
        led += 1;
        expect(promptOf(positionOf(draft))?.step).toBe('settle');
        expect(questioned(draft)).toBeNull();
        expect(questioned(openDraft(i + 1, position))).toBe(position);
      }
    }
    expect(led).toBeGreaterThan(0);
  });
});
