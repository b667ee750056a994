import { AddedChannel, MyNotifications, Token } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openForOperator, takeMeasure } from '../../src/operators/operators.ts';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { codeOf, Visitor } from '../lib/visitor.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

let fixture: Fixture;
afterEach(() => fixture.close());
const visitor = (): Visitor => new Visitor(() => fixture.server.url);
const mine = async (one: Visitor, headers: Record<string, string> = {}) =>
  z.parse(MyNotifications, (await one.send('/api/me/notifications', { headers })).json);

describe('the settings of notifications', () => {
  it('begin in the first language of the browser in which messages are available', async () => {
    fixture = await openFixture();
    for (const [accepted, language] of [
      ['', 'en'],
      ['de', 'de'],
      ['it-CH, de;q=0.8', 'it'],
      ['es, pt;q=0.9, FR;q=0.5', 'fr'],
      ['es', 'en'],
    ] as const) {
      const anna = visitor();
      const { settings, channels, address, log } = await mine(anna, { 'accept-language': accepted });
      expect([accepted, settings.language, channels, address, log]).toEqual([accepted, language, [], null, []]);
      expect(anna.cookie).not.toBeNull();
    }
  });

  it('are returned as they were stored, and require no channel', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { settings } = await mine(anna);
    const changed = { ...settings, language: 'fr', delayMinutes: 15 };
    const reply = await anna.post('/api/me/notifications', changed);
    expect([reply.status, reply.json]).toEqual([200, changed]);
    expect((await mine(anna)).settings).toEqual(changed);
    expect((await mine(visitor())).settings).toEqual(settings);
  });

  it('are changed in the given keys only, also by simultaneous requests', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { settings } = await mine(anna);
    const changes = [{ language: 'it' }, { kinds: { turn: ['email'] } }, { kinds: { low: [] } }, { quiet: null }, {}];
    const replies = await Promise.all(changes.map((one) => anna.post('/api/me/notifications', one)));
    expect(replies.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const kinds = { ...settings.kinds, turn: ['email'], low: [] };
    expect((await mine(anna)).settings).toEqual({ ...settings, language: 'it', kinds });
  });

  it('of a first request come with a new identity', async () => {
    fixture = await openFixture();
    const settings = { ...(await mine(visitor())).settings, language: 'it' };
    const bo = visitor();
    expect((await bo.post('/api/me/notifications', settings)).status).toBe(200);
    expect((await mine(bo)).settings.language).toBe('it');
  });
});

describe('channels of notifications', () => {
  it('require an identity to be changed, and belong to one person', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const added = await anna.post('/api/me/channels', {
      kind: 'webhook',
      url: 'https://example.org/x',
      format: 'json',
    });
    const { channel } = z.parse(AddedChannel, added.json);
    const path = `/api/me/channels/${channel.id}`;
    const bo = visitor();
    await bo.get('/api/me');
    for (const [end, body] of [
      ['', { on: false }],
      ['/remove', {}],
      ['/test', {}],
    ] as const) {
      expect([end, codeOf(await visitor().post(`${path}${end}`, body))]).toEqual([end, 'bad-identity']);
      expect([end, codeOf(await bo.post(`${path}${end}`, body))]).toEqual([end, 'no-such-channel']);
      expect([end, codeOf(await anna.post(`/api/me/channels/${'c'.repeat(65)}${end}`, body))]).toEqual([
        end,
        'bad-request',
      ]);
    }
    expect(codeOf(await visitor().post('/api/me/notifications/off', {}))).toBe('bad-identity');
    expect((await mine(anna)).channels).toMatchObject([{ id: channel.id, on: true }]);
    const off = await anna.post(path, { on: false });
    expect([off.status, off.json]).toEqual([200, {}]);
    expect((await mine(anna)).channels).toMatchObject([{ on: false }]);
    const removed = await anna.post(`${path}/remove`, {});
    expect([removed.status, removed.json]).toEqual([200, {}]);
    expect((await anna.post('/api/me/notifications/off', {})).json).toEqual({});
  });

  it('show the browser in which they were added, and whether it is the present one', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    const push = { kind: 'push', endpoint: 'https://push.example.org/one', keys: KEYS };
    const added = await anna.post('/api/me/channels', push, { 'user-agent': FIREFOX });
    expect([added.status, Object(added.json).secret ?? null]).toEqual([201, null]);
    expect(z.parse(AddedChannel, added.json).channel).toMatchObject({
      kind: 'push',
      browser: 'firefox',
      system: 'linux',
    });
    expect((await mine(anna)).channels).toHaveLength(1);
    const hook = { kind: 'webhook', url: 'https://example.org/x', format: 'json' };
    const program = visitor();
    program.token = z.parse(Token, (await anna.post('/api/tokens', {})).json).token;
    expect(codeOf(await program.post('/api/me/channels', hook))).toBe('scope-too-narrow');
    const { secret } = z.parse(AddedChannel, (await anna.post('/api/me/channels', hook)).json);
    expect(secret).toMatch(/^whsec_/);
    const { channels } = await mine(anna);
    expect(channels).toHaveLength(2);
    expect(JSON.stringify(channels)).not.toContain(secret);
  });
});

describe('the log of notifications', () => {
  it('names the game of a match until the match is deleted', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    await anna.post('/api/me/channels', { kind: 'webhook', url: 'https://example.org/x', format: 'json' });
    await anna.post('/api/me/notifications', { delayMinutes: 0 });
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { goal: 9 }, seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const logged = async () => (await mine(anna)).log.map(({ match, game }) => [match, game]);
    await expect.poll(async () => (await logged()).length).toBeGreaterThan(0);
    for (const entry of await logged()) expect(entry).toEqual([id, 'purse-race']);
    const { measures, close } = await openForOperator({ folder: fixture.dataDir });
    expect(await takeMeasure(measures, { kind: 'delete-match', match: id }).finally(close)).toBe(true);
    await expect.poll(async () => codeOf(await anna.get(`/api/matches/${id}`))).toBe('no-such-match');
    for (const [match, game] of await logged()) expect([match, game]).toEqual([id, null]);
  });
});

describe('a link to unsubscribe', () => {
  it('leads to the page, and is refused with another token', async () => {
    fixture = await openFixture();
    const opened = await visitor().send('/api/unsubscribe/abc', { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/unsubscribe#abc']);
    expect(codeOf(await visitor().post('/api/unsubscribe/abc', {}))).toBe('not-found');
    const long = `/api/unsubscribe/${'a'.repeat(201)}`;
    expect(codeOf(await visitor().post(long, {}))).toBe('bad-request');
    expect(codeOf(await visitor().send(long, { redirect: 'manual' }))).toBe('bad-request');
    // A line break cannot be in a header: such a token is refused before, and nothing is logged.
    for (const odd of ['a%0d1', 'a%0a1', 'a%00', 'a%20b', 'a%C3%BCb', 'a%E2%80%A8b']) {
      const reply = await visitor().send(`/api/unsubscribe/${odd}`, { redirect: 'manual' });
      expect([odd, codeOf(reply)]).toEqual([odd, 'bad-request']);
    }
    expect(fixture.log()).not.toContain('request-failed');
    const anna = visitor();
    await anna.get('/api/me');
    const { token } = z.parse(Token, (await anna.post('/api/tokens', {})).json);
    expect(codeOf(await visitor().post(`/api/unsubscribe/${token}`, {}))).toBe('not-found');
  });
});
