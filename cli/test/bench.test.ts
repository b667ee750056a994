import { describe, expect, it } from 'vitest';
import { type Comparison, median, ratiosOf } from '../src/bench/comparison.ts';
import { figuresJson, readFigures } from '../src/bench/figures.ts';
import { comparisonJson, comparisonPage, showComparison } from '../src/bench/results.ts';

const comparison: Comparison = {
  rounds: 3,
  load: 0.02,
  games: [
    {
      game: 'golden-horn',
      players: 3,
      matchesPerSecond: 20_000.06,
      actionsPerSecond: 6_000_000.4,
      pliesPerMatch: 300.04,
      legal: 60.25,
      apply: 40,
      clone: 500,
      structuredClone: 16_000,
    },
  ],
  peers: [{ name: 'other', script: 'other.mjs', does: 'moves', version: '1.2.3', perSecond: 2_000_000 }],
};

describe('the figures of a game', () => {
  it('are read as they are printed', () => {
    const [row] = comparison.games;
    if (!row) throw new Error('no game');
    const printed = figuresJson(row);
    expect(printed).toMatchObject({
      actionsPerSecond: 6_000_000,
      nanoseconds: { legal: 60.3, structuredClone: 16_000 },
    });
    expect(figuresJson(readFigures(JSON.parse(JSON.stringify(printed))))).toEqual(printed);
  });

  it('are refused where one is missing', () => {
    expect(() => readFigures({ matchesPerSecond: 1, actionsPerSecond: 2 })).toThrow('there is no figure pliesPerMatch');
  });
});

describe('a comparison', () => {
  it('takes the middle of its rounds', () => {
    expect([median([3, 1, 2]), median([10]), median([4, 1, 3, 2])]).toEqual([2, 10, 3]);
  });

  it('says how often the figure of a peer goes into that of a game', () => {
    expect(ratiosOf(comparison)).toEqual([
      { game: 'golden-horn', peer: 'other', times: expect.closeTo(3, 5) },
      { game: 'golden-horn', peer: 'structuredClone', times: 32 },
    ]);
  });

  it('is a page with the command, the machine and every figure', () => {
    const page = comparisonPage(comparison, 'npx levante bench engine --write');
    expect(page).toContain('`npx levante bench engine --write`');
    expect(page).toContain(`Node ${process.versions.node}; load 0.02 before it began; medians of 3 rounds.`);
    expect(page).toContain('| golden-horn | 3 | 6,000,000 | 20,000 | 300 | 60 | 40 | 500 | 16,000 |');
    expect(page).toContain('| other 1.2.3 | 2,000,000 | × 3.0 |');
    expect(page).toContain('| structuredClone, by our clone |  | × 32 |');
    expect(showComparison(comparison).join('\n')).toMatch(/golden-horn +3 +6,000,000 +20,000/);
  });

  it('says so where the machine was busy', () => {
    expect(comparisonPage({ ...comparison, load: 99 }, '')).toContain('load 99.00 before it began, so it was busy;');
  });

  it('is plain data with rounded figures', () => {
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
      peers: [{ name: 'other', version: '1.2.3', perSecond: 2_000_000 }],
      ratios: [{ times: 3 }, { times: 32 }],
    });
  });
});
