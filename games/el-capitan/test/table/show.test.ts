import { type ElCapitanFact, type ForecastJson, type PlayerJson, RECONSTRUCTED } from '@levante/el-capitan/rules';
import { DURATION } from '@levante/table/motion/motions.ts';
import { nearestBox } from '@levante/table/pointing/arrow-keys.ts';
import { placeHint, placeInColumn } from '@levante/table/pointing/hint.tsx';
import { isDense, layoutFor } from '@levante/table/ui/layout.ts';
import { linear, spreadOut, ticks } from '@levante/table/ui/line-chart.tsx';
import { words } from '@levante/table/words/index.ts';
import { describe, expect, it } from 'vitest';
import { roomFor } from '../../table/board/chart.tsx';
import type { Income } from '../../table/log/books.ts';
import {
  cardKind,
  cellOf,
  countingSpace,
  foremostSite,
  highestSite,
  houseOwner,
  nextSites,
  owedBy,
  priceOf,
  shuttingSites,
} from '../../table/match/geometry.ts';
import { tableWords } from '../../table/match/words/index.ts';
import type { Payment } from '../../table/payday/payday-run.ts';
import { paydayRows, paymentReason } from '../../table/payday/payday-table.tsx';
import { spreadSteps } from '../../table/payday/spread-chart.tsx';
import { payLines, paySums } from '../../table/payday/tile-payday.tsx';
import { planMotion } from '../../table/voyage/motion-plan.ts';

/** A track with houses of seat 0 on these sites. */
const built = (...numbers: number[]): (string | null)[] =>
  Array.from({ length: 12 }, (_, i) => (numbers.includes(i + 1) ? '0' : null));
const from = (first: number) => built(...Array.from({ length: 13 - first }, (_, i) => first + i));

describe('the track', () => {
  it('runs down the left, along the bottom, and up the right', () => {
    expect([1, 5, 6, 8, 9, 13].map(cellOf)).toEqual([
      { row: 1, column: 1 },
      { row: 5, column: 1 },
      { row: 5, column: 2 },
      { row: 5, column: 4 },
      { row: 5, column: 5 },
      { row: 1, column: 5 },
    ]);
  });

  it('gives every space a separate cell', () => {
    const cells = Array.from({ length: 13 }, (_, i) => JSON.stringify(cellOf(i + 1)));
    expect(new Set(cells).size).toBe(13);
  });

  it.each([
    ['an empty city leaves the choice', built(), [1, 2]],
    ['after site 2 comes site 1', built(2), [1]],
    ['after site 1 comes site 2', built(1), [2]],
    ['then the next of the chain', built(1, 2, 3), [4]],
    ['shut houses leave a gap behind', from(4).with(11, null), [12]],
    ['a full chain goes back to the freed sites', from(4), [3]],
    ['at last site 1', from(2), [1]],
    ['nothing is left when all is built', from(1), []],
  ])('%s', (_, sites, next) => {
    expect(nextSites(sites)).toEqual(next);
  });

  it('counts the space after the highest house, and keeps the last one once reached', () => {
    expect(countingSpace(built())).toBeNull();
    expect(countingSpace(built(2))).toBe(3);
    expect(countingSpace(from(3))).toBe(13);
    expect([highestSite(built(2, 3)), foremostSite(built(2, 3))]).toEqual([3, 2]);
  });

  it('shuts on dark sites, and on the triangle only if it counts', () => {
    const [marseille] = RECONSTRUCTED.cities;
    if (!marseille) throw new Error('the board has no city');
    expect([...shuttingSites(marseille, false)]).toEqual([7, 9, 11]);
    expect([...shuttingSites(marseille, true)]).toContain(5);
  });
});

describe('the codes of houses and cards', () => {
  it('distinguish neutral houses from others', () => {
    expect(houseOwner('1n')).toEqual({ seat: 1, neutral: true });
    expect(houseOwner('4')).toEqual({ seat: 4, neutral: false });
  });

  it('distinguish destination cards from connection cards', () => {
    expect(cardKind('MAR-3')).toEqual({ kind: 'destination', city: 'MAR', seals: 3 });
    expect(cardKind('VEN-TAN')).toEqual({ kind: 'connection', ends: ['VEN', 'TAN'] });
  });
});

