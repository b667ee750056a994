import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { positionAt } from '@levante/table/match/timeline.ts';
import { describe, expect, it } from 'vitest';
import { bestTurn, turnsOf } from '../../table/end/standings.tsx';
import { type Income, paydaysOf } from '../../table/log/books.ts';
import { lettersOf, unpaidIn, whyInShort, whyPaid } from '../../table/payday/payday-column.tsx';
import { flightsOf, liftedBox, stripFor } from '../../table/payday/payday-flights.ts';
import { beatsOf, gainOf, PaydayRun, type PaydayScript, paydayScript } from '../../table/payday/payday-run.ts';
import { recordNamed, recordNames, replayed } from './positions.ts';

/** Every payday of a record, with the state it led to and the cash before its first florin. */
function paydaysIn(name: string) {
  const timeline = replayed(recordNamed(name));
  return paydaysOf(timeline, timeline.plies.length).map((book) => {
    const after = positionAt(timeline, book.ply);
    const { facts } = timeline.plies[book.ply - 1] ?? { facts: [] };
    const before = positionAt(timeline, book.ply - 1).json.players.map(({ cash }, seat) => {
      const until = facts.slice(
        0,
        facts.findIndex((fact) => fact.type === 'payday'),
      );
      return until.reduce((sum, fact) => {
        if (fact.type === 'income') return fact.seat === seat ? sum + fact.amount : sum;
        if (fact.type !== 'paid') return sum;
        return sum + (fact.to === seat ? fact.amount : 0) - (fact.from === seat ? fact.amount : 0);
      }, cash);
    });
    return { book, after, before, script: paydayScript(book, after.json, after.cities) };
  });
}

const NAMES = recordNames().filter((name) => name.startsWith('independent/'));

describe('the script of a payday', () => {
  it('adds up to the recorded facts to the florin, in every record', () => {
    let seen = 0;
    for (const name of NAMES) {
      for (const { book, after, before, script } of paydaysIn(name)) {
        seen += 1;
        const paid = script.steps.flatMap(({ payments }) => payments.flatMap(({ income }) => income ?? []));
        expect([...paid].sort(byText), name).toEqual([...book.incomes].sort(byText));
        expect(script.before, name).toEqual(before);
        after.json.players.forEach(({ cash }, seat) => {
          expect((script.before[seat] ?? 0) + gainOf(script.steps, seat), name).toBe(cash);
        });
      }
    }
    expect(seen).toBeGreaterThan(NAMES.length);
  });

  it('goes through cities by row, then spread, bonus cards and loans, and skips steps that pay nothing', () => {
    const RANK = { city: 0, spread: 1, bonus: 2, loans: 3 };
    const rows = new Map(
      [...RECONSTRUCTED.cities, ...RECONSTRUCTED.extraCities].map(({ code, row, column }) => [code, row * 9 + column]),
    );
    for (const name of NAMES) {
      for (const { script } of paydaysIn(name)) {
        const kinds = script.steps.map(({ kind }) => RANK[kind]);
        expect(kinds, name).toEqual([...kinds].sort());
        const cities = script.steps.flatMap((step) => (step.kind === 'city' ? [rows.get(step.city) ?? -1] : []));
        expect(cities, name).toEqual([...cities].sort((a, b) => a - b));
        for (const { payments } of script.steps) expect(payments.length).toBeGreaterThan(0);
      }
    }
  });
});

const byText = (a: Income, b: Income) => JSON.stringify(a).localeCompare(JSON.stringify(b));

const SCRIPT: PaydayScript = {
  phase: 1,
  ply: 9,
  before: [3, 5],
  steps: [
    {
      kind: 'city',
      city: 'NAP',
      payments: [
        { seat: 0, amount: 15, income: { type: 'income', seat: 0, amount: 15, for: 'majority', city: 'NAP', rank: 1 } },
        { seat: 1, amount: 7, income: { type: 'income', seat: 1, amount: 7, for: 'majority', city: 'NAP', rank: 2 } },
      ],
    },
    {
      kind: 'spread',
      payments: [{ seat: 1, amount: 5, income: { type: 'income', seat: 1, amount: 5, for: 'spread', cities: 3 } }],
    },
    { kind: 'loans', payments: [{ seat: 0, amount: -12, income: null }] },
  ],
};

