import { pino } from 'pino';
import { expect, it } from 'vitest';
import { newApp } from '../src/http/app.ts';
import { addTurns } from '../src/http/turns.ts';

it('requests of the same moment are each handled in a turn of the event loop of its own', async () => {
  let turn = 0;
  let ends = false;
  const count = (): void => {
    turn += 1;
    if (!ends) setImmediate(count);
  };
  const app = newApp(pino({ level: 'silent' }), { trustProxy: false, served: () => {} });
  addTurns(app);
  const turns: number[] = [];
  app.post('/', async () => {
    turns.push(turn);
    return {};
  });
  await app.ready();
  count();
  const asked = Array.from({ length: 30 }, () => app.inject({ method: 'POST', url: '/', payload: { much: 'to do' } }));
  const replies = await Promise.all(asked);
  ends = true;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(new Set(turns).size).toBe(30);
});