describe('the figures of a player', () => {
  const player = (loans: PlayerJson['loans']): PlayerJson => ({
    cash: 0,
    warehouses: 0,
    neutral: 0,
    fortresses: 0,
    hand: [],
    loans,
    ship: null,
    bonus: 0,
    score: null,
  });

  it('include the debts, with extended loans at their second price', () => {
    const loans = [
      { amount: 10, extended: false },
      { amount: 10, extended: true },
      { amount: 16, extended: true },
    ];
    expect(owedBy(player(loans), RECONSTRUCTED)).toBe(12 + 16 + 30);
  });

  it('include the prices of cards on the board', () => {
    expect(priceOf('MAR-3', RECONSTRUCTED)).toBe(7);
    expect(priceOf('VEN-TAN', RECONSTRUCTED)).toBe(3);
  });

  it('place each seat on exactly one step of the spread chart', () => {
    const steps = spreadSteps(RECONSTRUCTED.spread, 9, [9, 4, 4, 0]);
    expect(steps.map(({ cities }) => cities)).toEqual([0, 3, 4, 5, 6, 7, 8, 9]);
    expect(steps.flatMap(({ seats }) => seats).sort()).toEqual([0, 1, 2, 3]);
    expect(steps[0]).toEqual({ cities: 0, florins: 0, seats: [3] });
  });
});

describe('the forecast on a city’s tile', () => {
  const sites = built(1, 2).with(2, '1');
  const state = { cities: { MAR: { berths: [], fortresses: [1, 0], sites, shut: [] } } };
  const forecast: ForecastJson = {
    forecast: [
      { seat: 0, spread: 0, majority: { MAR: 12 }, fortress: { MAR: 6 }, total: 18 },
      { seat: 1, spread: 0, majority: { MAR: 6 }, fortress: { MAR: 6 }, total: 12 },
    ],
    cities: { MAR: { value: 12, ranking: ['0', '1'], most: false, nextShut: '0' } },
  };

  it('says who is paid for what, majorities by rank and then fortresses', () => {
    expect(
      payLines('MAR', forecast, state).map(({ seat, amount, why, houses }) => [seat, amount, why, houses]),
    ).toEqual([
      [0, 12, 'first', 2],
      [1, 6, 'second', 1],
      [0, 6, 'fortress', 2],
      [1, 6, 'fortress', 1],
    ]);
  });

  it('is summed up by seat if there is little room', () => {
    expect(paySums('MAR', forecast, state)).toEqual([
      { seat: 0, amount: 18 },
      { seat: 1, amount: 12 },
    ]);
    expect(payLines('VEN', forecast, state)).toEqual([]);
  });
});

describe('arrow keys', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  it('lead to the nearest element in their direction, straight ahead before sideways', () => {
    const things = [at(40, 0), at(20, 15), at(0, 30), at(-30, 0)];
    expect(nearestBox(at(0, 0), things, 'right')).toBe(0);
    expect(nearestBox(at(0, 0), things, 'down')).toBe(2);
    expect(nearestBox(at(0, 0), things, 'left')).toBe(3);
    expect(nearestBox(at(0, 0), things, 'up')).toBe(-1);
  });
});

describe('the layout of the table', () => {
  it.each([
    [1440, 900, 'wide'],
    [1024, 768, 'tablet'],
    [768, 1024, 'phone'],
    [390, 844, 'phone'],
    [844, 390, 'across'],
  ])('at %i × %i is %s', (width, height, layout) => {
    expect(layoutFor(width, height)).toBe(layout);
  });

  it('has small cities on narrow charts, and no bank on a phone', () => {
    expect(roomFor(960, 690, false)).toEqual({ bank: true, small: false });
    expect(roomFor(390, 560, false)).toEqual({ bank: false, small: true });
    expect(roomFor(768, 700, true)).toEqual({ bank: true, small: true });
    expect([isDense(1024), isDense(1440)]).toEqual([true, false]);
  });
});