describe('the playback of a payday', () => {
  it('shows the old amounts until a coin has landed', () => {
    const run = new PaydayRun(SCRIPT, false, () => undefined);
    expect([run.cash.value, run.rising.value]).toEqual([
      [3, 5],
      [0, 0],
    ]);
    run.land(1);
    expect([run.cash.value, run.rising.value]).toEqual([
      [18, 5],
      [15, 0],
    ]);
    run.land(2);
    expect(run.cash.value).toEqual([18, 12]);
  });

  it('has paid a step in full when the next begins, even if coins were still in flight', () => {
    const run = new PaydayRun(SCRIPT, false, () => undefined);
    run.next();
    expect([run.step?.kind, run.cash.value, run.rising.value]).toEqual(['spread', [18, 12], [0, 0]]);
    run.next();
    run.land(1);
    expect(run.cash.value).toEqual([6, 17]);
  });

  it('ends with the totals, and closes them only after they have been read', () => {
    let done = 0;
    const run = new PaydayRun(SCRIPT, false, () => {
      done += 1;
    });
    run.sums();
    expect([run.step, run.cash.value, done]).toEqual([null, [6, 17], 0]);
    run.next();
    expect(done).toBe(1);
    expect(new PaydayRun(SCRIPT, true, () => undefined).step).toBeNull();
  });

  it('lands coins one by one, in half the time at double speed, and all at once without motion', () => {
    const [city] = SCRIPT.steps;
    if (!city) throw new Error('no step');
    const slow = beatsOf(city, 1, 'fly', 40);
    const fast = beatsOf(city, 2, 'fly', 40);
    expect(slow.lands[1]).toBeGreaterThan(slow.lands[0] ?? 0);
    expect(slow.ends).toBeGreaterThan(slow.lands[1] ?? 0);
    expect(fast.lands.map((ms) => ms * 2)).toEqual(slow.lands);
    expect(beatsOf(city, 1, 'still', 40).lands).toEqual([0, 0]);
    expect(beatsOf(city, 1, 'rush', 40).ends).toBeLessThan(slow.ends / 5);
  });

  it('takes longer the more text a step has, with or without motion', () => {
    const [city] = SCRIPT.steps;
    if (!city) throw new Error('no step');
    const letters = lettersOf(city);
    expect(letters).toBeGreaterThan(10);
    for (const how of ['fly', 'still'] as const) {
      const { lands, ends } = beatsOf(city, 1, how, letters);
      const time = ends - Math.max(...lands);
      // Slow readers take in some 20 letters a second.
      expect(time).toBeGreaterThan(1000 + 50 * letters);
      expect(beatsOf(city, 1, how, 2 * letters).ends - ends).toBe(55 * letters);
      expect(beatsOf(city, 2, how, letters).ends).toBe(ends / 2);
    }
  });
});

describe('the text of a payday', () => {
  const state = {
    cities: { NAP: { berths: [], fortresses: [], sites: ['0', '1', '0', '2', null], shut: [] } },
    players: [],
  };

  it('names ranks beyond the second, and counts the houses', () => {
    const income = { type: 'income', seat: 2, amount: 7, for: 'majority', city: 'NAP', rank: 3 } as const;
    const payment = { seat: 2, amount: 7, income };
    expect(whyPaid(payment, state)).toBe('third, 1 house');
    expect(whyInShort(payment)).toBe('third');
    expect(whyPaid({ seat: 0, amount: -12, income: null }, state)).toBe('loans repaid');
  });

  it('names the owners of houses who are paid nothing', () => {
    const [step] = SCRIPT.steps;
    if (step?.kind !== 'city') throw new Error('no city');
    const timeline = replayed(recordNamed(NAMES[0] ?? ''));
    const players = timeline.start.json.players.slice(0, 3);
    expect(unpaidIn(step, { ...state, players })).toEqual(players.length > 2 ? [{ seat: 2, houses: 1 }] : []);
  });
});

