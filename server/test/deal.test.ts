import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchRecord, Random, readRecord, replay } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import type { BotPort } from '@levante/host';
import { afterEach, expect, it } from 'vitest';
import { botsBy, type Fixture, openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';
import { threadedBots } from './lib/threads.ts';
import { Visitor } from './lib/visitor.ts';

/** The seed determines the deal, however the bots play and however long they take. */

const SEED = '0123456789abcdef'.repeat(4);
let fixture: Fixture;
afterEach(() => fixture.close());

/** Plays a match from the seed between two bots until `ply` or its end, and returns its record. */
async function playedBy(bots: BotPort, game: string, level: string, ply: number): Promise<MatchRecord> {
  const own = new Random(5);
  const chance = { newSeed: () => SEED, newMatchId: () => 'aaaaaaaaaaaaaa', below: (n: number) => own.below(n) };
  fixture = await openFixture({ bots, chance, games: new Map([...TEST_GAMES, ...GAMES]) });
  const visitor = new Visitor(() => fixture.server.url);
  const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level }));
  const options = game === 'purse-race' ? { players: 2, goal: 1000 } : { players: 2 };
  const { id } = await visitor.open({ game, options, shuffle: false, seats });
  const follower = visitor.follow(id, '0');
  await follower.until(({ message }) => message.type === 'plies' && (message.ply >= ply || message.result !== null));
  await follower.close();
  const record = readRecord((await visitor.get(`/api/matches/${id}/record`)).json);
  if (!record.ok) throw new Error('no record');
  return record.value;
}

/** Returns the outcomes that the seed gives in Purse Race, which do not depend on decisions. */
function throwsOfSeed(count: number): string[] {
  const dealer = new Dealer(SEED);
  const purses = { actor: '*', actions: ['1', '2', '3', '4', '5'], weights: [5, 4, 3, 2, 1] };
  for (let seat = 0; seat < 2; seat++) dealer.draw(purses);
  const thrown = { actor: '*', actions: ['* throw 1', '* throw 2', '* throw 3'] };
  return Array.from({ length: count }, () => dealer.draw(thrown));
}

it.each<[string, string, () => BotPort]>([
  ['end their turns immediately', 'deckhand', threadedBots],
  ['take all their steps', 'whole', threadedBots],
  ['are asked again within a turn', 'slips', threadedBots],
  ['throw, and are replaced', 'throws', threadedBots],
  ['die, and are replaced by chance', 'random', () => botsBy(() => ({ ok: false, reason: 'died' }))],
  ['answer one action at a time', 'random', () => randomBots(TEST_GAMES)],
])('random events follow the seed when bots %s', async (_what, level, bots) => {
  const { actions } = await playedBy(bots(), 'purse-race', level, 40);
  const thrown = actions.filter((line) => line.startsWith('* throw'));
  expect(thrown.length).toBeGreaterThan(8);
  expect(thrown).toEqual(throwsOfSeed(thrown.length));
});

/** Delays the answers of bots. */
function slowed(bots: BotPort): BotPort {
  let calls = 0;
  return {
    ...bots,
    think: async (question) => {
      calls += 1;
      await sleep((calls * 7) % 4);
      return await bots.think(question);
    },
  };
}

it.each([...GAMES.keys()])('the same decisions give the same match of %s, however long they take', async (game) => {
  const END = Number.POSITIVE_INFINITY;
  const quick = await playedBy(randomBots(GAMES), game, 'random', END);
  await fixture.close();
  expect(await playedBy(slowed(randomBots(GAMES)), game, 'random', END)).toEqual(quick);

  const dealer = new Dealer(quick.seed ?? '');
  const end = replay(GAMES, quick, (table, ply) => {
    const legal = table.legal();
    if (legal.actor === '*') expect(dealer.draw(legal)).toBe(quick.actions[ply]);
  });
  expect('refusal' in end ? end : end.result()).toEqual(quick.result);
});
