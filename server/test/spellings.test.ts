import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pathOf } from '../src/http/request-path.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;

interface RawReply {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends a request with exactly this URL and returns the reply. */
async function sendRaw(target: string, headers: Record<string, string>): Promise<RawReply> {
  const lines = Object.entries({ host: 'levante.example', connection: 'close', ...headers });
  const socket = connect(fixture.server.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

/** Spellings of `/api/me`, each of which reaches its route or none. */
const SPELLINGS = [
  '/api/me',
  '/%61pi/me',
  '/a%70%69/me',
  '/api/m%65',
  '/%61%70%69/%6d%65',
  'http://levante.example/api/me',
  'HTTP://levante.example/api/me',
  'http://levante.example/%61pi/me?x=1',
  '//api/me',
  '/api//me',
  '/API/me',
  '/%2fapi/me',
  '/api%2fme',
  '/./api/me',
  '/api/me?seat=0',
];

describe('an API route in any spelling', () => {
  afterEach(() => fixture.close());

  it.each(SPELLINGS)('creates no identity and requires one: %s', async (target) => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    await anna.post('/api/me', { name: 'Anna' });
    const mine = await sendRaw(target, { cookie: anna.cookie ?? '' });
    expect([target, mine.headers.includes('set-cookie')]).toEqual([target, false]);
    if (mine.status === 200) expect(mine.body).toContain('"name":"Anna"');
    expect(mine.headers).toContain('cache-control: no-store');

    const token = String(Object(await anna.post('/api/tokens', {})).json.token);
    await anna.post('/api/me/keys', {});
    const withVoid = await sendRaw(target, { authorization: `Bearer ${token}` });
    expect([target, withVoid.status >= 400]).toEqual([target, true]);
    const withForged = await sendRaw(target, { cookie: 'levante=c1.forged' });
    expect([target, withForged.status >= 400]).toEqual([target, true]);
  });
});

it('the path of a page is the same in any spelling', () => {
  const spelled = ['/match/x', '/%6datch/x', 'http://h/match/x?ply=1', '//match/x', '/match/x#y', '/a/../match/x'];
  expect(spelled.map(pathOf)).toEqual(spelled.map(() => '/match/x'));
  expect(['/', 'http://h', '/%', '/apiary'].map(pathOf)).toEqual(['/', '/', '/%', '/apiary']);
});
