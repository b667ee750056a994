import { readFile } from 'node:fs/promises';
import { sessionIdOf } from '@levante/people';
import type { Mailbox } from '@levante/testkit/mailbox';
import { CLIENT_ID, CLIENT_SECRET, ProviderBrowser, TestProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { AccountInfo, Devices, EmailTicket, ProviderVisit, SignedIn, Token } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SqlAccountStore } from '../src/accounts/account-store.ts';
import { SqlDepartureStore } from '../src/accounts/departure-store.ts';
import { SqlHandleStore } from '../src/accounts/handle-store.ts';
import { SqlIdentityStore } from '../src/accounts/identity-store.ts';
import { SqlPasskeyStore } from '../src/accounts/passkey-store.ts';
import { SqlRecoveryCodeStore } from '../src/accounts/recovery-code-store.ts';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { keysIn } from '../src/backend/secret.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { Signer } from '../src/http/signer.ts';
import { Authenticator, addPasskey, prove, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openMailFixture } from './lib/mail-fixture.ts';
import { sessionOf } from './lib/session-cases.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let mailbox: Mailbox | undefined;
let provider: TestProvider | undefined;
/** Calls that are held up. */
const held: { release(): void }[] = [];

afterEach(async () => {
  for (const { release } of held.splice(0)) release();
  await fixture.close();
  await provider?.close();
  provider = undefined;
  mailbox = undefined;
});

const url = (): string => `http://localhost:${fixture.server.port}`;
const visitor = (): Visitor => new Visitor(url);
const infoOf = async (one: Visitor) => z.parse(AccountInfo, (await one.get('/api/me/account')).json);
const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

/** Holds the next call of a method of a store until it is released. */
function hold<Store extends object>(store: Store, method: keyof Store) {
  const real: unknown = Reflect.get(store, method);
  if (typeof real !== 'function') throw new Error(`${String(method)} is no method`);
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let open = (): void => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  const put = (value: unknown) => Reflect.set(store, method, value);
  put(async function (this: unknown, ...given: readonly unknown[]) {
    put(real);
    reach();
    await released;
    return await Reflect.apply(real, this, given);
  });
  const release = (): void => {
    put(real);
    open();
  };
  held.push({ release });
  return { reached, release };
}

/** A visitor with a name and a passkey, and the holder of a copy of their cookie. */
async function accountWithCopy() {
  const anna = visitor();
  const copy = visitor();
  const key = new Authenticator(url());
  await anna.post('/api/me', { name: 'Anna' });
  expect((await addPasskey(anna, key)).status).toBe(200);
  copy.cookie = anna.cookie;
  return { anna, copy, key };
}

/** A guest with a name and a match, and the holder of a copy of their cookie. */
async function guestWithCopy() {
  const guest = visitor();
  const copy = visitor();
  await guest.post('/api/me', { name: 'Guest' });
  const { id } = await guest.open(waiting);
  copy.cookie = guest.cookie;
  return { guest, copy, match: id };
}

/** Gives a guest another session, which outlives the one that a copy of their cookie ends. */
async function secondSession(guest: Visitor): Promise<void> {
  const signer = new Signer(keysIn(await readFile(filesOf(fixture.dataDir).secret, 'utf8'), 'the secret'));
  const person = /c2\.([a-z0-9]{24})/.exec(guest.cookie ?? '')?.[1] ?? '';
  const secret = 's'.repeat(16);
  const connection = connect(filesOf(fixture.dataDir).database);
  const sessions = new SqlSessionStore(connectionAccess(connection));
  await sessions.addSession(sessionOf(sessionIdOf(secret), { person }), 7);
  connection.close();
  guest.cookie = `levante=${signer.sign('cookie', { person, generation: 0, secret })}`;
}

/** Starts a server with a provider. */
async function openClub(): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  provider = await TestProvider.open(`${origin}/api/sign-in/provider/return`);
  const openId = { issuer: provider.issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: 'The club' };
  fixture = await openFixture({ port, origin, openId });
}

