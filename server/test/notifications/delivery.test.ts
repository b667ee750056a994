import { waitFor } from '@levante/testkit/wait';
import { AddedChannel, Devices, MeasuredTime, MyNotifications, WebhookMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { Authenticator, addPasskey, prove, signIn } from '../lib/authenticator.ts';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { playOut, plyOf } from '../lib/play.ts';
import { codeOf, Visitor } from '../lib/visitor.ts';
import { isSigned, Receiver, withStatus } from '../lib/webhook-receiver.ts';

const LOCAL = { webhooks: { allowPrivate: true, allowHttp: true } };

describe('a person with a webhook', () => {
  let fixture: Fixture;
  let receiver: Receiver;
  let anna: Visitor;
  let bo: Visitor;
  beforeEach(async () => {
    fixture = await openFixture(LOCAL);
    receiver = await Receiver.open();
    anna = new Visitor(() => fixture.server.url);
    bo = new Visitor(() => fixture.server.url);
  });
  afterEach(async () => {
    await fixture.close();
    await receiver.close();
  });

  const messages = () => receiver.requests.map(({ body }) => z.parse(WebhookMessage, JSON.parse(body.toString())));
  const itemsOf = (kind: string) => messages().flatMap(({ items }) => items.filter((item) => item.kind === kind));

  /** Gives a person a webhook without any delay, and returns its id and secret. */
  async function hookOf(visitor: Visitor) {
    const url = `${receiver.url}hook`;
    const added = await visitor.post('/api/me/channels', { kind: 'webhook', url, format: 'json' });
    expect(added.status).toBe(201);
    const { settings } = z.parse(MyNotifications, (await visitor.get('/api/me/notifications')).json);
    expect((await visitor.post('/api/me/notifications', { ...settings, delayMinutes: 0 })).status).toBe(200);
    const { channel, secret } = z.parse(AddedChannel, added.json);
    return { id: channel.id, secret: secret ?? '' };
  }

  /** Opens a match of both, in which Anna waits for Bo. Returns it once Bo sits. */
  async function matchOfBoth(): Promise<string> {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { goal: 9 }, seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    return id;
  }

  /** Plays until it is the turn of the other one of the two. */
  async function play(visitor: Visitor, match: string): Promise<void> {
    const follower = visitor.follow(match);
    const { message } = await follower.until((event) => event.message.legal !== null);
    await follower.close();
    expect((await visitor.act(match, plyOf(message), message.legal?.slice(0, 1) ?? [])).status).toBe(200);
  }

  it('is notified once of the start of a match and of their turn', async () => {
    const { secret } = await hookOf(bo);
    const id = await matchOfBoth();
    const match = await bo.match(id);
    const first = match.actor === '1' ? bo : anna;
    if (first !== bo) await play(first, id);
    await waitFor(() => expect(itemsOf('turn')).toHaveLength(1));
    expect(itemsOf('turn')).toMatchObject([{ match: id, game: 'purse-race', ply: (await bo.match(id)).ply }]);
    for (const request of receiver.requests) expect(isSigned(request, secret, Date.now())).toBe(true);
    await fixture.restart(LOCAL);
    const { log } = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
    expect(log.map(({ kind, state, answer }) => `${kind} ${state} ${answer}`)).toContain('turn sent 204 No Content');
    expect(itemsOf('turn')).toHaveLength(1);
  });

  it('is notified of the result of a match that is over', async () => {
    await hookOf(bo);
    const id = await matchOfBoth();
    await Promise.all(
      [anna, bo].map(async (visitor) => {
        const follower = visitor.follow(id);
        await playOut(visitor, id, follower);
        await follower.close();
      }),
    );
    await waitFor(() => expect(itemsOf('ended')).toHaveLength(1));
    const { scores = [], ranks = [] } = (await bo.match(id)).result ?? {};
    const standings = ['Anna', 'Bo'].map((name, seat) => ({
      seat,
      name,
      rank: ranks[seat],
      score: scores[seat],
      mine: name === 'Bo',
    }));
    expect(itemsOf('ended')[0]?.result).toEqual(standings.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)));
    const text = messages().find(({ items }) => items.some(({ kind }) => kind === 'ended'))?.text ?? '';
    for (const { name, score } of standings) expect(text).toContain(`${name} ${score}`);
  });

  it('is notified after the receiver or the server was down', async () => {
    await hookOf(bo);
    receiver.answer = withStatus(429, { 'retry-after': '0' });
    const id = await matchOfBoth();
    await waitFor(() => expect(receiver.requests.length).toBeGreaterThan(0));
    await waitFor(async () => {
      const { log } = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
      expect(log.some(({ state, why, match }) => state === 'waiting' && why === 'retry' && match === id)).toBe(true);
    });
    const [channel] = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json).channels;
    expect(channel).toMatchObject({ fault: 'failing', on: true });
  });

  it('is not notified while they look at the match', async () => {
    await hookOf(bo);
    const id = await matchOfBoth();
    const looking = await fetch(`${bo.url}/api/matches/${id}/stream?looking=1`, { headers: bo.headers() });
    const match = await bo.match(id);
    if (match.actor === '0') await play(anna, id);
    await waitFor(async () => {
      const { log } = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
      const turns = log.filter(({ kind }) => kind === 'turn');
      expect(turns).toMatchObject([{ state: 'waiting', why: 'looking' }]);
    });
    await looking.body?.cancel();
  });

  it('is not notified after one of their pages has reported that they look at the match', async () => {
    await hookOf(bo);
    const id = await matchOfBoth();
    const reply = await bo.post(`/api/matches/${id}/looking`, { page: 'phone', looking: true });
    expect([reply.status, z.parse(MeasuredTime, reply.json).now]).toEqual([200, expect.any(Number)]);
    if ((await bo.match(id)).actor === '0') await play(anna, id);
    await waitFor(async () => {
      const { log } = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
      expect(log.filter(({ kind }) => kind === 'turn')).toMatchObject([{ state: 'waiting', why: 'looking' }]);
    });
    expect(itemsOf('turn')).toEqual([]);
  });

  it('can test the webhook and gets the outcome', async () => {
    const { id } = await hookOf(bo);
    const test = (visitor: Visitor) => visitor.post(`/api/me/channels/${id}/test`, {});
    expect((await test(bo)).json).toMatchObject({ sent: true, answer: '204 No Content' });
    expect(messages()).toMatchObject([{ kind: 'test', items: [] }]);
    receiver.answer = withStatus(500);
    expect((await test(bo)).json).toMatchObject({ sent: false, answer: '500 Internal Server Error' });
    await anna.get('/api/me');
    for (const path of ['', '/remove', '/test']) {
      const reply = await anna.post(`/api/me/channels/${id}${path}`, path === '' ? { on: false } : {});
      expect(codeOf(reply)).toBe('no-such-channel');
    }
    for (let i = 0; i < 18; i++) await test(bo);
    expect(codeOf(await test(bo))).toBe('too-many-requests');
  });

  it('can switch all notifications off and remove the webhook', async () => {
    const { id } = await hookOf(bo);
    expect((await bo.post('/api/me/notifications/off', {})).status).toBe(200);
    const channels = async () => z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json).channels;
    expect(await channels()).toMatchObject([{ id, on: false }]);
    expect((await bo.post(`/api/me/channels/${id}`, { on: true })).status).toBe(200);
    expect(await channels()).toMatchObject([{ id, on: true }]);
    expect((await bo.post(`/api/me/channels/${id}/remove`, {})).status).toBe(200);
    expect(await channels()).toEqual([]);
  });
});

