import { type AccountChange, AccountLetters, EMAIL_WAIT_MS, type Letter, type Passkey } from '@levante/people';
import { waitFor } from '@levante/testkit/wait';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlDepartureStore } from '../../src/accounts/departure-store.ts';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlIdentityStore } from '../../src/accounts/identity-store.ts';
import { SqlLetterStore } from '../../src/accounts/letter-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { provedSession } from './held.ts';
import { aChannel, LIMITS } from './notification-cases.ts';
import { sessionOf } from './session-cases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OLD = 'old@y.example';
const NEXT = 'next@y.example';
const account = (person = 'anna', createdAt = 5) => ({ person, handle: null, userHandle: `of ${person}`, createdAt });
const passkey = (id: string): Passkey => ({
  id,
  person: 'anna',
  rpId: 'levante.example',
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Key',
  createdDay: 7,
  usedDay: 7,
});
/** Rights of Anna, in whose session proof is valid. */
const HELD = { session: 'one', provedAt: 9 } as const;
const RENEWAL = { person: 'anna', from: 0, session: 'one' } as const;
const USABLE = { rpId: 'levante.example', email: true, issuer: null };
const isLast = { mayBeLast: true, at: 9, usable: USABLE, held: HELD };

/** Anna's account with an address and a webhook, on a database. */
async function annasAccount(access: SqlAccess) {
  const stores = {
    ...accountStores(access, false),
    emails: new SqlEmailStore(access),
    identities: new SqlIdentityStore(access),
    departures: new SqlDepartureStore(access),
    letters: new SqlLetterStore(access),
    notifications: notificationStores(access),
    sessions: new SqlSessionStore(access),
  };
  const { guest } = await provedSession(access, 'anna', { id: 'one' });
  await provedSession(access, 'anna', { id: 'two' });
  await stores.emails.setEmail({ person: 'anna', address: OLD, language: 'de' }, account(), guest);
  await stores.notifications.preferences.putChannel(aChannel('anna'), LIMITS);
  /** Takes Anna’s letters and events. */
  const takeNotices = async () => {
    const letters = await stores.letters.dueLetters(1e15, 99);
    for (const { id } of letters) await stores.letters.postponeLetter(id, null);
    const events = await stores.notifications.outbox.events(99, 0);
    const schedules = events.map(({ id }) => ({ event: id, deliveries: [], held: null }));
    if (events.length > 0) await stores.notifications.outbox.schedule(schedules, 0);
    return {
      letters: letters.map(({ change, to, at }) => `${change} ${to} ${at}`),
      events: events.map(({ kind, person, at }) => `${kind} ${person} ${at}`),
    };
  };
  const askFor = (address: string, session = 'one') =>
    stores.emails.setNextEmail('anna', { address, session, askedAt: 9 });
  return { ...stores, takeNotices, askFor };
}

/** Servers that send letters in simulated time, and what a mail server accepts. */
function postOffice(access: SqlAccess) {
  const office = { now: 1e12, isOpen: true, accepted: [] as Letter[], failed: 0, hold: null as Promise<void> | null };
  const server = () =>
    new AccountLetters({
      store: new SqlLetterStore(access),
      mailer: {
        rehearse: async () => {},
        send: async (letter) => {
          await office.hold;
          if (!office.isOpen) throw new Error('refused');
          office.accepted.push(letter);
        },
      },
      time: { now: () => office.now, after: () => () => {} },
      failed: () => {
        office.failed += 1;
      },
    });
  return { office, server };
}

type AnnasAccount = Awaited<ReturnType<typeof annasAccount>>;

/** Signs Anna out everywhere else. */
const renewKeys = ({ sessions }: AnnasAccount) =>
  sessions.renewKeys({ ...RENEWAL, to: sessionOf('new', { generation: 1 }), now: 9 }, 7);

/** Changes of Anna's account, with the letter about each. */
const CHANGES: Readonly<
  Partial<Record<AccountChange, { readonly at: number; readonly make: (anna: AnnasAccount) => Promise<unknown> }>>
> = {
  'passkey-added': { at: 9, make: ({ passkeys }) => passkeys.addPasskey(passkey('new'), account(), HELD) },
  'passkey-removed': { at: 9, make: ({ passkeys }) => passkeys.removePasskey('anna', 'first', isLast) },
  'codes-renewed': {
    at: 9,
    make: ({ codes }) => codes.replaceCodes('anna', { hashes: ['code'], at: 9, held: HELD }),
  },
  'provider-added': { at: 9, make: ({ identities }) => identities.addIdentity('another', 7, account(), HELD) },
  'provider-removed': {
    at: 9,
    make: ({ identities }) => identities.removeIdentities('anna', { issuer: null, isElsewhere: true }, isLast),
  },
  'email-removed': { at: 9, make: ({ emails }) => emails.removeEmail('anna', isLast) },
  'signed-out': { at: 9, make: renewKeys },
  'email-changed': {
    at: 9,
    make: ({ emails }) => emails.setEmail({ person: 'anna', address: NEXT, language: 'de' }, account(), HELD),
  },
};

