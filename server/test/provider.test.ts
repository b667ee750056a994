import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_ID, CLIENT_SECRET, ProviderBrowser, TestProvider, visitProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { AccountInfo, Devices, MyExport, ProviderVisit, ServiceInfo } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { Authenticator, addPasskey, prove as proveWithPasskey, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { IDENTITY_CASES } from './lib/identity-cases.ts';
import { openSqlite } from './lib/joined-store.ts';
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

  /** The server's folder of data. */
  const change = (text: string): void => {
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare(text).run();
    connection.close();
  };

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

  async function visitAs(
    one: Visitor,
    login: string,
    path?: string,
    body?: object,
    browser = new ProviderBrowser(),
  ): Promise<string> {
    const { to, visit } = await begin(one, path, body);
    return await comeBack(one, await browser.visit(to, login), visit);
  }

  const prove = (one: Visitor, login: string) => visitAs(one, login, '/api/me/provider', { purpose: 'prove' });

  it('makes a guest an account, which has the guest’s matches on another browser', async () => {
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
    // No other person is signed in as her, even on a browser without any identity.
    const other = visitor();
    expect(await visitAs(other, 'bo')).toBe('signed-in');
    expect((await other.match(id)).mine).toEqual([]);
    expect(z.parse(MyExport, (await other.get('/api/me/export')).json).provider).toBe(true);
  }, 60_000);

  it('accepts a reply once, in the requesting browser, with its state, nonce and code', async () => {
    await open();
    const anna = visitor();
    await anna.get('/api/me');
    const { to, visit, reply } = await begin(anna);
    const query = new URL(to).searchParams;
    expect([query.get('code_challenge_method'), query.get('scope')]).toEqual(['S256', 'openid']);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);
    expect(query.get('redirect_uri')).toBe(`${url()}/api/sign-in/provider/return`);
    expect(reply.headers.getSetCookie().join()).toMatch(/levante-visit=.*Path=\/api; HttpOnly/);
    const back = await visitProvider(to, 'anna');

    // Another browser cannot use it, neither without a visit nor with another one.
    const thief = visitor();
    await thief.get('/api/me');
    expect(await comeBack(thief, back, '')).toBe('failed=visit-over');
    expect(await comeBack(thief, back, (await begin(thief)).visit)).toBe('failed=visit-over');
    expect(await comeBack(thief, back, 'levante-visit=made-up')).toBe('failed=visit-over');

    const forged = new URL(back);
    forged.searchParams.set('state', 'made-up');
    expect(await comeBack(anna, forged, visit)).toBe('failed=visit-over');
    const miscoded = new URL(back);
    miscoded.searchParams.set('code', 'made-up');
    expect(await comeBack(anna, miscoded, visit)).toBe('failed=not-proven');
    // The visit is used up by any reply with its state.
    expect(await comeBack(anna, back, visit)).toBe('failed=visit-over');
    const denied = await begin(anna);
    const error = `${url()}/api/sign-in/provider/return?error=access_denied&state=${new URL(denied.to).searchParams.get('state')}`;
    expect(await comeBack(anna, new URL(error), denied.visit)).toBe('failed=visit-declined');
    expect((await infoOf(anna)).createdAt).toBeNull();
  }, 60_000);

  it('accepts the replies of visits in two tabs of a browser, in any order, and each once', async () => {
    await open();
    const anna = visitor();
    await anna.get('/api/me');
    const first = await begin(anna);
    anna.bound.set('visit', first.visit);
    const second = await begin(anna);
    expect(second.visit).toBe(first.visit);
    const browser = new ProviderBrowser();
    const late = await browser.visit(first.to, 'anna');
    const soon = await browser.visit(second.to, 'anna');
    expect(await comeBack(anna, soon, second.visit)).toBe('signed-in');
    expect(await comeBack(anna, late, first.visit)).toBe('signed-in');
    for (const used of [soon, late]) expect(await comeBack(anna, used, first.visit)).toBe('failed=visit-over');
    // A made-up cookie is not taken over.
    anna.bound.set('visit', 'levante-visit=short');
    expect((await begin(anna)).visit).toMatch(/^levante-visit=[\w-]{43}$/);
  }, 60_000);

  it('never joins two accounts', async () => {
    await open();
    const anna = visitor();
    const bo = visitor();
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    // Bo has a passkey. His visits as another person's or an unknown subject change nothing without *add*.
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

  it('can be added or removed with proof only, and is a proof itself', async () => {
    await open();
    const anna = visitor();
    await anna.get('/api/me');
    const authenticator = new Authenticator(url());
    await addPasskey(anna, authenticator);
    const expireProofs = () => change('update sessions set proved_until = 0');
    // A proof that expires during the visit counts no longer.
    const { to: long, visit } = await begin(anna, '/api/me/provider', { purpose: 'add' });
    const late = await visitProvider(long, 'anna');
    expireProofs();
    expect(await comeBack(anna, late, visit)).toBe('failed=proof-needed');
    expect((await infoOf(anna)).provider?.linked).toBe(false);
    expect((await proveWithPasskey(anna, authenticator)).status).toBe(200);
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

  it('is refused while the provider cannot be reached, and not offered without one', async () => {
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

  it('proves a person’s identity only if they have just entered their credentials', async () => {
    await open();
    const anna = visitor();
    const browser = new ProviderBrowser();
    expect(await visitAs(anna, 'anna', undefined, undefined, browser)).toBe('signed-in');
    // The provider does not say when she entered them.
    expect((await infoOf(anna)).proved).toBe(false);
    expect(codeOf(await anna.post('/api/me/codes', {}))).toBe('proof-needed');
    const second = visitor();
    expect(await visitAs(second, 'anna', undefined, undefined, browser)).toBe('signed-in');
    expect((await infoOf(second)).proved).toBe(false);
    // A visit that asks for them again proves it, on this browser alone.
    expect(await visitAs(anna, 'anna', '/api/me/provider', { purpose: 'prove' }, browser)).toBe('proved');
    expect([(await infoOf(anna)).proved, (await infoOf(second)).proved]).toEqual([true, false]);
    expect((await anna.post('/api/me/codes', {})).status).toBe(200);
    // Coming back by the club alone proves nothing either.
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    const third = visitor();
    const { leaving, ticket } = await leavingOf(third, browser);
    third.bound.set('leaving', leaving);
    expect((await third.post('/api/sign-in/come-back', { ticket })).status).toBe(200);
    expect((await infoOf(third)).proved).toBe(false);
  }, 60_000);

  /** Signs in to an account that is being deleted. Returns the cookie and the ticket with which it is kept. */
  async function leavingOf(one: Visitor, browser: ProviderBrowser) {
    const { to, visit } = await begin(one);
    const back = await browser.visit(to, 'anna');
    const response = await fetch(back, { redirect: 'manual', headers: { cookie: visit } });
    const leaving = response.headers.getSetCookie().find((line) => line.startsWith('levante-leaving='));
    const [, ticket] = /#leaving=([\w-]+)\./.exec(response.headers.get('location') ?? '') ?? [];
    return { leaving: leaving?.split(';', 1)[0] ?? '', ticket };
  }

  it('lets only the browser that signed in restore an account that is being deleted', async () => {
    await open();
    const anna = visitor();
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    await prove(anna, 'anna');
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    const { leaving, ticket } = await leavingOf(visitor(), new ProviderBrowser());
    const victim = visitor();
    await victim.get('/api/me');
    expect(codeOf(await victim.post('/api/sign-in/come-back', { ticket }))).toBe('not-proven');
    victim.bound.set('leaving', (await leavingOf(visitor(), new ProviderBrowser())).leaving);
    expect(codeOf(await victim.post('/api/sign-in/come-back', { ticket }))).toBe('not-proven');
    // Neither attempt has used the ticket up.
    const own = visitor();
    own.bound.set('leaving', leaving);
    expect((await own.post('/api/sign-in/come-back', { ticket })).status).toBe(200);
  }, 60_000);

  it('protects the cookie of a visit from sibling domains behind TLS', async () => {
    await open();
    await fixture.close();
    const openId = { issuer: provider?.issuer ?? '', clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: 'Club' };
    fixture = await openFixture({ origin: 'https://levante.example', openId, trustProxy: true });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'levante.example' };
    const begun = await visitor().post('/api/sign-in/provider', {}, forwarded);
    const line = begun.headers.getSetCookie().join();
    expect(line).toMatch(/^__Host-levante-visit=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    // One without the prefix, which a sibling domain could have planted, is ignored.
    const state = new URL(z.parse(ProviderVisit, begun.json).url).searchParams.get('state');
    const back = `/api/sign-in/provider/return?error=access_denied&state=${state}`;
    const returned = (cookie: string) =>
      fetch(`${fixture.server.url}${back}`, { redirect: 'manual', headers: { ...forwarded, cookie } });
    await returned(line.replace('__Host-', '').split(';', 1)[0] ?? '');
    const stored = () => {
      const connection = connect(filesOf(fixture.dataDir).database);
      const rows = connection.prepare(`select * from challenges where purpose = 'provider'`).all();
      connection.close();
      return rows.length;
    };
    expect(stored()).toBe(1);
    await returned(line.split(';', 1)[0] ?? '');
    expect(stored()).toBe(0);
  }, 60_000);

  const confirms = async (one: Visitor) => {
    const { mine } = z.parse(ServiceInfo, (await one.get('/api/service')).json);
    return mine.confirm;
  };
  const DAY_MS = 24 * 3600 * 1000;
  /** Lets days pass since the provider has confirmed its people. */
  const passDays = (days: number) =>
    change(`update provider_identities set confirmed_at = confirmed_at - ${days * DAY_MS}`);

  it('ends sessions that the provider has not confirmed for seven days, and no others', async () => {
    await open();
    const anna = visitor();
    const phone = visitor();
    const browser = new ProviderBrowser();
    expect(await visitAs(anna, 'anna', undefined, undefined, browser)).toBe('signed-in');
    await prove(anna, 'anna');
    const authenticator = new Authenticator(url());
    await addPasskey(anna, authenticator);
    await signIn(phone, authenticator);
    expect([await confirms(anna), await confirms(phone)]).toEqual([false, false]);

    // From the fifth day on the page asks without showing anything, and comes back to where it was.
    passDays(5.1);
    expect([await confirms(anna), await confirms(phone)]).toEqual([true, false]);
    const asking = { purpose: 'confirm', from: '/tables' };
    const { to, visit } = await begin(anna, '/api/me/provider', asking);
    expect(new URL(to).searchParams.get('prompt')).toBe('none');
    expect(await comeBack(anna, await browser.visit(to, 'anna'), visit)).toBe('/tables');
    expect(await confirms(anna)).toBe(false);
    // A browser that is not signed in there is not confirmed, and stays signed in here for now.
    passDays(5.1);
    const stranger = await begin(anna, '/api/me/provider', asking);
    const refused = await new ProviderBrowser().visit(stranger.to, 'anna');
    expect(refused.searchParams.get('error')).toBe('login_required');
    expect(await comeBack(anna, refused, stranger.visit)).toBe('/tables');
    expect(await confirms(anna)).toBe(true);
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b']) {
      expect(codeOf(await anna.post('/api/me/provider', { purpose: 'confirm', from }))).toBe('bad-request');
    }

    passDays(2);
    await fixture.restart();
    await expect.poll(async () => codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
    expect((await infoOf(phone)).provider?.linked).toBe(true);
    // Signing in there again confirms her.
    const again = visitor();
    expect(await visitAs(again, 'anna')).toBe('signed-in');
    await fixture.restart();
    expect((await infoOf(again)).provider?.linked).toBe(true);
  }, 60_000);

  it('ends the session of a person who signs out at the provider', async () => {
    await open();
    const anna = visitor();
    const other = visitor();
    const browser = new ProviderBrowser();
    const second = new ProviderBrowser();
    expect(await visitAs(anna, 'anna', undefined, undefined, browser)).toBe('signed-in');
    expect(await visitAs(other, 'anna', undefined, undefined, second)).toBe('signed-in');
    const { id } = await anna.open(waiting);
    const follower = anna.follow(id);
    await follower.until(() => true);
    await browser.signOut(provider?.issuer ?? '');
    await expect.poll(async () => codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
    await follower.end();
    // The message names a session, and the other browser has another one.
    expect((await infoOf(other)).provider?.linked).toBe(true);
  }, 60_000);

  it('ends sessions on genuine messages of the provider only, and once for each message', async () => {
    await open();
    const anna = visitor();
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    const issuer = provider?.issuer ?? '';
    const now = Math.floor(Date.now() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const claims = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 120, jti: 'first', sub: 'anna', events };
    const tell = async (token: string | undefined) => {
      const body = new URLSearchParams({ logout_token: token ?? '' });
      const response = await fetch(`${url()}/api/sign-in/provider/logout`, { method: 'POST', body });
      return response.status;
    };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = {
      'of another key': provider?.sign(claims, {}, privateKey),
      unsigned: `${provider?.sign(claims, { alg: 'none' }).replace(/\.[^.]*$/, '.')}`,
      'of another issuer': provider?.sign({ ...claims, iss: 'https://club.example' }),
      'for another server': provider?.sign({ ...claims, aud: 'another' }),
      old: provider?.sign({ ...claims, iat: now - 900 }),
      expired: provider?.sign({ ...claims, iat: now - 200, exp: now - 100 }),
      'from the future': provider?.sign({ ...claims, iat: now + 900 }),
      'without a time': provider?.sign({ ...claims, iat: undefined }),
      'without an event': provider?.sign({ ...claims, events: {} }),
      'without an id': provider?.sign({ ...claims, jti: undefined }),
      'with a nonce, as id tokens have': provider?.sign({ ...claims, nonce: 'nonce' }),
      'of nobody': provider?.sign({ ...claims, sub: undefined }),
      'no token': 'made-up',
    };
    for (const [kind, token] of Object.entries(forged)) expect([kind, await tell(token)]).toEqual([kind, 400]);
    expect((await infoOf(anna)).provider?.linked).toBe(true);
    // Another person, and another session of hers.
    expect(await tell(provider?.sign({ ...claims, jti: 'second', sub: 'bo' }))).toBe(200);
    expect(await tell(provider?.sign({ ...claims, jti: 'third', sid: 'another' }))).toBe(200);
    expect((await infoOf(anna)).provider?.linked).toBe(true);

    const token = provider?.sign(claims);
    expect(await tell(token)).toBe(200);
    expect(codeOf(await anna.get('/api/me/account'))).toBe('bad-identity');
    const again = visitor();
    expect(await visitAs(again, 'anna')).toBe('signed-in');
    expect(await tell(token)).toBe(400);
    expect((await infoOf(again)).provider?.linked).toBe(true);
  }, 60_000);

  it('lists identities of other providers, and does not count them as a way to sign in', async () => {
    await open();
    const anna = visitor();
    expect(await visitAs(anna, 'anna')).toBe('signed-in');
    await prove(anna, 'anna');
    const authenticator = new Authenticator(url());
    await addPasskey(anna, authenticator);
    // The club's provider has moved to another address.
    change(`update provider_identities set id = '["https://club.example","anna"]'`);
    const info = await infoOf(anna);
    expect([info.provider?.linked, info.elsewhere]).toEqual([false, { passkeys: [], providers: ['club.example'] }]);
    const [passkey] = info.passkeys;
    expect(codeOf(await anna.post(`/api/me/passkeys/${passkey?.id}/remove`, {}))).toBe('last-way');
    expect(codeOf(await anna.post('/api/me/provider/remove', {}))).toBe('not-linked');
    expect((await anna.post('/api/me/provider/remove', { elsewhere: true })).status).toBe(200);
    expect((await infoOf(anna)).elsewhere.providers).toEqual([]);
  }, 60_000);
});

describe('the store of identities at a provider', () => {
  it.each(Object.entries(IDENTITY_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store.access).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});
