import type { BotQuestion } from '@levante/host';
import { ChatFeed } from '@levante/people/chat';
import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../src/index.ts';
import { type Fixture, openFixture, patientBots, randomBots, TEST_GAMES } from './lib/fixture.ts';
import { openOwnMatch, untilRested } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

const good = randomBots(TEST_GAMES);
const twoBots = {
  game: 'purse-race',
  options: { goal: 5 },
  seats: [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ],
};

it('a match that waits for a bot continues after a restart', async () => {
  let calls = 0;
  const bots = patientBots();
  const think = (question: BotQuestion) => {
    calls += 1;
    return bots.think(question);
  };
  fixture = await openFixture({ bots: { ...bots, think } });
  const anna = new Visitor(() => fixture.server.url);
  const { id } = await anna.open(twoBots);
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  await fixture.restart({ bots: good });
  const follower = anna.follow(id);
  await follower.until(({ message }) =>
    message.type === 'plies' ? message.result !== null : message.match.result !== null,
  );
  await follower.close();
});

it('a match between people is unchanged after a restart, including the key of its last command', async () => {
  fixture = await openFixture();
  const anna = new Visitor(() => fixture.server.url);
  const { id, ply } = await openOwnMatch(anna);
  const first = await anna.act(id, ply, ['0 step'], 'key-of-anna');
  const before = await anna.match(id);
  await fixture.restart();
  expect(await anna.match(id)).toEqual(before);
  expect((await anna.act(id, ply, ['0 step'], 'key-of-anna')).json).toEqual(first.json);
  expect((await anna.match(id)).ply).toBe(ply + 1);
});

it('a stop of the server ends the streams and loses nothing acknowledged', async () => {
  fixture = await openFixture();
  const anna = new Visitor(() => fixture.server.url);
  const { id, ply } = await openOwnMatch(anna);
  const follower = anna.follow(id);
  await follower.untilPly(ply);
  // The connection may be closed before the request is read; it is then not acknowledged.
  const acting = anna.act(id, ply, ['0 end']).catch(() => null);
  const [reply] = await Promise.all([acting, fixture.restart()]);
  await follower.end();
  const lastPly = (await untilRested(anna, id)).ply;
  expect(reply?.status === 200 ? [ply + 2] : [ply, ply + 2]).toContain(lastPly);
});

it('a server that is asked to stop several times stops its bots once', async () => {
  let stops = 0;
  const stop = async (): Promise<void> => {
    stops += 1;
  };
  fixture = await openFixture({ bots: { ...good, stop } });
  const { server } = fixture;
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(stops).toBe(1);
});

it('a server whose streams cannot be closed releases its folder, and reports the failure', async () => {
  fixture = await openFixture();
  const closing = vi.spyOn(ChatFeed.prototype, 'close').mockImplementationOnce(() => {
    throw new Error('not closed');
  });
  await expect(fixture.server.stop()).rejects.toThrow('not closed');
  closing.mockRestore();
  await (await startServer({ dataDir: fixture.dataDir, bots: good })).stop();
});
