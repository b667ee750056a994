import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TRAINING_SETUPS } from '@levante/games/training-setups';
import { levante, ROOT } from '@levante/testkit/levante';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ThreadPool } from '../src/lib/threads.ts';
import type { Simulation } from '../src/simulate/simulation-run.ts';
import { type Evaluation, evaluationOf } from '../src/train/evaluation.ts';
import { TrainingPool } from '../src/train/training-pool.ts';

const GAME = 'el-capitan';
/** A number of matches instead of a time, so that the result does not depend on the load of the machine. */
const MATCHES = 2000;
const TRIED = 60;
const THREADS = 2;
const AN_HOUR = 3_600_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Evaluates a search of 300 iterations a turn with these weights against three deckhands, in the built worker. */
async function searched(weights: Float32Array): Promise<Evaluation> {
  const levels = ['search', 'deckhand', 'deckhand', 'deckhand'];
  const options = TRAINING_SETUPS.get(GAME)?.plain(levels.length);
  if (!options) throw new Error(`nobody teaches ${GAME}`);
  const run: Simulation = { game: GAME, rulesVersion: 1, options, levels, seed: 1, ms: null, record: false };
  const pool = new TrainingPool(new ThreadPool(pathToFileURL(join(ROOT, 'lab', 'dist', 'train-worker.js')), THREADS));
  try {
    const tasks = Array.from(
      { length: TRIED },
      (_, index) => ({ kind: 'evaluation', game: GAME, weights, run, index }) as const,
    );
    const outcomes = await Promise.all(tasks.map((task) => pool.run(task)));
    const played = outcomes.flatMap((outcome) => (outcome.kind === 'evaluation' ? [outcome.played] : []));
    return evaluationOf(MATCHES, played, 'search');
  } finally {
    await pool.end();
  }
}

it('weights trained for a few minutes beat deckhands at El Capitán', {
  timeout: AN_HOUR,
}, async () => {
  const out = join(folder, 'weights.json');
  const ended = await levante(['train', '--game', GAME, '--matches', String(MATCHES), '--out', out, '--json']);
  expect(ended.status).toBe(0);
  const judgement = TRAINING_SETUPS.get(GAME)?.read(JSON.parse(readFileSync(out, 'utf8')));
  const { tried, luck, low } = await searched(judgement?.weights ?? new Float32Array(0));
  expect([tried, luck]).toEqual([TRIED, 0.25]);
  expect(low).toBeGreaterThan(luck);
});
