import { readRecord } from '@levante/contract';
import { sessionIdOf } from '@levante/people';
import { Nats } from '@levante/testkit/nats';
import { noNats, noPostgres } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/database/postgres/database.ts';
import { openForOperator, takeMeasure } from '../../src/operators/operators.ts';
import { Victim } from '../kill/victim.ts';
import { Authenticator, addPasskey } from '../lib/authenticator.ts';
import { playOut, untilRested } from '../lib/play.ts';
import { type Postgres, startPostgres } from '../lib/postgres.ts';
import { TablesFollower } from '../lib/tables-follower.ts';
import { codeOf, matchIn, Visitor } from '../lib/visitor.ts';
import type { SharedChild } from './child.ts';

const missing = noPostgres ?? noNats;
/** Signals that end a server during a bot's turn. Slow, since others claim the match only after the lease. */
const ENDS = ['SIGKILL', 'SIGTERM'] as const;
const SECRETS = `new:${'1'.repeat(64)}\n${'0'.repeat(64)}\n`;

describe.skipIf(missing !== null)(`several servers on one database${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Postgres;
  let nats: Nats;
  let database: string;
  const running: Victim[] = [];

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), Nats.start()]);
    database = await postgres.database();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
  });
  afterAll(async () => {
    await nats?.kill();
    postgres?.stop();
  });

  async function start(bots: SharedChild['bots'] = 'random', secret = SECRETS): Promise<Victim> {
    const options: SharedChild = { shared: { database, secret, nats: nats.address }, bots };
    const server = new Victim('shared-server', JSON.stringify(options));
    running.push(server);
    await server.start();
    return server;
  }

  /** Returns a visitor of a server with an account. Passkeys need a name. */
  async function account(server: Victim, handle: string): Promise<Visitor> {
    const one = new Visitor(() => `http://localhost:${new URL(server.url).port}`);
    await one.get('/api/me');
    await addPasskey(one, new Authenticator(one.url));
    expect((await one.post('/api/me/handle', { handle })).status).toBe(200);
    return one;
  }

  const BOT = { kind: 'bot', level: 'random' };
  const ME = { kind: 'me', name: 'Anna' };

  async function recordAt(server: Victim, id: string) {
    const record = readRecord((await new Visitor(() => server.url).get(`/api/matches/${id}/record`)).json);
    if (!record.ok) throw new Error('no record');
    return record.value;
  }

  it('seat people of all servers in quick matches, and list open tables of other servers', async () => {
    const servers = [await start(), await start()];
    const people = Array.from({ length: 8 }, (_, i) => new Visitor(() => servers[i % 2]?.url ?? ''));
    const timeControl = { kind: 'live', bankS: 600, incrementS: 10 };
    const quick = async (one: Visitor, name: string) =>
      matchIn(await one.post('/api/quick-match', { game: 'purse-race', players: 2, name, timeControl }));
    const followers = servers.map(({ url }) => new TablesFollower(`${url}/api/tables/stream`));
    await Promise.all(followers.map((one) => one.until((list) => list.length === 0)));
    await Promise.all(people.map((one) => one.get('/api/me')));
    const first = people[0] ?? new Visitor(() => '');
    const { id } = await quick(first, 'P0');
    await Promise.all(followers.map((one) => one.until((list) => list.some((table) => table.id === id))));
    const others = await Promise.all(people.slice(1).map((one, i) => quick(one, `P${i + 1}`)));
    // Eight people at the same moment, on two servers: four matches, and no person is left waiting.
    expect(new Set([id, ...others.map((match) => match.id)]).size).toBe(4);
    await Promise.all(followers.map((one) => one.until((list) => list.length === 0)));
    expect(await first.match(id)).toMatchObject({ status: 'running', clocks: { control: timeControl } });
    await Promise.all(followers.map((one) => one.close()));
  });

  it('send an invitation by handle to a person on another server', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const anna = await account(here, 'anna-of-two');
    const bo = await account(there, 'bo-of-two');
    const follower = new TablesFollower(`${bo.url}/api/tables/stream?only=invites`, bo.headers());
    await follower.untilInvites((matches) => matches.length === 0);
    const seats = [ME, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false });
    expect((await anna.post(`/api/matches/${id}/invites`, { handle: 'bo-of-two' })).status).toBe(200);
    await follower.untilInvites(([match]) => match?.id === id);
    const withdrawn = await anna.post(`/api/matches/${id}/invites/withdraw`, { seat: 1 });
    expect(withdrawn.status).toBe(200);
    await follower.untilInvites((matches) => matches.length === 0);
    await anna.post(`/api/matches/${id}/invites`, { handle: 'bo-of-two' });
    await follower.untilInvites(([match]) => match?.id === id);
    expect(matchIn(await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' })).status).toBe('running');
    expect(await anna.match(id)).toMatchObject({ status: 'running' });
    await follower.close();
  });

  it('migrate an empty database once when they start at the same time', async () => {
    const address = await postgres.database();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(address)));
    const { rows } = (await opened[0]?.executeQuery<object>(opened[0].selectFrom('matches').selectAll().compile())) ?? {
      rows: null,
    };
    expect(rows).toEqual([]);
    await Promise.all(opened.map((db) => db.destroy()));
  });

  it('play one match together, and send its commits even without a bell', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const anna = new Visitor(() => here.url);
    const bo = new Visitor(() => there.url);
    const seats = [ME, { kind: 'open' }, BOT];
    const { id } = await anna.open({ game: 'purse-race', options: { players: 3, goal: 6 }, seats, shuffle: false });
    const followers = [anna.follow(id), bo.follow(id)] as const;
    await Promise.all(followers.map((one) => one.until(() => true)));
    expect((await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' })).status).toBe(200);
    await followers[0].untilPly(4);
    await nats.kill();
    const from = await anna.match(id);
    expect((await anna.act(id, from.ply, ['0 end'])).status).toBe(200);
    await followers[1].untilPly(from.ply + 1);
    await nats.start();
    const again = [anna.follow(id), bo.follow(id)] as const;
    await Promise.all([playOut(anna, id, again[0]), playOut(bo, id, again[1])]);
    const one = await recordAt(here, id);
    const other = await recordAt(there, id);
    expect(one.result).toBeDefined();
    expect(one).toEqual(other);
    await Promise.all([...followers, ...again].map((one) => one.close()));
  });

  it('exchange presence and chat, and find chat lines without a bell', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const anna = new Visitor(() => here.url);
    const bo = new Visitor(() => there.url);
    const eve = new Visitor(() => there.url);
    const seats = [ME, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await eve.get('/api/me');
    const first = anna.follow(id);
    const second = bo.follow(id);
    for (const one of [first, second])
      await waitFor(() => expect(one.presence).toEqual({ type: 'presence', here: [0, 1], spectators: 0 }));
    const watching = eve.follow(id);
    await waitFor(() => expect(first.presence).toMatchObject({ here: [0, 1], spectators: 1 }));
    const say = async (who: Visitor, text: string) =>
      expect((await who.post(`/api/matches/${id}/chat`, { text })).status).toBe(200);
    const expectLine = (text: string) => waitFor(() => expect(first.chat.map((line) => line.text)).toContain(text));
    await say(bo, 'Over the bus');
    await expectLine('Over the bus');
    await watching.close();
    await second.close();
    await waitFor(() => expect(first.presence).toMatchObject({ here: [0], spectators: 0 }));
    // Without the bus presence is unknown, and a line is found by a poll.
    await nats.kill();
    await say(bo, 'Without a bell');
    await expectLine('Without a bell');
    await nats.start();
    const back = bo.follow(id);
    await waitFor(() => expect(first.presence).toMatchObject({ here: [0, 1] }));
    await say(bo, 'Over the bus again');
    await expectLine('Over the bus again');
    await Promise.all([first, back].map((one) => one.close()));
  });

  it('accept each other’s signatures, including signatures with rotated keys', async () => {
    const [old, now] = await Promise.all([start('random', '0'.repeat(64)), start()]);
    const anna = new Visitor(() => old.url);
    await anna.post('/api/me', { name: 'Anna' });
    const signed = anna.cookie;
    const later = new Visitor(() => now.url);
    later.cookie = signed;
    expect((await later.get('/api/me')).json).toEqual({ name: 'Anna' });
    const bo = new Visitor(() => now.url);
    await bo.get('/api/me');
    expect(bo.cookie).toMatch(/\.new$/);
    const stranger = new Visitor(() => old.url);
    stranger.cookie = bo.cookie;
    expect((await stranger.get('/api/me')).status).toBe(401);
  });

  it('end streams of void keys on every server, even if the message is lost', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const anna = new Visitor(() => here.url);
    const stolen = new Visitor(() => there.url);
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats: [ME, BOT], shuffle: false });
    const follow = async () => {
      stolen.token = String(Object(await anna.post('/api/tokens', {})).json.token);
      const follower = stolen.follow(id);
      await follower.until(() => true);
      return follower;
    };
    const follower = await follow();
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    await expect.poll(() => follower.ended).toBe(true);
    // The message that ended the stream has voided the key.
    expect((await stolen.get('/api/me')).status).toBe(401);
    const untold = await follow();
    await nats.kill();
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    await expect.poll(() => untold.ended).toBe(true);
    await nats.start();
  });

  it('refuse void keys on every server, even if the message is lost', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const anna = await account(here, 'anna-of-keys');
    const stolen = new Visitor(() => there.url);
    const device = new Visitor(() => there.url);
    const signedIn = 200;
    const signedOut = 401;
    const statuses = async () => [(await stolen.get('/api/me')).status, (await device.get('/api/me')).status];
    const newTokens = async (): Promise<void> => {
      for (const one of [stolen, device]) one.token = String(Object(await anna.post('/api/tokens', {})).json.token);
      expect(await statuses()).toEqual([signedIn, signedIn]);
    };
    await newTokens();
    await nats.kill();
    const session = sessionIdOf(device.token?.split(/[._]/)[2] ?? '');
    expect((await anna.post(`/api/me/devices/${session}/sign-out`, {})).status).toBe(200);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([signedIn, signedOut]);
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([signedOut, signedOut]);
    await newTokens();
    const { measures, close } = await openForOperator({ database });
    const person = (await measures.personNamed('anna-of-keys')) ?? '';
    await takeMeasure(measures, { kind: 'revoke-keys', person }).finally(close);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([signedOut, signedOut]);
    await nats.start();
  });

  it('apply an operator’s actions on every server', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const hanna = await account(here, 'hanna');
    const bo = new Visitor(() => there.url);
    const { measures, close } = await openForOperator({ database });
    const operator = (await measures.personNamed('hanna')) ?? '';
    await takeMeasure(measures, { kind: 'grant-operator', person: operator }).finally(close);
    const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
    const open = async () => codeOf(await bo.post('/api/matches', { game: 'purse-race', seats, shuffle: false }));
    await bo.post('/api/me', { name: 'Bo of the cluster' });
    const found = await hanna.get('/api/operate/people?search=cluster');
    const [{ id: subject }] = Object(found.json).people;
    const until = Date.now() + 3_600_000;
    const act = async (body: object) => expect((await hanna.post('/api/operate/acts', body)).status).toBe(200);
    await act({ kind: 'ban', subject, until });
    await expect.poll(open, { timeout: 5000 }).toBe('banned');
    await act({ kind: 'lift-ban', subject });
    await act({ kind: 'pause', from: 0, until: null });
    await expect.poll(open, { timeout: 5000 }).toBe('paused');
    await act({ kind: 'resume' });
    await expect.poll(open, { timeout: 5000 }).toBe('');
  });

  it.each(ENDS)('take over a bot’s turn from a server ended by %s, and not before', async (signal) => {
    const dies = await start('patient');
    const anna = new Visitor(() => dies.url);
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats: [BOT, ME], shuffle: false });
    await waitFor(async () => expect(await anna.match(id)).toMatchObject({ status: 'running', actor: '0' }));
    const lives = await start();
    // Longer than the lease of a dead server.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(await anna.match(id)).toMatchObject({ actor: '0' });
    await dies.kill(signal);
    const there = new Visitor(() => lives.url);
    there.cookie = anna.cookie;
    await untilRested(there, id);
    expect(await there.match(id)).toMatchObject({ actor: '1' });
  });
});