describe('an enlarged city', () => {
  const chart = { x: 200, y: 46, width: 980, height: 700 };

  it.each([
    ['in the corner', { x: 210, y: 50, width: 224, height: 184 }],
    ['in the middle', { x: 560, y: 300, width: 224, height: 184 }],
    ['at the edge', { x: 950, y: 555, width: 224, height: 184 }],
  ])('lies entirely on the chart: a tile %s', (_, tile) => {
    const box = liftedBox(tile, chart, false);
    expect(box.width).toBeCloseTo(tile.width * 1.46);
    expect(box.x).toBeGreaterThanOrEqual(chart.x);
    expect(box.y).toBeGreaterThanOrEqual(chart.y);
    expect(box.x + box.width).toBeLessThanOrEqual(chart.x + chart.width);
    expect(box.y + box.height).toBeLessThanOrEqual(chart.y + chart.height);
  });

  it('fills the chart of a phone, whatever the size of its tile', () => {
    const narrow = { x: 0, y: 110, width: 390, height: 590 };
    expect(liftedBox({ x: 8, y: 120, width: 90, height: 190 }, narrow, true).width).toBe(366);
  });

  /** The panels as they are beside a chart or above it. */
  const PANELS = [
    { side: 'left', chart, purses: [96, 223, 350, 477].map((y) => [197, y] as const) },
    {
      side: 'above',
      chart: { x: 0, y: 134, width: 788, height: 492 },
      purses: [200, 460, 710, 960].map((x) => [x, 125] as const),
    },
    {
      side: 'above',
      chart: { x: 0, y: 110, width: 390, height: 464 },
      purses: [75, 165, 260, 350].map((x) => [x, 100] as const),
    },
  ] as const;
  const TILE = { width: 224, height: 184 };

  it.each(PANELS)('keeps its payment labels clear of itself and of each other: panels $side, $chart.width wide', ({
    side,
    chart: area,
    purses,
  }) => {
    const small = area.width < 500;
    for (const { widths, seats } of [
      { widths: [150, 190, 110], seats: [0, 0, 2] },
      { widths: [208, 208, 208, 208], seats: [3, 1, 0, 2] },
      { widths: [72, 72, 72, 72], seats: [0, 1, 2, 3] },
    ]) {
      const wide = small ? widths.map(() => 72) : widths;
      for (const [left, top] of [
        [0, 0],
        [0.5, 0.5],
        [1, 1],
        [1, 0],
      ] as const) {
        const tile = {
          ...TILE,
          x: area.x + 8 + left * (area.width - TILE.width - 16),
          y: area.y + 8 + top * (area.height - TILE.height - 16),
        };
        const box = liftedBox(tile, area, small, stripFor(side, wide, area));
        const paths = wide.map((width, i) => {
          const from = [box.x + 20 + 40 * i, box.y + box.height * 0.3 * i] as const;
          return { from, to: purses[seats[i] ?? 0] ?? from, width };
        });
        const labels = flightsOf(paths, area, box, side).map(({ label }, i) => boxAround(label, wide[i] ?? 0));
        for (const [i, label] of labels.entries()) {
          expect(overlap(label, box)).toBe(false);
          for (const other of labels.slice(i + 1)) expect(overlap(label, other)).toBe(false);
          expect(label.x).toBeGreaterThanOrEqual(area.x);
          expect(label.y).toBeGreaterThanOrEqual(area.y);
          expect(label.x + label.width).toBeLessThanOrEqual(area.x + area.width);
          expect(label.y + label.height).toBeLessThanOrEqual(area.y + area.height);
        }
      }
    }
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A label of this width around its middle, as high as the page draws it. */
const boxAround = ({ x, y }: { readonly x: number; readonly y: number }, width: number): Box => ({
  x: x - width / 2,
  y: y - 16,
  width,
  height: 32,
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the balance of a turn', () => {
  it('is its income at the next payday minus its cost, and payday payments belong to no turn', () => {
    const timeline = replayed(recordNamed('independent/el-capitan-4-base.levante.json'));
    for (const seat of timeline.start.json.players.keys()) {
      const turns = turnsOf(timeline, seat);
      expect(turns.length).toBeGreaterThan(15);
      for (const { facts, ply, phase, round } of turns) {
        expect(facts.some((fact) => fact.type === 'payday')).toBe(false);
        expect(facts.every((fact) => !('seat' in fact) || fact.type !== 'house-built' || fact.seat === seat)).toBe(
          true,
        );
        const { json } = positionAt(timeline, ply - 1);
        expect([json.phase, json.round]).toEqual([phase, round]);
      }
      const best = bestTurn(timeline, seat);
      expect(best?.worth).toBe(Math.max(...turns.map(({ worth }) => worth)));
    }
  });
});