describe('the place of a hint', () => {
  const window = { width: 1000, height: 600 };
  const hint = { width: 200, height: 100 };
  const order = ['right', 'left', 'above', 'below'] as const;
  const overlaps = (area: { x: number; width: number }, x: number) =>
    x < area.x + area.width && x + hint.width > area.x;

  it('is beside its area, on the first side with room', () => {
    const area = { x: 100, y: 100, width: 250, height: 200 };
    const place = placeHint(area, { x: 120, y: 120, width: 20, height: 20 }, hint, window, order);
    expect(place.side).toBe('right');
    expect(overlaps(area, place.x)).toBe(false);
  });

  it('changes to another side at the edge, and stays inside the window', () => {
    const area = { x: 700, y: 480, width: 250, height: 110 };
    const place = placeHint(area, { x: 720, y: 570, width: 20, height: 20 }, hint, window, order);
    expect(place.side).toBe('left');
    expect(place.y + hint.height).toBeLessThanOrEqual(window.height);
    expect(place.tip).toBeLessThanOrEqual(hint.height);
  });
});

describe('a hint in the turn’s column', () => {
  const column = { x: 1180, y: 46, width: 260, height: 694 };
  const hint = { width: 248, height: 180 };

  it('covers the log, and points at its target', () => {
    const place = placeInColumn(
      { column, free: { x: 1180, y: 430, width: 260, height: 310 } },
      { x: 700, y: 500, width: 40, height: 20 },
      hint,
    );
    expect(place).toMatchObject({ side: 'right', x: 1186, y: 430, tip: 80 });
  });

  it('moves up if the log is small, and never leaves the column', () => {
    const place = placeInColumn(
      { column, free: { x: 1180, y: 700, width: 260, height: 40 } },
      { x: 700, y: 60, width: 40, height: 20 },
      hint,
    );
    expect(place.y + hint.height).toBeLessThanOrEqual(column.y + column.height);
    expect(place.tip).toBe(16);
  });
});

describe('the animation of a turn', () => {
  const facts: readonly ElCapitanFact[] = [
    { type: 'paid', from: 0, to: 'bank', amount: 4, for: 'warehouse' },
    { type: 'house-built', seat: 0, city: 'MAR', site: 7, neutral: false },
    { type: 'house-shut', house: '1', city: 'MAR', site: 1 },
  ];

  it('sends coins, drops the house, and moves the shut house to its picture', () => {
    const plan = planMotion(facts, 1, () => 2);
    expect(plan.map(({ kind }) => kind)).toEqual(['coin', 'drop', 'go']);
    expect(plan[2]).toMatchObject({ piece: 'shut-MAR-1', was: 'house-MAR-1', ms: DURATION.shut });
  });

  it('shows one event after another, in half the time at speed 2, and nothing at speed 0', () => {
    const slow = planMotion(facts, 1, () => 1);
    const fast = planMotion(facts, 2, () => 1);
    expect(slow[2]?.at).toBeGreaterThan(slow[1]?.at ?? 0);
    expect(fast.map(({ ms }) => ms * 2)).toEqual(slow.map(({ ms }) => ms));
    expect(planMotion(facts, 0, () => 1)).toEqual([]);
  });

  it('moves a ship along its lanes, longer the more there are, and straight if there are none', () => {
    const sailed: ElCapitanFact = { type: 'sailed', seat: 1, card: 'MAR-1', from: 'VAL', to: 'MAR', berth: 1 };
    const lanes = (n: number) => () => Array.from({ length: 2 * n + 1 }, (_, i) => [i / (2 * n), 0.5] as const);
    const times = [1, 2, 9].map((n) => planMotion([sailed], 1, () => 0, lanes(n))[0]?.ms);
    expect(times).toEqual([690, 870, 1140]);
    const [motion] = planMotion([sailed], 1, () => 0, lanes(1));
    expect(motion).toMatchObject({ kind: 'go', piece: 'ship-1', course: { over: 'sea' } });
    expect(planMotion([sailed], 1, () => 0)[0]).toMatchObject({ ms: DURATION.ship, course: null });
    expect(planMotion([{ ...sailed, from: null }], 1, () => 0, lanes(1))[0]).toMatchObject({ course: null });
  });

  it('combines the coins of a payday into one shower per player without losing a florin', () => {
    const income = (seat: number, amount: number): ElCapitanFact => ({
      type: 'income',
      seat,
      amount,
      for: 'majority',
      city: 'MAR',
      rank: 1,
    });
    const plan = planMotion([income(0, 12), income(1, 6), income(0, 5), income(1, 0)], 1, () => 0);
    expect(plan.map((step) => (step.kind === 'coin' ? [step.to, step.amount] : []))).toEqual([
      ['seat-0', 17],
      ['seat-1', 6],
    ]);
  });
});

