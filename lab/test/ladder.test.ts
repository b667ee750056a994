import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotKit } from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pairsOf, runOf, type Terms, wholeDeals } from '../src/ladder/pairs.ts';
import { pointsOf } from '../src/ladder/rating.ts';
import { encountersOf, type PairResult, shareOfPair } from '../src/ladder/result.ts';
import { LadderStore, STORE } from '../src/ladder/store.ts';
import { ladderSection, ratingsOf, showLadder } from '../src/ladder/table.ts';
import { playLadder, type TournamentSetup } from '../src/ladder/tournament.ts';
import { ERRING_KIT, GOAL, playHere, trueShare } from './strength.ts';

const levels = ['clumsy', 'fair', 'good', 'master'];
const terms: Terms = {
  game: 'coin-race',
  rulesVersion: 1,
  options: { players: 2, goal: GOAL },
  ms: null,
  matches: 600,
  seed: 3,
};
const circumstances = { build: 'one', machine: 'a machine', date: '2026-11-21' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-ladder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Progress {
  matches: number;
  readonly pairs: string[];
}

/** Settings of a tournament with results in the folder of the test. */
function setupOf(kit: BotKit, progress: Progress, more: Partial<TournamentSetup> = {}): TournamentSetup {
  return {
    play: playHere(kit),
    store: new LadderStore(folder),
    circumstances,
    resume: false,
    onMatch: () => {
      progress.matches += 1;
    },
    onPair: ({ upper, lower }) => void progress.pairs.push(`${upper} ${lower}`),
    ...more,
  };
}

const silent = (): Progress => ({ matches: 0, pairs: [] });
const within = (value: number, { low, high }: { low: number | null; high: number | null }): boolean =>
  low !== null && high !== null && low <= value && value <= high;

describe('the pairs of a ladder', () => {
  it('are the neighbouring levels, or all', () => {
    const names = (all: boolean) => pairsOf(['a', 'b', 'c'], all).map(({ upper, lower }) => `${upper}${lower}`);
    expect(names(false)).toEqual(['ba', 'cb']);
    expect(names(true)).toEqual(['ba', 'ca', 'cb']);
  });

  it('have the upper level on one seat and the lower on the others, with whole deals of their own', () => {
    const three = { ...terms, options: { players: 3, goal: GOAL } };
    const run = runOf(three, { upper: 'good', lower: 'fair' });
    expect(run.levels).toEqual(['good', 'fair', 'fair']);
    expect(run.seed).not.toBe(runOf(three, { upper: 'master', lower: 'good' }).seed);
    expect(run.seed).not.toBe(runOf({ ...three, seed: 4 }, { upper: 'good', lower: 'fair' }).seed);
    expect([wholeDeals(200, 3), wholeDeals(201, 3)]).toEqual([201, 201]);
  });
});

describe('a ladder of bots whose strength is known', () => {
  it('has every true share and every true distance in its intervals', async () => {
    const progress = silent();
    const pairs = await playLadder(terms, pairsOf(levels, true), setupOf(ERRING_KIT, progress));
    expect(progress).toMatchObject({ matches: 6 * 600 });
    expect(progress.pairs).toHaveLength(6);
    for (const pair of pairs) expect(within(trueShare(pair.upper, pair.lower), shareOfPair(pair))).toBe(true);

    const ladder = { title: 'Ladder', terms, levels, pairs };
    const points = ratingsOf(ladder).map((rating) => rating.points ?? 0);
    expect(points[0]).toBe(0);
    expect(points).toEqual([...points].sort((a, b) => a - b));
    const lines = ladderSection(ladder, 'npx levante ladder');
    expect(lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ')[0])).toEqual(
      ['level', '---', ...levels, 'pair', '---', ...pairs.map(({ upper, lower }) => `${upper} – ${lower}`)].map(
        (cell) => `| ${cell}`,
      ),
    );
    expect(lines.join('\n')).toContain('2026-11-21; a machine; build one');
    expect(showLadder(ladder).join('\n')).toContain('600 matches per pair, fixed in advance (300 deals per pair');
  });

  it('rates neighbours as far apart as their true chances', async () => {
    const pairs = await playLadder(terms, pairsOf(levels, false), setupOf(ERRING_KIT, silent()));
    const ratings = ratingsOf({ title: '', terms, levels, pairs });
    let sum = 0;
    for (const [i, encounter] of encountersOf(pairs, 2).entries()) {
      sum += pointsOf(trueShare(encounter.upper, encounter.lower), encounter);
      const rating = ratings[i + 1];
      expect(rating && within(sum, rating)).toBe(true);
    }
    const widths = ratings.map(({ low, high }) => (high ?? 0) - (low ?? 0));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  it('rates equal bots equally in three-player matches', async () => {
    const three = { ...terms, options: { players: 3, goal: GOAL } };
    const pair = { upper: 'good', lower: 'good' };
    const [result] = await playLadder(three, [pair], setupOf(ERRING_KIT, silent()));
    expect(result && shareOfPair(result)).toMatchObject({ share: 1, matches: 600 });
    const [other] = await playLadder(three, [{ upper: 'master', lower: 'clumsy' }], setupOf(ERRING_KIT, silent()));
    expect(other && shareOfPair(other).low).toBeGreaterThan(1 / 3);
  });
});

describe('an interrupted ladder', () => {
  const pairs = pairsOf(levels, false);
  const whole = () => playLadder(terms, pairs, setupOf(ERRING_KIT, silent()));
  /** Removes the times, which differ in every run. */
  const timeless = (results: readonly PairResult[]) =>
    results.map((result) => ({ ...result, upperThinks: 0, lowerThinks: 0 }));
  const breakOff = async () => {
    const setup = setupOf(ERRING_KIT, silent(), { play: playHere(ERRING_KIT, 1400) });
    await expect(playLadder(terms, pairs, setup)).rejects.toThrow('plug');
  };

  it('keeps every completed pair, and has the same result when resumed', async () => {
    const uninterrupted = timeless(await whole());
    rmSync(join(folder, STORE));
    await breakOff();
    const progress = silent();
    const results = await playLadder(terms, pairs, setupOf(ERRING_KIT, progress, { resume: true }));
    expect(progress).toEqual({ matches: 600, pairs: ['master good'] });
    expect(timeless(results)).toEqual(uninterrupted);
    const nothing = silent();
    expect(await playLadder(terms, pairs, setupOf(ERRING_KIT, nothing, { resume: true }))).toEqual(results);
    expect(nothing.matches).toBe(0);
  });

  it.each([
    ['was not to be resumed', terms, { resume: false }],
    ['had other deals', { ...terms, seed: 4 }, {}],
    ['had another budget', { ...terms, ms: 50 }, {}],
    ['was of another build', terms, { circumstances: { ...circumstances, build: 'two' } }],
  ])('is replayed if it %s', async (_, other, more) => {
    await breakOff();
    const progress = silent();
    await playLadder(other, pairs, setupOf(ERRING_KIT, progress, { resume: true, ...more }));
    expect(progress.matches).toBe(3 * 600);
  });

  it('keeps pairs that were played under other terms', async () => {
    const few = { ...terms, matches: 2 };
    const first = await playLadder(few, pairs, setupOf(ERRING_KIT, silent()));
    await playLadder({ ...few, seed: 9 }, pairs, setupOf(ERRING_KIT, silent()));
    await playLadder(few, pairs, setupOf(ERRING_KIT, silent()));
    const store = new LadderStore(folder);
    expect(pairs.map((pair) => store.find(few, pair, 'one')?.deals)).toEqual(first.map(({ deals }) => deals));
    expect(pairs.map((pair) => store.find({ ...few, seed: 9 }, pair, 'one')?.deals.length)).toEqual([1, 1, 1]);
    expect(readFileSync(join(folder, STORE), 'utf8').split('\n')).toHaveLength(6 + 3);
    expect(existsSync(join(folder, `${STORE}.new`))).toBe(false);
  });

  it.each([
    ['no JSON', '{"format":'],
    ['another format', '{"format":"levante-record","version":1,"pairs":[]}'],
    ['another version', '{"format":"levante-ladder","version":2,"pairs":[]}'],
    [
      'a deal without matches',
      '{"format":"levante-ladder","version":1,"pairs":[{"terms":"","result":{"deals":[[1,0]]}}]}',
    ],
  ])('is refused if its file contains %s', (_, text) => {
    writeFileSync(join(folder, STORE), text);
    expect(() => new LadderStore(folder)).toThrow(CommandFault);
    expect(readFileSync(join(folder, STORE), 'utf8')).toBe(text);
  });
});

it('a clean sweep is reported as such, with a finite number of points', async () => {
  const few = { ...terms, matches: 2 };
  const sweep = async (upper: string) => {
    const pairs = await playLadder(few, [{ upper, lower: 'clumsy' }], setupOf(ERRING_KIT, silent()));
    const swept = pairs.map((pair) => ({ ...pair, deals: [{ wins: 120, matches: 2 }] }));
    return showLadder({ title: '', terms: few, levels: ['clumsy', upper], pairs: swept }).join('\n');
  };
  expect(await sweep('master')).toMatch(/\+∞ \(.* … \+∞\)[\s\S]*without a single win/);
  expect(await sweep('master')).toMatch(/master +191 /);
});

it('a faulty bot is counted, and wins nothing by its fault', async () => {
  const broken: BotKit = {
    ...ERRING_KIT,
    playMatch: (plan) =>
      plan.levels[0] === 'fair'
        ? { plies: 3, result: null, fault: { ply: 3, level: 'fair', reason: 'thrown', detail: '' }, actions: [] }
        : ERRING_KIT.playMatch(plan),
  };
  const few = { ...terms, matches: 20 };
  const [result] = await playLadder(few, [{ upper: 'good', lower: 'fair' }], setupOf(broken, silent()));
  expect(result).toMatchObject({ faults: 10 });
  expect(result && shareOfPair(result).matches).toBe(10);
});
