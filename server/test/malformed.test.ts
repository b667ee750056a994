import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let id: string;
let before: string;

/** Returns everything stored that a request could have changed. */
async function everything(): Promise<string> {
  const replies = await Promise.all([
    anna.get('/api/me'),
    anna.get('/api/matches'),
    anna.get(`/api/matches/${id}`),
    anna.get(`/api/matches/${id}/record`),
  ]);
  return replies.map((reply) => reply.text).join('\n');
}

beforeAll(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
  id = (await openOwnMatch(anna)).id;
  before = await everything();
});
afterAll(() => fixture.close());

/** Expects a refusal with status and code, without a stack trace and without changes. */
async function expectRefused(reply: Reply, status: number, code: string): Promise<void> {
  expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  expect(reply.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b|Error:/);
  expect(await everything()).toBe(before);
}

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const seats = [
  { kind: 'me', name: 'Anna' },
  { kind: 'me', name: 'Bo' },
];
const game = 'purse-race';

describe('a body', () => {
  it.each([
    ['nothing', ''],
    ['not JSON', '{"ply":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['an object with the key __proto__', '{"__proto__":{"x":1},"ply":3,"key":"12345678","actions":["0 end"]}'],
    ['too deep', deep(9_000)],
  ])('that is %s is refused', async (_what, body) => {
    await expectRefused(await anna.post(`/api/matches/${id}/actions`, body), 400, 'bad-request');
    await expectRefused(await anna.post('/api/matches', body), 400, 'bad-request');
    await expectRefused(await anna.post(`/api/matches/${id}/seats`, body), 400, 'bad-request');
    await expectRefused(await anna.post('/api/me', body), 400, 'bad-request');
  });

  it('that is too large is refused', async () => {
    const big = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });
    await expectRefused(await anna.post('/api/me', big(70_000)), 413, 'too-large');
    await expectRefused(await anna.post(`/api/matches/${id}/actions`, big(70_000)), 413, 'too-large');
    await expectRefused(await anna.post('/api/matches', big(140_000)), 413, 'too-large');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'json',
    '',
  ])('of type %j is refused', async (type) => {
    const reply = await anna.post('/api/me', { name: 'Eve' }, { 'content-type': type });
    await expectRefused(reply, 415, 'unsupported-media-type');
  });

  it('in an encoding other than UTF-8 is refused', async () => {
    const reply = await anna.send('/api/me', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      headers: { 'content-type': 'application/json' },
    });
    await expectRefused(reply, 400, 'bad-request');
  });
});

describe('a command', () => {
  const right = { ply: 3, key: '12345678', actions: ['0 end'] };

  it.each([
    ['without a ply', { ...right, ply: undefined }],
    ['with a ply below 0', { ...right, ply: -1 }],
    ['with a fractional ply', { ...right, ply: 2.5 }],
    ['with a ply beyond all integers', { ...right, ply: 1e300 }],
    ['with a ply as text', { ...right, ply: '3' }],
    ['without a key', { ...right, key: undefined }],
    ['with a short key', { ...right, key: '1234567' }],
    ['with a long key', { ...right, key: 'k'.repeat(65) }],
    ['with a key of other characters', { ...right, key: "12345678'; drop" }],
    ['without actions', { ...right, actions: undefined }],
    ['with no action', { ...right, actions: [] }],
    ['with too many actions', { ...right, actions: Array.from({ length: 65 }, () => '0 end') }],
    ['with actions that are not text', { ...right, actions: [0] }],
    ['with actions as text', { ...right, actions: '0 end' }],
    ['with an empty line', { ...right, actions: [''] }],
    ['with a long line', { ...right, actions: ['0'.repeat(101)] }],
    ['with a line break', { ...right, actions: ['0 end\n1 end'] }],
    ['with a line that ends in a blank', { ...right, actions: ['0 end '] }],
    ['with characters beyond ASCII', { ...right, actions: ['0 end\u202e'] }],
    ['with an unknown key', { ...right, seed: '1' }],
  ])('%s is refused', async (_what, body) => {
    await expectRefused(await anna.post(`/api/matches/${id}/actions`, body), 400, 'bad-request');
  });

  it('is refused with the path of the first fault', async () => {
    const reply = await anna.post(`/api/matches/${id}/actions`, { ...right, actions: ['0 end', ''] });
    expect(reply.json).toMatchObject({ code: 'bad-request', path: '/body/actions/1' });
  });

  it.each([
    'x',
    'aaaaaaaaaaaaaa',
    '..',
    '%2e%2e%2fsecret',
    "';--",
    'a'.repeat(99),
  ])('to the match %j is refused', async (match) => {
    await expectRefused(await anna.act(match, 3, ['0 end']), 404, match === '..' ? 'not-found' : 'no-such-match');
  });
});

