import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coinRace } from '@levante/coin-race/rules';
import { verifyRecord } from '@levante/host/verify';
import { proverOf } from '@levante/testkit';
import { isPlainFailure, levante } from '@levante/testkit/levante';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proversOf } from '../src/fuzz/provers.ts';
import { describeMatchFault, faultRecord, showFuzz } from '../src/fuzz/report.ts';
import { LAB_DEPENDENCIES } from '../src/lib/lab-dependencies.ts';
import { COIN_LAB_DEPENDENCIES } from './coin-lab.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-fuzz-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every shipped game can be tested', () => {
  expect([...proversOf(LAB_DEPENDENCIES).keys()].sort()).toEqual([...LAB_DEPENDENCIES.games.keys()].sort());
});

describe('levante fuzz', () => {
  it.each([
    ...LAB_DEPENDENCIES.games.keys(),
  ])('tests %s, with the same report on one thread and on two', async (game) => {
    const words = ['fuzz', '--game', game, '--matches', '4', '--seed', '2', '--json', '--records', join(folder, game)];
    const reports = [];
    for (const jobs of ['1', '2']) {
      const { status, out, err } = await levante([...words, '--jobs', jobs]);
      expect([status, err]).toEqual([0, '']);
      const { seconds, ...report } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      reports.push(report);
    }
    expect(reports[0]).toMatchObject({ game, matches: 4, faults: 0 });
    expect(reports[1]).toEqual(reports[0]);
    expect(readdirSync(folder)).not.toContain(game);
  });

  it('prints its speed', async () => {
    const { status, out } = await levante(['fuzz', '--game', 'golden-horn', '--matches', '2', '--thin', '0']);
    expect(status).toBe(0);
    expect(out).toMatch(/^2 matches of golden-horn, \d+ plies, in [\d.]+ s \(\d+ a second\): 0 faults\n$/);
  });

  it.each([
    ['an unknown game', ['--game', 'chess']],
    ['no matches', ['--matches', '0']],
    ['a seed that is none', ['--seed', 'x']],
  ])('%s fails with one plain line', async (_, words) => {
    expect(await levante(['fuzz', ...words])).toSatisfy(isPlainFailure);
  });
});

describe('a failing match', () => {
  const broken = proverOf({
    game: {
      ...coinRace,
      result: (state) => coinRace.result(state) ?? (state.scores.includes(3) ? { scores: [], ranks: [] } : null),
    },
    options: () => [{ players: 3, goal: 9 }],
  });
  const report = broken.testMatch(0, 7);

  it('is saved as a record up to the failing ply, with the ply and the failed check', () => {
    const record = faultRecord(report, 7);
    const [fault] = report.faults;
    expect(record?.meta).toMatchObject({ seed: 7, match: 0, faults: [{ check: 'result-final', ply: fault?.ply }] });
    expect(record?.actions).toHaveLength(fault?.ply ?? -1);
    const verified = { actions: fault?.ply, over: false };
    expect(verifyRecord(COIN_LAB_DEPENDENCIES.games, JSON.parse(JSON.stringify(record)))).toMatchObject({
      ok: true,
      verified,
    });
  });

  it('is reported in one short line', () => {
    const [fault] = report.faults;
    if (!fault) throw new Error('no fault was found');
    expect(describeMatchFault(fault)).toMatch(/^match 0, ply \d+, \S+ .*: result-final: before the end there is /);
    expect(describeMatchFault({ ...fault, message: `a\n${'x'.repeat(9999)}` }).length).toBeLessThan(400);
    expect(describeMatchFault({ ...fault, message: 'a\nb' })).toContain('a | b');
  });

  it('is listed with the file it was saved to', () => {
    const report = { game: 'coin-race', matches: 2, plies: 30, faults: 1, seconds: 0.5 };
    expect(showFuzz(report, ['faults/a.levante.json'])).toEqual([
      '2 matches of coin-race, 30 plies, in 0.5 s (4 a second): 1 faults',
      'saved faults/a.levante.json',
    ]);
  });
});
