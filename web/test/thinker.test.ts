import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../src/device/asked.ts';
import { type Question, Thinker } from '../src/device/thinker.ts';
import { FakeThread, type Manner } from './lib/device.ts';

const question: Question = { game: 'el-capitan', level: 'mate', seat: 0, view: {}, seed: 1, ms: 1000 };

/** A thinker whose threads have these manners, one after the other. */
function thinkerOf(...manners: readonly (Manner | null)[]) {
  const threads: FakeThread[] = [];
  const thinker = new Thinker((hear, fail) => {
    const thread = new FakeThread(manners[threads.length] ?? null, hear, fail);
    threads.push(thread);
    return thread;
  });
  return { thinker, threads };
}

describe('the thread of the bots', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is started with the first question, kept, and asked one thing at a time', async () => {
    const asked: Asked[] = [];
    const { thinker, threads } = thinkerOf((one) => {
      asked.push(one);
      return ['0 end'];
    });
    expect(threads).toHaveLength(0);
    const both = Promise.all([thinker.think(question), thinker.think({ ...question, seed: 2 })]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await both).toEqual([{ lines: ['0 end'] }, { lines: ['0 end'] }]);
    expect(threads).toHaveLength(1);
    expect(asked.map((one) => one.ask === 'think' && [one.id, one.seed, one.ms])).toEqual([
      [1, 1, 1000],
      [2, 2, 1000],
    ]);
  });

  it('is ended when it thinks far beyond its time, and the next question gets a fresh one', async () => {
    const { thinker, threads } = thinkerOf(
      () => 'silent',
      () => ['0 end'],
    );
    const first = thinker.think(question);
    await vi.advanceTimersByTimeAsync(10_900);
    expect(threads[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toEqual({ fault: 'late' });
    expect(threads[0]?.ended).toBe(true);
    const second = thinker.think(question);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toEqual({ lines: ['0 end'] });
  });

  it('is ended in the midst of a thought when it is stopped', async () => {
    const { thinker, threads } = thinkerOf(() => 'silent');
    const thought = thinker.think(question);
    await vi.advanceTimersByTimeAsync(1);
    thinker.stop();
    expect(await thought).toEqual({ fault: 'failed' });
    expect(threads[0]?.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells a bot that failed from code that could not be fetched', async () => {
    const manners: readonly (readonly [Manner | null, string])[] = [
      [() => 'throws', 'failed'],
      [() => 'dies', 'failed'],
      [null, 'unfetched'],
    ];
    for (const [manner, fault] of manners) {
      const { thinker } = thinkerOf(manner);
      const thought = thinker.think(question);
      await vi.advanceTimersByTimeAsync(1);
      expect(await thought).toEqual({ fault });
    }
  });
});
