import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byMatches, byMinutes } from '../src/train/budget.ts';
import { checkpointJson, readCheckpoint } from '../src/train/checkpoint.ts';
import { ReplayBuffer } from '../src/train/replay-buffer.ts';
import type { TrainingTask } from '../src/train/task.ts';
import { GENERATION, streamOf, type TrainingParameters } from '../src/train/training-parameters.ts';
import type { TaskRunner } from '../src/train/training-pool.ts';
import { type TrainingListener, TrainingRun, type TrainingStanding } from '../src/train/training-run.ts';
import { COIN_TRAINING, disorderly, runner } from './coin-training.ts';

const parameters: TrainingParameters = { game: 'coin-race', seed: 1, players: [2, 3] };
const quiet: TrainingListener = { onGeneration: () => {}, onEvaluation: () => {} };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-train-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly matches: number;
  readonly with?: TaskRunner;
  readonly parameters?: TrainingParameters;
  readonly from?: TrainingStanding;
  readonly listener?: TrainingListener;
  /** Number of matches after which the training is stopped. */
  readonly stopAt?: number;
}

async function train(run: Run): Promise<TrainingStanding> {
  const { matches, from = null, stopAt } = run;
  const listener: TrainingListener = {
    onEvaluation: (evaluation) => run.listener?.onEvaluation(evaluation),
    onGeneration(learned, share, loss) {
      run.listener?.onGeneration(learned, share, loss);
      if (learned === stopAt) course.stop();
    },
  };
  const parts = {
    setup: COIN_TRAINING,
    parameters: run.parameters ?? parameters,
    budget: byMatches(matches),
    runner: run.with ?? runner(),
  };
  const course = new TrainingRun(parts, listener, from);
  await course.run();
  return course.standing;
}

/** Counts the wins of these weights by one-ply search against random play, in 300 matches of two. */
function wins(weights: Float32Array): number {
  const kit = COIN_TRAINING.bots(weights);
  const ranks = Array.from({ length: 300 }, (_, seed) => {
    const levels = seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    return kit.playMatch({ options: { players: 2, goal: 9 }, levels, seed, record: false }).result?.ranks[seed % 2];
  });
  return ranks.filter((rank) => rank === 1).length;
}

describe('a training', () => {
  it('is the same to the bit in whatever order the matches arrive, and differs with another seed', async () => {
    const one = await train({ matches: 90 });
    const other = await train({ matches: 90, with: disorderly() });
    const different = await train({ matches: 90, parameters: { ...parameters, seed: 2 } });
    expect(other).toEqual(one);
    expect(different.weights).not.toEqual(one.weights);
  });

  it('beats random players far more often than by luck, and records so in its curve', async () => {
    const { curve, weights } = await train({ matches: 960, parameters: { ...parameters, players: [2] } });
    expect(wins(weights)).toBeGreaterThan(200);
    expect(curve.evaluations.map(({ matches }) => matches)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => 96 * i),
    );
    for (const { tried, luck, low, share, high } of curve.evaluations) {
      expect([tried, luck]).toEqual([40, 0.5]);
      expect(low).toBeLessThan(share);
      expect(high).toBeGreaterThan(share);
    }
    const early = curve.losses[0];
    const late = curve.losses.at(-1);
    expect(curve.losses.length).toBe(60);
    expect(late?.[0]).toBe(960);
    expect(late?.[1]).toBeLessThan(early?.[1] ?? 0);
  });

  it('plays generation n with the weights after generation n − 2', async () => {
    const used = new Map<number, Float32Array>();
    const after: Float32Array[] = [];
    const hear = (task: TrainingTask): TrainingTask => {
      if (task.kind === 'self-play') used.set(task.match, task.weights);
      return task;
    };
    const parts = { setup: COIN_TRAINING, parameters, budget: byMatches(5 * GENERATION), runner: runner(hear) };
    const course: TrainingRun = new TrainingRun(parts, {
      ...quiet,
      onGeneration: () => after.push(course.standing.weights),
    });
    const fresh = course.standing.weights;
    await course.run();
    for (let match = 0; match < 5 * GENERATION; match++) {
      const generation = Math.floor(match / GENERATION);
      expect(used.get(match)).toEqual(after[generation - 2] ?? fresh);
    }
    expect(new Set(after.map(String)).size).toBe(5);
  });

  it('is not changed by its evaluations', async () => {
    const other = runner((task) => (task.kind === 'evaluation' ? { ...task, run: { ...task.run, seed: 99 } } : task));
    const one = await train({ matches: 64 });
    const two = await train({ matches: 64, with: other });
    expect(two.curve.evaluations).not.toEqual(one.curve.evaluations);
    expect(two.weights).toEqual(one.weights);
    expect(two.memory).toEqual(one.memory);
  });

  it('fails entirely if one of its matches fails', async () => {
    const failing = runner((task) => {
      if (task.kind === 'self-play' && task.match === 37) throw new Error('the plug was pulled');
      return task;
    });
    await expect(train({ matches: 96, with: failing })).rejects.toThrow('the plug was pulled');
  });
});

