import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { levante } from '@levante/testkit/levante';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** The built command line with the shipped bots. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const page = () => readFileSync(join(folder, 'LADDER.md'), 'utf8');

describe('levante ladder', () => {
  const words = ['ladder', '--game', 'golden-horn', '--levels', 'random,deckhand', '--matches', '5'];
  const run = (...more: string[]) => levante([...words, '--results', folder, ...more]);

  it('prints and writes the same on a resumed run, which plays nothing again', async () => {
    const { status, out, err } = await run('--write', '--jobs', '2');
    expect([status, err]).toEqual([0, expect.stringMatching(/^deckhand against random: .* of 6 matches\n$/)]);
    expect(out).toContain('Ladder: golden-horn, 2 players, without a budget');
    expect(page()).toContain('| random | 0 | – |');
    expect(page()).toContain(`npx levante ${words.join(' ')} --results ${relative('.', folder)} --write --jobs 2`);
    const again = await run('--resume', '--jobs', '2');
    expect(again).toEqual({ status: 0, out, err: '' });
    expect(readdirSync(folder).sort()).toEqual(['LADDER.md', 'ladder.json']);
  });

  it('prints JSON whose deals do not depend on the number of threads', async () => {
    const report = async (jobs: string) => {
      const { status, out } = await run('--json', '--jobs', jobs, '--players', '3');
      expect(status).toBe(0);
      const { pairs, ratings, ...rest } = JSON.parse(out);
      expect(rest.terms).toMatchObject({ game: 'golden-horn', matches: 6, options: { players: 3 }, ms: null });
      expect(pairs).toMatchObject([{ upper: 'deckhand', lower: 'random', matches: 6, deals: 2, faults: 0 }]);
      return [pairs[0].share, pairs[0].low, pairs[0].high, ratings];
    };
    expect(await report('3')).toEqual(await report('1'));
  });
});

describe('levante simulate', () => {
  const words = ['simulate', '--game', 'golden-horn', '--players', '3', '--bots', 'random'];

  it('with a budget reports how long the bots thought', async () => {
    const { status, out } = await levante([...words, '--matches', '3', '--ms', '1000', '--json']);
    expect(status).toBe(0);
    const { ms, thinking } = JSON.parse(out);
    expect(ms).toBe(1000);
    expect(thinking).toMatchObject([{ level: 'random', lateTurns: expect.any(Number) }]);
    expect(thinking[0].answers).toBeGreaterThan(30);
    expect(thinking[0].most).toBeGreaterThan(0);
  });

  it('with a time limit plays whole deals', async () => {
    const { status, out } = await levante([...words, '--minutes', '0.01', '--jobs', '2', '--json']);
    expect(status).toBe(0);
    const { matches, deals, faults } = JSON.parse(out);
    expect([matches, faults]).toEqual([3 * deals, 0]);
    expect(deals).toBeGreaterThan(0);
  });

  it('writes its report as a section of the page, and keeps other sections', async () => {
    for (const name of ['two of a kind', 'Another', 'two of a kind']) {
      const ended = await levante([...words, '--matches', '3', '--write', name, '--results', folder]);
      expect(ended.status).toBe(0);
    }
    expect(page().match(/^## .*$/gm)).toEqual(['## two of a kind', '## Another']);
    expect(page()).toContain('3 matches of golden-horn from 1 deals; 0 faults.');
    expect(page()).toContain(`--write 'two of a kind' --results ${relative('.', folder)}`);
  });
});
