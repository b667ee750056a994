import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { type BoardSpec, legal, load, loan, no, play, position, refusal, type Seated } from './table.ts';

/** Tests the refusal of each line as `code clause`; null expects a legal line. */
function each(data: () => JsonObject, rows: readonly (readonly [string, string | null])[]): void {
  it.each(rows)('“%s” is answered with %s', (line, expected) => {
    const s = load(data());
    expect(no(s, line)).toBe(expected);
    expect(legal(s).includes(line)).toBe(expected === null);
  });
}

const turnOf = (turn: JsonObject): JsonObject => ({
  turn: {
    acted: null,
    bought: false,
    sailed: false,
    freePirate: 'none',
    paidPirate: 'none',
    pirateFrom: null,
    ...turn,
  },
});

describe('an action in a turn', () => {
  const seats: readonly Seated[] = [
    { cash: 6, at: 'NAP 1', hand: ['CON-1', 'NAP-3', 'NAP-TUN', 'VEN-TAN'] },
    { at: 'VEN 1', hand: ['TUN-1'] },
    { at: 'VEN 2' },
  ];
  const spec: BoardSpec = { houses: { NAP: ['0', '1'] }, open: ['MAR-3', 'VAL-1', 'MAR-VEN', 'VEN-ATH'] };
  each(
    () => position(seats, spec),
    [
      ['0 starter 1', 'not-the-poorest EC-9.3'],
      ['0 repay 10', 'no-such-loan EC-9.1'],
      ['0 extend 16', 'no-such-loan EC-9.1'],
      ['0 pass', 'nothing-to-pass-for EC-3.5'],
      ['0 end', 'act-first EC-3.2'],
      ['0 buy ALE-1', 'card-not-open EC-4.1'],
      ['0 buy CON-1', 'card-not-open EC-4.1'],
      ['0 buy MAR-3', 'cannot-afford EC-4.1'],
      ['0 buy VAL-1', 'dead-end EC-3.4'],
      ['0 buy VEN-ATH', null],
      ['0 sail TUN-1 TUN', 'not-in-hand EC-4.2'],
      ['0 sail MAR-3 MAR', 'not-in-hand EC-4.2'],
      ['0 sail NAP-3 NAP', 'same-place EC-4.6'],
      ['0 sail CON-1 CON', null],
      ['0 sail CON-1 VEN', null],
      ['0 sail CON-1 VAL', null],
      ['0 sail CON-1 MAR', 'not-reachable EC-4.3'],
      ['0 sail NAP-3 MAR', null],
      ['0 sail NAP-3 LIS', 'not-reachable EC-4.3'],
      ['0 sail NAP-TUN TUN', null],
      ['0 sail VEN-TAN TAN', 'not-reachable EC-4.3'],
      ['0 build 3', null],
      ['0 build 1', 'wrong-site EC-5.2'],
      ['0 build 4', 'wrong-site EC-5.2'],
      ['0 build 3 neutral', 'no-house-left EC-10.1'],
      ['0 reopen 3', 'nothing-shut EC-5.7'],
      ['0 fortress 1', null],
      ['0 fortress 2', 'wrong-site EC-6.1'],
      ['0 loan 10', null],
      ['0 loan 16', null],
      ['0 pirate free MAR 1', 'no-pirate EC-11.7'],
      ['0 pirate florins MAR 1', 'no-pirate EC-11.7'],
      ['0 pirate card CON-1 MAR', 'no-pirate EC-11.7'],
      ['0 pirate anchor 1', 'no-pirate EC-11.7'],
    ],
  );

  it('is refused with the price, the cash and the next site', () => {
    const s = load(position(seats, spec));
    expect(refusal(s, '0 buy MAR-3')?.data).toEqual({ price: 7, cash: 6 });
    expect(refusal(s, '0 build 5')?.data).toEqual({ next: 3 });
    expect(refusal(s, '0 fortress 2')?.data).toEqual({ deed: 'fortress', next: 1 });
    expect(refusal(s, '0 end')?.data).toEqual({});
  });
});

it('is refused if it sails into a full harbour that the ship cannot leave (EC-4.7)', () => {
  const seats = [{ cash: 6, at: 'NAP 1', hand: ['CON-1'] }, { at: 'VEN 1' }, { at: 'VEN 2' }];
  const s = load(position(seats, { open: ['TUN-ALE'] }));
  expect(no(s, '0 sail CON-1 VEN')).toBe('no-free-berth EC-4.7');
  expect(legal(s)).not.toContain('0 sail CON-1 VEN');
});