/** Goes to the provider and comes back. Returns the fragment of the page that follows. */
async function visitAs(
  one: Visitor,
  login: string,
  path = '/api/sign-in/provider',
  body: object = {},
  browser = new ProviderBrowser(),
) {
  const { cookie } = one;
  const reply = await one.post(path, body);
  one.cookie = cookie;
  const visit = /levante-visit=[^;]+/.exec(reply.headers.getSetCookie().join(';'))?.[0] ?? '';
  const back = await browser.visit(z.parse(ProviderVisit, reply.json).url, login);
  const cookies = [cookie, visit].filter((part) => part !== null).join('; ');
  const response = await fetch(back, { redirect: 'manual', headers: { cookie: cookies } });
  for (const line of response.headers.getSetCookie()) {
    const [set = ''] = line.split(';', 1);
    if (set.startsWith('levante=')) one.cookie = set;
    if (set.startsWith('levante-leaving=')) one.bound.set('leaving', set);
  }
  return response.headers.get('location')?.replace('/me#', '') ?? `status ${response.status}`;
}

const proveAs = (one: Visitor, login: string) => visitAs(one, login, '/api/me/provider', { purpose: 'prove' });

/** Says as the provider that a person has signed out there. Returns the status of the reply. */
async function sayLoggedOut(sub: string): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const claims = {
    iss: provider?.issuer,
    aud: CLIENT_ID,
    iat: now,
    exp: now + 120,
    jti: `logout of ${sub}`,
    events,
    sub,
  };
  const body = new URLSearchParams({ logout_token: provider?.sign(claims) ?? '' });
  return (await fetch(`${url()}/api/sign-in/provider/logout`, { method: 'POST', body })).status;
}

describe('a logout at the provider', () => {
  it('ends a session of the person that begins while the logout is processed', async () => {
    await openClub();
    expect(await visitAs(visitor(), 'anna')).toBe('signed-in');
    const anna = visitor();
    await anna.get('/api/me');
    const beginning = hold(SqlSessionStore.prototype, 'replaceSession');
    const going = visitAs(anna, 'anna');
    await beginning.reached;
    expect(await sayLoggedOut('anna')).toBe(200);
    beginning.release();
    expect(await going).toBe('failed=not-proven');
    expect((await anna.get('/api/me/account')).status).toBe(401);
  }, 60_000);

  it('ends the offer to restore a deleted account, which stays deleted', async () => {
    await openClub();
    const anna = visitor();
    await visitAs(anna, 'anna');
    expect(await proveAs(anna, 'anna')).toBe('proved');
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    const back = visitor();
    const [, ticket] = /^leaving=([\w-]+)\./.exec(await visitAs(back, 'anna')) ?? [];
    expect(await sayLoggedOut('anna')).toBe(200);
    expect(codeOf(await back.post('/api/sign-in/come-back', { ticket }))).toBe('not-proven');
    expect(await visitAs(visitor(), 'anna')).toMatch(/^leaving=/);
  }, 60_000);

  it('ends a session of the person that is replaced while the logout is processed', async () => {
    await openClub();
    const anna = visitor();
    const key = new Authenticator(url());
    await visitAs(anna, 'anna');
    expect(await proveAs(anna, 'anna')).toBe('proved');
    expect((await addPasskey(anna, key)).status).toBe(200);
    const ending = hold(SqlSessionStore.prototype, 'endSession');
    const saying = sayLoggedOut('anna');
    await ending.reached;
    expect((await prove(anna, key)).status).toBe(200);
    ending.release();
    expect(await saying).toBe(200);
    expect((await anna.get('/api/me/account')).status).toBe(401);
  }, 60_000);
});

