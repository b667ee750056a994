import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { newApp } from '../src/http/app.ts';
import { addTurns, Turns } from '../src/http/turns.ts';

/** Counts the turns of the event loop until it is told to end. */
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

describe('what comes in the same moment', () => {
  /** In which turns eight are begun, each of which takes so many milliseconds in several steps. */
  async function begunIn(ms: number): Promise<readonly number[]> {
    let clock = 0;
    const turns = new Turns(() => clock);
    const loop = countTurns();
    const begun = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await turns.wait();
        const turn = loop.now();
        for (let step = 0; step < 4; step++) {
          await null;
          clock += ms / 4;
        }
        return turn;
      }),
    );
    loop.end();
    return begun;
  }

  it('is begun in a turn of the event loop each where it is dear', async () => {
    expect(new Set(await begunIn(10)).size).toBe(8);
  });

  it('shares turns where it is cheap, a few milliseconds of it in each', async () => {
    expect(new Set(await begunIn(0)).size).toBe(1);
    expect(new Set(await begunIn(1)).size).toBe(4);
  });
});

it('requests that are dear to handle are each handled in a turn of its own', async () => {
  const loop = countTurns();
  const app = newApp(pino({ level: 'silent' }), { trustProxy: false, served: () => {} });
  addTurns(app);
  const turns: number[] = [];
  app.post('/', async () => {
    turns.push(loop.now());
    const end = performance.now() + 5;
    while (performance.now() < end);
    return {};
  });
  await app.ready();
  const asked = Array.from({ length: 20 }, () => app.inject({ method: 'POST', url: '/', payload: { much: 'to do' } }));
  const replies = await Promise.all(asked);
  loop.end();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(new Set(turns).size).toBe(20);
});
