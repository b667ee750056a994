import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHOOLS } from '@levante/bots';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wilson } from '../src/simulate/wilson.ts';
import { levante } from './levante.ts';

const PLAYERS = 4;
/** A number and not a time: what is learned shall not depend on how busy the machine is. */
const MATCHES = 1200;
const TRIED = 60;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of so many matches, how many a search of 300 tries a turn wins with these weights, alone against three deckhands. */
function winsOf(weights: Float32Array, matches: number): number {
  const school = SCHOOLS.get('el-capitan');
  if (!school) throw new Error('nobody teaches El Capitán');
  const kit = school.bots(weights);
  const won = Array.from({ length: matches }, (_, seed) => {
    const seat = seed % PLAYERS;
    const levels = Array.from({ length: PLAYERS }, (_, other) => (other === seat ? 'search' : 'deckhand'));
    const plan = { options: school.plain(PLAYERS), levels, seed, deal: Math.floor(seed / PLAYERS), record: false };
    const { result, fault } = kit.playMatch(plan);
    expect(fault).toBeNull();
    const winners = result?.ranks.filter((rank) => rank === 1).length ?? 1;
    return result?.ranks[seat] === 1 ? 1 / winners : 0;
  });
  return won.reduce((sum, share) => sum + share, 0);
}

it('slow: El Capitán learned from nothing in minutes is played better than by deckhands', {
  timeout: 3_600_000,
}, async () => {
  const out = join(folder, 'el-capitan.json');
  const words = ['train', '--game', 'el-capitan', '--matches', String(MATCHES), '--out', out, '--json'];
  const ended = await levante(words);
  expect(ended.status).toBe(0);
  const read = SCHOOLS.get('el-capitan')?.read(JSON.parse(readFileSync(out, 'utf8')));
  const won = winsOf(read?.weights ?? new Float32Array(0), TRIED);
  // By luck it would be one of four.
  expect(wilson(won, TRIED).low).toBeGreaterThan(1 / PLAYERS);
});