describe('a training that was stopped and resumed', () => {
  const path = (): string => join(folder, 'a.checkpoint.json');
  const keep = (standing: TrainingStanding): void =>
    writeFileSync(path(), JSON.stringify(checkpointJson({ parameters, standing, spent: 1234.5 })));

  it('completes its generation, and is read from its checkpoint to the bit', async () => {
    const stopped = await train({ matches: 96, stopAt: 48 });
    expect(stopped.matches).toBe(48);
    keep(stopped);
    expect(readCheckpoint(path(), COIN_TRAINING)).toEqual({ parameters, standing: stopped, spent: 1234.5 });
  });

  it('continues its curve, counts and steps, on any number of threads', async () => {
    const stopped = await train({ matches: 96, stopAt: 48 });
    const matches: number[] = [];
    const hear = (task: TrainingTask): TrainingTask => {
      if (task.kind === 'self-play') matches.push(task.match);
      return task;
    };
    const end = await train({ matches: 96, from: stopped, with: runner(hear) });
    expect(matches).toEqual(Array.from({ length: 48 }, (_, i) => 48 + i));
    expect(end.matches).toBe(96);
    expect(end.memory.steps).toBeGreaterThan(stopped.memory.steps);
    expect(end.curve.losses.slice(0, stopped.curve.losses.length)).toEqual(stopped.curve.losses);
    expect(end.curve.evaluations.slice(0, stopped.curve.evaluations.length)).toEqual(stopped.curve.evaluations);
    expect(end.curve.evaluations.length).toBeGreaterThan(stopped.curve.evaluations.length);
    expect(await train({ matches: 96, from: stopped, with: disorderly() })).toEqual(end);
  });

  it('is only evaluated once more if it was complete', async () => {
    const end = await train({ matches: 32 });
    const again = await train({ matches: 32, from: end });
    expect(again).toEqual(end);
  });

  it.each([
    ['of another game', { game: 'chess' }, '/game'],
    ['with too few weights', { weights: [1, 2] }, '/weights'],
    ['with moments that are no numbers', { memory: { steps: 1, mean: [], square: [] } }, '/memory/mean'],
    ['for more seats than there are', { players: [2, 9] }, '/players/1'],
    ['of another kind', { format: 'levante-judgement' }, '/format'],
  ])('is refused with a checkpoint %s', async (_, change, where) => {
    const standing = await train({ matches: 16 });
    const data = { ...checkpointJson({ parameters, standing, spent: 0 }), ...change };
    writeFileSync(path(), JSON.stringify(data));
    expect(() => readCheckpoint(path(), COIN_TRAINING)).toThrow(CommandFault);
    expect(() => readCheckpoint(path(), COIN_TRAINING)).toThrow(`is not a checkpoint of coin-race: ${where}`);
  });
});

describe('the progress of a training', () => {
  it('by matches depends on their number alone', () => {
    const { share, left, whole } = byMatches(200);
    expect([share(0), share(50), share(200), share(999)]).toEqual([0, 0.25, 1, 1]);
    expect([left(0), left(190), left(200)]).toEqual([200, 10, 0]);
    expect(whole).toBe('200 matches');
  });

  it('by minutes follows the clock, and includes time spent earlier', () => {
    let now = 5000;
    const { share, left, whole } = byMinutes(2, 30_000, () => now);
    expect([share(7), left(7)]).toEqual([0.25, Number.POSITIVE_INFINITY]);
    now += 60_000;
    expect(share(7)).toBe(0.75);
    now += 60_000;
    expect([share(7), left(7), left(0)]).toEqual([1, 0, Number.POSITIVE_INFINITY]);
    expect(whole).toBe('2 minutes');
  });
});

describe('the replay buffer', () => {
  const sample = (n: number): Sample => {
    const empty = new Float64Array(0);
    return { numbers: Float32Array.of(n), players: 2, parts: 1, chances: empty, scores: empty };
  };
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => sample(first + i));
  /** Counts how often each sample occurs in 400 draws, by its number. */
  const drawn = (replay: ReplayBuffer): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const { numbers } of replay.draw(400, streamOf(1, 'batches', 0))) {
      counts.set(numbers[0] ?? 0, (counts.get(numbers[0] ?? 0) ?? 0) + 1);
    }
    return counts;
  };

  it('draws from all samples it contains, each about as often', () => {
    const replay = new ReplayBuffer({ share: 1, fewest: 0, most: 5 });
    replay.add(from(1, 3));
    replay.add(from(4, 7));
    const counts = drawn(replay);
    expect([...counts.keys()].sort()).toEqual([3, 4, 5, 6, 7]);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
  });

  it('contains the newest share of all samples, within its minimum and maximum', () => {
    const replay = new ReplayBuffer({ share: 0.5, fewest: 4, most: 8 });
    const contents = (): number[] => [...drawn(replay).keys()].sort((a, b) => a - b);
    replay.add(from(1, 6));
    expect(contents()).toEqual([3, 4, 5, 6]);
    replay.add(from(7, 12));
    expect(contents()).toEqual([7, 8, 9, 10, 11, 12]);
    replay.add(from(13, 40));
    expect(contents()).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
  });
});

it('every purpose, index and seed has a separate random stream', () => {
  const kinds = ['weights', 'options', 'match', 'batches', 'evaluations'] as const;
  const first = [1, 2, 0x100000001].flatMap((seed) =>
    kinds.flatMap((kind) => [0, 1, 2, 100_000].map((index) => streamOf(seed, kind, index).next())),
  );
  // The seeds 1 and 2³² + 1 have the same lower half, and therefore the same streams.
  expect(new Set(first).size).toBe(2 * kinds.length * 4);
});
