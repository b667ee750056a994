import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseTime } from '../src/backend/database-time.ts';
import { openSqlite } from './lib/joined-store.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

it('the time of the database continues between readings, whatever the clock of the machine shows', async () => {
  let database = 1_000_000;
  let monotonic = 500;
  const time = new DatabaseTime(
    async () => database,
    () => monotonic,
  );
  await time.refresh();
  expect(time.now()).toBe(1_000_000);
  monotonic += 300.7;
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
  expect(time.now()).toBe(1_000_300);
  database += 400;
  await time.refresh();
  expect(time.now(), 'the reading is new enough').toBe(1_000_300);
  monotonic += 10_000;
  await time.refresh();
  expect(time.now()).toBe(1_000_400);
});

it('the time of SQLite does not follow a process whose clock was set', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const store = await openSqlite(join(dir, 'levante.db'));
  const before = Date.now();
  vi.useFakeTimers({ now: before + DAY_MS, toFake: ['Date'] });
  const now = await store.now();
  expect(now).toBeGreaterThanOrEqual(before - 1);
  expect(now).toBeLessThan(before + DAY_MS);
  await store.close();
  await rm(dir, { recursive: true });
});
