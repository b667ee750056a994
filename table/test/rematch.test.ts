import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countDown } from '../src/end/rematch-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the countdown to a rematch', () => {
  it('reports each remaining second down to zero', () => {
    const seen: number[] = [];
    const stop = countDown(3, (left) => seen.push(left));
    vi.advanceTimersByTime(3000);
    stop();
    vi.advanceTimersByTime(3000);
    expect([...new Set(seen)]).toEqual([2, 1, 0]);
  });

  it('is over at the first late tick of a hidden tab', () => {
    const ticks: (() => void)[] = [];
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((tick: () => void) => ticks.push(tick)) as never);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((() => 0) as never);
    const seen: number[] = [];
    countDown(3, (left) => seen.push(left));
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(60_000);
    ticks[0]?.();
    expect(seen).toEqual([0]);
    vi.restoreAllMocks();
  });
});
