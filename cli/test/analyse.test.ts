import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysedTurn, Analysis } from '@levante/bots';
import { isObject } from '@levante/contract';
import { isPlainFailure, levante, ROOT } from '@levante/testkit/levante';
import { describe, expect, it } from 'vitest';
import { formatAnalysis } from '../src/analyse/format.ts';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';
import { terminalOf } from '../src/lib/show.ts';
import { ENGLISH } from '../src/words/index.ts';

const PLANTED = join(ROOT, 'games', 'golden-horn', 'test', 'bots', 'analysis');
const FILE = join(PLANTED, 'announced-behind.levante.json');

/** Writes a modified copy of the record as another file. */
function changed(change: (record: Record<string, unknown>) => Record<string, unknown>): string {
  const record: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  if (!isObject(record)) throw new Error('no record');
  const path = join(mkdtempSync(join(tmpdir(), 'levante-analyse-')), 'changed.levante.json');
  writeFileSync(path, JSON.stringify(change(record)));
  return path;
}
const linesOf = (actions: unknown): unknown[] => (Array.isArray(actions) ? actions : []);

describe('levante analyse', () => {
  it('prints the same JSON twice, with every decision of the record and whole numbers only', async () => {
    const [once, twice] = await Promise.all([1, 2].map(() => levante(['analyse', FILE, '--tries', '8', '--json'])));
    expect(once?.status).toBe(0);
    expect(once?.out).toBe(twice?.out);
    expect(once?.out).not.toMatch(/\d\.\d/);
    const analysis: unknown = JSON.parse(once?.out ?? '');
    if (!isObject(analysis) || !Array.isArray(analysis.turns)) throw new Error('no analysis');
    expect(analysis).toMatchObject({ game: 'golden-horn', players: 2, level: 'capitan' });
    const played = analysis.turns.flatMap((turn: AnalysedTurn) => turn.played);
    const { actions } = JSON.parse(readFileSync(FILE, 'utf8'));
    expect(played).toEqual(linesOf(actions).filter((line) => !String(line).startsWith('* ')));
  });

  it('describes blunders in words', async () => {
    const { status, out } = await levante(['analyse', FILE, '--tries', '40']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Ply 154\. Round \d+\. Blunder: This cost Seat 0 \d+\.\d %\.$/m);
    expect(out).toMatch(/^ {2}Why +The end was announced with 18 points, while Seat 1 held 20 cubes\.$/m);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it.each([
    [
      'a match that is not over',
      changed(({ result: _, actions, ...rest }) => ({ ...rest, actions: linesOf(actions).slice(0, 50) })),
    ],
    [
      'a record that breaks the rules',
      changed((record) => ({ ...record, actions: [...linesOf(record.actions).slice(0, 50), '0 stop'] })),
    ],
    ['what is no record', changed(() => ({ format: 'something' }))],
    ['a game that is not known', changed((record) => ({ ...record, game: 'chess' }))],
    ['a file that is not there', join(ROOT, 'nothing.levante.json')],
  ])('refuses %s', async (_, file) => {
    expect(isPlainFailure(await levante(['analyse', file]))).toBe(true);
  });

  it('describes a match without a notable turn', () => {
    const turn: AnalysedTurn = {
      kind: 'turn',
      round: 1,
      ply: 0,
      plies: 1,
      from: 0,
      seat: 0,
      mark: null,
      givenAway: 4,
      chancesBefore: [500, 500],
      chancesAfter: [496, 504],
      played: ['0 stop'],
      best: ['0 on'],
      reasons: [],
    };
    const seat = { seat: 0, turns: 1, givenAway: 4, inaccuracies: 0, mistakes: 0, blunders: 0 };
    const analysis: Analysis = {
      game: 'golden-horn',
      players: 2,
      level: 'capitan',
      turns: [turn],
      seats: [seat],
      result: { scores: [1, 0], ranks: [1, 2] },
    };
    const game = terminalOf(DEPENDENCIES, 'golden-horn', 'en');
    const shown = { nameOf: () => 'Ada', yours: [], game, state: {}, analyst: 'Capitán', words: ENGLISH.analyse };
    const lines = formatAnalysis(analysis, shown);
    expect(lines).toContain('No serious mistakes.');
    expect(lines.at(-1)).toMatch(/^Ada +1 +0\.4 % +0 +0 +0$/);
  });
});