describe('an action of a ship in no city', () => {
  const hand = ['MAR-3', 'NAP-TUN'];
  const rows: readonly (readonly [string, string | null])[] = [
    ['0 sail MAR-3 MAR', null],
    ['0 sail MAR-3 VEN', 'needs-destination-card EC-4.5'],
    ['0 sail NAP-TUN TUN', 'needs-destination-card EC-4.5'],
    ['0 build 1', 'not-anchored EC-5.1'],
    ['0 reopen 1', 'not-anchored EC-5.1'],
    ['0 fortress 1', 'not-anchored EC-6.1'],
  ];
  const open = ['MAR-VEN'];
  describe('at the bank', () => each(() => position([{ at: 'BANK', hand }, {}], { open }), rows));
  describe('off the board', () => each(() => position([{ hand }, {}], { open }), rows));
});

describe('a second action in a turn', () => {
  each(
    () => position([{ cash: 30, at: 'NAP 1', hand: ['CON-1'] }, {}], { more: turnOf({ acted: 'build' }) }),
    [
      ['0 build 1', 'already-acted EC-3.2'],
      ['0 reopen 1', 'already-acted EC-3.2'],
      ['0 fortress 1', 'already-acted EC-3.2'],
      ['0 loan 10', 'already-acted EC-3.2'],
      ['0 sail CON-1 CON', 'too-late-to-sail EC-4.2'],
      ['0 pass', 'nothing-to-pass-for EC-3.5'],
      ['0 buy NAP-2', 'no-such-card EC-1.6'],
      ['0 buy MAR-3', null],
      ['0 end', null],
    ],
  );
});

describe('a loan (EC-3.3, EC-7.1)', () => {
  const seat = { cash: 30, at: 'NAP 1' };
  const loanOf = (more: JsonObject, loans: readonly JsonObject[] = []) =>
    load(position([{ ...seat, loans }, {}], { more }));
  it('is refused after a purchase or a voyage of the same turn', () => {
    expect(no(loanOf(turnOf({ bought: true })), '0 loan 10')).toBe('loan-turn-is-only-a-loan EC-3.3');
    expect(no(loanOf(turnOf({ sailed: true })), '0 loan 16')).toBe('loan-turn-is-only-a-loan EC-3.3');
  });
  it('is refused in the first round of the match, and in no other', () => {
    expect(no(loanOf({ round: 1 }), '0 loan 10')).toBe('first-round EC-7.1');
    expect(no(loanOf({ round: 2 }), '0 loan 10')).toBeNull();
    const later = position([seat, {}], { phase: 2, more: { round: 1 } });
    expect(no(load(later), '0 loan 10')).toBeNull();
  });
  it('is refused if no loan card of its amount is left', () => {
    const s = loanOf(
      {},
      Array.from({ length: 12 }, () => loan(16)),
    );
    expect(no(s, '0 loan 16')).toBe('no-such-loan EC-7.1');
    expect(legal(s)).not.toContain('0 loan 16');
    expect(no(s, '0 loan 10')).toBeNull();
  });
});