describe('a new match', () => {
  it.each([
    ['without a game', { seats }],
    ['with a game that is not a text', { game: 'Purse Race', seats }],
    ['without seats', { game }],
    ['with no seats', { game, seats: [] }],
    ['with too many seats', { game, seats: Array.from({ length: 17 }, () => seats[0]) }],
    ['with a seat without a kind', { game, seats: [seats[0], {}] }],
    ['with a seat of another kind', { game, seats: [seats[0], { kind: 'ghost' }] }],
    ['with a person without a name', { game, seats: [seats[0], { kind: 'me' }] }],
    ['with an empty name', { game, seats: [seats[0], { kind: 'me', name: '' }] }],
    ['with a blank name', { game, seats: [seats[0], { kind: 'me', name: '   ' }] }],
    ['with a name that ends in a blank', { game, seats: [seats[0], { kind: 'me', name: 'Bo ' }] }],
    ['with a long name', { game, seats: [seats[0], { kind: 'me', name: 'x'.repeat(41) }] }],
    ['with a name of control characters', { game, seats: [seats[0], { kind: 'me', name: 'a\u0000b' }] }],
    ['with a name that reverses the text', { game, seats: [seats[0], { kind: 'me', name: 'a\u202eb' }] }],
    ['with a bot without a level', { game, seats: [seats[0], { kind: 'bot' }] }],
    ['with options that are a list', { game, seats, options: [] }],
    ['with options that are a text', { game, seats, options: 'base' }],
    ['with options nested too deep', { game, seats, options: JSON.parse(deep(40)) }],
    ['with a seed of its own', { game, seats, seed: '1'.repeat(64) }],
    ['with shuffle that is not a boolean', { game, seats, shuffle: 'no' }],
  ])('%s is refused', async (_what, body) => {
    await expectRefused(await anna.post('/api/matches', body), 400, 'bad-request');
  });
});

describe('a request for a seat', () => {
  it.each([
    {},
    { name: 7 },
    { name: 'Eve', seat: -1 },
    { name: 'Eve', seat: 1.5 },
    { name: 'Eve', seat: '1' },
    { name: 'Eve', seat: 99 },
  ])('with the body %j is refused', async (body) => {
    await expectRefused(await anna.post(`/api/matches/${id}/seats`, body), 400, 'bad-request');
  });
});

describe('an address', () => {
  it.each([
    '?limit=0',
    '?limit=51',
    '?limit=x',
    '?before=0',
    '?before=-1',
    '?before=1e9',
    '?limit=1&limit=2',
    '?other=1',
  ])('with the query %s is refused', async (query) => {
    await expectRefused(await anna.get(`/api/matches${query}`), 400, 'bad-request');
  });

  it.each([
    '/api/nothing',
    '/api/matches/aaaaaaaaaaaaaa/moves',
    '/apiary.txt',
    '/favicon.ico',
    '/api/schemas/secret.json',
  ])('that does not exist is not found: %s', async (path) => {
    await expectRefused(await anna.get(path), 404, 'not-found');
  });

  it.each(['', '/record', '/stream'])('of a match that does not exist is not found: %s', async (path) => {
    await expectRefused(await anna.get(`/api/matches/aaaaaaaaaaaaaa${path}`), 404, 'no-such-match');
  });

  it('with an unsupported method is not found', async () => {
    await expectRefused(await anna.send(`/api/matches/${id}`, { method: 'DELETE' }), 404, 'not-found');
    const json = { 'content-type': 'application/json' };
    await expectRefused(
      await anna.send(`/api/matches/${id}`, { method: 'PUT', body: '{}', headers: json }),
      404,
      'not-found',
    );
  });

  it('of a stream is not found with HEAD', async () => {
    expect((await anna.send(`/api/matches/${id}/stream`, { method: 'HEAD' })).status).toBe(404);
    expect((await anna.send(`/api/matches/${id}`, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['a carriage return', '%0d'],
    ['a line feed', '%0A'],
    ['a NUL', '%00'],
    ['DEL', '%7f'],
  ])('with %s in the id of a match or in the token of a link is refused and not logged as a failure', async (_what, code) => {
    for (const path of [`/api/matches/a${code}1`, `/api/unsubscribe/a${code}1`, `/api/matches/${code}/stream`]) {
      await expectRefused(await anna.get(path), 400, 'bad-request');
    }
    const logged = fixture.log().length;
    for (let i = 0; i < 20; i++) await anna.get(`/api/unsubscribe/a${code}1`);
    expect(fixture.log().slice(logged)).not.toContain('"level":50');
  });

  it('that is not a URL is refused', async () => {
    await expectRefused(await anna.get('/api/matches/%'), 400, 'bad-request');
  });
});

describe('a request with an identity', () => {
  const as = async (headers: Record<string, string>): Promise<Reply> => {
    const response = await fetch(`${fixture.server.url}/api/matches`, { headers });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text), headers: response.headers };
  };

  it.each([
    ['empty', () => ''],
    ['made up', () => 'c1.aaaaaaaaaaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['with another person', (cookie: string) => cookie.replace(/\.[a-z0-9]/, (sign) => (sign === '.a' ? '.b' : '.a'))],
    ['truncated', (cookie: string) => cookie.slice(0, -2)],
    ['longer than signed', (cookie: string) => `${cookie}.x`],
    ['as if it were a token', (cookie: string) => cookie.replace('c2.', 't2.')],
  ])('by a cookie that is %s is refused, and the cookie is deleted', async (_what, forge) => {
    const cookie = forge(anna.cookie?.replace('levante=', '') ?? '');
    const reply = await as({ cookie: `levante=${cookie}` });
    await expectRefused(reply, 401, 'bad-identity');
    expect(reply.headers.get('set-cookie')).toMatch(/^levante=; .*(Expires=Thu, 01 Jan 1970|Max-Age=0)/);
  });

  it.each([
    ['no scheme', () => 'secret'],
    ['another scheme', () => 'Basic YTpi'],
    ['no token', () => 'Bearer '],
    ['a made-up token', () => 'Bearer t1.aaaaaaaaaaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['a cookie', () => `Bearer ${anna.cookie?.replace('levante=', '')}`],
  ])('by an authorization with %s is refused', async (_what, authorization) => {
    await expectRefused(await as({ authorization: authorization() }), 401, 'bad-token');
  });
});

describe('a connection', () => {
  it('that does not speak HTTP gets a refusal with status 400', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(fixture.server.port, '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad-request"');
    expect(await everything()).toBe(before);
  });
});