describe('an invitation by handle', () => {
  let fixture: Fixture;
  let receiver: Receiver;
  beforeEach(async () => {
    fixture = await openFixture(LOCAL);
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await fixture.close();
    await receiver.close();
  });

  const invited = () => {
    const messages = receiver.requests.map(({ body }) => z.parse(WebhookMessage, JSON.parse(body.toString())));
    return messages.flatMap(({ items }) => items.filter(({ kind }) => kind === 'invited'));
  };

  /** Uses the running server's database. */
  function inDatabase<T>(use: (connection: ReturnType<typeof connect>) => T): T {
    const connection = connect(filesOf(fixture.dataDir).database);
    try {
      return use(connection);
    } finally {
      connection.close();
    }
  }

  const count = (rows: string): number =>
    inDatabase((connection) => Number(Object(connection.prepare(`select count(*) as rows from ${rows}`).get()).rows));

  async function account(handle: string): Promise<Visitor> {
    const url = () => `http://localhost:${fixture.server.port}`;
    const visitor = new Visitor(url);
    await visitor.get('/api/me');
    expect((await addPasskey(visitor, new Authenticator(url()))).status).toBe(200);
    expect((await visitor.post('/api/me/handle', { handle })).status).toBe(200);
    return visitor;
  }

  /** Returns the person with a webhook to whom nothing is sent late, and two who invite. */
  async function people() {
    const bo = await account('bosun');
    const hosts = [await account('anna'), await account('cleo')];
    const hook = { kind: 'webhook', url: receiver.url, format: 'json' };
    expect((await bo.post('/api/me/channels', hook)).status).toBe(201);
    await bo.post('/api/me/notifications', { delayMinutes: 0 });
    return hosts;
  }

  /** Opens a table and invites Bo. Returns its id. */
  async function inviteBo(host: Visitor): Promise<string> {
    const seats = [{ kind: 'me', name: 'Host' }, { kind: 'open' }];
    const { id } = await host.open({ game: 'purse-race', seats, shuffle: false });
    expect((await host.post(`/api/matches/${id}/invites`, { handle: 'bosun' })).status).toBe(200);
    return id;
  }

  /** Lets the minute of all invitations pass, each of which waits. */
  async function letMinutePass(number: number): Promise<void> {
    await waitFor(() => expect(count('outbox where due_at > 0')).toBe(number));
    inDatabase((connection) => connection.exec('update outbox set due_at = 1, at = at - 60000'));
    await waitFor(() => expect(count('outbox')).toBe(0));
  }

  it('sends nothing if the table is called off within its first minute', async () => {
    for (const host of await people()) {
      const id = await inviteBo(host);
      expect((await host.post(`/api/matches/${id}/call-off`, {})).status).toBeLessThan(300);
    }
    await letMinutePass(2);
    expect([invited(), count('deliveries')]).toEqual([[], 0]);
  });

  it('is sent to a person at most five times an hour, including invitations to tables that were called off', async () => {
    for (const host of await people()) {
      for (let round = 0; round < 2; round++) {
        const ids = [await inviteBo(host), await inviteBo(host)];
        await letMinutePass(2);
        await waitFor(() => expect(count(`deliveries where state in ('waiting', 'sending')`)).toBe(0));
        for (const id of ids) await host.post(`/api/matches/${id}/call-off`, {});
      }
    }
    expect(invited()).toHaveLength(5);
  });
});

