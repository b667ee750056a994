import { Random } from '@levante/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queue } from '../src/simulate/queue.ts';
import { Stopwatch } from '../src/simulate/stopwatch.ts';
import { student95 } from '../src/simulate/student.ts';
import { Times } from '../src/simulate/times.ts';
import { wilson } from '../src/simulate/wilson.ts';
import { byDeals, type DealWins, shareOf, WHOLE_WIN, WinCount } from '../src/simulate/wins.ts';

describe('the Wilson interval', () => {
  it('has the published bounds', () => {
    const { low, high } = wilson(10, 40);
    expect([low, high].map((x) => x.toFixed(4))).toEqual(['0.1419', '0.4019']);
  });

  it('stays within 0 and 1', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

it('student95 gives the published quantiles', () => {
  const tables = { 1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 10: 2.2281, 30: 2.0423, 119: 1.9801 };
  for (const [freedom, figure] of Object.entries(tables)) {
    expect(Math.abs(student95(Number(freedom)) - figure)).toBeLessThan(0.004);
  }
});

/** Deals of two matches each, with these numbers of wins. */
const dealsOfTwo = (...wins: number[]): DealWins[] => wins.map((won) => ({ wins: won * WHOLE_WIN, matches: 2 }));

describe('the interval of a share of wins', () => {
  it('by deals equals the interval of the mean of ten deals', () => {
    // The shares of the deals have mean 0.7 and deviation 0.34960; with 9 degrees of freedom t is 2.26216.
    const { low, high } = byDeals(dealsOfTwo(2, 2, 2, 2, 2, 1, 1, 1, 1, 0));
    expect([low, high].map((x) => x.toFixed(3))).toEqual(['0.450', '0.950']);
  });

  it('is the wider one of both intervals, on either side', () => {
    const alike = shareOf(dealsOfTwo(1, 1, 1, 1, 1, 1));
    expect(alike.byDeals).toEqual({ low: 0.5, high: 0.5 });
    expect([alike.low, alike.high]).toEqual([alike.byMatches.low, alike.byMatches.high]);
    const apart = shareOf(dealsOfTwo(2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0));
    expect(apart.byMatches).toEqual(wilson(12, 24));
    expect([apart.low, apart.high]).toEqual([apart.byDeals.low, apart.byDeals.high]);
    expect(apart.high - apart.low).toBeGreaterThan(apart.byMatches.high - apart.byMatches.low);
  });

  it('is unknown (0 to 1) with a single deal', () => {
    expect(shareOf(dealsOfTwo(2))).toMatchObject({ share: 1, low: 0, high: 1 });
    expect(shareOf([])).toMatchObject({ share: 0, low: 0, high: 1 });
  });

  it('contains the true share in about 95 of 100 runs if a deal’s matches end alike, unlike Wilson’s', () => {
    const random = new Random(5);
    const chance = 0.7;
    const within = (at: { low: number; high: number }): number => Number(at.low <= chance && chance <= at.high);
    let ours = 0;
    let wilsons = 0;
    for (let i = 0; i < 1000; i++) {
      const wins = Array.from({ length: 60 }, () => (random.next() / 0x100000000 < chance ? 2 : 0));
      const share = shareOf(dealsOfTwo(...wins));
      ours += within(share);
      wilsons += within(share.byMatches);
    }
    expect(ours).toBeGreaterThan(930);
    expect(ours).toBeLessThan(975);
    expect(wilsons).toBeLessThan(880);
  });

  it('by deals is the same in whatever order the matches arrive', () => {
    const count = new WinCount();
    for (const [deal, wins] of [
      [1, 0],
      [0, 60],
      [1, 30],
      [0, 60],
    ] as const)
      count.add(deal, wins);
    expect(count.deals()).toEqual([
      { wins: 120, matches: 2 },
      { wins: 30, matches: 2 },
    ]);
  });
});

describe('thinking times', () => {
  it('give mean and maximum exactly, and the 99th percentile within one percent', () => {
    const times = new Times();
    times.add({ answers: Array.from({ length: 1000 }, (_, i) => i + 1), late: 3 });
    times.add({ answers: [], late: 2 });
    const { answers, mean, p99, most, lateTurns } = times.report();
    expect([answers, mean, most, lateTurns]).toEqual([1000, 500.5, 1000, 5]);
    expect(p99).toBeGreaterThanOrEqual(990);
    expect(p99).toBeLessThan(1000);
  });

  it('are 0 without answers, and for answers shorter than the clock’s tick', () => {
    const times = new Times();
    expect(times.report()).toEqual({ answers: 0, mean: 0, p99: 0, most: 0, lateTurns: 0 });
    times.add({ answers: [0, 0], late: 0 });
    expect(times.report()).toMatchObject({ answers: 2, p99: 0, most: 0 });
  });
});

describe('a stopwatch', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());
  const think = (watch: Stopwatch, seat: number, ms: number) => {
    watch.begin(seat);
    vi.advanceTimersByTime(ms);
    watch.end();
  };

  it('measures each seat’s time, and counts a turn above 1.1 times its budget as late', () => {
    const watch = new Stopwatch(2, 100);
    expect(watch.turn().remaining()).toBe(100);
    think(watch, 0, 60);
    vi.advanceTimersByTime(500);
    think(watch, 0, 50);
    watch.turn();
    think(watch, 1, 111);
    think(watch, 1, 40);
    const budget = watch.turn();
    think(watch, 0, 30);
    expect(budget.remaining()).toBe(70);
    expect(watch.thinking).toEqual([
      { answers: [60, 50, 30], late: 0 },
      { answers: [111, 40], late: 1 },
    ]);
  });

  it('counts no turn as late without a budget', () => {
    const watch = new Stopwatch(1, null);
    expect(watch.turn().remaining()).toBe(Number.POSITIVE_INFINITY);
    think(watch, 0, 100_000);
    expect(watch.thinking).toEqual([{ answers: [100_000], late: 0 }]);
  });
});

describe('a queue of matches', () => {
  afterEach(() => vi.useRealTimers());

  const drained = (queue: Queue): (number | null)[] => {
    const taken: (number | null)[] = [];
    while (taken.at(-1) !== null) taken.push(queue.take());
    return taken;
  };

  it('hands out each match once', () => {
    expect(drained(new Queue({ matches: 5, perDeal: 2, until: null }))).toEqual([0, 1, 2, 3, 4, null]);
  });

  it('begins no deal after its time, but completes the one under way, and plays at least one', () => {
    expect(drained(new Queue({ matches: 100, perDeal: 3, until: 0 }))).toEqual([0, 1, 2, null]);
    vi.useFakeTimers({ now: 1000 });
    const queue = new Queue({ matches: 100, perDeal: 3, until: 1001 });
    for (let i = 0; i < 4; i++) queue.take();
    vi.setSystemTime(1001);
    expect(drained(queue)).toEqual([4, 5, null]);
  });
});
