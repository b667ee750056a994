import { afterEach, expect, it, vi } from 'vitest';
import type { BotPort, BotQuestion } from '../src/index.ts';
import { type House, openHouse, randomBots, TEST_GAMES } from './lib/house.ts';
import { openOwnMatch, untilRested } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let house: House;
afterEach(() => house.leave());

const good = randomBots(TEST_GAMES);

async function playedBy(bots: BotPort, botMs = 10_000, options: object = { goal: 4 }): Promise<Visitor> {
  house = await openHouse({ bots, botMs });
  return await follow(options);
}

async function follow(options: object): Promise<Visitor> {
  const visitor = new Visitor(() => house.server.url);
  const { id } = await visitor.open({
    game: 'purse-race',
    options,
    seats: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
  });
  const follower = visitor.follow(id, '0');
  await follower.until(({ message }) => message.type === 'plies' && message.result !== null);
  await follower.close();
  return visitor;
}

it('bots play a whole match by themselves', async () => {
  await playedBy(good);
  expect(house.log()).not.toContain('bot-replaced');
});

it('a bot is asked with what its seat may see, and nothing else', async () => {
  const asked: BotQuestion[] = [];
  await playedBy({
    levels: good.levels,
    decide: async (question) => {
      asked.push(question);
      return await good.decide(question);
    },
  });
  expect(asked.length).toBeGreaterThan(3);
  for (const { seat, view, ...rest } of asked) {
    expect(rest).toEqual({ game: 'purse-race', level: 'random', seed: expect.any(Number) });
    expect(view.purses).toEqual(seat === 0 ? [expect.any(Number), null] : [null, expect.any(Number)]);
  }
  expect(new Set(asked.map((question) => question.seed)).size).toBe(asked.length);
});

it.each([
  ['throws', async () => Promise.reject(new Error('out of its wits')), 'threw'],
  ['answers what is illegal', async ({ seat }: BotQuestion) => `${seat === 0 ? 1 : 0} end`, 'refused'],
  ['answers for chance', async () => '* throw 3', 'refused'],
  ['answers nonsense', async () => '\u0000', 'refused'],
])('a bot that %s is replaced for its turn, and the log says so', async (_what, decide, reason) => {
  await playedBy({ levels: good.levels, decide });
  expect(house.log()).toContain('"msg":"bot-replaced"');
  expect(house.log()).toContain(`"reason":"${reason}"`);
  expect(house.log()).not.toMatch(/out of its wits|"(0|1) end"|\* throw/);
});

it('a bot that never answers holds nobody up', async () => {
  await playedBy({ levels: good.levels, decide: () => new Promise(() => {}) }, 5);
  expect(house.log()).toContain('"reason":"late"');
});

it('a bot that cannot be trusted in one turn is asked again in the next', async () => {
  const decide = vi.fn(async ({ seat }: BotQuestion) => (seat === 0 ? 'hello' : '1 end'));
  await playedBy({ levels: good.levels, decide });
  const turns = (house.log().match(/bot-replaced/g) ?? []).length;
  expect(turns).toBeGreaterThan(1);
  expect(decide.mock.calls.filter(([question]) => question.seat === 0)).toHaveLength(turns);
});

it('a bot’s turn is one commit, with the chance that follows', async () => {
  house = await openHouse();
  const visitor = new Visitor(() => house.server.url);
  const { id } = await visitor.open({
    game: 'purse-race',
    shuffle: false,
    options: { goal: 50 },
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'random' },
    ],
  });
  const { ply } = await untilRested(visitor, id);
  const follower = visitor.follow(id);
  await follower.untilPly(ply);
  const acted = ply + 2;
  await visitor.act(id, ply, ['0 end']);
  const { message } = await follower.untilPly(acted + 1);
  const lines = message.type === 'plies' ? message.plies.map((one) => one.action) : [];
  expect(lines.at(-2)).toBe('1 end');
  expect(lines.at(-1)).toMatch(/^\* throw/);
  await follower.close();
});

it('requests are answered while bots play', async () => {
  const visitor = new Visitor(() => '');
  house = await openHouse();
  const own = new Visitor(() => house.server.url);
  const playing = follow({ goal: 1000 });
  const { id, ply } = await openOwnMatch(own);
  expect((await own.act(id, ply, ['0 end'])).status).toBe(200);
  await playing;
  expect(visitor.received).toEqual([]);
});
