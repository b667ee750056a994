import { readRecord, replay } from '@levante/contract';
import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { type House, openHouse, randomBots } from './lib/house.ts';
import { playOut, untilRested } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let house: House;
let anna: Visitor;

beforeEach(async () => {
  house = await openHouse({ games: GAMES, bots: randomBots(GAMES) });
  anna = new Visitor(() => house.server.url);
});
afterEach(() => house.leave());

const bot = { kind: 'bot', level: 'random' };
const me = { kind: 'me', name: 'Anna' };

it('a match of one person and bots, with every extra city, comes to its end and can be replayed', async () => {
  const { id, mine } = await anna.open({
    game: 'el-capitan',
    options: { players: 3, cities: ['POR', 'LIS', 'CAN'] },
    seats: [me, bot, bot],
  });
  const follower = anna.follow(id);
  await playOut(anna, id, follower);
  await follower.close();
  const match = await anna.match(id);
  expect(match).toMatchObject({ status: 'over', mine });
  const record = readRecord((await anna.get(`/api/matches/${id}/record`)).json);
  if (!record.ok) throw new Error('no record');
  const end = replay(GAMES, record.value);
  expect('refusal' in end ? end : end.result()).toEqual(match.result);
  expect(house.log()).not.toMatch(/bot-replaced|match-stuck|stream-failed/);
});

it('a whole turn is one command; a turn that breaks a rule changes nothing and names the clause', async () => {
  const { id } = await anna.open({ game: 'el-capitan', options: { players: 2 }, seats: [me, me] });
  const { ply } = await untilRested(anna, id);
  const loan = await anna.act(id, ply, ['0 loan 10']);
  expect([loan.status, codeOf(loan)]).toEqual([422, 'first-round']);
  expect(loan.json).toMatchObject({ clause: 'EC-7.1', at: 0, ply });
  expect((await anna.match(id)).ply).toBe(ply);
});

it('a match can be played on a board of one’s own, which then stands whole in the options', async () => {
  const { options } = await anna.open({
    game: 'el-capitan',
    options: { players: 2, board: RECONSTRUCTED },
    seats: [me, me],
  });
  expect(options).toHaveProperty('board');
});

it.each([
  ['an unknown board', { board: 'printed' }],
  ['a board that is no board', { board: { name: 'mine' } }],
  [
    'a board with a broken figure',
    { board: { ...RECONSTRUCTED, cities: { ...Object(RECONSTRUCTED).cities, MAR: null } } },
  ],
  ['too many players', { players: 6 }],
  ['an unknown city', { cities: ['ROM'] }],
  ['a city twice', { cities: ['POR', 'POR'] }],
])('is refused with the path of the fault: %s', async (_what, options) => {
  const reply = await anna.post('/api/matches', { game: 'el-capitan', options, seats: [me, me] });
  expect([reply.status, codeOf(reply)]).toEqual([422, 'bad-options']);
  expect(reply.json).toMatchObject({ data: { path: expect.any(String) } });
  expect((await anna.get('/api/matches')).json).toMatchObject({ matches: [] });
});

it('the server as it is shipped has the house’s games and bots', async () => {
  const shipped = await startServer({
    dataDir: `${house.dataDir}/shipped`,
    limits: null,
    log: pino({ level: 'silent' }),
  });
  try {
    const visitor = new Visitor(() => shipped.url);
    expect((await visitor.get('/api/games')).json).toMatchObject({
      games: [
        { id: 'el-capitan', players: [2, 5], levels: KITS.get('el-capitan')?.levels },
        { id: 'golden-horn', players: [2, 4], levels: KITS.get('golden-horn')?.levels },
      ],
    });
    const { id } = await visitor.open({ game: 'el-capitan', options: { players: 3 }, seats: [me, bot, bot] });
    await untilRested(visitor, id);
  } finally {
    await shipped.stop();
  }
});