describe('a house', () => {
  const here = (houses: BoardSpec['houses'], more: BoardSpec = {}, seat: Seated = {}): JsonObject =>
    position([{ cash: 30, at: 'NAP 1', ...seat }, {}, {}], { ...(houses && { houses }), ...more });

  it('is built on site 1 or 2 first, and on 1 after 2 (EC-5.2)', () => {
    const builds = (s: JsonObject) => legal(load(s)).filter((line) => line.includes('build'));
    expect(builds(here({}))).toEqual(['0 build 1', '0 build 2']);
    expect(no(load(here({})), '0 build 3')).toBe('wrong-site EC-5.2');
    expect(refusal(load(here({})), '0 build 3')?.data).toEqual({ next: 1, or: 2 });
    expect(refusal(load(here({ NAP: ['1'] })), '0 build 3')?.data).toEqual({ next: 2 });
    expect(builds(here({ NAP: [null, '1'] }))).toEqual(['0 build 1']);
    expect(builds(here({ NAP: ['1'] }))).toEqual(['0 build 2']);
    expect(builds(here({ NAP: ['1', '1', '2'] }))).toEqual(['0 build 4']);
    expect(builds(here({ NAP: [null, null, null, '2'] }))).toEqual(['0 build 5']);
  });

  it('is built backwards once site 12 is taken, and nowhere in a full city (EC-5.6)', () => {
    const back = [null, null, null, ...'120120120'.split('')];
    expect(legal(load(here({ NAP: back }, { phase: 2 })))).toContain('0 build 3');
    expect(no(load(here({ NAP: back }, { phase: 2 })), '0 build 4')).toBe('wrong-site EC-5.2');
    const full = '120120120120'.split('');
    const s = load(here({ NAP: full }, { phase: 2 }));
    expect(no(s, '0 build 1')).toBe('city-full EC-5.6');
    expect(no(s, '0 reopen 1')).toBe('city-full EC-5.6');
    expect(no(s, '0 fortress 1')).toBeNull();
    expect(legal(s)).toContain('0 fortress 1');
  });

  it.each<[string, readonly (string | null)[], string | null]>([
    ['three behind', ['0', '0', '0'], 'three-in-a-row EC-5.4'],
    ['three behind and another in front', ['1', '0', '0', '0'], 'three-in-a-row EC-5.4'],
    ['two behind', ['1', '0', '0'], null],
    ['three with another between', ['0', '1', '0', '0'], null],
    ['three with a gap between', ['0', null, '0', '0'], null],
    ['three in front, going backwards', [null, null, '0', '0', '0', ...'1212121'.split('')], 'three-in-a-row EC-5.4'],
    ['two in front, going backwards', [null, null, '0', '0', ...'12121212'.split('')], null],
    ['one before and two behind', [null, null, null, '0', '0', ...'1212121'.split('')], null],
    ['three of another', ['1', '1', '1'], null],
  ])('%s: is refused exactly if it is a fourth in a row (EC-5.4)', (_, houses, expected) => {
    const s = load(here({ NAP: houses }, { phase: 2 }));
    const site = houses.length === 12 ? houses.findIndex((house) => house !== null) : houses.length + 1;
    expect(no(s, `0 build ${site}`)).toBe(expected);
    expect(legal(s).includes(`0 build ${site}`)).toBe(expected === null);
  });

  it('that closes a gap of three and three counts as a neighbour of both sides', () => {
    const houses = { NAP: ['0', null, '0', '0', ...'12121212'.split('')] };
    const s = load(here(houses, { phase: 2 }));
    // Only the site in front of the foremost house can be filled, and that house is on site 1.
    expect(no(s, '0 build 2')).not.toBeNull();
  });

  it('on a city’s last site is no neighbour of one on the next city’s first site', () => {
    const before = { MAR: [...Array(10).fill(null), '0', '0'], VEN: [null, ...'01010121212'.split('')] };
    expect(no(load(here(before, { phase: 3 }, { at: 'VEN 1' })), '0 build 1')).toBeNull();
    const behind = { VEN: [null, null, ...'010101210'.split('')], CON: ['0', '0'] };
    expect(no(load(here(behind, { phase: 3 }, { at: 'VEN 1' })), '0 build 12')).toBeNull();
  });

  it('that is shut can be reopened by its owner on the next site for nothing (EC-5.7)', () => {
    const data = here({ NAP: [null, '1', '0'] }, { shut: { NAP: ['1', '0'] } }, { cash: 0 });
    const s = load(data);
    expect(legal(s)).toContain('0 reopen 4');
    expect(no(s, '0 reopen 3')).toBe('wrong-site EC-5.7');
    expect(no(s, '0 reopen 4 neutral')).toBe('nothing-shut EC-5.7');
    expect(no(s, '0 build 4')).toBe('cannot-afford EC-5.1');
    const row = here({ NAP: ['1', '0', '0', '0'] }, { shut: { NAP: ['0'] } });
    expect(no(load(row), '0 reopen 5')).toBe('three-in-a-row EC-5.4');
    expect(legal(load(row))).not.toContain('0 reopen 5');
  });

  it('in Porto is never reopened (EC-11.6)', () => {
    const data = position([{ at: 'POR 1', cash: 30 }, {}, {}], {
      cities: ['POR'],
      houses: { POR: [null, '1'] },
      shut: { POR: ['0'] },
    });
    const s = load(data);
    expect(no(s, '0 reopen 1')).toBe('never-reopens EC-11.6');
    expect(legal(s).filter((line) => line.includes('reopen'))).toEqual([]);
  });

  it('costs the price at the berth of the ship (EC-5.1)', () => {
    for (const [at, cash, expected] of [
      ['NAP 1', 2, 'cannot-afford EC-5.1'],
      ['NAP 1', 3, null],
      ['NAP 2', 3, 'cannot-afford EC-5.1'],
      ['NAP 2', 4, null],
    ] as const) {
      const s = load(position([{ at, cash }, {}, {}]));
      expect(no(s, '0 build 1')).toBe(expected);
    }
  });

  it('is refused if the stock is empty', () => {
    const houses = { VEN: ['0', '1', '0'], MAR: ['0', '1', '0'], CON: ['0', '1', '0'] };
    const s = load(position([{ at: 'NAP 1', cash: 30 }, {}, {}], { houses }));
    expect(no(s, '0 build 1')).toBe('no-house-left EC-5.1');
    expect(legal(s).some((line) => line.includes('build'))).toBe(false);
  });
});

