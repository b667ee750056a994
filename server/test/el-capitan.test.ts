import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord, replay } from '@levante/contract';
import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { type Fixture, openFixture, randomBots } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { playOut, untilRested } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;

beforeEach(async () => {
  fixture = await openFixture({ games: GAMES, bots: randomBots(GAMES) });
  anna = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const bot = { kind: 'bot', level: 'random' };
const me = { kind: 'me', name: 'Anna' };

it('a match of El Capitán with one person, bots and every extra city ends and can be replayed', async () => {
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
  expect(fixture.log()).not.toMatch(/bot-replaced|match-stuck|stream-failed/);
});

it('a turn is played as one command, and an illegal command changes nothing and names the clause', async () => {
  const { id } = await anna.open({ game: 'el-capitan', options: { players: 2 }, seats: [me, me] });
  const { ply } = await untilRested(anna, id);
  const loan = await anna.act(id, ply, ['0 loan 10']);
  expect([loan.status, codeOf(loan)]).toEqual([422, 'first-round']);
  expect(loan.json).toMatchObject({ clause: 'EC-7.1', at: 0, ply });
  expect((await anna.match(id)).ply).toBe(ply);
});

it('a match can be played on a custom board, which its options contain', async () => {
  const { options } = await anna.open({
    game: 'el-capitan',
    options: { players: 2, board: RECONSTRUCTED },
    seats: [me, me],
  });
  expect(options).toHaveProperty('board.cities');
  const listed: unknown = Object((await anna.get('/api/matches')).json).matches;
  expect(listed).toMatchObject([{ options: { players: 2, board: { name: 'reconstructed' } } }]);
  expect(listed).not.toHaveProperty('0.options.board.cities');
});

it('a stored match on a board that is no longer accepted can be listed, followed, recorded and played', async () => {
  const long = { ...RECONSTRUCTED, name: '\u0001'.repeat(500), about: '\u0001'.repeat(500) };
  const table = GAMES.get('el-capitan')?.open({ players: 2, board: long });
  if (!table?.ok) throw new Error('no table');
  const { options, rulesVersion } = table.value;
  const id = 'anoldmatch0000';
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', person: null, name: null, level: null }) as const);
  await fixture.close();
  fixture = await openFixture({ games: GAMES }, async (dataDir) => {
    await writeFile(join(dataDir, 'secret'), 'ab'.repeat(32));
    const store = await openSqlite(join(dataDir, 'levante.db'));
    const dealt = { seed: '1'.repeat(64), commitment: `sha256:${'0'.repeat(64)}`, actor: '*', createdAt: 1 };
    await store.create({ id, game: 'el-capitan', rulesVersion, options, seats, state: table.value.state(), ...dealt });
    await store.close();
  });
  anna.cookie = null;
  for (const seat of [0, 1]) await anna.post(`/api/matches/${id}/seats`, { name: 'Anna', seat });
  const { ply } = await untilRested(anna, id);
  expect((await anna.act(id, ply, ['0 wait'])).status).not.toBe(500);
  expect((await anna.match(id)).options).toMatchObject({ board: { name: long.name } });
  expect((await anna.get(`/api/matches/${id}/record`)).json).toMatchObject({
    options: { board: { about: long.about } },
  });
  expect((await anna.get('/api/matches')).json).toMatchObject({
    matches: [{ id, options: { board: { name: '\u0001'.repeat(40) } } }],
  });
});

it.each([
  ['an unknown board', { board: 'printed' }],
  ['a board that is not an object', { board: { name: 'mine' } }],
  ['a board with a fraction', { board: { ...RECONSTRUCTED, cities: { ...Object(RECONSTRUCTED).cities, MAR: null } } }],
  ['a board with a name of control characters', { board: { ...RECONSTRUCTED, name: '\u0001'.repeat(500) } }],
  ['a board with a long text', { board: { ...RECONSTRUCTED, about: '\u0001'.repeat(500) } }],
  ['too many players', { players: 6 }],
  ['an unknown city', { cities: ['ROM'] }],
  ['a city twice', { cities: ['POR', 'POR'] }],
])('a new match is refused with the path of the fault: %s', async (_what, options) => {
  const reply = await anna.post('/api/matches', { game: 'el-capitan', options, seats: [me, me] });
  expect([reply.status, codeOf(reply)]).toEqual([422, 'bad-options']);
  expect(reply.json).toMatchObject({ data: { path: expect.any(String) } });
  expect((await anna.get('/api/matches')).json).toMatchObject({ matches: [] });
});

it('the server ships with all games and bots', async () => {
  const shipped = await startServer({
    dataDir: `${fixture.dataDir}/shipped`,
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
