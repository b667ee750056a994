import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newApp } from '../src/http/app.ts';
import { CONNECTION_TIMES } from '../src/http/ports.ts';
import { addRequestScheduling, RequestScheduler } from '../src/http/request-scheduler.ts';

/** Counts event-loop ticks until stopped. */
function countTurns() {
  let turn = 0;
  let ends = false;
  const count = (): void => {
    turn += 1;
    if (!ends) setImmediate(count);
  };
  count();
  return {
    now: () => turn,
    end: () => {
      ends = true;
    },
  };
}

describe('concurrent requests', () => {
  /** Returns the number of requests started in each tick, given the milliseconds each takes in several steps. */
  async function begunIn(...costs: readonly number[]): Promise<readonly number[]> {
    let clock = 0;
    const turns = new RequestScheduler(() => clock);
    const loop = countTurns();
    const begun = await Promise.all(
      costs.map(async (ms) => {
        await new Promise<void>((begin) => turns.schedule(begin));
        const turn = loop.now();
        for (let step = 0; step < 4; step++) {
          await null;
          clock += ms / 4;
        }
        return turn;
      }),
    );
    loop.end();
    return [...new Set(begun)].map((turn) => begun.filter((one) => one === turn).length);
  }

  const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

  it('start in one event-loop tick each if they are expensive', async () => {
    expect(await begunIn(...times(8, 10))).toEqual(times(8, 1));
  });

  it('share ticks if they are cheap, up to a few milliseconds each', async () => {
    expect(await begunIn(...times(8, 0))).toEqual([8]);
    expect(await begunIn(...times(8, 1))).toEqual([2, 2, 2, 2]);
    expect(await begunIn(...times(50, 0.25))).toEqual([20, 20, 10]);
  });

  it('wait for the next tick after an expensive one', async () => {
    expect(await begunIn(...times(10, 0.25), 1, ...times(9, 0.25))).toEqual([11, 9]);
    expect(await begunIn(1, ...times(19, 0.25))).toEqual([5, 15]);
  });
});

it('expensive requests are each handled in their own event-loop tick', async () => {
  const loop = countTurns();
  const app = newApp(pino({ level: 'silent' }), { trustProxy: false, times: CONNECTION_TIMES, served: () => {} });
  addRequestScheduling(app);
  const turns: number[] = [];
  app.post('/', async () => {
    turns.push(loop.now());
    const end = performance.now() + 5;
    while (performance.now() < end);
    return {};
  });
  await app.ready();
  const requests = Array.from({ length: 20 }, () =>
    app.inject({ method: 'POST', url: '/', payload: { much: 'to do' } }),
  );
  const replies = await Promise.all(requests);
  loop.end();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(new Set(turns).size).toBe(20);
});

it('replies with long lists are each validated and serialised in their own event-loop tick', async () => {
  const loop = countTurns();
  const app = newApp(pino({ level: 'silent' }), { trustProxy: false, times: CONNECTION_TIMES, served: () => {} });
  addRequestScheduling(app);
  const turns: number[] = [];
  const dear = z.object({ rows: z.int() }).check(
    z.refine(() => {
      turns.push(loop.now());
      const end = performance.now() + 5;
      while (performance.now() < end);
      return true;
    }),
  );
  // As rows from a database do: they arrive together.
  let arrive = (): void => {};
  const read = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let waiting = 0;
  app.get('/', { schema: { response: { 200: dear } } }, async () => {
    waiting += 1;
    if (waiting === 20) arrive();
    await read;
    return { rows: 100 };
  });
  await app.ready();
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/' })));
  loop.end();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(new Set(turns).size).toBe(20);
});