describe('the payday table', () => {
  const incomes: readonly Income[] = [
    { type: 'income', seat: 1, amount: 5, for: 'spread', cities: 3 },
    { type: 'income', seat: 0, amount: 24, for: 'majority', city: 'VEN', rank: 1 },
    { type: 'income', seat: 0, amount: 12, for: 'fortress', city: 'VEN', whole: false },
    { type: 'income', seat: 1, amount: 8, for: 'majority', city: 'MAR', rank: 2 },
    { type: 'income', seat: 1, amount: 15, for: 'bonus' },
  ];
  const payments: readonly Payment[] = [
    ...incomes.map((income) => ({ seat: income.seat, amount: income.amount, income })),
    { seat: 1, amount: -30, income: null },
  ];

  it('is in the order of the board, with every payment in one cell', () => {
    const rows = paydayRows(payments, 2, ['MAR', 'VEN', 'CON']);
    expect(rows.map(({ key }) => key)).toEqual(['spread', 'MAR', 'VEN', 'bonus', 'loans']);
    expect(rows.at(-1)?.label).toBe('Loans');
    expect(rows.flatMap(({ cells }) => cells.flat())).toHaveLength(payments.length);
    expect(rows[2]?.cells[0]?.map(({ amount }) => amount)).toEqual([24, 12]);
  });

  it('has a reason for every payment', () => {
    expect(payments.map(paymentReason)).toEqual([
      '3 cities',
      'majority',
      'fortress, half',
      'second',
      'bonus card',
      'loans repaid',
    ]);
  });
});

describe('the scales of charts', () => {
  it('have round steps that cover the values and zero', () => {
    expect(ticks(0, 143, 5)).toEqual([0, 50, 100, 150]);
    expect(ticks(-86, 112, 5)).toEqual([-100, -50, 0, 50, 100, 150]);
    expect(ticks(0, 0, 5).at(-1)).toBeGreaterThan(0);
  });

  it('map ends to ends, and a single value to the middle', () => {
    const scale = linear([10, 20], [0, 100]);
    expect([scale(10), scale(15), scale(20)]).toEqual([0, 50, 100]);
    expect(linear([5, 5], [0, 100])(5)).toBe(50);
  });

  it('move labels apart, in their order and within the bounds', () => {
    const out = spreadOut([50, 52, 10, 99], 20, 0, 100);
    const sorted = [...out].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...out)).toBeLessThanOrEqual(100);
    expect((out[0] ?? 0) < (out[1] ?? 0)).toBe(true);
  });
});

describe('the accessible name of a site', () => {
  it('says what it is, what it is worth, and what can be done', () => {
    const site = tableWords.value.site({
      city: 'Marseille',
      site: 4,
      value: 12,
      owner: null,
      neutral: false,
      shuts: false,
      next: true,
      counts: true,
    });
    expect(words.value.ui.legal(site, 'build', 4)).toBe(
      'Marseille, site 4, worth 12, next site, this value counts now, legal: build, 4 florins',
    );
  });
});
