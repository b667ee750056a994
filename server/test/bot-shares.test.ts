import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Gate, threadedBots } from './lib/threads.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let gate: Gate;
beforeEach(async () => {
  gate = await Gate.make();
  fixture = await openFixture({ bots: threadedBots(), metrics: { host: '127.0.0.1', port: 0 } });
});
afterEach(async () => {
  await fixture.close();
  await gate.close();
});

/** Returns the answers for which at most a share of the thinking time was granted, and all answers. */
async function granted(share: string): Promise<readonly number[]> {
  const text = await (await fetch(`http://127.0.0.1:${fixture.server.metricsPort}/metrics`)).text();
  const read = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`levante_bot_time_granted_ratio_${line} `))
        ?.split(' ')
        .at(1),
    );
  return [read(`bucket{le="${share}"}`), read('count')];
}

it('bots get all of their thinking time for one waiting match, and a share for many, as metrics report', async () => {
  const anna = new Visitor(() => fixture.server.url);
  const seats = [
    { kind: 'bot', level: 'patient' },
    { kind: 'me', name: 'Anna' },
  ];
  const request = { game: 'purse-race', options: { players: 2 }, seats, shuffle: false };
  const { id } = await anna.open(request);
  await expect.poll(async () => (await anna.match(id)).actor, { timeout: 5000 }).toBe('1');
  expect(await granted('0.99')).toEqual([0, 1]);
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await anna.open(request)).id));
  for (const one of ids) await expect.poll(async () => (await anna.match(one)).actor, { timeout: 10_000 }).toBe('1');
  const [few = 0, all] = await granted('0.2');
  expect([few >= 6, all]).toEqual([true, 13]);
});
