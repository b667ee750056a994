import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());
const visitor = (): Visitor => new Visitor(() => fixture.server.url);
const HTTPS = { 'x-forwarded-proto': 'https' };

describe('the headers of every reply', () => {
  it('allow only what the page needs', async () => {
    fixture = await openFixture();
    for (const path of ['/api/me', '/api/nothing', '/health']) {
      const { headers } = await visitor().get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      );
      expect(headers.get('x-frame-options')).toBe('DENY');
      for (const name of [
        'strict-transport-security',
        'cross-origin-opener-policy',
        'origin-agent-cluster',
        'x-powered-by',
      ])
        expect([name, headers.get(name)]).toEqual([name, null]);
      expect([path, headers.get('cache-control')]).toEqual([path, path.startsWith('/api/') ? 'no-store' : null]);
    }
  });
});

describe('the identity of a request', () => {
  it('lasts ten years, for all paths, and its cookie is deleted when it is void', async () => {
    fixture = await openFixture({ trustProxy: true });
    const { headers } = await visitor().send('/api/me', { headers: HTTPS });
    expect(headers.get('set-cookie')).toMatch(/; Max-Age=315360000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const refused = await visitor().send('/api/me', { headers: { ...HTTPS, cookie: 'levante=x' } });
    expect([refused.status, codeOf(refused)]).toEqual([401, 'bad-identity']);
    expect(refused.headers.get('set-cookie')).toMatch(
      /^levante=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is created once, and never for a token or outside the API', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const made = await anna.post('/api/tokens', {});
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    const { token } = Object(made.json);
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const reply = await visitor().send('/api/me', { headers: { authorization: `${scheme} ${token}` } });
      expect([reply.json, reply.headers.get('set-cookie')]).toEqual([{ name: 'Anna' }, null]);
    }
    for (const authorization of [`Bearer  ${token}`, `Bearer ${token} x`, `x Bearer ${token}`, `${token}`, 'Bearer']) {
      expect(codeOf(await anna.send('/api/me', { headers: { authorization } }))).toBe('bad-token');
    }
    const outside = await visitor().send('/health', { headers: { authorization: 'Bearer x', cookie: 'levante=x' } });
    expect(outside.status).toBe(200);
  });

  it('is taken from a token rather than from the cookie', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    await bo.post('/api/me', { name: 'Bo' });
    const { token } = Object((await bo.post('/api/tokens', {})).json);
    const authorization = `Bearer ${token}`;
    expect((await anna.send('/api/me', { headers: { authorization } })).json).toEqual({ name: 'Bo' });
    const foreign = { authorization, 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const rename = { method: 'POST', body: '{"name":"Bob"}', headers: foreign };
    expect((await anna.send('/api/me', rename)).json).toEqual({ name: 'Bob' });
    expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  });
});

describe('a request that changes something', () => {
  it('is accepted from our own pages or a program only, as JSON', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const own = new URL(fixture.server.url);
    const outcomes = [];
    for (const headers of [
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
      { origin: `https://${own.host}` },
      { origin: `http://${own.hostname}` },
      { origin: 'nothing' },
      { 'content-type': 'Application/JSON; charset=utf-8' },
      { 'content-type': 'application/json ;x' },
      { 'content-type': 'text/application/json' },
      { 'content-type': 'application/json5' },
    ]) {
      outcomes.push(codeOf(await anna.post('/api/me', { name: 'Anna' }, headers)));
    }
    expect(outcomes).toEqual([
      '',
      '',
      '',
      'cross-site',
      'cross-site',
      '',
      '',
      'unsupported-media-type',
      'unsupported-media-type',
    ]);
    // Reading is free.
    expect((await anna.send('/api/me', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('limits', () => {
  const { identity, address } = DEFAULT_LIMITS;

  it('of requests do not apply to health checks', async () => {
    const limits = { ...DEFAULT_LIMITS, identity: { ...identity, requests: 3 }, address: { ...address, requests: 4 } };
    fixture = await openFixture({ limits });
    const anna = visitor();
    for (let i = 0; i < 8; i++) expect((await anna.get('/health')).status).toBe(200);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await anna.get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await anna.get('/health/ready')).status).toBe(200);
  });

  it('of new matches and lines apply per person and per address', async () => {
    const limits = {
      ...DEFAULT_LIMITS,
      identity: { ...identity, newMatches: 2, lines: 2 },
      address: { ...address, newMatches: 3, lines: 3 },
    };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const bo = visitor();
    for (const one of [anna, bo]) await one.get('/api/me');
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const open = async (by: Visitor) => (await by.post('/api/matches', { game: 'purse-race', seats })).status;
    expect([await open(anna), await open(anna), await open(anna)]).toEqual([201, 201, 429]);
    // The refused one does not count by address.
    expect([await open(bo), await open(bo)]).toEqual([201, 429]);
    const { id } = Object(Object((await bo.get('/api/matches')).json).matches[0]);
    const say = async (by: Visitor) => (await by.post(`/api/matches/${id}/reports`, { line: 1, reason: 'x' })).status;
    expect([await say(anna), await say(anna), await say(anna)]).toEqual([404, 404, 429]);
    expect([await say(bo), await say(bo)]).toEqual([404, 429]);
  });

  it('of unfinished matches apply to matches opened by a person or an address', async () => {
    const limits = { ...DEFAULT_LIMITS, identity: { ...identity, matches: 1 }, address: { ...address, matches: 2 } };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const bo = visitor();
    const cleo = visitor();
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const open = async (by: Visitor) => codeOf(await by.post('/api/matches', { game: 'purse-race', seats }));
    expect([await open(anna), await open(anna)]).toEqual(['', 'too-many-matches']);
    expect([await open(bo), await open(cleo)]).toEqual(['', 'too-many-matches']);
  });
});

describe('files of the page', () => {
  it('are compressed where that saves enough, and the page is served at every path of a page', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), `<!doctype html><title>Levante</title>${' '.repeat(2000)}`);
    await writeFile(join(dir, 'long.txt'), 'x'.repeat(1025));
    await writeFile(join(dir, 'assets', 'a-1.js'), 'plain');
    await writeFile(join(dir, 'assets', 'a-1.js.br'), 'packed');
    fixture = await openFixture({ webDir: dir });
    const coding = async (path: string, accepted: string) =>
      (await visitor().send(path, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
    expect(await coding('/api/page.css', 'br')).toBeNull();
    expect(await coding('/api/openapi.json', 'br')).toBe('br');
    expect(await coding('/long.txt', 'gzip, br')).toBe('br');
    expect(await coding('/long.txt', 'gzip')).toBe('gzip');
    expect(await coding('/long.txt', 'deflate')).toBeNull();
    expect(await coding('/rules/purse-race', 'gzip')).toBe('gzip');
    const packed = await visitor().send('/assets/a-1.js', { headers: { 'accept-encoding': 'identity' } });
    expect([packed.text, packed.headers.get('content-encoding')]).toEqual(['plain', null]);
    expect(await coding('/assets/a-1.js', 'br')).toBe('br');
    for (const [path, control] of [
      ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
      ['/long.txt', 'no-cache'],
    ] as const) {
      expect(
        (await visitor().send(path, { headers: { 'accept-encoding': 'identity' } })).headers.get('cache-control'),
      ).toBe(control);
    }
    const missing = async (path: string, init: RequestInit = {}) => codeOf(await visitor().send(path, init));
    expect(await missing('/match.x/y')).toBe('');
    expect(await missing('/match/x.y')).toBe('not-found');
    expect(
      await missing('/match/x', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    ).toBe('not-found');
    await rm(dir, { recursive: true });
  });

  it('are answered to HEAD with the status and headers of GET, without a body', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, '.vite'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), `<!doctype html><title>Levante</title>${' '.repeat(2000)}`);
    await writeFile(join(dir, '.vite', 'hints.json'), JSON.stringify({ home: ['/home.js'], rules: ['/rules.js'] }));
    await writeFile(join(dir, 'assets', 'a-1.js'), 'plain');
    await writeFile(join(dir, 'assets', 'a-1.js.br'), 'packed');
    fixture = await openFixture({ webDir: dir });
    const replyTo = async (method: string, path: string, accepted: string) => {
      const { status, headers, text } = await visitor().send(path, {
        method,
        headers: { 'accept-encoding': accepted },
      });
      // Without what is about the connection, which the client ends after HEAD.
      const about = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
      return { status, headers: Object.fromEntries([...headers].filter(([name]) => !about.has(name))), text };
    };
    const paths = ['/', '/rules', '/rules/purse-race', '/match/none', '/assets/a-1.js', '/index.html', '/nothing.js'];
    for (const path of paths) {
      for (const accepted of ['identity', 'br', 'gzip']) {
        const got = await replyTo('GET', path, accepted);
        expect([path, accepted, await replyTo('HEAD', path, accepted)]).toEqual([path, accepted, { ...got, text: '' }]);
      }
    }
    await rm(dir, { recursive: true });
  });

  it('are served without preload links while the store cannot be read', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, '.vite'));
    await writeFile(join(dir, 'index.html'), '<!doctype html>');
    await writeFile(join(dir, '.vite', 'hints.json'), JSON.stringify({ match: ['/match.js'] }));
    fixture = await openFixture({ webDir: dir });
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.exec('alter table seats rename to lost');
    const page = await visitor().get('/match/nosuchmatch000');
    connection.exec('alter table lost rename to seats');
    connection.close();
    expect([page.status, page.text, page.headers.get('link')]).toEqual([200, '<!doctype html>', null]);
    await rm(dir, { recursive: true });
  });

  it('to preload are linked for each page, and for the rules of a game', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, '.vite'));
    await writeFile(join(dir, 'index.html'), '<!doctype html>');
    const hints = { home: [], rules: ['/rules.js', '/common.js'], 'rules purse-race': ['/purse.css', '/common.js'] };
    await writeFile(join(dir, '.vite', 'hints.json'), JSON.stringify(hints));
    fixture = await openFixture({ webDir: dir });
    const links = async (path: string) => (await visitor().get(path)).headers.get('link');
    const general = '</rules.js>; rel=modulepreload, </common.js>; rel=modulepreload';
    expect(await links('/rules')).toBe(general);
    expect(await links('/rules/other?x=1')).toBe(general);
    expect(await links('/rules/purse-race')).toBe(`${general}, </purse.css>; rel=preload; as=style; crossorigin`);
    for (const path of ['/', '/lobby', '/match/', '/lobby/rules'])
      expect([path, await links(path)]).toEqual([path, null]);
    await rm(dir, { recursive: true });
  });

  it('are served without links if there is no list of files to preload', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await mkdir(join(dir, '.vite'));
    await writeFile(join(dir, 'index.html'), '<!doctype html>');
    await writeFile(join(dir, '.vite', 'hints.json'), '{"home":7}');
    fixture = await openFixture({ webDir: dir });
    const page = await visitor().get('/');
    expect([page.status, page.headers.get('link')]).toEqual([200, null]);
    await rm(dir, { recursive: true });
  });
});
