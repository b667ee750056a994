import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logTo } from '../src/backend/log.ts';

let dir: string;
let file: string;
let fd: number;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  file = join(dir, 'log');
  fd = openSync(file, 'a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  closeSync(fd);
  await rm(dir, { recursive: true });
});

/** Advances the timers until something holds. */
async function soon(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 1000 && !holds(); i++) {
    vi.advanceTimersByTime(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(holds()).toBe(true);
}

const written = (): string => readFileSync(file, 'utf8');

it('a log writes its lines soon, and has no timer while there are none', async () => {
  const log = logTo(fd);
  expect(vi.getTimerCount()).toBe(0);
  for (const line of ['first', 'second']) {
    log.info(line);
    await soon(() => written().includes(line));
    await soon(() => vi.getTimerCount() === 0);
  }
});

it('a log writes lines that are added during a write', async () => {
  const log = logTo(fd);
  for (const line of ['first', 'second', 'third']) {
    log.info(line);
    vi.advanceTimersByTime(100);
  }
  await soon(() => written().includes('third'));
});
