import { levante } from '@levante/testkit/levante';
import { describe, expect, it } from 'vitest';
import { median, type PeerComparison, ratiosOf } from '../src/bench/comparison.ts';
import type { EngineFigures } from '../src/bench/engine.ts';
import { figuresJson, readFigures } from '../src/bench/figures.ts';
import { comparisonJson, comparisonPage, showComparison } from '../src/bench/results.ts';

const figures: EngineFigures = {
  matchesPerSecond: 20_000.06,
  actionsPerSecond: 6_000_000.4,
  pliesPerMatch: 300.04,
  legal: 60.25,
  apply: 40,
  clone: 500,
  structuredClone: 16_000,
  random: 1000,
  hoarding: 20,
  longest: 1.23456,
  longestAgain: 0.00127,
};

const comparison: PeerComparison = {
  rounds: 3,
  load: 0.02,
  games: [{ game: 'golden-horn', players: 3, setup: {}, ...figures }],
  options: [
    { game: 'golden-horn', players: 2, setup: {}, ...figures },
    { game: 'el-capitan', players: 5, setup: { cities: ['POR', 'LIS'] }, ...figures, actionsPerSecond: 1_000_000 },
  ],
  peers: [{ name: 'other', script: 'other.mjs', does: 'moves', version: '1.2.3', perSecond: 2_000_000 }],
};

describe('the figures of a game', () => {
  it('are read back as they were printed', () => {
    const printed = figuresJson(figures);
    expect(printed).toMatchObject({
      actionsPerSecond: 6_000_000,
      nanoseconds: { legal: 60.3, structuredClone: 16_000 },
      longestLegal: { randomMatches: 1000, hoardingMatches: 20, milliseconds: 1.2346, againMilliseconds: 0.0013 },
    });
    expect(figuresJson(readFigures(JSON.parse(JSON.stringify(printed))))).toEqual(printed);
  });

  it('are refused if one is missing', () => {
    expect(() => readFigures({ matchesPerSecond: 1, actionsPerSecond: 2 })).toThrow('there is no figure pliesPerMatch');
    const { longestLegal: _, ...older } = figuresJson(figures);
    expect(() => readFigures(older)).toThrow('there is no figure milliseconds');
  });
});

describe('a comparison of engines', () => {
  it('takes the median of its rounds', () => {
    expect([median([3, 1, 2]), median([10]), median([4, 1, 3, 2])]).toEqual([2, 10, 3]);
  });

  it('gives the ratio of a peer’s figure to a game’s figure', () => {
    expect(ratiosOf(comparison)).toEqual([
      { game: 'golden-horn', peer: 'other', times: expect.closeTo(3, 5) },
      { game: 'golden-horn', peer: 'structuredClone', times: 32 },
    ]);
  });

  it('is a page with the command, the machine and every figure', () => {
    const page = comparisonPage(comparison, 'npx levante bench engine --write');
    expect(page).toContain('`npx levante bench engine --write`');
    expect(page).toContain(`Node ${process.versions.node}; load 0.02 at the start; medians of 3 rounds.`);
    expect(page).toContain('| golden-horn | 3 | 6,000,000 | 20,000 | 300 | 60 | 40 | 500 | 16,000 |');
    expect(page).toContain('| other 1.2.3 | 2,000,000 | × 3.0 |');
    expect(page).toContain('| structuredClone, by our clone |  | × 32 |');
    expect(page).toContain('| el-capitan | 5 | POR LIS | 1,000,000 | 20,000 | 300 | 60 | 40 | 1.2346 | 0.0013 |');
    expect(page).toContain('| golden-horn | 2 |  | 6,000,000 | 20,000 | 300 | 60 | 40 | 1.2346 | 0.0013 |');
    expect(page).toContain('the longest call in 1,000 random matches and 20 with hoarding players');
    expect(showComparison(comparison).join('\n')).toMatch(/golden-horn +3 +6,000,000 +20,000/);
  });

  it('notes a machine that was busy', () => {
    expect(comparisonPage({ ...comparison, load: 99 }, '')).toContain('load 99.00 at the start, so it was busy;');
  });

  it('is written as plain data with rounded figures', () => {
    expect(comparisonJson(comparison)).toMatchObject({
      load: 0.02,
      games: [
        {
          game: 'golden-horn',
          players: 3,
          actionsPerSecond: 6_000_000,
          matchesPerSecond: 20_000.1,
          pliesPerMatch: 300,
        },
      ],
      options: [
        { game: 'golden-horn', players: 2, setup: {} },
        {
          game: 'el-capitan',
          setup: { cities: ['POR', 'LIS'] },
          longestLegal: { randomMatches: 1000, milliseconds: 1.2346 },
        },
      ],
      peers: [{ name: 'other', version: '1.2.3', perSecond: 2_000_000 }],
      ratios: [{ times: 3 }, { times: 32 }],
    });
  });
});

describe('levante bench engine', () => {
  const brief = ['--seconds', '0.05', '--random', '2', '--hoarding', '1', '--json'];
  const measured = async (...words: string[]) => {
    const { status, out, err } = await levante(['bench', 'engine', ...words, ...brief]);
    expect([status, err]).toEqual([0, '']);
    return readFigures(JSON.parse(out));
  };

  it('measures a game with extra cities and a board', async () => {
    const choice = ['--players', '2', '--cities', 'LIS,POR', '--board', 'reconstructed'];
    const { random, hoarding, longest, longestAgain } = await measured('--game', 'el-capitan', ...choice);
    expect([random, hoarding]).toEqual([2, 1]);
    expect(longest).toBeGreaterThanOrEqual(longestAgain);
  });

  it('measures no hoarding for a game in which nothing can be hoarded', async () => {
    expect(await measured('--game', 'golden-horn')).toMatchObject({ random: 2, hoarding: 0 });
  });

  it('refuses extra cities for a game without them, and without a named game', async () => {
    const stderrOf = async (...words: string[]) =>
      (await levante(['bench', 'engine', '--cities', 'POR', ...words])).err;
    expect(await stderrOf('--game', 'golden-horn')).toContain('golden-horn has no option --cities');
    expect(await stderrOf()).toContain('--cities is for one game: name it with --game');
  });
});
