import { COLLECTIONS, Devices, Token } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Authenticator, addPasskey, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { sessionOf } from './lib/session-cases.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());
const visitor = (): Visitor => new Visitor(() => fixture.server.url);

describe('tokens', () => {
  it('are refused to a person who has 50, until one is signed out', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    for (let i = 0; i < COLLECTIONS.tokens.max; i++) expect((await anna.post('/api/tokens', {})).status).toBe(201);
    const refused = await anna.post('/api/tokens', {});
    expect([refused.status, codeOf(refused)]).toEqual([409, 'too-many-tokens']);
    const { devices } = z.parse(Devices, (await anna.get('/api/me/devices')).json);
    const token = devices.find(({ mine }) => !mine);
    expect((await anna.post(`/api/me/devices/${token?.id}/sign-out`, {})).status).toBe(200);
    expect((await anna.post('/api/tokens', {})).status).toBe(201);
  });

  it('are refused above the limits per minute of their person and their address', async () => {
    const { identity, address } = DEFAULT_LIMITS;
    const limits = {
      ...DEFAULT_LIMITS,
      identity: { ...identity, newTokens: 2 },
      address: { ...address, newTokens: 3 },
    };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const bo = visitor();
    const codes: (string | number)[] = [];
    for (const one of [anna, anna, anna, bo, bo]) {
      const reply = await one.post('/api/tokens', {});
      codes.push(reply.status === 201 ? 201 : codeOf(reply));
    }
    // A request beyond the limit of its person does not count for the address.
    expect(codes).toEqual([201, 201, 'too-many-requests', 201, 'too-many-requests']);
  });
});

describe('the list of devices', () => {
  it('is returned in pages of 20, and the first page begins with the requesting device', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    for (let i = 0; i < 44; i++) await anna.post('/api/tokens', {});
    const pages: Devices['devices'][] = [];
    for (let next: string | null = ''; next !== null; ) {
      const path: string = next === '' ? '/api/me/devices' : `/api/me/devices?before=${next}`;
      const page: Devices = z.parse(Devices, (await anna.get(path)).json);
      pages.push(page.devices);
      ({ next } = page);
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat().findIndex(({ mine }) => mine)).toBe(0);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45);
    expect(codeOf(await anna.get('/api/me/devices?before=x'))).toBe('bad-request');
  });
});

describe('passkeys', () => {
  it('are refused to a person who has 20, even if the registration began before', async () => {
    fixture = await openFixture();
    const url = () => `http://localhost:${fixture.server.port}`;
    const anna = new Visitor(url);
    await anna.get('/api/me');
    for (let i = 1; i < COLLECTIONS.passkeys.max; i++) {
      expect((await addPasskey(anna, new Authenticator(url()))).status).toBe(200);
    }
    const begun = new Authenticator(url());
    const options = await anna.post('/api/me/passkeys/options', {});
    expect((await addPasskey(anna, new Authenticator(url()))).status).toBe(200);
    const late = await anna.post('/api/me/passkeys', { response: begun.create(options), name: 'Late', keep: [] });
    expect([late.status, codeOf(late)]).toEqual([409, 'at-maximum']);
    expect(codeOf(await anna.post('/api/me/passkeys/options', {}))).toBe('at-maximum');
  });
});

describe('a browser', () => {
  it('that was unused longest is signed out, with its programs, when its person signs in with a fifty-first', async () => {
    fixture = await openFixture();
    const url = () => `http://localhost:${fixture.server.port}`;
    const anna = new Visitor(url);
    const authenticator = new Authenticator(url());
    await anna.get('/api/me');
    await addPasskey(anna, authenticator);
    const { token } = z.parse(Token, (await anna.post('/api/tokens', {})).json);
    const program = new Visitor(url);
    program.token = token;
    expect((await program.get('/api/me')).status).toBe(200);
    const connection = connect(filesOf(fixture.dataDir).database);
    const { person } = z.parse(
      z.object({ person: z.string() }),
      connection.prepare('select id as person from accounts').get(),
    );
    const store = new SqlSessionStore(connectionAccess(connection));
    for (let i = 0; i < COLLECTIONS.cookies.max - 1; i++)
      await store.addSession(sessionOf(`later ${i}`, { person }), 50_000);
    connection.close();
    expect((await anna.get('/api/me')).status).toBe(200);
    const other = new Visitor(url);
    expect((await signIn(other, authenticator)).status).toBe(200);
    expect([codeOf(await anna.get('/api/me')), codeOf(await program.get('/api/me'))]).toEqual([
      'bad-identity',
      'bad-token',
    ]);
    expect((await other.get('/api/me')).status).toBe(200);
  });
});

describe('a request whose X-Forwarded-For contains no address', () => {
  it('counts towards the limits of the proxy’s address', async () => {
    const { address } = DEFAULT_LIMITS;
    const limits = { ...DEFAULT_LIMITS, address: { ...address, newPeople: 3 } };
    fixture = await openFixture({ limits, trustProxy: true });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': `nobody-${i}` };
      statuses.push((await fetch(`${fixture.server.url}/api/me`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