describe('a logout of one session at the provider', () => {
  it.each([
    'prove',
    'confirm',
  ])('also ends a session that a simultaneous visit with the purpose %s binds to the provider’s session', async (purpose) => {
    await openClub();
    const anna = visitor();
    const first = new ProviderBrowser();
    const second = new ProviderBrowser();
    expect(await visitAs(anna, 'anna', undefined, undefined, first)).toBe('signed-in');
    // Signed in there before, so that a silent visit is answered.
    expect(await visitAs(visitor(), 'anna', undefined, undefined, second)).toBe('signed-in');
    const confirming = hold(SqlIdentityStore.prototype, 'confirmIdentity');
    const going = visitAs(anna, 'anna', '/api/me/provider', { purpose }, second);
    await confirming.reached;
    const listing = hold(SqlIdentityStore.prototype, 'sessionsBegunBy');
    const leaving = second.signOut(provider?.issuer ?? '');
    await listing.reached;
    listing.release();
    await leaving;
    confirming.release();
    expect(await going).toBe(purpose === 'prove' ? 'failed=not-proven' : '/me');
    expect((await anna.get('/api/me/account')).status).toBe(401);
  }, 60_000);
});

describe('a sign-in message', () => {
  const address = 'anna@levante.example';
  const ticketOf = (reply: Reply): string => z.parse(EmailTicket, reply.json).ticket;

  /** Starts a server with a mailbox. */
  async function open(): Promise<void> {
    const mail = await openMailFixture();
    fixture = mail;
    mailbox = mail.mailbox;
  }

  /** Returns the next message with a code; others are notices. */
  async function nextMessage() {
    for (;;) {
      const letter = await mailbox?.next();
      if (letter?.code) return { code: letter.code, token: letter.link?.split('=')[1] };
    }
  }

  async function addAddress(one: Visitor): Promise<void> {
    await one.get('/api/me');
    const ticket = ticketOf(await one.post('/api/me/email', { address, language: 'en' }));
    const { code } = await nextMessage();
    expect((await one.post('/api/me/email/code', { ticket, code })).status).toBe(200);
  }

  /** Asks for a message, and returns what uses it. */
  async function askedBy(one: Visitor) {
    const ticket = ticketOf(await one.post('/api/sign-in/email', { address, language: 'en' }));
    const { code, token } = await nextMessage();
    return {
      byLink: async () => codeOf(await one.post('/api/sign-in/email/link', { token, code })),
      byCode: async () => codeOf(await one.post('/api/sign-in/email/code', { ticket, code })),
    };
  }

  it('is void once another account has the address', async () => {
    await open();
    const thief = visitor();
    const anna = visitor();
    const browser = visitor();
    await addAddress(thief);
    const first = await askedBy(browser);
    const second = await askedBy(browser);
    expect((await thief.post('/api/me/email/remove', { last: true })).status).toBe(200);
    await addAddress(anna);
    expect([await first.byLink(), await second.byCode()]).toEqual(['not-proven', 'not-proven']);
    expect((await infoOf(anna)).email?.address).toBe(address);
  }, 60_000);

  it('is void once its person has signed out everywhere else', async () => {
    await open();
    const anna = visitor();
    const thief = visitor();
    await addAddress(anna);
    const first = await askedBy(thief);
    const second = await askedBy(thief);
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    expect([await first.byLink(), await second.byCode()]).toEqual(['not-proven', 'not-proven']);
    expect(await (await askedBy(anna)).byCode()).toBe('');
  }, 60_000);

  it('gives no lasting session to another browser if its person signs out everywhere else meanwhile', async () => {
    await open();
    const anna = visitor();
    await addAddress(anna);
    for (const way of ['byLink', 'byCode'] as const) {
      const thief = visitor();
      const message = await askedBy(thief);
      await thief.get('/api/me');
      // As a guest, who is asked about once the message has been used.
      const beginning = hold(SqlAccountStore.prototype, 'accountOf');
      const going = message[way]();
      await beginning.reached;
      expect((await anna.post('/api/me/keys', {})).status).toBe(201);
      beginning.release();
      await going;
      expect((await thief.get('/api/me/account')).status).toBe(401);
    }
  }, 60_000);
});