const changes = Object.entries(CHANGES).map(([change, { at, make }]) => {
  const run = async (access: SqlAccess): Promise<void> => {
    const anna = await annasAccount(access);
    await anna.passkeys.addPasskey(passkey('first'), account(), HELD);
    await anna.identities.addIdentity('one', 7, account(), HELD);
    await anna.takeNotices();
    await make(anna);
    expect(await anna.takeNotices()).toEqual({ letters: [`${change} ${OLD} ${at}`], events: [`security anna ${at}`] });
  };
  return [`a change (${change}) is told to the address and the channels of its person`, run] as const;
});

/** Tests of letters about changes of accounts, for any database. */
export const LETTER_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  ...Object.fromEntries(changes),

  'a change of an account that is not written sends no notice': async (access) => {
    const { passkeys, codes, emails, identities, takeNotices } = await annasAccount(access);
    const bo = await provedSession(access, 'bo');
    await emails.setEmail({ person: 'bo', address: 'bo@y.example', language: 'en' }, account('bo'), bo.guest);
    expect(await identities.addIdentity('his', 7, account('bo'), bo.proved)).toBe(true);
    await takeNotices();
    const ifAnotherIsLeft = { ...isLast, mayBeLast: false, usable: { ...USABLE, rpId: null } };
    expect(await emails.removeEmail('anna', ifAnotherIsLeft)).toBe('last-way');
    expect(await passkeys.removePasskey('anna', 'none', isLast)).toBe('missing');
    expect(await identities.addIdentity('his', 7, account(), HELD)).toBe(false);
    expect(await emails.setEmail({ person: 'anna', address: 'bo@y.example', language: 'de' }, account(), HELD)).toBe(
      false,
    );
    // Confirming the address again changes nothing.
    expect(await emails.setEmail({ person: 'anna', address: OLD, language: 'it' }, account(), HELD)).toBe(true);
    // Nor does what a session does that has no such rights.
    const late = { session: 'one', provedAt: 1e15 };
    expect(await codes.replaceCodes('anna', { hashes: ['code'], at: 9, held: late })).toBe(false);
    expect(await emails.removeEmail('anna', { ...isLast, held: late })).toBe('unproved');
    expect(await takeNotices()).toEqual({ letters: [], events: [] });
  },

  'a first way to sign in sends no notice': async (access) => {
    const { passkeys, notifications, takeNotices } = await annasAccount(access);
    const target = { kind: 'push', endpoint: 'https://push.example.org/', p256dh: 'B', auth: 'a' } as const;
    const browser = { browser: 'firefox', system: 'linux' };
    await notifications.preferences.putChannel(aChannel('guest', { target: { ...target, ...browser } }), LIMITS);
    const { guest } = await provedSession(access, 'guest');
    expect(await passkeys.addPasskey({ ...passkey('hers'), person: 'guest' }, account('guest'), guest)).toBe(true);
    expect(await takeNotices()).toEqual({ letters: [], events: [] });
  },

  'a pending change of address sends a notice to the old address and the channels only': async (access) => {
    const { askFor, takeNotices } = await annasAccount(access);
    expect(await askFor(NEXT)).toBe(true);
    expect(await takeNotices()).toEqual({ letters: [`email-changing ${OLD} 9`], events: ['security anna 9'] });
  },

  'an address changes three days after the mail server accepted the notice, and never before': async (access) => {
    const { emails, askFor } = await annasAccount(access);
    const { office, server } = postOffice(access);
    office.isOpen = false;
    await askFor(NEXT);
    // No server succeeds for a month: each continues where the last one ended.
    const until = office.now + 30 * DAY_MS;
    while (office.now < until) {
      await server().round();
      await emails.settleEmails(office.now);
      office.now += 3 * HOUR_MS;
    }
    expect(await emails.emailOf('anna')).toMatchObject({ address: OLD, next: { address: NEXT, at: null } });
    expect(office.failed).toBeGreaterThan(200);
    office.isOpen = true;
    await server().round();
    const at = office.now + EMAIL_WAIT_MS;
    expect(office.accepted).toMatchObject([{ kind: 'changing', to: OLD, language: 'de', at }]);
    expect((await emails.emailOf('anna'))?.next).toEqual({ address: NEXT, at });
    await emails.settleEmails(at - 1);
    expect((await emails.emailOf('anna'))?.address).toBe(OLD);
    await server().round();
    expect(office.accepted).toHaveLength(1);
    await emails.settleEmails(at);
    expect(await emails.emailOf('anna')).toMatchObject({ address: NEXT, next: null });
  },

  'the notice of an earlier change does not start the time of a later one': async (access) => {
    const { emails, letters, askFor } = await annasAccount(access);
    await askFor(NEXT);
    const [first] = await letters.dueLetters(1e15, 9);
    await askFor('other@y.example', 'two');
    await letters.acceptLetter(first?.id ?? '', 10);
    expect((await emails.emailOf('anna'))?.next).toEqual({ address: 'other@y.example', at: null });
    expect(await letters.dueLetters(1e15, 9)).toHaveLength(1);
    await emails.keepEmail('anna');
    expect(await letters.dueLetters(1e15, 9)).toEqual([]);
  },

  'a change of address ends with the session that began it, and when all sessions end': async (access) => {
    const { challenges, emails, sessions, letters, askFor } = await annasAccount(access);
    const challenge = { id: 'secret', purpose: 'email-code', person: 'anna', session: 'one', data: '' } as const;
    const ends = [
      () => sessions.endSession('anna', 'one'),
      () =>
        sessions.replaceSession(
          { from: { id: 'one', person: 'anna' }, to: sessionOf('new'), keep: [], isAlone: false, now: 5 },
          7,
        ),
      () => sessions.renewKeys({ ...RENEWAL, to: sessionOf('new', { generation: 1 }), now: 5 }, 7),
      () => sessions.deleteUnusedSessions({ seen: 8, issued: 0, replaced: 0 }),
    ];
    for (const end of ends) {
      await access.write([{ query: access.db.deleteFrom('sessions').where('person', '=', 'anna') }]);
      for (const id of ['one', 'two']) await sessions.addSession(sessionOf(id), 7);
      expect(await askFor(NEXT)).toBe(true);
      for (const { id } of await letters.dueLetters(1e15, 9)) await letters.acceptLetter(id, 10);
      await challenges.addChallenge({ ...challenge, expiresAt: 100 }, 5);
      await end();
      expect((await emails.emailOf('anna'))?.next).toBeNull();
      const isKept = end === ends.at(-1);
      expect((await challenges.challenge('secret', 'email-code', 50)) === null).toBe(!isKept);
      await challenges.takeChallenge('secret', 'email-code', 50);
    }
    await emails.settleEmails(1e15);
    expect((await emails.emailOf('anna'))?.address).toBe(OLD);
  },

  'a session that has ended cannot begin a change of address': async (access) => {
    const { emails, sessions, askFor } = await annasAccount(access);
    await sessions.endSession('anna', 'one');
    expect([await askFor(NEXT), (await emails.emailOf('anna'))?.next]).toEqual([false, null]);
  },

  'an address does not change while its account is being deleted': async (access) => {
    const { emails, departures, askFor, letters } = await annasAccount(access);
    await askFor(NEXT);
    for (const { id } of await letters.dueLetters(1e15, 9)) await letters.acceptLetter(id, 10);
    expect(await departures.begin({ person: 'anna', step: 'begun', dueAt: 100 }, HELD)).not.toBeNull();
    expect((await emails.emailOf('anna'))?.next).toBeNull();
    // Their sessions have ended, but a server of the previous release may begin a change.
    expect(await askFor(NEXT)).toBe(false);
    await access.write([
      { query: access.db.updateTable('emails').set({ next_address: NEXT, next_at: 10 }).where('id', '=', 'anna') },
    ]);
    await emails.settleEmails(50);
    expect((await emails.emailOf('anna'))?.address).toBe(OLD);
    await departures.end('anna', 60);
    await emails.settleEmails(70);
    expect(await emails.emailOf('anna')).toMatchObject({ address: OLD, next: null });
  },

  'a notice is sent by one of several servers, and again if that one ends before it is accepted': async (access) => {
    const { askFor } = await annasAccount(access);
    const { office, server } = postOffice(access);
    await askFor(NEXT);
    // Four servers, which end before the mail server answers.
    office.hold = new Promise(() => {});
    for (const one of [server(), server(), server(), server()]) void one.round();
    const due = () => new SqlLetterStore(access).dueLetters(office.now, 9);
    await waitFor(async () => expect(await due()).toEqual([]));
    office.hold = null;
    await server().round();
    expect(office.accepted).toEqual([]);
    office.now += HOUR_MS;
    await Promise.all([server().round(), server().round()]);
    expect(office.accepted).toHaveLength(1);
  },

  'a notice that cannot be sent is deleted after a week': async (access) => {
    const { codes, letters } = await annasAccount(access);
    const { office, server } = postOffice(access);
    office.isOpen = false;
    await codes.replaceCodes('anna', { hashes: ['code'], at: office.now, held: HELD });
    await server().round();
    expect(await letters.dueLetters(1e15, 9)).toMatchObject([{ attempts: 1, change: 'codes-renewed' }]);
    office.now += 8 * DAY_MS;
    await server().round();
    expect(await letters.dueLetters(1e15, 9)).toEqual([]);
  },
};
