import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SessionStore, Sessions } from '@levante/people';
import { Devices } from '@levante/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { SYSTEM_TIME } from '../src/backend/machine.ts';
import { keysIn } from '../src/backend/secret.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import type { SqlAccess } from '../src/database/sql-access.ts';
import { Signer } from '../src/http/signer.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { SESSION_CASES } from './lib/session-cases.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

const HOUR_MS = 3_600_000;
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

async function onSqlite(run: (store: SqlSessionStore, access: SqlAccess) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const store = await openSqlite(join(dir, 'levante.db'));
  await run(new SqlSessionStore(store.access), store.access).finally(() => store.close());
  await rm(dir, { recursive: true });
}

describe('the store of sessions', () => {
  it.each(Object.entries(SESSION_CASES))('%s', async (_, run) => {
    await onSqlite(run);
  });
});

describe('sessions', () => {
  it('are recorded once a day, and a failed write is reported and repeated', async () => {
    let now = 0;
    let writes = 0;
    const failures: unknown[] = [];
    const store: SessionStore = {
      addSession: async () => 'added',
      statesOf: async () => new Map(),
      sessionsOf: async () => [],
      generationOf: async () => 0,
      providerOf: async () => null,
      endSession: async () => true,
      replaceSession: async () => true,
      renewKeys: async () => true,
      deleteUnusedSessions: async () => {},
      seeSession: async () => {
        writes += 1;
        if (writes === 1) throw new Error('full');
      },
    };
    const sessions = new Sessions({ store, now: () => now, ended: () => {}, failed: (error) => failures.push(error) });
    await sessions.used('s', false);
    expect([failures.length, sessions.isRecorded('s')]).toEqual([1, false]);
    await sessions.used('s', false);
    expect([writes, sessions.isRecorded('s')]).toEqual([2, true]);
    now += 24 * 3600 * 1000;
    expect(sessions.isRecorded('s')).toBe(false);
  });
});

describe('devices', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const devicesOf = async (one: Visitor) =>
    z.parse(Devices, (await one.send('/api/me/devices', { headers: FIREFOX })).json).devices;
  const signOut = (one: Visitor, id = '') => one.post(`/api/me/devices/${id}/sign-out`, {});
  const tokenOf = async (one: Visitor): Promise<string> => String(Object(await one.post('/api/tokens', {})).json.token);

  it('are listed once each, for their person only', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const program = visitor();
    await anna.get('/api/me');
    await bo.get('/api/me');
    program.token = await tokenOf(anna);
    await program.get('/api/me');
    const listed = await devicesOf(anna);
    expect(listed.map(({ kind, mine }) => [kind, mine]).sort()).toEqual([
      ['cookie', true],
      ['token', false],
    ]);
    expect(codeOf(await program.get('/api/me/devices'))).toBe('scope-too-narrow');
    expect(await devicesOf(bo)).toHaveLength(1);
    expect(codeOf(await visitor().get('/api/me/devices'))).toBe('bad-identity');
    const first = visitor();
    await first.send('/api/me', { headers: FIREFOX });
    expect(await devicesOf(first)).toMatchObject([{ browser: 'firefox', system: 'linux', mine: true }]);
  });

  it('that are signed out can neither act nor follow, and others still can', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const thief = visitor();
    const bo = visitor();
    const { id } = await anna.open({
      game: 'purse-race',
      seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
      shuffle: false,
    });
    thief.token = await tokenOf(anna);
    await bo.get('/api/me');
    const stream = thief.follow(id);
    await stream.until(() => true);
    const stolen = (await devicesOf(anna)).find(({ kind }) => kind === 'token');
    expect(codeOf(await signOut(bo, stolen?.id))).toBe('no-such-device');
    expect((await signOut(anna, stolen?.id)).status).toBe(200);
    await expect.poll(() => stream.ended).toBe(true);
    for (const reply of [
      await thief.get('/api/me'),
      await thief.act(id, 0, ['0 take 1']),
      await thief.post('/api/tokens', {}),
      await thief.post('/api/me/keys', {}),
      await thief.send(`/api/matches/${id}/stream`),
    ]) {
      expect(codeOf(reply)).toBe('bad-token');
    }
    expect(codeOf(await signOut(anna, stolen?.id))).toBe('no-such-device');
    expect((await anna.match(id)).mine).toEqual([0]);
    await fixture.restart();
    expect(codeOf(await thief.get('/api/me'))).toBe('bad-token');
    expect((await anna.match(id)).mine).toEqual([0]);
  });

  it('of programs end with the browser that issued their token when that was unused for a year', async () => {
    const later = vi.spyOn(SYSTEM_TIME, 'after');
    fixture = await openFixture();
    // Since the start, after which sessions that were not used have ended for the first time.
    await vi.waitFor(() => expect(later.mock.calls.some(([ms]) => ms === HOUR_MS)).toBe(true));
    const anna = visitor();
    const bo = visitor();
    await bo.get('/api/me');
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', seats, shuffle: false });
    const program = visitor();
    program.token = await tokenOf(anna);
    const hers = program.follow(id);
    const his = bo.follow(id);
    await Promise.all([hers, his].map((one) => one.until(() => true)));
    const connection = connect(filesOf(fixture.dataDir).database);
    const own = (await devicesOf(anna)).find(({ mine }) => mine)?.id ?? '';
    connection.prepare('update sessions set seen_day = seen_day - 366 where id = ?').run(own);
    connection.close();
    for (const [ms, then] of later.mock.calls.slice()) if (ms === HOUR_MS) then();
    await expect.poll(() => hers.ended).toBe(true);
    expect(codeOf(await program.get('/api/matches'))).toBe('bad-token');
    expect([(await bo.get('/api/me')).status, his.ended]).toEqual([200, false]);
    await his.close();
    later.mockRestore();
  });

  it('can sign themselves out, which deletes their cookie', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const { cookie } = anna;
    const [own] = await devicesOf(anna);
    const reply = await signOut(anna, own?.id);
    expect(reply.headers.get('set-cookie')).toContain('levante=;');
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/matches'))).toBe('bad-identity');
  });

  it('without a stored session are refused, although they are signed', async () => {
    fixture = await openFixture();
    const signer = new Signer(keysIn(await readFile(filesOf(fixture.dataDir).secret, 'utf8'), 'the secret'));
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const person = /c2\.([a-z0-9]{24})/.exec(anna.cookie ?? '')?.[1] ?? '';
    for (const kind of ['cookie', 'token'] as const) {
      const forged = visitor();
      const text = signer.sign(kind, { person, generation: 0, secret: 's'.repeat(16) });
      if (kind === 'cookie') forged.cookie = `levante=${text}`;
      else forged.token = text;
      expect(codeOf(await forged.get('/api/me'))).toBe(kind === 'cookie' ? 'bad-identity' : 'bad-token');
    }
    expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  });

  it('are all signed out by signing out everywhere else, except the requesting one', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    await tokenOf(anna);
    expect(await devicesOf(anna)).toHaveLength(2);
    await anna.post('/api/me/keys', {});
    expect((await devicesOf(anna)).filter(({ kind }) => kind === 'cookie')).toMatchObject([{ mine: true }]);
  });
});