describe('a copy of a guest’s cookie', () => {
  it('does not become an account once the guest has signed out everywhere else', async () => {
    await openClub();
    const { guest, copy } = await guestWithCopy();
    const adding = hold(SqlIdentityStore.prototype, 'addIdentity');
    const going = visitAs(copy, 'thief');
    await adding.reached;
    expect((await guest.post('/api/me/keys', {})).status).toBe(201);
    adding.release();
    expect(await going).toBe('failed=not-linked');
    const again = visitor();
    expect(await visitAs(again, 'thief')).toBe('signed-in');
    expect((await again.get('/api/me')).json).toEqual({ name: null });
    expect((await infoOf(guest)).createdAt).toBeNull();
  }, 60_000);

  it('deletes nothing once the guest has an account', async () => {
    fixture = await openFixture();
    const { guest, copy, match } = await guestWithCopy();
    const leaving = hold(SqlDepartureStore.prototype, 'begin');
    const going = copy.post('/api/me/forget', {});
    await leaving.reached;
    const key = new Authenticator(url());
    expect((await addPasskey(guest, key)).status).toBe(200);
    leaving.release();
    expect(codeOf(await going)).toBe('proof-needed');
    expect((await guest.match(match)).mine).toEqual([0]);
    expect(z.parse(SignedIn, (await signIn(visitor(), key)).json)).toEqual({ name: 'Guest', guest: null });
  });

  it('takes over no matches once the guest has an account', async () => {
    fixture = await openFixture();
    const { key } = await accountWithCopy();
    const { guest, copy, match } = await guestWithCopy();
    await secondSession(guest);
    const { guest: offer } = z.parse(SignedIn, (await signIn(copy, key)).json);
    const bringing = hold(SqlAccountStore.prototype, 'bringSeats');
    const going = copy.post('/api/me/guest', { ticket: offer?.ticket });
    await bringing.reached;
    expect((await addPasskey(guest, new Authenticator(url()))).status).toBe(200);
    bringing.release();
    expect(codeOf(await going)).toBe('not-proven');
    expect([(await guest.match(match)).mine, (await copy.match(match)).mine]).toEqual([[0], []]);
    expect((await infoOf(guest)).passkeys).toHaveLength(1);
  });

  it('cannot move the guest’s matches to an account once the guest has signed out everywhere else', async () => {
    fixture = await openFixture();
    const { key } = await accountWithCopy();
    const { guest, copy, match } = await guestWithCopy();
    const beginning = hold(SqlSessionStore.prototype, 'replaceSession');
    const going = signIn(copy, key);
    await beginning.reached;
    expect((await guest.post('/api/me/keys', {})).status).toBe(201);
    beginning.release();
    const reply = await going;
    expect(codeOf(reply)).toBe('bad-identity');
    expect((await guest.match(match)).mine).toEqual([0]);
  });

  it('has no access to the guest’s later account, even if it signs out everywhere else at the same time', async () => {
    fixture = await openFixture();
    const { guest, copy, match } = await guestWithCopy();
    const key = new Authenticator(url());
    // The account is there already, and the session before has not ended yet.
    const rising = hold(SqlSessionStore.prototype, 'replaceSession');
    const going = addPasskey(guest, key);
    await rising.reached;
    expect((await copy.post('/api/me/keys', {})).status).toBe(201);
    rising.release();
    expect((await going).status).toBe(200);
    expect((await copy.get('/api/me')).status).toBe(401);
    expect((await guest.match(match)).mine).toEqual([0]);
    expect((await guest.post('/api/me/codes', {})).status).toBe(200);
  });

  it('loses its stream of a match when the owner moves the guest’s matches to their account', async () => {
    fixture = await openFixture();
    const { key } = await accountWithCopy();
    const { guest, copy: anna, match } = await guestWithCopy();
    await secondSession(guest);
    const { guest: offer } = z.parse(SignedIn, (await signIn(anna, key)).json);
    const follower = guest.follow(match);
    await follower.until(() => true);
    expect((await anna.post('/api/me/guest', { ticket: offer?.ticket })).status).toBe(200);
    expect((await guest.get('/api/me')).status).toBe(401);
    await expect.poll(() => follower.ended).toBe(true);
  });
});

