import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../rules/index.ts';
import { type BoardSpec, json, legal, load, loan, play, position, type Seated } from './table.ts';

const FULL = ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3', 'MAR-VEN', 'VEN-TAN', 'CON-ATH', 'NAP-TUN', 'ATH-ALE', 'TUN-ALE'];

/** Builds the end of the last turn of a phase, just before the payday. */
function ending(seats: readonly Seated[], spec: BoardSpec = {}) {
  const turn = {
    acted: 'build',
    bought: false,
    sailed: false,
    freePirate: 'none',
    paidPirate: 'none',
    pirateFrom: null,
  };
  const more = { seat: seats.length - 1, lastRound: true, turn, ...spec.more };
  return load(position(seats, { open: FULL, ...spec, more }));
}

describe('the end of a phase', () => {
  it('comes when a seat’s stock is empty and the round is complete (EC-8.1)', () => {
    const houses = { MAR: ['0', '1', '0'], VEN: ['0', '1', '0'], CON: ['0'], TAN: ['1'] };
    const seats = [{ at: 'NAP 1' }, { at: 'NAP 2' }, {}];
    const s = load(position(seats, { open: FULL, houses, forts: { ALE: [0] } }));
    play(s, '0 build 1', '0 end');
    expect(json(s)).toMatchObject({ lastRound: true, step: 'turn', seat: 1 });
    const left = load(position(seats, { open: FULL, houses }));
    play(left, '0 build 1', '0 end');
    expect(json(left).lastRound).toBe(false);
  });

  it('waits for the neutral houses in the stock with two players (EC-10.7)', () => {
    const houses = { MAR: ['0', '0n', '0'], VEN: ['0', '1', '0'], CON: ['0'], TAN: ['1'] };
    const s = load(
      position([{ at: 'NAP 1' }, {}], { open: FULL, houses: { ...houses, ALE: ['0'] }, forts: { ALE: [0] } }),
    );
    expect(play(s, '0 build 1 neutral', '0 end').at(-1)).toMatchObject({ type: 'turn-begun' });
    expect(json(s).lastRound).toBe(true);
    const left = load(position([{ at: 'NAP 1' }, {}], { open: FULL, houses: { ...houses, ALE: ['0'] } }));
    play(left, '0 build 1 neutral', '0 end');
    expect(json(left).lastRound).toBe(false);
  });

  it('does not come before the last seat of the round has played', () => {
    const s = load(position([{}, { at: 'NAP 1' }, {}], { open: FULL, more: { seat: 1, starter: 0, lastRound: true } }));
    expect(play(s, '1 build 1', '1 end').at(-1)).toEqual({ type: 'turn-begun', seat: 2, phase: 1, round: 2 });
    const last = load(
      position([{}, { at: 'NAP 1' }, {}], { open: FULL, more: { seat: 1, starter: 2, lastRound: true } }),
    );
    expect(play(last, '1 build 1', '1 end')).toContainEqual({ type: 'payday', phase: 1 });
  });
});