describe('a house with two players (EC-10)', () => {
  const two = (houses: BoardSpec['houses'], phase = 1): JsonObject =>
    position([{ cash: 30, at: 'NAP 1' }, {}], { phase, ...(houses && { houses }) });

  it.each<[string, readonly string[], string, string | null]>([
    ['a fifth of both colours', ['0', '0', '0n', '0'], '0 build 5', 'four-in-a-row EC-10.3'],
    ['a fifth of both colours, neutral', ['0', '0', '0n', '0'], '0 build 5 neutral', 'four-in-a-row EC-10.3'],
    ['a fourth of both colours', ['0', '0', '0n'], '0 build 4', null],
    ['a fourth of the main colour', ['0', '0', '0'], '0 build 4', 'three-in-a-row EC-5.4'],
    ['a neutral one behind three main ones', ['0', '0', '0'], '0 build 4 neutral', null],
    ['a fifth with another between', ['0', '0', '1n', '0n', '0'], '0 build 6', null],
  ])('is refused if it makes a row too long, and legal otherwise: %s', (_, houses, line, expected) => {
    const s = load(two({ NAP: houses }, 2));
    expect(no(s, line)).toBe(expected);
    expect(legal(s).includes(line)).toBe(expected === null);
  });

  it('is refused if not more main than neutral houses would remain in the stock (EC-10.2)', () => {
    const stock = (main: number, neutral: number) => {
      const out = [...Array.from({ length: 6 - main }, () => '0'), ...Array.from({ length: 2 - neutral }, () => '0n')];
      const codes = ['VEN', 'MAR', 'CON', 'ATH', 'TUN', 'ALE', 'TAN', 'VAL'];
      return load(two(Object.fromEntries(out.map((house, i) => [codes[i], [house]]))));
    };
    const answerFor = (main: number, neutral: number) =>
      ['0 build 1', '0 build 1 neutral'].map((line) => no(stock(main, neutral), line));
    const owns = 'main-must-exceed-neutral EC-10.2';
    expect(answerFor(6, 2)).toEqual([null, null]);
    expect(answerFor(3, 2)).toEqual([owns, null]);
    expect(answerFor(2, 1)).toEqual([owns, null]);
    expect(answerFor(2, 2)).toEqual([owns, null]);
    expect(answerFor(1, 0)).toEqual([null, 'no-house-left EC-10.1']);
    expect(answerFor(1, 1)).toEqual([owns, null]);
    expect(answerFor(1, 2)).toEqual([owns, owns]);
    expect(answerFor(0, 1)).toEqual(['no-house-left EC-5.1', null]);
    expect(answerFor(0, 2)).toEqual(['no-house-left EC-5.1', owns]);
    for (const [main, neutral] of [
      [6, 2],
      [3, 2],
      [1, 1],
      [0, 1],
      [1, 0],
    ] as const) {
      const s = stock(main, neutral);
      for (const line of ['0 build 1', '0 build 1 neutral']) {
        expect(legal(s).includes(line)).toBe(no(s, line) === null);
      }
    }
  });

  it('that is neutral can be reopened by its owner (EC-10.4)', () => {
    const data = position([{ cash: 0, at: 'NAP 1' }, {}], {
      houses: { NAP: [null, '1', '0'] },
      shut: { NAP: ['0n', '1n'] },
    });
    expect(legal(load(data))).toContain('0 reopen 4 neutral');
    expect(no(load(data), '0 reopen 4')).toBe('nothing-shut EC-5.7');
  });
});

