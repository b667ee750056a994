import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { AccountInfo, Departed, Devices, MyExport, RecoveryCodes, SignedIn } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { ACCOUNT_CASES } from './lib/account-cases.ts';
import { Authenticator, addPasskey, prove, signIn } from './lib/authenticator.ts';
import { DEPARTURE_CASES } from './lib/departure-cases.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { REMOVAL_CASES } from './lib/removal-cases.ts';
import { WAY_CASES } from './lib/sign-in-removal-cases.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the store of accounts', () => {
  it.each(Object.entries(ACCOUNT_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store.access, store, false).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});

describe('ways to sign in', () => {
  it.each(Object.entries({ ...REMOVAL_CASES, ...WAY_CASES }))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store.access).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});

describe('departures', () => {
  it.each(Object.entries(DEPARTURE_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run({ access: store.access, store, shared: null }).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});

describe('an account', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const url = (): string => `http://localhost:${fixture.server.port}`;
  const visitor = (): Visitor => new Visitor(url);
  const key = (): Authenticator => new Authenticator(url());
  const infoOf = (reply: Reply) => z.parse(AccountInfo, reply.json);
  const nameOf = async (one: Visitor): Promise<unknown> => Object((await one.get('/api/me')).json).name;
  const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  /** A visitor with a name, a match and a passkey. */
  async function withAccount(name = 'Anna') {
    const anna = visitor();
    const authenticator = key();
    await anna.post('/api/me', { name });
    const { id } = await anna.open(waiting);
    expect((await addPasskey(anna, authenticator)).status).toBe(200);
    return { anna, authenticator, match: id };
  }

  /** Lets the proof of all sessions expire. */
  function expireProofs(): void {
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare('update sessions set proved_until = 0').run();
    connection.close();
  }

  it('has its matches in another browser in which its person signs in with a passkey', async () => {
    fixture = await openFixture();
    const { anna, authenticator, match } = await withAccount();
    expect(infoOf(await anna.get('/api/me/account'))).toMatchObject({ passkeys: [{ name: 'Key' }], proved: true });
    expect((await anna.match(match)).mine).toEqual([0]);
    const other = visitor();
    const reply = await signIn(other, authenticator);
    expect(z.parse(SignedIn, reply.json)).toEqual({ name: 'Anna', guest: null });
    expect(reply.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax');
    expect((await other.match(match)).mine).toEqual([0]);
    await fixture.restart({ port: fixture.server.port });
    expect((await signIn(visitor(), authenticator)).status).toBe(200);
  });

  it('accepts a passkey once for each challenge, from its own site, by a verified user', async () => {
    fixture = await openFixture();
    const { authenticator } = await withAccount();
    const stranger = visitor();
    const begin = () => stranger.post('/api/sign-in/options', {});
    const finish = async (response: object) => codeOf(await stranger.post('/api/sign-in/passkey', { response }));
    const used = authenticator.use(await begin());
    expect(await finish(used)).toBe('');
    expect(await finish(used)).toBe('not-proven');
    expect(await finish(authenticator.use(await begin(), { origin: 'https://evil.example' }))).toBe('not-proven');
    expect(await finish(authenticator.use(await begin(), { verified: false }))).toBe('not-proven');
    expect(await finish(authenticator.use(await begin(), { challenge: 'AAAA' }))).toBe('not-proven');
    expect(await finish(key().use(await begin()))).toBe('not-proven');
    // A challenge of another purpose does not sign anyone in.
    const proof = await stranger.post('/api/me/proof/options', {});
    expect(await finish(authenticator.use(proof))).toBe('not-proven');
    // A counter that runs backwards is a copy of the authenticator.
    authenticator.counter = 0;
    expect(await finish(authenticator.use(await begin()))).toBe('not-proven');
  });

  it('cannot be distinguished from a guest by other people', async () => {
    fixture = await openFixture();
    const { authenticator } = await withAccount();
    const answers = async (one: Authenticator) => {
      const begun = await visitor().post('/api/sign-in/options', {});
      const refused = await visitor().post('/api/sign-in/passkey', { response: one.use(begun, { verified: false }) });
      return [begun.text.replace(/"challenge":"[^"]+"/, ''), refused.status, refused.text];
    };
    expect(await answers(authenticator)).toEqual(await answers(key()));
    const code = (text: string) => visitor().post('/api/sign-in/code', { code: text });
    expect((await code('aaaa-aaaa-aaaa-aaaa')).text).toBe((await code('x')).text);
  });

  it('cannot be changed with a stolen cookie without proof', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const codes = z.parse(RecoveryCodes, (await anna.post('/api/me/codes', {})).json).codes;
    expireProofs();
    const { passkeys } = infoOf(await anna.get('/api/me/account'));
    const changes = async () => [
      codeOf(await addPasskey(anna, key())),
      codeOf(await anna.post('/api/me/codes', {})),
      codeOf(await anna.post('/api/me/forget', {})),
      codeOf(await anna.post(`/api/me/passkeys/${passkeys[0]?.id}/remove`, {})),
    ];
    expect(new Set(await changes())).toEqual(new Set(['proof-needed']));
    // The passkey of another account proves nothing.
    const bo = await withAccount('Bo');
    expect(codeOf(await prove(anna, bo.authenticator))).toBe('not-proven');
    expect(codeOf(await anna.post('/api/me/proof/code', { code: 'aaaa-aaaa-aaaa-aaaa' }))).toBe('not-proven');
    expect(codeOf(await bo.anna.post('/api/me/proof/code', { code: codes[0] }))).toBe('not-proven');
    expect((await prove(anna, authenticator)).status).toBe(200);
    expect((await addPasskey(anna, key())).status).toBe(200);
    expireProofs();
    expect((await anna.post('/api/me/proof/code', { code: codes[0] })).status).toBe(200);
    expect((await anna.post('/api/me/codes', {})).status).toBe(200);
    // A program manages nothing, even if the browser that asked for its token could.
    const program = visitor();
    program.token = String(Object((await anna.post('/api/tokens', {})).json).token);
    expect(codeOf(await program.post('/api/me/codes', {}))).toBe('scope-too-narrow');
  });

  it('is inaccessible to copies of the guest’s cookie and tokens once the guest has a passkey', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const copy = visitor();
    const program = visitor();
    const tokenClient = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const { id } = await anna.open(waiting);
    copy.cookie = anna.cookie;
    program.token = String(Object((await anna.post('/api/tokens', {})).json).token);
    const named = Object((await anna.post('/api/tokens', { name: 'My bot' })).json);
    tokenClient.token = String(named.token);
    const passkey = key();
    expect((await addPasskey(anna, passkey, { keep: [named.id] })).status).toBe(200);
    expect(codeOf(await addPasskey(copy, key()))).toBe('bad-identity');
    expect(codeOf(await copy.get('/api/me/account'))).toBe('bad-identity');
    expect(codeOf(await program.get('/api/me'))).toBe('bad-token');
    expect((await tokenClient.match(id)).mine).toEqual([0]);
    expect((await anna.post('/api/me/codes', {})).status).toBe(200);
    const { devices } = z.parse(Devices, (await anna.get('/api/me/devices')).json);
    expect(devices.map(({ kind, name, issuedHere }) => ({ kind, name, issuedHere }))).toEqual(
      expect.arrayContaining([
        { kind: 'cookie', name: null, issuedHere: false },
        { kind: 'token', name: 'My bot', issuedHere: true },
      ]),
    );
    expect(devices).toHaveLength(2);
  });

  it('gives no access to a copy of a cookie after its owner has proved their identity', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    expireProofs();
    const thief = visitor();
    const program = visitor();
    thief.cookie = anna.cookie;
    program.token = String(Object((await thief.post('/api/tokens', {})).json).token);
    expect(codeOf(await addPasskey(thief, key()))).toBe('proof-needed');
    expect((await prove(anna, authenticator)).status).toBe(200);
    expect(codeOf(await addPasskey(thief, key()))).toBe('bad-identity');
    expect(codeOf(await thief.get('/api/matches'))).toBe('bad-identity');
    expect(codeOf(await program.get('/api/matches'))).toBe('bad-token');
    expect((await addPasskey(anna, key())).status).toBe(200);
  });

  it('keeps the browser’s new cookie when a request with the previous one is still in flight', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const late = visitor();
    late.cookie = anna.cookie;
    expect((await prove(anna, authenticator)).status).toBe(200);
    const reply = await late.get('/api/matches');
    expect([codeOf(reply), reply.headers.get('set-cookie')]).toEqual(['bad-identity', null]);
  });

  it('ends the sessions of a guest whose matches it takes over, and replaces its own session', async () => {
    fixture = await openFixture();
    const { authenticator } = await withAccount();
    const guest = visitor();
    const program = visitor();
    const before = visitor();
    await guest.post('/api/me', { name: 'Guest' });
    const { id } = await guest.open(waiting);
    program.token = String(Object((await guest.post('/api/tokens', {})).json).token);
    const { ticket } = z.parse(SignedIn, (await signIn(guest, authenticator)).json).guest ?? {};
    expect(codeOf(await program.get('/api/matches'))).toBe('bad-token');
    before.cookie = guest.cookie;
    expect((await guest.post('/api/me/guest', { ticket })).json).toEqual({ matches: 1 });
    expect((await guest.match(id)).mine).toEqual([0]);
    expect(codeOf(await before.get('/api/matches'))).toBe('bad-identity');
    expect((await guest.post('/api/me/codes', {})).status).toBe(200);
  });

  it('is restored with each recovery code once, however the code is typed', async () => {
    fixture = await openFixture();
    const { anna } = await withAccount();
    const { codes } = z.parse(RecoveryCodes, (await anna.post('/api/me/codes', {})).json);
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect(codes.every((code) => /^[a-z2-90]{4}(-[a-z2-90]{4}){3}$/.test(code))).toBe(true);
    const other = visitor();
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`;
    expect(z.parse(SignedIn, (await other.post('/api/sign-in/code', { code: typed })).json).name).toBe('Anna');
    expect(await nameOf(other)).toBe('Anna');
    expect(codeOf(await visitor().post('/api/sign-in/code', { code: codes[0] }))).toBe('not-proven');
    expect(infoOf(await anna.get('/api/me/account')).codes).toBe(9);
    // New codes void the earlier ones. Neither is stored readably.
    await anna.post('/api/me/codes', {});
    expect(codeOf(await visitor().post('/api/sign-in/code', { code: codes[1] }))).toBe('not-proven');
    const connection = connect(filesOf(fixture.dataDir).database);
    const stored = JSON.stringify(connection.prepare('select * from recovery_codes').all());
    connection.close();
    expect(codes.some((code) => stored.includes(code))).toBe(false);
  });

  it('limits attempts at recovery codes by address, person and code', async () => {
    fixture = await openFixture({ trustProxy: true });
    const { anna } = await withAccount();
    const from = async (ip: string, code: string) =>
      codeOf(await visitor().post('/api/sign-in/code', { code }, { 'x-forwarded-for': ip }));
    for (let i = 0; i < 10; i++) expect(await from('203.0.113.1', `guess ${i}`)).toBe('not-proven');
    expect(await from('203.0.113.1', 'guess 10')).toBe('too-many-requests');
    for (let i = 0; i < 5; i++) expect(await from(`203.0.113.${20 + i}`, 'the same')).toBe('not-proven');
    expect(await from('203.0.113.30', 'the same')).toBe('too-many-requests');
    const proof = async (ip: string, code: string) =>
      codeOf(await anna.post('/api/me/proof/code', { code }, { 'x-forwarded-for': ip }));
    for (let i = 0; i < 10; i++) expect(await proof(`203.0.113.${40 + i}`, `other ${i}`)).toBe('not-proven');
    expect(await proof('203.0.113.60', 'other 10')).toBe('too-many-requests');
    // The limits survive a restart.
    await fixture.restart();
    expect(await from('203.0.113.1', 'guess 11')).toBe('too-many-requests');
  });

  it('has a handle that no other account can take', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const { anna: bo } = await withAccount('Bo');
    const choose = async (one: Visitor, handle: string) => codeOf(await one.post('/api/me/handle', { handle }));
    expect(await choose(visitor(), 'captain')).toBe('bad-identity');
    const guest = visitor();
    await guest.get('/api/me');
    expect(await choose(guest, 'captain')).toBe('no-account');
    expect([await choose(anna, 'captain'), await choose(bo, 'captain')]).toEqual(['', 'handle-taken']);
    expect(await choose(bo, 'admin')).toBe('handle-taken');
    for (const handle of ['Captain', 'cáptain', 'captain ', 'ab', 'a--b', '-ab', 'a'.repeat(21)]) {
      expect(await choose(bo, handle)).toBe('bad-request');
    }
    expect(infoOf(await anna.get('/api/me/account')).handle).toBe('captain');
    // Changing it frees it for others, so that a stolen cookie could hand it over.
    expireProofs();
    expect(await choose(anna, 'sailor')).toBe('proof-needed');
    expect(await choose(bo, 'captain')).toBe('handle-taken');
    expect(await choose(bo, 'boatswain')).toBe('');
    await prove(anna, authenticator);
    expect([await choose(anna, 'sailor'), await choose(visitor(), 'captain')]).toEqual(['', 'bad-identity']);
  });

  it('takes over the matches of the browser’s guest, with the guest’s cookie as proof', async () => {
    fixture = await openFixture();
    const { authenticator } = await withAccount();
    const guest = visitor();
    const { id } = await guest.open(waiting);
    const stranger = visitor();
    await stranger.get('/api/me');
    const { guest: offer } = z.parse(SignedIn, (await signIn(guest, authenticator)).json);
    expect(offer?.matches).toBe(1);
    expect((await guest.match(id)).mine).toEqual([]);
    const ticket = offer?.ticket ?? '';
    const bring = (one: Visitor) => one.post('/api/me/guest', { ticket });
    expect((await bring(guest)).json).toEqual({ matches: 1 });
    expect((await guest.match(id)).mine).toEqual([0]);
    expect(codeOf(await bring(guest))).toBe('not-proven');
    // Another person's ticket is of no use, and is used up.
    const second = visitor();
    await second.open(waiting);
    const again = z.parse(SignedIn, (await signIn(second, authenticator)).json);
    const stolen = await stranger.post('/api/me/guest', { ticket: again.guest?.ticket });
    expect(codeOf(stolen)).toBe('not-proven');
    // Someone with an account is no guest.
    const bo = await withAccount('Bo');
    expect(z.parse(SignedIn, (await signIn(bo.anna, authenticator)).json).guest).toBeNull();
  });

  it('leaves a guest’s seat to a bot where the account also has a seat, and announces that before', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const guest = visitor();
    const running = await guest.open(waiting);
    const open = await guest.open(waiting);
    expect((await anna.post(`/api/matches/${running.id}/seats`, { name: 'Anna' })).status).toBe(200);
    const table = { ...waiting, options: { players: 3 }, seats: [...waiting.seats, { kind: 'open' }] };
    const waits = await guest.open(table);
    expect((await anna.post(`/api/matches/${waits.id}/seats`, { name: 'Anna' })).status).toBe(200);
    const { guest: offer } = z.parse(SignedIn, (await signIn(guest, authenticator)).json);
    expect(offer).toMatchObject({ matches: 3, shared: 2 });
    expect((await guest.post('/api/me/guest', { ticket: offer?.ticket })).json).toEqual({ matches: 1 });
    expect((await guest.match(open.id)).mine).toEqual([0]);
    const { mine, seats } = await guest.match(running.id);
    expect(mine).toEqual([1]);
    expect(seats[0]?.playedBy).toMatchObject({ why: 'resigned' });
    const left = await guest.match(waits.id);
    expect([left.mine, left.seats.map(({ taken }) => taken)]).toEqual([[1], [false, true, false]]);
  });

  it('offers no passkeys at an address where browsers do not support them', async () => {
    fixture = await openFixture();
    const guest = new Visitor(() => fixture.server.url);
    await guest.get('/api/me');
    expect(infoOf(await guest.get('/api/me/account')).offersPasskeys).toBe(false);
    expect(codeOf(await guest.post('/api/me/passkeys/options', {}))).toBe('no-passkeys-here');
    expect(codeOf(await guest.post('/api/sign-in/options', {}))).toBe('no-passkeys-here');
  });

  it('is exported to its person only, with the visible part of their matches', async () => {
    fixture = await openFixture();
    const { anna, match } = await withAccount();
    const bo = visitor();
    await bo.post(`/api/matches/${match}/seats`, { name: 'Bo' });
    await anna.post('/api/me/handle', { handle: 'captain' });
    const reply = await anna.get('/api/me/export');
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    const exported = z.parse(MyExport, reply.json);
    expect(exported).toMatchObject({ name: 'Anna', handle: 'captain', passkeys: [{ name: 'Key' }] });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    // Each match begins a line, so that large files can be read in parts.
    expect(reply.text.split('\n').map((line) => line.slice(0, 9))).toEqual([
      expect.stringMatching(/^\{"name":/),
      '{"match":',
      '',
    ]);
    expect(exported.devices).toHaveLength(1);
    expect(exported.matches.map(({ match: { id } }) => id)).toEqual([match]);
    expect(exported.matches[0]?.record).toEqual((await anna.get(`/api/matches/${match}/record`)).json);
    expect(z.parse(MyExport, (await bo.get('/api/me/export')).json)).toMatchObject({
      handle: null,
      passkeys: [],
      synced: null,
    });
    expect(codeOf(await visitor().get('/api/me/export'))).toBe('bad-identity');
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect((await anna.send('/api/me/export', { headers: elsewhere })).headers.get('access-control-allow-origin')).toBe(
      null,
    );
  });

  it('keeps recovery codes and tickets unused when a banned person tries them', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    await anna.post('/api/me/handle', { handle: 'anna' });
    const { codes } = z.parse(RecoveryCodes, (await anna.post('/api/me/codes', {})).json);
    const { measures, close } = await openForOperator({ folder: fixture.dataDir });
    const person = (await measures.personNamed('anna')) ?? '';
    const elsewhere = visitor();
    const byCode = () => elsewhere.post('/api/sign-in/code', { code: codes[0] });
    // A passkey is not used up by trying.
    const untilSignIn = (code: string) =>
      waitFor(async () => expect(codeOf(await signIn(visitor(), authenticator))).toBe(code));
    await takeMeasure(measures, { kind: 'ban', subject: person, until: Date.now() + 60_000 });
    await untilSignIn('banned');
    expect(codeOf(await byCode())).toBe('banned');
    await takeMeasure(measures, { kind: 'lift-ban', subject: person });
    await untilSignIn('');
    expect(codeOf(await byCode())).toBe('');
    expect(infoOf(await elsewhere.get('/api/me/account')).codes).toBe(9);

    await signIn(anna, authenticator);
    await anna.post('/api/me/forget', {});
    const back = visitor();
    let { leaving } = z.parse(SignedIn, (await signIn(back, authenticator)).json);
    const comeBack = () => back.post('/api/sign-in/come-back', { ticket: leaving?.ticket });
    await takeMeasure(measures, { kind: 'ban', subject: person, until: Date.now() + 60_000 });
    // Each sign-in before the server knows of the ban makes an offer, and the oldest offers of a person end.
    await waitFor(async () => {
      const reply = await signIn(back, authenticator);
      if (codeOf(reply) === '') ({ leaving } = z.parse(SignedIn, reply.json));
      expect(codeOf(reply)).toBe('banned');
    });
    expect(codeOf(await comeBack())).toBe('banned');
    await takeMeasure(measures, { kind: 'lift-ban', subject: person });
    await waitFor(async () => expect(codeOf(await comeBack())).toBe(''));
    expect(await nameOf(back)).toBe('Anna');
    await close();
  });

  it('is hidden when it is deleted, while a bot plays in its seats, and restored by signing in', async () => {
    fixture = await openFixture();
    const { anna, authenticator, match } = await withAccount();
    const { codes } = z.parse(RecoveryCodes, (await anna.post('/api/me/codes', {})).json);
    const alone = (await anna.open(waiting)).id;
    const bo = visitor();
    await bo.post(`/api/matches/${match}/seats`, { name: 'Bo' });
    const { cookie } = anna;
    const reply = await anna.post('/api/me/forget', {});
    const { until } = z.parse(Departed, reply.json);
    expect(until).toBeGreaterThan(Date.now() + 6.9 * 24 * 3600 * 1000);
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
    expect((await bo.match(match)).seats[0]).toMatchObject({
      kind: 'person',
      name: null,
      playedBy: { why: 'resigned' },
    });
    expect(codeOf(await bo.get(`/api/matches/${alone}`))).toBe('no-such-match');
    // Each way to sign in leads to the offer, and does not sign in.
    const back = visitor();
    for (const way of [() => signIn(back, authenticator), () => back.post('/api/sign-in/code', { code: codes[0] })]) {
      const { leaving, guest } = z.parse(SignedIn, (await way()).json);
      expect([leaving?.until, guest]).toEqual([until, null]);
      expect(await nameOf(back)).toBeNull();
    }
    const { leaving } = z.parse(SignedIn, (await signIn(back, authenticator)).json);
    const ticket = leaving?.ticket ?? '';
    const returned = z.parse(SignedIn, (await back.post('/api/sign-in/come-back', { ticket })).json);
    expect(returned).toMatchObject({ name: 'Anna', restored: { seats: 1, lostSeats: 0, lostTables: 1, browsers: 0 } });
    expect(infoOf(await back.get('/api/me/account')).codes).toBe(9);
    expect(await back.match(match)).toMatchObject({ mine: [0], seats: [{ name: 'Anna' }, { name: 'Bo' }] });
    // The bot has given the seat back.
    expect((await bo.match(match)).seats[0]?.playedBy).toBeUndefined();
    expect(codeOf(await back.post(`/api/matches/${match}/return`, {}))).toBe('no-bot-plays');
    expect(codeOf(await visitor().post('/api/sign-in/come-back', { ticket }))).toBe('not-proven');
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
  });

  it('keeps its last way to sign in unless the request removes it explicitly', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const second = key();
    expect((await addPasskey(anna, second)).status).toBe(200);
    // Recovery codes work once each, so they are no way to rely on.
    await anna.post('/api/me/codes', {});
    const remove = async ({ id }: Authenticator, body = {}) =>
      codeOf(await anna.post(`/api/me/passkeys/${id}/remove`, body));
    expect(await remove(authenticator)).toBe('');
    expect(await remove(second)).toBe('last-way');
    expect(await remove(key())).toBe('not-proven');
    expect((await signIn(visitor(), second)).status).toBe(200);
    expect(await remove(second, { last: true })).toBe('');
    expect(infoOf(await anna.get('/api/me/account')).passkeys).toEqual([]);
  });

  it('is signed out when it is deleted, even if its seats cannot be left until the next start', async () => {
    fixture = await openFixture();
    const { anna, match } = await withAccount();
    const bo = visitor();
    await bo.post(`/api/matches/${match}/seats`, { name: 'Bo' });
    const change = (sql: string): void => {
      const connection = connect(filesOf(fixture.dataDir).database);
      connection.exec(sql);
      connection.close();
    };
    change("create trigger stopped before update of played_by on seats begin select raise(abort, 'stopped'); end");
    const { cookie } = anna;
    const reply = await anna.post('/api/me/forget', {});
    expect([reply.status, anna.cookie]).toEqual([200, 'levante=']);
    expect(fixture.log()).toContain('departure-failed');
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
    const seatOfAnna = async () => (await bo.match(match)).seats[0];
    expect(await seatOfAnna()).toMatchObject({ name: null });
    change('drop trigger stopped');
    await fixture.restart({ port: fixture.server.port });
    await expect.poll(seatOfAnna).toMatchObject({ playedBy: { why: 'resigned' } });
  });

  it('can sign in again after the reply to signing in was lost', async () => {
    fixture = await openFixture();
    const { anna, authenticator } = await withAccount();
    const { cookie } = anna;
    expect((await signIn(anna, authenticator)).status).toBe(200);
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me'))).toBe('bad-identity');
    anna.cookie = null;
    expect((await signIn(anna, authenticator)).status).toBe(200);
    expect(await nameOf(anna)).toBe('Anna');
  });
});
