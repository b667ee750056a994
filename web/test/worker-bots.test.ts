import type { BotQuestion } from '@levante/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerBots } from '../src/hosts/device/worker-bots.ts';
import type { WorkerRequest } from '../src/hosts/device/worker-protocol.ts';
import { type Behaviour, FakeThread } from './lib/device.ts';

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
  turns: 1,
  waited: 0,
};
const answered = { ok: true, lines: ['0 end'] };

/** Creates bots whose workers have these behaviours in turn. */
function botsIn(...behaviours: readonly (Behaviour | null)[]) {
  const threads: FakeThread[] = [];
  const bots = new WorkerBots((onMessage, onFailure) => {
    const thread = new FakeThread(behaviours[threads.length] ?? null, onMessage, onFailure);
    threads.push(thread);
    return thread;
  });
  return { bots, threads };
}

describe('the bots’ worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts with the first request, is reused, and gets one request at a time', async () => {
    const requests: WorkerRequest[] = [];
    const { bots, threads } = botsIn((one) => {
      requests.push(one);
      return ['0 end'];
    });
    expect(threads).toHaveLength(0);
    const both = Promise.all([bots.think(question), bots.think({ ...question, seed: 2 })]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await both).toMatchObject([answered, answered]);
    expect(threads).toHaveLength(1);
    expect(requests.map((one) => one.ask === 'think' && [one.id, one.seed, one.ms])).toEqual([
      [1, 1, 1000],
      [2, 2, 1000],
    ]);
  });

  it('is unavailable while the browser refuses to start it, and answers once the browser allows it', async () => {
    let refuses = true;
    const bots = new WorkerBots((onMessage, onFailure) => {
      if (refuses) throw new DOMException('no workers here', 'SecurityError');
      return new FakeThread(() => ['0 end'], onMessage, onFailure);
    });
    bots.wake();
    expect(await bots.think(question)).toEqual({ ok: false, reason: 'unavailable' });
    refuses = false;
    const answer = bots.think(question);
    await vi.advanceTimersByTimeAsync(10);
    expect(await answer).toMatchObject(answered);
  });

  it('is terminated when it exceeds its time, and the next request starts a new one', async () => {
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

  it('is interrupted for a match without followers, and for no other', async () => {
    const { bots, threads } = botsIn(() => 'silent');
    const thought = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    bots.drop('b');
    expect(threads[0]?.ended).toBe(false);
    bots.drop('a');
    expect(await thought).toEqual({ ok: false, reason: 'stopped' });
    expect(threads[0]?.ended).toBe(true);
  });

  it('returns the levels, or null if unavailable', async () => {
    const levels = botsIn(() => ['random', 'mate']).bots.levels('el-capitan');
    const none = botsIn(null).bots.levels('el-capitan');
    await vi.advanceTimersByTimeAsync(1);
    expect([await levels, await none]).toEqual([['random', 'mate'], null]);
  });

  it('measures the thinking time from when the worker is ready', async () => {
    const { bots } = botsIn(() => ['0 end']);
    const thought = bots.think(question);
    await vi.advanceTimersByTimeAsync(1);
    const answer = await thought;
    expect(answer.ok && answer.ms).toBeLessThanOrEqual(1);
  });

  it('is interrupted when stopped, and not restarted', async () => {
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

  it('distinguishes a failed bot from code that could not be loaded', async () => {
    const cases: readonly (readonly [Behaviour | null, string])[] = [
      [() => 'throws', 'threw'],
      [() => 'dies', 'died'],
      [null, 'unavailable'],
    ];
    for (const [behaviour, reason] of cases) {
      const { bots } = botsIn(behaviour);
      const thought = bots.think(question);
      await vi.advanceTimersByTimeAsync(1);
      expect(await thought).toMatchObject({ ok: false, reason });
    }
  });
});