describe('a payday (EC-8)', () => {
  it('pays spread, majorities and fortresses by seat from the starter on, each with its reason', () => {
    const houses = { MAR: ['1', '0', '1'], VEN: ['0', '0'], CON: ['1', '2'], ATH: ['1'] };
    const s = ending([{}, {}, {}], {
      houses,
      phase: 2,
      forts: { MAR: [2], VEN: [0, 2] },
      more: { starter: 1, seat: 0 },
    });
    expect(play(s, '0 end')).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'payday', phase: 2 },
      { type: 'income', seat: 1, amount: 5, for: 'spread', cities: 3 },
      { type: 'income', seat: 1, amount: 12, for: 'majority', city: 'MAR', rank: 1 },
      { type: 'income', seat: 1, amount: 8, for: 'majority', city: 'CON', rank: 1 },
      { type: 'income', seat: 1, amount: 2, for: 'majority', city: 'ATH', rank: 1 },
      { type: 'income', seat: 2, amount: 4, for: 'majority', city: 'CON', rank: 2 },
      { type: 'income', seat: 2, amount: 12, for: 'fortress', city: 'MAR', whole: true },
      { type: 'income', seat: 2, amount: 3, for: 'fortress', city: 'VEN', whole: false },
      { type: 'income', seat: 0, amount: 6, for: 'majority', city: 'MAR', rank: 2 },
      { type: 'income', seat: 0, amount: 6, for: 'majority', city: 'VEN', rank: 1 },
      { type: 'income', seat: 0, amount: 3, for: 'fortress', city: 'VEN', whole: false },
    ]);
    expect(json(s).players.map((player) => player.cash)).toEqual([35, 47, 39]);
  });

  it('after the third phase pays bonus cards, collects all loans even into debt, and ends the match (EC-9.5)', () => {
    const seats = [
      { cash: 5, loans: [loan(10), loan(16, true)] },
      { cash: 1, bonus: 15 },
      { cash: 16, bonus: 10, loans: [loan(10, true), loan(16)] },
    ];
    const s = ending(seats, { phase: 3, more: { bonuses: [5], seat: 2 } });
    expect(play(s, '2 end').slice(2)).toEqual([
      { type: 'income', seat: 1, amount: 15, for: 'bonus' },
      { type: 'income', seat: 2, amount: 10, for: 'bonus' },
      { type: 'loan-repaid', seat: 0, amount: 16, extended: true },
      { type: 'paid', from: 0, to: 'bank', amount: 30, for: 'repayment' },
      { type: 'loan-repaid', seat: 0, amount: 10, extended: false },
      { type: 'paid', from: 0, to: 'bank', amount: 12, for: 'repayment' },
      { type: 'loan-repaid', seat: 2, amount: 10, extended: true },
      { type: 'paid', from: 2, to: 'bank', amount: 16, for: 'repayment' },
      { type: 'loan-repaid', seat: 2, amount: 16, extended: false },
      { type: 'paid', from: 2, to: 'bank', amount: 20, for: 'repayment' },
      { type: 'match-over', scores: [-37, 16, -10], ranks: [3, 1, 2] },
    ]);
    expect(elCapitan.result(s)).toEqual({ scores: [-37, 16, -10], ranks: [3, 1, 2] });
    expect(json(s)).toMatchObject({ step: 'over', actor: null, loanCards: { '10': 18, '16': 12 } });
    expect(legal(s)).toEqual([]);
  });

  it('that ends the match gives tied players the same rank (EC-9.5)', () => {
    const s = ending([{ cash: 9 }, { cash: 12 }, { cash: 9 }, { cash: 12 }], { phase: 3 });
    expect(elCapitan.result(s)).toBeNull();
    play(s, '3 end');
    expect(elCapitan.result(s)?.ranks).toEqual([3, 1, 3, 1]);
  });

  it('pays the same without a journal', () => {
    const houses = { MAR: ['1', '0', '1'], VEN: ['0', '0'], CON: ['1', '2'] };
    const seats = [{ loans: [loan(10)] }, { bonus: 15 }, {}];
    const beforeEnd = () => ending(seats, { houses, phase: 3, forts: { MAR: [2] }, more: { bonuses: [10, 5] } });
    const journaled = beforeEnd();
    const silent = beforeEnd();
    const end = elCapitan.parse(journaled, '2 end');
    if (!end.ok) throw new Error('end');
    elCapitan.apply(journaled, end.value, []);
    elCapitan.apply(silent, end.value);
    expect(json(silent)).toEqual(json(journaled));
  });
});