describe('settings of notifications', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());

  it('are refused with an unknown time zone, or a channel that cannot be reached', async () => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    await anna.get('/api/me');
    const { settings, offersEmail, pushKey } = z.parse(MyNotifications, (await anna.get('/api/me/notifications')).json);
    expect([offersEmail, pushKey.length]).toEqual([false, 87]);
    const quiet = { from: 1350, to: 420, zone: 'Europe/Nowhere', exceptLow: true };
    expect((await anna.post('/api/me/notifications', { ...settings, quiet })).json).toMatchObject({
      code: 'bad-request',
      path: '/quiet/zone',
    });
    const add = (body: object) => anna.post('/api/me/channels', body);
    expect(codeOf(await add({ kind: 'email' }))).toBe('no-email-here');
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    for (const url of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.1/',
      'ftp://x/',
      'x',
    ]) {
      expect(codeOf(await add({ kind: 'webhook', url, format: 'json' }))).toBe('bad-channel-url');
      expect(codeOf(await add({ kind: 'push', endpoint: url, keys }))).toBe('bad-channel-url');
    }
    for (let i = 0; i < 10; i++) {
      expect((await add({ kind: 'webhook', url: 'https://example.org/', format: 'slack' })).status).toBe(201);
    }
    expect(codeOf(await add({ kind: 'webhook', url: 'https://example.org/', format: 'slack' }))).toBe(
      'too-many-channels',
    );
  });

  it('of a browser end when it is signed out, and settings of other channels stay', async () => {
    fixture = await openFixture();
    const site = () => `http://localhost:${fixture.server.port}`;
    const anna = new Visitor(site);
    const other = new Visitor(site);
    await anna.get('/api/me');
    const authenticator = new Authenticator(site());
    expect((await addPasskey(anna, authenticator)).status).toBe(200);
    expect((await signIn(other, authenticator)).status).toBe(200);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const hook = { kind: 'webhook', url: 'https://example.org/', format: 'json' };
    for (const [visitor, name] of [
      [anna, 'one'],
      [other, 'two'],
    ] as const) {
      const push = { kind: 'push', endpoint: `https://push.example.org/${name}`, keys };
      for (const channel of [push, hook]) {
        expect((await visitor.post('/api/me/channels', channel)).status).toBe(201);
      }
    }
    const kinds = async () =>
      z.parse(MyNotifications, (await anna.get('/api/me/notifications')).json).channels.map(({ kind }) => kind);
    expect((await kinds()).toSorted()).toEqual(['push', 'push', 'webhook', 'webhook']);
    const { devices } = z.parse(Devices, (await anna.get('/api/me/devices')).json);
    const signedOut = devices.find(({ mine }) => !mine);
    expect((await anna.post(`/api/me/devices/${signedOut?.id}/sign-out`, {})).status).toBe(200);
    expect((await kinds()).toSorted()).toEqual(['push', 'webhook']);

    // A proof replaces the session, with which what needs no proof ends.
    expect((await prove(anna, authenticator)).status).toBe(200);
    expect(await kinds()).toEqual(['webhook']);
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    expect(await kinds()).toEqual([]);
  });

  it('of a browser belong to the person who used it last', async () => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    const bo = new Visitor(() => fixture.server.url);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const endpoint = 'https://push.example.org/abc';
    for (const visitor of [anna, bo]) {
      await visitor.get('/api/me');
      expect((await visitor.post('/api/me/channels', { kind: 'push', endpoint, keys })).status).toBe(201);
    }
    const channels = async (visitor: Visitor) =>
      z.parse(MyNotifications, (await visitor.get('/api/me/notifications')).json).channels;
    expect(await channels(anna)).toEqual([]);
    expect(await channels(bo)).toMatchObject([{ kind: 'push', on: true }]);
    expect(JSON.stringify(await channels(bo))).not.toContain('push.example.org');
  });
});
