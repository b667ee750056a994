import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, startServer } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import type { Follower } from './lib/follower.ts';
import { openOwnMatch } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

const match = {
  game: 'purse-race',
  seats: [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bo' },
  ],
};

describe('a page of another site', () => {
  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('cannot change anything: %j', async (headers) => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    await anna.post('/api/me', { name: 'Anna' });
    const reply = await anna.post('/api/me', { name: 'Eve' }, headers);
    expect([reply.status, codeOf(reply)]).toEqual([403, 'cross-site']);
    expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  });

  it('is distinguished from our own pages and from programs', async () => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    const names = async (headers: Record<string, string>) =>
      (await anna.post('/api/me', { name: 'Anna' }, headers)).status;
    expect(await names({ origin: fixture.server.url })).toBe(200);
    expect(await names({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await names({})).toBe(200);
    anna.token = String(Object((await anna.post('/api/tokens', {})).json).token);
    expect(await names({ origin: 'https://elsewhere.example' })).toBe(200);
  });
});

it('every reply has the security headers, also streams and refusals', async () => {
  fixture = await openFixture();
  const anna = new Visitor(() => fixture.server.url);
  const { id } = await openOwnMatch(anna);
  const stream = await fetch(`${fixture.server.url}/api/matches/${id}/stream`);
  await stream.body?.cancel();
  const replies = [await anna.get('/api'), await anna.get('/nothing'), await anna.post('/api/me', ''), stream];
  for (const { headers } of replies) {
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('the identity cookie is inaccessible to scripts and other sites', async () => {
  fixture = await openFixture({ trustProxy: true });
  const first = await fetch(`${fixture.server.url}/api/me`);
  expect(first.headers.get('set-cookie')).toMatch(
    /^levante=c2\.[a-z0-9]{24}_[a-z0-9]{16}\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const behind = await fetch(`${fixture.server.url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(behind.headers.get('set-cookie')).toMatch(
    /^__Host-levante=c2\.[a-z0-9]{24}_[a-z0-9]{16}\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

describe('limits', () => {
  const { identity, address } = DEFAULT_LIMITS;

  it('count all identities of an address together', async () => {
    fixture = await openFixture({
      trustProxy: true,
      limits: { ...DEFAULT_LIMITS, address: { ...address, requests: 6, newMatches: 1, streams: 1 } },
    });
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const ask = async (path: string, ip: string) =>
      codeOf(await new Visitor(() => fixture.server.url).send(path, { headers: from(ip) }));
    const opened = async (ip: string) =>
      (await new Visitor(() => fixture.server.url).post('/api/matches', match, from(ip))).status;
    expect([await opened('2001:db8::1'), await opened('2001:db8::2')]).toEqual([201, 429]);
    // All addresses of a /64 count as one; another network counts separately.
    expect(await opened('2001:db8:0:1::1')).toBe(201);
    for (let i = 0; i < 4; i++) await ask('/api/me', `2001:db8::${i + 10}`);
    expect(await ask('/api/me', '2001:db8::99')).toBe('too-many-requests');
    expect(await ask('/api/me', '2001:db8:0:2::1')).toBe('');
  });

  it('apply to the hop before our proxies, whatever the client puts before it', async () => {
    const limits = { ...DEFAULT_LIMITS, address: { ...address, newPeople: 2 } };
    fixture = await openFixture({ trustProxy: true, limits });
    const comes = async (...hops: readonly string[]) => {
      const headers = { 'x-forwarded-for': hops.join(', ') };
      return (await new Visitor(() => fixture.server.url).send('/api/me', { headers })).status;
    };
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push(await comes(`198.51.100.${i}`, '203.0.113.5'));
    expect(statuses).toEqual([200, 200, 429, 429]);
    // Through two proxies, the inner one at a private address.
    expect(await comes('198.51.100.9', '203.0.113.5', '10.1.2.3')).toBe(429);
    expect(await comes('198.51.100.9', '203.0.113.6', '10.1.2.3')).toBe(200);
  });

  it('trust only the listed proxies', async () => {
    const limits = { ...DEFAULT_LIMITS, address: { ...address, newPeople: 1 } };
    const behind = async (trustProxy: readonly string[]) => {
      fixture = await openFixture({ trustProxy, limits });
      const statuses = [];
      for (const ip of ['203.0.113.5', '203.0.113.6']) {
        const headers = { 'x-forwarded-for': ip, 'x-forwarded-proto': 'https' };
        const reply = await new Visitor(() => fixture.server.url).send('/api/me', { headers });
        statuses.push(reply.status, reply.headers.get('set-cookie')?.includes('; Secure') ?? false);
      }
      return statuses;
    };
    expect(await behind(['192.0.2.0/24', '2001:db8::1'])).toEqual([200, false, 429, false]);
    await fixture.close();
    expect(await behind(['192.0.2.0/24', '127.0.0.1'])).toEqual([200, true, 200, true]);
  });

  it('affect only the client that exceeds them', async () => {
    fixture = await openFixture({ limits: { ...DEFAULT_LIMITS, identity: { ...identity, requests: 5 } } });
    const anna = new Visitor(() => fixture.server.url);
    const bo = new Visitor(() => fixture.server.url);
    await anna.get('/api/me');
    await bo.get('/api/me');
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(codeOf(await anna.get('/api/me')));
    expect(codes.at(-1)).toBe('too-many-requests');
    expect((await bo.get('/api/me')).status).toBe(200);
  });

  it('apply to new matches and new people', async () => {
    fixture = await openFixture({
      limits: {
        ...DEFAULT_LIMITS,
        identity: { ...identity, newMatches: 2 },
        address: { ...address, newPeople: 2 },
      },
    });
    const anna = new Visitor(() => fixture.server.url);
    await anna.get('/api/me');
    const opened = [];
    for (let i = 0; i < 3; i++) opened.push((await anna.post('/api/matches', match)).status);
    expect(opened).toEqual([201, 201, 429]);
    const people = [];
    for (let i = 0; i < 2; i++) people.push((await new Visitor(() => fixture.server.url).get('/api/me')).status);
    expect(people).toEqual([200, 429]);
  });

  it('apply to open streams', async () => {
    fixture = await openFixture({ limits: { ...DEFAULT_LIMITS, identity: { ...identity, streams: 2 } } });
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    const open = [anna.follow(id), anna.follow(id)];
    await Promise.all(open.map((follower) => follower.untilPly(ply)));
    expect(codeOf(await anna.get(`/api/matches/${id}/stream`))).toBe('busy');
    await open[0]?.close();
    let again = anna.follow(id);
    while (again.ended || (again.status ?? 0) !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (again.ended) again = anna.follow(id);
    }
    await again.close();
    await open[1]?.close();
  });
});

it('a new stream replaces the latest one of the client with the most if there is no room', async () => {
  const limits = { ...DEFAULT_LIMITS, streams: 4, streamsForSeats: 0, streamsForTables: 0 };
  fixture = await openFixture({ limits });
  const anna = new Visitor(() => fixture.server.url);
  const bo = new Visitor(() => fixture.server.url);
  const { id } = await openOwnMatch(anna);
  await bo.get('/api/me');
  const many: Follower[] = [];
  for (let i = 0; i < 4; i++) {
    const follower = anna.follow(id);
    await follower.until(() => true);
    many.push(follower);
  }
  const newcomer = bo.follow(id);
  await newcomer.until(() => true);
  await expect.poll(() => many.map(({ ended }) => ended)).toEqual([false, false, false, true]);
  await Promise.all([...many, newcomer].map((follower) => follower.close()));
});

describe('the web client', () => {
  async function webDir(): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), '<!doctype html><title>Levante</title>');
    await writeFile(join(dir, 'assets', 'index-abc123.js'), `/* ${'x'.repeat(5000)} */`);
    return dir;
  }

  it('is served at its paths, compressed, with hashed files as immutable', async () => {
    const dir = await webDir();
    fixture = await openFixture({ webDir: dir });
    const anna = new Visitor(() => fixture.server.url);
    for (const path of ['/', '/match/aaaaaaaaaaaaaa', '/match/aaaaaaaaaaaaaa?ply=7']) {
      const page = await anna.get(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<title>Levante</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    const script = await anna.send('/assets/index-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    for (const path of ['/assets/gone-1.js', '/api/match', '/../secret', '/..%2fsecret', '/%2e%2e/secret']) {
      const reply = await anna.get(path);
      expect(reply.text).not.toMatch(/^[0-9a-f]{64}$/);
      expect([path, reply.status < 500]).toEqual([path, true]);
    }
    expect(codeOf(await anna.get('/assets/gone-1.js'))).toBe('not-found');
    expect(codeOf(await anna.get('/api/match'))).toBe('not-found');
    await rm(dir, { recursive: true });
  });

  it('preloads what each page needs first, including the game of a match', async () => {
    const dir = await webDir();
    await mkdir(join(dir, '.vite'));
    const hints = {
      home: ['/assets/home.js', '/assets/home.svg'],
      match: ['/assets/match.js', '/assets/match.css'],
      'match purse-race': ['/a.js'],
    };
    await writeFile(join(dir, '.vite', 'hints.json'), JSON.stringify(hints));
    fixture = await openFixture({ webDir: dir });
    const anna = new Visitor(() => fixture.server.url);
    const links = async (path: string) => (await anna.get(path)).headers.get('link');
    const { id } = await anna.open(match);
    expect(await links('/')).toBe(
      '</assets/home.js>; rel=modulepreload, </assets/home.svg>; rel=preload; as=fetch; crossorigin',
    );
    expect(await links(`/match/${id}`)).toBe(
      '</assets/match.js>; rel=modulepreload, </assets/match.css>; rel=preload; as=style; crossorigin, </a.js>; rel=modulepreload',
    );
    for (const path of [
      '/match/aaaaaaaaaaaaaa',
      '/match',
      '/rules',
      '/device/x',
      '/assets/index-abc123.js',
      `/api/matches/${id}`,
    ])
      expect([path, await links(path)]).toEqual([path, null]);
    await rm(dir, { recursive: true });
  });

  it('is optional, and a server without it serves the API alone', async () => {
    fixture = await openFixture({ webDir: join(tmpdir(), 'levante-no-such-folder') });
    const anna = new Visitor(() => fixture.server.url);
    expect(codeOf(await anna.get('/'))).toBe('not-found');
    for (const path of ['/health', '/health/ready']) expect((await anna.get(path)).json).toEqual({ ok: true });
  });
});

describe('the description of the API', () => {
  it('covers every request in OpenAPI format', async () => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    const { json } = await anna.get('/api/openapi.json');
    expect(json).toMatchObject({ openapi: '3.0.3' });
    const paths = Object.keys(Object(json).paths);
    expect(paths.sort()).toEqual([
      '/api/commitments',
      '/api/games',
      '/api/invitations/redeem',
      '/api/matches',
      '/api/matches/next',
      '/api/matches/{id}',
      '/api/matches/{id}/actions',
      '/api/matches/{id}/bots',
      '/api/matches/{id}/call-off',
      '/api/matches/{id}/chat',
      '/api/matches/{id}/chat/switch',
      '/api/matches/{id}/entropy',
      '/api/matches/{id}/invites',
      '/api/matches/{id}/invites/withdraw',
      '/api/matches/{id}/leave',
      '/api/matches/{id}/looking',
      '/api/matches/{id}/play-from',
      '/api/matches/{id}/proposals',
      '/api/matches/{id}/proposals/{number}',
      '/api/matches/{id}/record',
      '/api/matches/{id}/rematch',
      '/api/matches/{id}/reports',
      '/api/matches/{id}/resign',
      '/api/matches/{id}/return',
      '/api/matches/{id}/seats',
      '/api/matches/{id}/signals',
      '/api/matches/{id}/stream',
      '/api/me',
      '/api/me/account',
      '/api/me/blocks',
      '/api/me/blocks/{id}/remove',
      '/api/me/calendar',
      '/api/me/channels',
      '/api/me/channels/{id}',
      '/api/me/channels/{id}/remove',
      '/api/me/channels/{id}/test',
      '/api/me/codes',
      '/api/me/devices',
      '/api/me/devices/{id}/sign-out',
      '/api/me/email',
      '/api/me/email/code',
      '/api/me/email/keep',
      '/api/me/email/link',
      '/api/me/email/look',
      '/api/me/email/remove',
      '/api/me/export',
      '/api/me/forget',
      '/api/me/guest',
      '/api/me/handle',
      '/api/me/invites',
      '/api/me/keys',
      '/api/me/notifications',
      '/api/me/notifications/off',
      '/api/me/passkeys',
      '/api/me/passkeys/options',
      '/api/me/passkeys/{id}/remove',
      '/api/me/proof/code',
      '/api/me/proof/email',
      '/api/me/proof/options',
      '/api/me/proof/passkey',
      '/api/me/provider',
      '/api/me/provider/remove',
      '/api/me/synced',
      '/api/operate',
      '/api/operate/acts',
      '/api/operate/bans',
      '/api/operate/invitations',
      '/api/operate/journal',
      '/api/operate/matches',
      '/api/operate/notifications',
      '/api/operate/people',
      '/api/operate/reports',
      '/api/quick-match',
      '/api/service',
      '/api/sign-in/code',
      '/api/sign-in/come-back',
      '/api/sign-in/email',
      '/api/sign-in/email/code',
      '/api/sign-in/email/link',
      '/api/sign-in/email/look',
      '/api/sign-in/options',
      '/api/sign-in/passkey',
      '/api/sign-in/provider',
      '/api/sign-in/provider/logout',
      '/api/tables',
      '/api/tables/durations',
      '/api/tables/here',
      '/api/tables/stream',
      '/api/tokens',
      '/api/unsubscribe/{token}',
      '/health',
      '/health/ready',
    ]);
    expect(JSON.stringify(Object(json).paths['/api/matches/{id}/actions'].post.requestBody)).toContain('"key"');
    const page = await anna.get('/api');
    for (const path of paths) expect(page.text).toContain(path);
    expect(page.text).not.toContain('<script');
    expect((await anna.get('/api/schemas/record.json')).json).toMatchObject({ type: 'object' });
  });
});

it('a port in use is an error when the server starts', async () => {
  fixture = await openFixture();
  const dataDir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  await expect(startServer({ dataDir, port: fixture.server.port })).rejects.toThrow(/EADDRINUSE/);
  await rm(dataDir, { recursive: true });
});
