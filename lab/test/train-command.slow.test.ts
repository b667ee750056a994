import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { TRAINING_SETUPS } from '@levante/games/training-setups';
import { isPlainFailure, levante, ROOT } from '@levante/testkit/levante';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERATION } from '../src/train/training-parameters.ts';

/** The built command line with its built worker. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string): string => join(folder, name);
const readJson = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const words = ['train', '--game', 'golden-horn', '--players', '2'];

describe('levante train', () => {
  it('writes readable weights with their provenance, the same on one thread and on two', async () => {
    for (const jobs of ['1', '2']) {
      const out = file(`${jobs}.json`);
      const ended = await levante([...words, '--matches', '40', '--jobs', jobs, '--out', out, '--json']);
      expect(ended.status).toBe(0);
      const report = JSON.parse(ended.out);
      expect(report).toMatchObject({ game: 'golden-horn', matches: 40, seed: 1, players: [2], weights: out });
      expect(report.trial).toMatchObject({ matches: 40, tried: 40, luck: 0.5 });
      expect(statSync(out).size).toBeLessThan(500_000);
    }
    const one = readJson('1.json');
    const two = readJson('2.json');
    expect(two.weights).toEqual(one.weights);
    expect(two.provenance.curve).toEqual(one.provenance.curve);
    expect(TRAINING_SETUPS.get('golden-horn')?.read(one).weights.length).toBe(one.weights.length);
    expect(one.provenance).toMatchObject({ seed: 1, matches: 40, players: [2], rulesVersion: 1 });
    expect(one.provenance.command).toBe(
      `npm run train -- --game golden-horn --players 2 --matches 40 --jobs 1 --out ${relative('.', file('1.json'))}`,
    );
    expect(one.provenance.loss).toBeGreaterThan(0);
  });

  it('resumes a checkpoint with its seed, and refuses another seed', async () => {
    const from = file('1.checkpoint.json');
    expect(existsSync(from)).toBe(true);
    const on = ['train', '--game', 'golden-horn', '--resume', from, '--out', file('on.json')];
    const { status, out } = await levante([...on, '--matches', '56', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ matches: 56, players: [2], trial: { matches: 56 } });
    expect(readJson('on.json').provenance.curve.trials.map(({ matches }: { matches: number }) => matches)).toEqual(
      expect.arrayContaining([0, 40, 56]),
    );
    expect(readJson('on.json').provenance.command).toContain(`--resume ${relative('.', from)} --out`);
    expect(await levante([...on, '--matches', '56', '--seed', '2'])).toSatisfy(isPlainFailure);
    expect(await levante([...on, '--matches', '56', '--players', '2,3'])).toSatisfy(isPlainFailure);
    expect(await levante(['train', '--resume', from])).toSatisfy(isPlainFailure);
  });

  it('completes its generation when interrupted, writes weights and checkpoint, and exits with 0', async () => {
    const out = file('broken-off.json');
    const command = join(ROOT, 'cli', 'bin', 'levante.js');
    const child = spawn(process.execPath, [command, ...words, '--minutes', '60', '--out', out], { cwd: ROOT });
    // Its first output is the evaluation at the beginning: from then on it plays and learns.
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    const { matches, minutes } = readJson('broken-off.json').provenance;
    expect(matches % GENERATION).toBe(0);
    expect(minutes).toBeLessThan(59);
    expect(readJson('broken-off.checkpoint.json')).toMatchObject({ game: 'golden-horn', players: [2] });
  });

  it('trains until a time limit', async () => {
    const { status, out } = await levante([...words, '--minutes', '0.02', '--out', file('short.json'), '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out).matches).toBeGreaterThanOrEqual(GENERATION);
  });

  it.each([
    ['an unknown game', ['--game', 'chess']],
    ['more seats than there are', ['--game', 'golden-horn', '--players', '5']],
    ['no seats', ['--players', '']],
    ['matches and minutes together', ['--matches', '5', '--minutes', '5']],
    ['a checkpoint that is not there', ['--resume', 'nowhere.json']],
  ])('%s fails with one plain line', async (_, more) => {
    expect(await levante(['train', '--out', file('x.json'), ...more])).toSatisfy(isPlainFailure);
    expect(existsSync(file('x.json'))).toBe(false);
  });

  it('refuses weights in place of a checkpoint', async () => {
    writeFileSync(file('weights.json'), readFileSync(file('1.json')));
    const ended = await levante([...words, '--matches', '60', '--resume', file('weights.json')]);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain('is not a checkpoint of golden-horn: /format');
  });
});
