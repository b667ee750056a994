import { coinRace } from '@levante/coin-race/rules';
import { entryOf, readRecord, replay } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture, randomBots } from './lib/fixture.ts';
import { playOut } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

/** A game that consists of its folder and its line in the list of games; the server needs nothing else. */
const GAMES = new Map([[coinRace.id, entryOf(coinRace)]]);

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  fixture = await openFixture({ games: GAMES, bots: randomBots(GAMES) });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

it('a third game is listed, created, joined, played by people and a bot, followed and verified', async () => {
  expect((await anna.get('/api/games')).json).toEqual({
    games: [
      {
        id: 'coin-race',
        rulesVersion: 1,
        players: [2, 4],
        options: { players: 2, goal: 5 },
        levels: ['random'],
      },
    ],
  });
  const { id, commitment } = await anna.open({
    game: 'coin-race',
    shuffle: false,
    options: { players: 3, goal: 12 },
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  const watching = new Visitor(() => fixture.server.url).follow(id);
  const own = anna.follow(id);
  await Promise.all([watching.until(() => true), own.until(() => true)]);
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const others = bo.follow(id);
  await Promise.all([playOut(anna, id, own), playOut(bo, id, others)]);
  const end = await watching.until(({ message }) => message.type === 'plies' && message.result !== null);
  await Promise.all([watching.close(), own.close(), others.close()]);

  const match = await anna.match(id);
  expect(match).toMatchObject({ status: 'over', actor: null, commitment });
  expect(end.message).toMatchObject({ result: match.result });
  const record = readRecord((await bo.get(`/api/matches/${id}/record`)).json);
  if (!record.ok) throw new Error('no record');
  const dealer = new Dealer(record.value.seed ?? '');
  const table = replay(GAMES, record.value, (before, ply) => {
    const legal = before.legal();
    if (legal.actor === '*') expect(dealer.draw(legal)).toBe(record.value.actions[ply]);
  });
  expect('refusal' in table ? table : table.result()).toEqual(match.result);
  expect(fixture.log()).not.toMatch(/bot-replaced|match-stuck|stream-failed/);
});

it('a third game refuses with its own codes', async () => {
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bo' },
  ];
  const bad = await anna.post('/api/matches', { game: 'coin-race', options: { goal: 0 }, seats });
  expect([bad.status, codeOf(bad)]).toEqual([422, 'bad-options']);
  const { id, ply } = await anna.open({ game: 'coin-race', seats });
  const reply = await anna.act(id, ply, ['0 step 2']);
  expect(reply.json).toMatchObject({ code: 'cannot-afford', clause: 'CR-2', data: { price: 1, cash: 0 }, at: 0 });
});
