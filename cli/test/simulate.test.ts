import { describe, expect, it } from 'vitest';
import { playOne, type Simulation } from '../src/simulate/range.ts';
import { showReport } from '../src/simulate/show.ts';
import { Tally } from '../src/simulate/tally.ts';
import { wilson } from '../src/simulate/wilson.ts';
import { verifyRecord } from '../src/verify/verify.ts';
import { COIN_HOUSE } from './house.ts';

const run: Simulation = {
  game: 'coin-race',
  rulesVersion: 1,
  options: { players: 3, goal: 5 },
  levels: ['random'],
  seed: 1,
  record: true,
};

function kitOfCoins() {
  const kit = COIN_HOUSE.kits.get('coin-race');
  if (!kit) throw new Error('coin race has no bots');
  return kit;
}

const play = (index: number, plan: Simulation = run) => playOne(kitOfCoins(), plan, index);

describe('a simulated match', () => {
  it('is the same for the same seed and index, and another for others', () => {
    const actions = (index: number, seed: number) => play(index, { ...run, seed }).record?.actions.join();
    expect(actions(4, 1)).toBe(actions(4, 1));
    const several = [actions(4, 1), actions(5, 1), actions(4, 2), actions(6, 1), actions(4, 3)];
    expect(new Set(several).size).toBeGreaterThan(3);
  });

  it('is kept as a record that can be verified', () => {
    const { record, plies } = play(0);
    expect(verifyRecord(COIN_HOUSE.games, record)).toMatchObject({
      ok: true,
      verified: { actions: plies, over: true },
    });
    expect(play(0, { ...run, record: false }).record).toBeNull();
  });

  it('has its bots one seat further each time', () => {
    const levels = (index: number) => {
      const kit = { ...kitOfCoins(), playMatch: () => ({ plies: 0, result: null, fault: null, actions: [] }) };
      return playOne(kit, { ...run, levels: ['a', 'b'] }, index).levels;
    };
    expect([0, 1, 2].map(levels)).toEqual([
      ['a', 'b', 'a'],
      ['b', 'a', 'b'],
      ['a', 'b', 'a'],
    ]);
  });
});

describe('a report', () => {
  const result = { scores: [3, 5, 5], ranks: [3, 1, 1] };
  const played = { index: 0, levels: ['a', 'b', 'a'], plies: 10, result, fault: null, record: null };
  const broken = {
    ...played,
    index: 1,
    result: null,
    fault: { ply: 4, level: 'a', reason: 'illegal-action', detail: '7' },
  } as const;

  it('shares the win of the tied, by level and by seat', () => {
    const tally = new Tally({ ...run, levels: ['a', 'b'] });
    tally.add(played);
    const { bots, seats, plies, faults } = tally.report();
    expect(bots.map(({ level, share, expected }) => [level, share, expected])).toEqual([
      ['a', 0.5, 40 / 60],
      ['b', 0.5, 20 / 60],
    ]);
    expect(seats.map(({ share }) => share)).toEqual([0, 0.5, 0.5]);
    expect(seats[0]?.scores).toEqual({ mean: 3, least: 3, most: 3 });
    expect([plies.mean, faults]).toEqual([10, 0]);
  });

  it('counts faults apart, and shows where to look', () => {
    const tally = new Tally({ ...run, levels: ['a', 'b'] });
    tally.add(broken);
    tally.add(played);
    const report = tally.report();
    expect(report).toMatchObject({ matches: 2, finished: 1, faults: 1, firstFaults: [{ match: 1, ply: 4 }] });
    expect(showReport(report, 1).join('\n')).toContain('fault: match 1, ply 4, a: illegal-action: 7');
  });

  it('does not depend on the order in which the matches come', () => {
    const matches = Array.from({ length: 30 }, (_, index) => play(index));
    const report = (list: typeof matches) => {
      const tally = new Tally(run);
      for (const match of list) tally.add(match);
      return tally.report();
    };
    expect(report([...matches].reverse())).toEqual(report(matches));
  });
});

describe('wilson', () => {
  it('gives the known interval', () => {
    const { share, low, high } = wilson(10, 40);
    expect([share, low, high].map((x) => x.toFixed(4))).toEqual(['0.2500', '0.1419', '0.4019']);
  });

  it('stays within 0 and 1', () => {
    expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 });
    expect(wilson(10, 10).share).toBe(1);
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});
