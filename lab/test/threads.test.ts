import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTasks, ThreadPool } from '../src/lib/threads.ts';

/** Worker that executes the instruction in its task. */
const WORKER = `
import { threadId } from 'node:worker_threads';
export default async (task) => {
  if (task === 'throw') throw new Error('lost');
  if (task === 'exit') process.exit(3);
  return { task, threadId };
};`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-threads-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tasks on two threads; returns their outcomes in the order of the tasks. */
async function done(tasks: readonly string[], file = 'worker.mjs') {
  const left = [...tasks];
  const outcomes: { readonly task: string; readonly threadId: number }[] = [];
  const url = pathToFileURL(join(folder, file));
  await runTasks<string, (typeof outcomes)[number]>(
    new ThreadPool(url, 2),
    () => left.shift() ?? null,
    (outcome) => {
      if (outcome.task === 'refused') throw new Error('not wanted');
      outcomes.push(outcome);
    },
  );
  return outcomes;
}

it('threads share the tasks, and run each once', async () => {
  const tasks = Array.from({ length: 200 }, (_, i) => `task ${i}`);
  const outcomes = await done(tasks);
  expect(outcomes.map(({ task }) => task).sort()).toEqual([...tasks].sort());
  expect(new Set(outcomes.map(({ threadId }) => threadId)).size).toBe(2);
});

it('a run without tasks completes immediately', async () => {
  expect(await done([])).toEqual([]);
});

it.each([
  ['a task that throws', ['a', 'throw', 'b'], 'worker.mjs', 'lost'],
  ['a thread that ends', ['a', 'exit', 'b'], 'worker.mjs', 'exited with code: 3'],
  ['an outcome that is not wanted', ['a', 'refused', 'b'], 'worker.mjs', 'not wanted'],
  ['a worker that cannot be loaded', ['a', 'b'], 'none.mjs', 'none.mjs'],
])('%s fails the whole run', async (_, tasks, file, message) => {
  await expect(done(tasks, file)).rejects.toThrow(message);
});