describe('settlement and starter after a payday (EC-9)', () => {
  it('loans are decided from the starter on, then the poorest names the next starter', () => {
    const seats = [{ cash: 50, loans: [loan(16)] }, { cash: 30, loans: [loan(10), loan(16, true)] }, { cash: 9 }];
    const s = ending(seats, { more: { starter: 1, seat: 0 } });
    play(s, '0 end');
    expect(json(s)).toMatchObject({ step: 'settle', actor: '1', seat: 0, lastRound: true });
    expect(play(s, '1 repay 16', '1 extend 10', '0 extend 16')).toEqual([
      { type: 'loan-repaid', seat: 1, amount: 16, extended: true },
      { type: 'paid', from: 1, to: 'bank', amount: 30, for: 'repayment' },
      { type: 'loan-extended', seat: 1, amount: 10 },
      { type: 'loan-extended', seat: 0, amount: 16 },
    ]);
    expect(json(s)).toMatchObject({ step: 'starter', actor: '1' });
    expect(json(s).players.map((player) => player.loans)).toEqual([[loan(16, true)], [loan(10, true)], []]);
    expect(play(s, '1 starter 2')).toEqual([
      { type: 'starter-chosen', by: 1, seat: 2 },
      { type: 'supplied', seat: 0, warehouses: 6, neutral: 0, fortresses: 1 },
      { type: 'supplied', seat: 1, warehouses: 6, neutral: 0, fortresses: 1 },
      { type: 'supplied', seat: 2, warehouses: 6, neutral: 0, fortresses: 1 },
      { type: 'phase-begun', phase: 2, starter: 2 },
      { type: 'turn-begun', seat: 2, phase: 2, round: 1 },
    ]);
    expect(json(s)).toMatchObject({ phase: 2, round: 1, starter: 2, lastRound: false, passes: 0, step: 'turn' });
    expect(json(s).players[0]).toMatchObject({ warehouses: 12, fortresses: 2 });
  });

  it('a loan extended in this settlement is marked, and an affordable loan is repaid', () => {
    const s = ending([{ cash: 50, loans: [loan(10), loan(10)] }, {}]);
    play(s, '1 end', '0 extend 10');
    expect(json(s).players[0]?.loans).toEqual([loan(10), loan(10, true, true)]);
    expect(play(s, '0 repay 10')).toEqual([
      { type: 'loan-repaid', seat: 0, amount: 10, extended: false },
      { type: 'paid', from: 0, to: 'bank', amount: 12, for: 'repayment' },
    ]);
    expect(json(s).players[0]).toMatchObject({ cash: 38, loans: [loan(10, true)] });
    expect(json(s).loanCards['10']).toBe(17);
  });

  it.each<[string, readonly Seated[], number, string]>([
    ['less cash', [{ cash: 5 }, { cash: 4 }, { cash: 6 }], 0, '1'],
    ['more debt', [{ cash: 20, loans: [loan(10, true)] }, { cash: 5 }, { cash: 5, loans: [loan(10, true)] }], 0, '2'],
    [
      'debt at its repayment price',
      [{ cash: 29, loans: [loan(16, true)] }, { cash: 0 }, { cash: 15, loans: [loan(10, true)] }],
      0,
      '0',
    ],
    ['turn order from the starter on if tied', [{ cash: 5 }, { cash: 7 }, { cash: 5 }], 1, '2'],
    ['being the starter if tied', [{ cash: 5 }, { cash: 5 }, { cash: 5 }], 2, '2'],
  ])('the poorest player is decided by %s (EC-9.3)', (_, seats, starter, actor) => {
    const s = load(position(seats, { more: { step: 'starter', starter, seat: (starter + 2) % 3 } }));
    expect(json(s).actor).toBe(actor);
  });

  it('two players also get neutral houses in the next phase (EC-10.1)', () => {
    const s = load(position([{ cash: 1 }, {}], { more: { step: 'starter', seat: 1 } }));
    expect(play(s, '0 starter 1')[1]).toEqual({ type: 'supplied', seat: 0, warehouses: 6, neutral: 2, fortresses: 1 });
    expect(json(s).players[1]).toMatchObject({ warehouses: 12, neutral: 4, fortresses: 2 });
  });
});
