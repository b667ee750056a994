import { CLIENT_ID, CLIENT_SECRET, TestProvider, visitProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { AccountInfo, Devices, MyExport, ProviderVisit } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/store/database.ts';
import { filesOf } from '../src/store/folder.ts';
import { Authenticator, addPasskey, prove } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

describe('signing in with an OpenID provider', () => {
  let fixture: Fixture;
  let provider: TestProvider | undefined;
  afterEach(async () => {
    await fixture.close();
    await provider?.close();
    provider = undefined;
  });
  const url = (): string => `http://localhost:${fixture.server.port}`;
  const visitor = (): Visitor => new Visitor(url);
  const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  async function open(): Promise<void> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    provider = await TestProvider.open(`${origin}/api/sign-in/provider/return`);
    const openId = { issuer: provider.issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: 'The club' };
    fixture = await openFixture({ port, origin, openId });
  }

  const infoOf = async (one: Visitor) => z.parse(AccountInfo, (await one.get('/api/me/account')).json);

  /** Begins a visit. Returns the provider's address, and the cookie that binds the visit to this browser. */
  async function begin(one: Visitor, path = '/api/sign-in/provider', body: object = {}) {
    const { cookie } = one;
    const reply = await one.post(path, body);
    const visit = /levante-visit=[^;]+/.exec(reply.headers.getSetCookie().join(';'))?.[0] ?? '';
    one.cookie = cookie;
    return { to: z.parse(ProviderVisit, reply.json).url, visit, reply };
  }

  /** Returns to the server with the provider's reply. Returns the fragment of the page that follows. */
  async function comeBack(one: Visitor, back: URL, visit: string): Promise<string> {
    const cookie = [one.cookie, visit].filter((part) => part !== null && part !== '').join('; ');
    const response = await fetch(back, { redirect: 'manual', headers: { cookie } });
    const identity = response.headers.getSetCookie().find((line) => line.startsWith('levante='));
    if (identity !== undefined) one.cookie = identity.split(';', 1)[0] ?? null;
    return response.headers.get('location')?.replace('/me#', '') ?? `status ${response.status}`;
  }

  async function visitAs(one: Visitor, login: string, path?: string, body?: object): Promise<string> {
    const { to, visit } = await begin(one, path, body);
    return await comeBack(one, await visitProvider(to, login), visit);
  }

  it('makes a guest an account, who comes back on another browser with the guest’s matches', async () => {
    await open();
    const anna = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    const { id } = await anna.open(waiting);
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    expect((await infoOf(anna)).provider).toEqual({ name: 'The club', linked: true });
    expect((await infoOf(anna)).createdAt).not.toBeNull();
    expect((await anna.match(id)).mine).toEqual([0]);
    // The guest's session was replaced, not left as another device.
    expect(z.parse(Devices, (await anna.get('/api/me/devices')).json).devices).toHaveLength(1);

    const second = visitor();
    const { id: guests } = await second.open(waiting);
    const [, ticket] = /^guest=([\w-]+)\.1\.0$/.exec(await visitAs(second, 'anna')) ?? [];
    await second.post('/api/me/guest', { ticket });
    for (const match of [id, guests]) expect((await second.match(match)).mine).toEqual([0]);
    // Nobody else is she, even on a browser without any identity.
    const other = visitor();
    expect(await visitAs(other, 'bo')).toBe('signed-in');
    expect((await other.match(id)).mine).toEqual([]);
    expect(z.parse(MyExport, (await other.get('/api/me/export')).json).provider).toBe(true);
  }, 60_000);

  it('accepts a reply once, in the browser that asked, with its state, nonce and code', async () => {
    await open();
    const anna = visitor();
    await anna.get('/api/me');
    const { to, visit, reply } = await begin(anna);
    const asked = new URL(to).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual(['S256', 'openid']);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(asked.get('redirect_uri')).toBe(`${url()}/api/sign-in/provider/return`);
    expect(reply.headers.getSetCookie().join()).toMatch(
      /levante-visit=.*Path=\/api\/sign-in\/provider\/return; HttpOnly/,
    );
    const back = await visitProvider(to, 'anna');

    // Another browser cannot use it, neither without a visit nor with another one.
    const thief = visitor();
    await thief.get('/api/me');
    expect(await comeBack(thief, back, '')).toBe('failed=not-proven');
    expect(await comeBack(thief, back, (await begin(thief)).visit)).toBe('failed=not-proven');
    expect(await comeBack(thief, back, 'levante-visit=made-up')).toBe('failed=not-proven');

    const forged = new URL(back);
    forged.searchParams.set('state', 'made-up');
    expect(await comeBack(anna, forged, visit)).toBe('failed=not-proven');
    // The visit is used up by any reply.
    expect(await comeBack(anna, back, visit)).toBe('failed=not-proven');
    const denied = await begin(anna);
    const error = `${url()}/api/sign-in/provider/return?error=access_denied&state=${new URL(denied.to).searchParams.get('state')}`;
    expect(await comeBack(anna, new URL(error), denied.visit)).toBe('failed=not-proven');
    expect((await infoOf(anna)).createdAt).toBeNull();
  }, 60_000);

  it('never joins two accounts', async () => {
    await open();
    const [anna, bo] = [visitor(), visitor()];
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    // Bo has a passkey. His visits as somebody else's or an unknown subject change nothing without *add*.
    await bo.get('/api/me');
    await addPasskey(bo, new Authenticator(url()));
    // It is the only way to sign in that Anna has.
    expect(await visitAs(anna, 'anna', '/api/me/provider', { purpose: 'prove' })).toBe('proved');
    expect(codeOf(await anna.post('/api/me/provider/remove', {}))).toBe('last-way');
    expect(codeOf(await anna.post('/api/me/provider/remove', { last: false }))).toBe('last-way');
    expect(await visitAs(bo, 'unknown')).toBe('failed=not-linked');
    expect(await visitAs(bo, 'anna', '/api/me/provider', { purpose: 'add' })).toBe('failed=identity-taken');
    expect(await visitAs(bo, 'bo', '/api/me/provider', { purpose: 'add' })).toBe('added');
    expect((await infoOf(bo)).provider?.linked).toBe(true);
    expect(await visitAs(bo, 'anna', '/api/me/provider', { purpose: 'prove' })).toBe('failed=not-proven');
  }, 60_000);

  it('needs proof to be added or removed, and is a proof itself', async () => {
    await open();
    const anna = visitor();
    await anna.get('/api/me');
    const authenticator = new Authenticator(url());
    await addPasskey(anna, authenticator);
    const expireProofs = () => {
      const connection = connect(filesOf(fixture.dataDir).database);
      connection.prepare('update sessions set proved_until = 0').run();
      connection.close();
    };
    // A proof that expires during the visit counts no longer.
    const { to: long, visit } = await begin(anna, '/api/me/provider', { purpose: 'add' });
    const late = await visitProvider(long, 'anna');
    expireProofs();
    expect(await comeBack(anna, late, visit)).toBe('failed=proof-needed');
    expect((await infoOf(anna)).provider?.linked).toBe(false);
    expect((await prove(anna, authenticator)).status).toBe(200);
    expect(await visitAs(anna, 'anna', '/api/me/provider', { purpose: 'add' })).toBe('added');
    expireProofs();
    expect(codeOf(await anna.post('/api/me/provider', { purpose: 'add' }))).toBe('proof-needed');
    expect(codeOf(await anna.post('/api/me/provider/remove', {}))).toBe('proof-needed');
    const { to } = await begin(anna, '/api/me/provider', { purpose: 'prove' });
    expect(new URL(to).searchParams.get('max_age')).toBe('0');
    expect(await visitAs(anna, 'anna', '/api/me/provider', { purpose: 'prove' })).toBe('proved');
    expect((await infoOf(anna)).proved).toBe(true);
    expect((await anna.post('/api/me/provider/remove', {})).status).toBe(200);
    expect((await infoOf(anna)).provider?.linked).toBe(false);
  }, 60_000);

  it('is refused while the provider cannot be reached, and absent without one', async () => {
    await open();
    await provider?.close();
    provider = undefined;
    expect(codeOf(await visitor().post('/api/sign-in/provider', {}))).toBe('busy');
    await fixture.close();
    fixture = await openFixture();
    const guest = visitor();
    await guest.get('/api/me');
    expect((await infoOf(guest)).provider).toBeNull();
    expect(codeOf(await guest.post('/api/sign-in/provider', {}))).toBe('no-provider-here');
  }, 60_000);
});
