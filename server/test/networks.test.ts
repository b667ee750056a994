import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../src/database/database.ts';
import { networksOf } from '../src/http/address.ts';
import { networkMarks, networksOfMark, placeMark, placeMarks } from '../src/http/place-marks.ts';
import { Signer } from '../src/http/signer.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { isFullPlace } from '../src/matches/store/retention-store.ts';
import { SQLITE_DIALECT } from '../src/matches/store/sqlite/dialect.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

describe('the networks of the address', () => {
  it.each([
    ['2001:db8:1:2:3::4', ['2001:db8:1:2::', '2001:db8:1::/56', '2001:db8:1::/48'], [1, 4, 16]],
    ['2001:db8:1:ff00::4', ['2001:db8:1:ff00::', '2001:db8:1:ff00::/56', '2001:db8:1::/48'], [1, 4, 16]],
    ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24'], [1, 8]],
    ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24'], [1, 8]],
    ['unix:', ['unix:'], [1]],
  ])('%s have the keys %j and the factors %j', (address, keys, factors) => {
    const networks = networksOf(address);
    expect([networks.map(({ key }) => key), networks.map(({ factor }) => factor)]).toEqual([keys, factors]);
  });
});

describe('the mark of a place', () => {
  const keyOf = (byte: number) => ({ id: String(byte), secret: Buffer.alloc(32, byte) });
  const signer = new Signer([keyOf(1)]);

  it('shares a prefix with every place of the same network, and with no other place', () => {
    const one = '2001:db8:1:2::1';
    const near = '2001:db8:1:3::1';
    const far = '2001:db8:1:f00::1';
    const elsewhere = '2001:db8:2::1';
    const of = (address = '') => networksOfMark(placeMark(signer, address));
    expect(of(one).map((mark) => mark.length)).toEqual([7, 14, 22]);
    const isShared = (address = '') => of(address).map((mark, i) => mark === of(one)[i]);
    expect([isShared('2001:db8:1:2::9'), isShared(near), isShared(far), isShared(elsewhere)]).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
      [false, false, false],
    ]);
    const inV4 = (address: string) => of(address).map((mark, i) => mark === of('192.0.2.1')[i]);
    expect([inV4('192.0.2.2'), inV4('192.0.3.1')]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
  });

  it('is found by its networks after a rotation of the keys, also in the format of earlier releases', () => {
    const rotated = new Signer([keyOf(2), keyOf(1)]);
    const before = placeMark(signer, '2001:db8:1:2::1');
    const found = networkMarks(rotated, '2001:db8:1:2::9').map(({ marks }) =>
      marks.some((mark) => before.startsWith(mark)),
    );
    expect(found).toEqual([true, true, true]);
    expect(networkMarks(rotated, '2001:db8:1:9::9').map(({ factor }) => factor)).toEqual([1, 4, 16]);
    expect(placeMarks(rotated, '2001:db8:1:2::9')).toContain(signer.markOf('2001:db8:1:2::'));
  });
});

it('the query that counts the matches of a network reads only an index', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const store = await openSqlite(join(dir, 'levante.db'));
  const isFull = isFullPlace({ marks: ['abcdefg'], max: 16_000 }, 0, SQLITE_DIALECT.byteOrder);
  const counting = sql`explain query plan select ${isFull}`.compile(store.access.db);
  await store.close();
  const connection = connect(join(dir, 'levante.db'));
  const rows = connection.prepare(counting.sql).all(...counting.parameters);
  const plan = rows.map((row) => String(Object(row).detail));
  expect(plan.join()).toContain('matches USING COVERING INDEX matches_by_place (opened_from>? AND opened_from<?)');
  connection.close();
  await rm(dir, { recursive: true });
});

describe('the limits of a network address', () => {
  const { identity, address } = DEFAULT_LIMITS;
  let fixture: Fixture;
  afterEach(() => fixture.close());

  const inHome = (i: number): string => `2001:db8:1:${i.toString(16)}::1`;
  const elsewhere = '2001:db8:2::1';
  const me = { kind: 'me', name: 'Anna' };
  const open = { kind: 'open' };
  const waiting = { game: 'purse-race', seats: [me, open], shuffle: false };
  const comer = () => new Visitor(() => fixture.server.url);

  it('allow the networks of one home four times the new identities of one network, and affect no other home', async () => {
    fixture = await openFixture({
      trustProxy: true,
      limits: { ...DEFAULT_LIMITS, address: { ...address, newPeople: 2 } },
    });
    const come = async (ip: string) => (await comer().send('/api/me', { headers: { 'x-forwarded-for': ip } })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await come(inHome(i)));
    expect(statuses).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
    const ofV4: number[] = [];
    for (let i = 0; i < 20; i++) ofV4.push(await come(`192.0.2.${i}`));
    expect(ofV4).toEqual([...Array(16).fill(200), ...Array(4).fill(429)]);
    expect([await come(elsewhere), await come('198.51.100.1')]).toEqual([200, 200]);
  });

  it('allow the networks of one home four times the unfinished matches of one network', async () => {
    fixture = await openFixture({
      trustProxy: true,
      limits: { ...DEFAULT_LIMITS, address: { ...address, matches: 1 } },
    });
    const begin = async (ip: string, path = '/api/matches', body: object = waiting) =>
      codeOf(await comer().post(path, body, { 'x-forwarded-for': ip }));
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push(await begin(inHome(i)));
    expect(codes).toEqual([...Array(4).fill(''), 'too-many-matches', 'too-many-matches']);
    const quick = { game: 'purse-race', players: 2, name: 'Bo' };
    expect(await begin(inHome(9), '/api/quick-match', quick)).toBe('too-many-matches');
    expect(await begin(elsewhere)).toBe('');
  });

  it('reserve streams for open tables and people who play with others, however many play alone', async () => {
    const few = { streams: 8, streamsForSeats: 1, streamsForTables: 1 };
    const limits = { ...DEFAULT_LIMITS, ...few, identity: { ...identity, streams: 2 } };
    fixture = await openFixture({ trustProxy: true, limits });
    const ends: AbortController[] = [];
    const statusOf = async (visitor: Visitor, path: string, ip: string): Promise<number> => {
      const end = new AbortController();
      ends.push(end);
      const headers = { ...visitor.headers(), 'x-forwarded-for': ip };
      return (await fetch(`${fixture.server.url}${path}`, { headers, signal: end.signal })).status;
    };
    const follows = async (visitor: Visitor, id: string, ip: string) =>
      await statusOf(visitor, `/api/matches/${id}/stream`, ip);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const alone = comer();
      const { id } = await alone.open(waiting);
      statuses.push(await follows(alone, id, inHome(i)));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 503, 503]);
    expect(await statusOf(comer(), '/api/tables/stream', elsewhere)).toBe(200);
    const anna = comer();
    const bo = comer();
    const { id } = await anna.open(waiting);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    expect([await follows(anna, id, elsewhere), await follows(bo, id, elsewhere)]).toEqual([200, 200]);
    for (const end of ends) end.abort();
  });
});
