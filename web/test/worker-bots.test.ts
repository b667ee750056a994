import type { BotQuestion } from '@levante/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerBots } from '../src/hosts/device/worker-bots.ts';
import type { Asked } from '../src/hosts/device/worker-protocol.ts';
import { FakeThread, type Manner } from './lib/device.ts';

const question: BotQuestion = {
  match: 'a',
  place: '',
  fairnessGroup: 'here',
  game: 'el-capitan',
  level: 'mate',
  seat: 0,
  view: {},
  seed: 1,
  ms: 1000,
  idle: false,
};
const answered = { ok: true, lines: ['0 end'] };

/** Bots whose threads have these manners, one after the other. */
function botsIn(...manners: readonly (Manner | null)[]) {
  const threads: FakeThread[] = [];
  const bots = new WorkerBots((hear, fail) => {
    const thread = new FakeThread(manners[threads.length] ?? null, hear, fail);
    threads.push(thread);
    return thread;
  });
  return { bots, threads };
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
    const { bots, threads } = botsIn((one) => {
      asked.push(one);
      return ['0 end'];
    });
    expect(threads).toHaveLength(0);
    const both = Promise.all([bots.think(question), bots.think({ ...question, seed: 2 })]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await both).toMatchObject([answered, answered]);
    expect(threads).toHaveLength(1);
    expect(asked.map((one) => one.ask === 'think' && [one.id, one.seed, one.ms])).toEqual([
      [1, 1, 1000],
      [2, 2, 1000],
    ]);
  });

  it('is ended when it thinks far beyond its time, and the next question gets a fresh one', async () => {
    const { bots, threads } = botsIn(
      () => 'silent',
      () => ['0 end'],
    );
    const first = bots.think(question);
    await vi.advanceTimersByTimeAsync(10_900);
    expect(threads[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toEqual({ ok: false, reason: 'late' });
    expect(threads[0]?.ended).toBe(true);
    const second = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toMatchObject(answered);
  });

  it('is ended in the midst of a thought for a match that nobody looks at, and of no other', async () => {
    const { bots, threads } = botsIn(() => 'silent');
    const thought = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    bots.drop('b');
    expect(threads[0]?.ended).toBe(false);
    bots.drop('a');
    expect(await thought).toEqual({ ok: false, reason: 'stopped' });
    expect(threads[0]?.ended).toBe(true);
  });

  it('says which levels there are, or that nobody can be asked', async () => {
    const levels = botsIn(() => ['random', 'mate']).bots.levels('el-capitan');
    const none = botsIn(null).bots.levels('el-capitan');
    await vi.advanceTimersByTimeAsync(1);
    expect([await levels, await none]).toEqual([['random', 'mate'], null]);
  });

  it('counts how long a bot thought, from when the thread was there', async () => {
    const { bots } = botsIn(() => ['0 end']);
    const thought = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    const answer = await thought;
    expect(answer.ok && answer.ms).toBeLessThanOrEqual(1);
  });

  it('is ended in the midst of a thought when it is stopped, and not started again', async () => {
    const { bots, threads } = botsIn(() => 'silent');
    const thought = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    bots.stop();
    expect(await thought).toEqual({ ok: false, reason: 'stopped' });
    expect(threads[0]?.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(await bots.think(question)).toEqual({ ok: false, reason: 'stopped' });
    expect(threads).toHaveLength(1);
  });

  it('tells a bot that failed from code that could not be fetched', async () => {
    const manners: readonly (readonly [Manner | null, string])[] = [
      [() => 'throws', 'threw'],
      [() => 'dies', 'died'],
      [null, 'unavailable'],
    ];
    for (const [manner, reason] of manners) {
      const { bots } = botsIn(manner);
      const thought = bots.think(question);
      await vi.advanceTimersByTimeAsync(1);
      expect(await thought).toMatchObject({ ok: false, reason });
    }
  });
});