describe('a copy of an account’s cookie', () => {
  const changes = [
    ['renews no recovery codes', () => hold(SqlRecoveryCodeStore.prototype, 'replaceCodes'), '/api/me/codes', {}],
    [
      'removes no passkey',
      () => hold(SqlPasskeyStore.prototype, 'removePasskey'),
      '/api/me/passkeys/:key/remove',
      { last: true },
    ],
    ['sets no handle', () => hold(SqlHandleStore.prototype, 'setHandle'), '/api/me/handle', { handle: 'thief' }],
  ] as const;

  it.each(changes)('%s once its owner has signed out everywhere else', async (_, holdWrite, path, body) => {
    fixture = await openFixture();
    const { anna, copy, key } = await accountWithCopy();
    const writing = holdWrite();
    const going = copy.post(path.replace(':key', key.id), body);
    await writing.reached;
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    writing.release();
    expect(codeOf(await going)).toBe('proof-needed');
    expect(await infoOf(anna)).toMatchObject({ codes: 0, handle: null, passkeys: [{ id: key.id }] });
  });

  it('gets none of the matches that its owner takes over', async () => {
    fixture = await openFixture();
    const { key } = await accountWithCopy();
    const { guest: anna, match } = await guestWithCopy();
    const { guest: offer } = z.parse(SignedIn, (await signIn(anna, key)).json);
    const copy = visitor();
    const program = visitor();
    copy.cookie = anna.cookie;
    program.token = z.parse(Token, (await copy.post('/api/tokens', { scope: 'play' })).json).token;
    expect((await program.match(match)).mine).toEqual([]);
    expect((await anna.post('/api/me/guest', { ticket: offer?.ticket })).status).toBe(200);
    expect((await anna.match(match)).mine).toEqual([0]);
    for (const one of [copy, program]) expect((await one.get(`/api/matches/${match}`)).status).toBe(401);
  });
});

describe('a session that has ended', () => {
  /** Loses the answer of the database to the next call of a method of a store. */
  function lose<Store extends object>(store: Store, method: keyof Store): void {
    const real: unknown = Reflect.get(store, method);
    if (typeof real !== 'function') throw new Error(`${String(method)} is no method`);
    Reflect.set(store, method, async function (this: unknown, ...given: readonly unknown[]) {
      Reflect.set(store, method, real);
      await Reflect.apply(real, this, given);
      throw new Error('the answer was lost');
    });
  }

  it('is void even if the database’s reply to its end was lost', async () => {
    fixture = await openFixture();
    const { anna, key } = await accountWithCopy();
    const phone = visitor();
    await signIn(phone, key);
    const { devices } = z.parse(Devices, (await anna.get('/api/me/devices')).json);
    const id = devices.find(({ mine }) => !mine)?.id;
    lose(SqlSessionStore.prototype, 'endSession');
    expect((await anna.post(`/api/me/devices/${id}/sign-out`, {})).status).toBe(500);
    expect((await phone.get('/api/me')).status).toBe(401);
    lose(SqlDepartureStore.prototype, 'begin');
    expect((await anna.post('/api/me/forget', {})).status).toBe(500);
    expect((await anna.get('/api/me')).status).toBe(401);
  });

  it('is void even if the database’s reply to the move of its matches was lost', async () => {
    fixture = await openFixture();
    const { key } = await accountWithCopy();
    const { guest: anna, copy: guest } = await guestWithCopy();
    await secondSession(guest);
    const { guest: offer } = z.parse(SignedIn, (await signIn(anna, key)).json);
    expect((await guest.get('/api/me')).status).toBe(200);
    lose(SqlAccountStore.prototype, 'bringSeats');
    expect((await anna.post('/api/me/guest', { ticket: offer?.ticket })).status).toBe(500);
    expect((await guest.get('/api/me')).status).toBe(401);
  });
});
