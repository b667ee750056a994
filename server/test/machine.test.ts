import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SYSTEM_TIME } from '../src/backend/machine.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a timer of the server fires after weeks, even beyond the maximum delay of Node', () => {
  const fired: number[] = [];
  const start = Date.now();
  for (const days of [0, 1, 24, 25, 40, 100]) SYSTEM_TIME.after(days * DAY_MS, () => fired.push(days));
  const cancel = SYSTEM_TIME.after(60 * DAY_MS, () => fired.push(60));
  const seen: (readonly number[])[] = [];
  for (const day of [0.5, 24.5, 39, 50, 101]) {
    vi.advanceTimersByTime(start + day * DAY_MS - Date.now());
    seen.push([...fired]);
    if (day === 50) cancel();
  }
  expect(seen).toEqual([[0], [0, 1, 24], [0, 1, 24, 25], [0, 1, 24, 25, 40], [0, 1, 24, 25, 40, 100]]);
});