describe('a fortress (EC-6.1)', () => {
  const here = (forts: readonly (number | null)[], more: BoardSpec = {}, cash = 30) =>
    load(position([{ cash, at: 'NAP 2' }, {}, {}], { phase: 2, forts: { NAP: forts }, ...more }));
  it('is refused in a city where the player has one', () =>
    expect(no(here([1, 0]), '0 fortress 1')).toBe('one-fortress-a-city EC-6.1'));
  it('is refused if the city has no free site', () =>
    expect(no(here([1, 2]), '0 fortress 1')).toBe('no-fortress-site EC-6.1'));
  it('must be built on the cheapest free site', () => {
    expect(no(here([1]), '0 fortress 1')).toBe('wrong-site EC-6.1');
    expect(refusal(here([1]), '0 fortress 1')?.data).toEqual({ deed: 'fortress', next: 2 });
    expect(legal(here([1]))).toContain('0 fortress 2');
    expect(no(here([null, 1]), '0 fortress 1')).toBeNull();
  });
  it('is refused if the stock has none', () => {
    const gone = { forts: { VEN: [0], TAN: [0] } };
    expect(no(here([], gone), '0 fortress 1')).toBe('no-fortress-left EC-6.1');
    expect(legal(here([], gone))).not.toContain('0 fortress 1');
  });
  it('costs the price of its site', () => {
    expect(no(here([], {}, 5), '0 fortress 1')).toBe('cannot-afford EC-6.1');
    expect(no(here([], {}, 6), '0 fortress 1')).toBeNull();
    expect(no(here([1], {}, 7), '0 fortress 2')).toBe('cannot-afford EC-6.1');
    expect(refusal(here([1], {}, 7), '0 fortress 2')?.data).toEqual({ price: 8, cash: 7 });
  });
});

describe('an action between turns', () => {
  it('turns up a card of the missing kind that is in its pile, and no other (EC-3.6)', () => {
    const s = load(position([{}, {}, {}], { open: ['MAR-3'], discard: ['TAN-2'], more: { step: 'refill' } }));
    expect(no(s, '* reveal NAP-1')).toBeNull();
    expect(no(s, '* reveal MAR-3')).toBe('no-such-card EC-3.6');
    expect(no(s, '* reveal TAN-2')).toBe('no-such-card EC-3.6');
    expect(no(s, '* reveal MAR-VEN')).toBe('no-such-card EC-3.6');
    expect(no(s, '0 end')).toBe('not-your-turn EC-3.1');
    const open = ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3', 'MAR-VEN'];
    const connections = load(position([{}, {}, {}], { open, more: { step: 'refill' } }));
    expect(no(connections, '* reveal NAP-1')).toBe('no-such-card EC-3.6');
    expect(no(connections, '* reveal TUN-ALE')).toBeNull();
    expect(legal(connections)).toHaveLength(35);
  });

  it('decides a player’s loans in order: extended ones first, 10 before 16 (EC-9.1)', () => {
    const settle = (cash: number, ...loans: readonly JsonObject[]) =>
      load(position([{ cash, loans }, {}, {}], { more: { step: 'settle', seat: 2 } }));
    const both = settle(40, loan(10), loan(16), loan(16, true));
    expect(legal(both)).toEqual(['0 repay 16']);
    expect(no(both, '0 extend 16')).toBe('already-extended EC-9.1');
    expect(no(both, '0 repay 10')).toBe('no-such-loan EC-9.1');
    expect(no(both, '0 extend 10')).toBe('no-such-loan EC-9.1');
    expect(no(both, '0 end')).toBe('act-first EC-9.1');
    expect(no(both, '0 starter 0')).toBe('act-first EC-9.1');
    const fresh = settle(40, loan(10), loan(16));
    expect(legal(fresh)).toEqual(['0 repay 10', '0 extend 10']);
    expect(no(fresh, '0 repay 16')).toBe('no-such-loan EC-9.1');
    const poor = settle(11, loan(10));
    expect(legal(poor)).toEqual(['0 extend 10']);
    expect(refusal(poor, '0 repay 10')).toEqual({
      code: 'cannot-afford',
      clause: 'EC-9.2',
      data: { price: 12, cash: 11 },
    });
    expect(legal(settle(12, loan(10)))).toEqual(['0 repay 10', '0 extend 10']);
    expect(legal(settle(-50, loan(10, true)))).toEqual(['0 repay 10']);
  });

  it('of the poorest names a starter and nothing else (EC-9.3)', () => {
    const s = load(position([{}, {}, {}], { more: { step: 'starter', seat: 2 } }));
    expect(legal(s)).toEqual(['0 starter 0', '0 starter 1', '0 starter 2']);
    expect(no(s, '0 end')).toBe('act-first EC-9.3');
    expect(no(s, '1 starter 1')).toBe('not-your-turn EC-3.1');
  });

  it('can only be a pass in the first round if the player can do nothing (EC-3.5)', () => {
    const data = position([{ cash: 0 }, {}], { more: { round: 1 } });
    const s = load(data);
    expect(legal(s)).toEqual(['0 pass']);
    expect(no(s, '0 loan 10')).toBe('first-round EC-7.1');
    expect(play(s, '0 pass')[0]).toMatchObject({ type: 'sailed', from: null, to: 'BANK' });
  });
});
