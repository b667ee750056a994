import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Dealer } from '@levante/dealer';
import { verifyRecord } from '@levante/host/verify';
import { SUITE_GAMES } from '@levante/testkit/host';
import { LevanteRecord, Token } from '@levante/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { playOut, untilRested } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

const SEED = '0123456789abcdef'.repeat(4);
let fixture: Fixture;
let anna: Visitor;
let eve: Visitor;

beforeEach(async () => {
  let count = 0;
  fixture = await openFixture({
    chance: {
      newSeed: () => SEED,
      newMatchId: () => `aaaaaaaaaaaaa${count++}`,
      below: (n) => Math.floor(Math.random() * n),
    },
  });
  anna = new Visitor(() => fixture.server.url);
  eve = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

/** Everything that has left the server: replies with headers, streams and log lines. */
const bytes = (): string => [...anna.received, ...eve.received, fixture.log()].join('\n');

/** Encodings of the seed that might leak. */
const FORMS = [
  SEED,
  SEED.toUpperCase(),
  Buffer.from(SEED, 'hex').toString('base64'),
  Buffer.from(SEED, 'hex').toString('base64url'),
];

async function askForEverything(id: string): Promise<void> {
  for (const visitor of [anna, eve]) {
    for (const path of ['', '/record', '/nothing', '?seed=1']) await visitor.get(`/api/matches/${id}${path}`);
    for (const path of ['/api/matches', '/api/me', '/api/games', '/api/openapi.json', '/api', '/health'])
      await visitor.get(path);
    await visitor.act(id, 0, ['0 end']);
    await visitor.act(id, 99, ['* throw 1']);
    await visitor.post(`/api/matches/${id}/seats`, { name: 'Eve', seat: 0 });
    const follower = visitor.follow(id);
    await follower.until(() => true);
    await follower.close();
    const resumed = visitor.follow(id, '0');
    await resumed.until(({ message }) => message.type === 'plies');
    await resumed.close();
  }
}

it('neither the seed nor the dealer’s position is sent before the match is over', async () => {
  const { id } = await anna.open({
    game: 'purse-race',
    shuffle: false,
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'random' },
    ],
  });
  await untilRested(anna, id);
  await askForEverything(id);
  await fixture.restart();
  await askForEverything(id);
  expect(FORMS.filter((form) => bytes().includes(form))).toEqual([]);
  expect(/"(words|seed|dealer)"\s*:\s*["\d]/.exec(bytes())).toBeNull();

  const follower = anna.follow(id);
  await playOut(anna, id, follower);
  await follower.close();
  expect(fixture.log()).not.toContain(SEED);
  expect((await eve.get(`/api/matches/${id}/record`)).json).toMatchObject({ seed: SEED });
});

it('the players’ entropy is secret until the match is over, and then proves the deal', async () => {
  const hers = '0a1b2c3d'.repeat(4);
  const his = '4e5f6071'.repeat(4);
  const bo = new Visitor(() => fixture.server.url);
  const { id } = await anna.open({
    game: 'purse-race',
    shuffle: false,
    options: { players: 3 },
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  const add = (visitor: Visitor, entropy: unknown) => visitor.post(`/api/matches/${id}/entropy`, { entropy });
  for (const wrong of [SEED, hers.toUpperCase(), hers.slice(1), '', null, 7]) {
    expect(codeOf(await add(anna, wrong))).toBe('bad-request');
    expect(codeOf(await bo.post(`/api/matches/${id}/seats`, { name: 'Bo', entropy: wrong }))).toBe('bad-request');
  }
  expect(codeOf(await add(eve, his))).toBe('not-your-seat');
  expect((await add(anna, his)).json).toEqual({});
  expect((await add(anna, hers)).json).toEqual({});
  expect(matchIn(await bo.post(`/api/matches/${id}/seats`, { name: 'Bo', entropy: his })).status).toBe('running');
  expect(codeOf(await add(anna, his))).toBe('no-open-seat');
  await untilRested(anna, id);
  await askForEverything(id);
  await fixture.restart();
  await askForEverything(id);
  const sent = [bytes(), ...bo.received].join('\n');
  expect([hers, his].filter((entropy) => sent.includes(entropy))).toEqual([]);

  await Promise.all(
    [anna, bo].map(async (visitor) => {
      const follower = visitor.follow(id);
      await playOut(visitor, id, follower);
      await follower.close();
    }),
  );
  expect([hers, his].filter((entropy) => fixture.log().includes(entropy))).toEqual([]);
  const record = z.parse(LevanteRecord, (await eve.get(`/api/matches/${id}/record`)).json);
  expect(record).toMatchObject({ seed: SEED, meta: { entropy: [hers, his, null] } });
  expect(verifyRecord(SUITE_GAMES, record)).toMatchObject({ ok: true, verified: { deal: true, added: 2 } });
  const { meta, ...without } = record;
  expect(verifyRecord(SUITE_GAMES, without)).toMatchObject({ ok: false, fault: { code: 'deal-differs' } });
});

it('the purse of another seat is secret until the match is over', async () => {
  const { id } = await anna.open({
    game: 'purse-race',
    shuffle: false,
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'random' },
    ],
  });
  await untilRested(anna, id);
  await askForEverything(id);
  const sent = [...anna.received, ...eve.received].join('\n');
  const leaks = [/\* deal 1 \d/, /"dealt","seat":1,"purse":\d/, /"purses":\[(\d|null),\d\]/];
  expect(leaks.map((leak) => leak.exec(sent))).toEqual([null, null, null]);
  expect(/"purses":\[\d/.exec(eve.received.join('\n'))).toBeNull();
  expect(sent).toContain('* deal 1 ?');
});

it('the deal follows the seed, even across a restart', async () => {
  const { id } = await anna.open({
    game: 'purse-race',
    options: { goal: 200 },
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bo' },
    ],
  });
  await untilRested(anna, id);
  for (let turn = 0; turn < 12; turn++) {
    const { ply, actor } = await anna.match(id);
    await anna.act(id, ply, [`${actor} end`]);
    if (turn % 4 === 0) await fixture.restart();
  }
  const { json } = await anna.get(`/api/matches/${id}/record`);
  const thrown = JSON.stringify(json).match(/\* throw \d/g) ?? [];
  const dealer = new Dealer(SEED);
  const purses = { actor: '*', actions: ['1', '2', '3', '4', '5'], weights: [5, 4, 3, 2, 1] };
  dealer.draw(purses);
  dealer.draw(purses);
  const throws = { actor: '*', actions: ['* throw 1', '* throw 2', '* throw 3'] };
  expect(thrown).toEqual(Array.from({ length: 13 }, () => dealer.draw(throws)));
});

it('no log line contains a cookie, a token or a name', async () => {
  await anna.post('/api/me', { name: 'Annabella' });
  const reply = await anna.post('/api/tokens', {});
  const token = JSON.stringify(reply.json).slice(10, -2);
  eve.token = token;
  await eve.get('/api/me');
  await anna.get('/api/matches?before=7');
  const log = fixture.log();
  expect(log).toContain('"route":"/api/tokens"');
  for (const secret of [token, anna.cookie?.slice(8) ?? '', 'Annabella', 'before=7'])
    expect(log.includes(secret)).toBe(false);
});

it('the signing secret is in a file readable only by its owner, and survives a restart', async () => {
  const file = join(fixture.dataDir, 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const secret = await readFile(file, 'utf8');
  await anna.post('/api/me', { name: 'Anna' });
  await fixture.restart();
  expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  expect(await readFile(file, 'utf8')).toBe(secret);
  expect(bytes().includes(secret)).toBe(false);
});

it('a token identifies the same person as the cookie it was requested with', async () => {
  await anna.post('/api/me', { name: 'Anna' });
  const { json } = await anna.post('/api/tokens', {});
  const program = new Visitor(() => fixture.server.url);
  program.token = z.parse(Token, json).token;
  expect((await program.get('/api/me')).json).toEqual({ name: 'Anna' });
  expect(codeOf(await eve.get('/api/me'))).toBe('');
  expect((await eve.get('/api/me')).json).toEqual({ name: null });
});
