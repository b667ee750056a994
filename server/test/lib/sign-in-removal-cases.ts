import {
  AccountPasskeys,
  Accounts,
  type Authenticators,
  type Caller,
  Emails,
  type HeldRights,
  type IdentityProvider,
  type Letter,
  ProviderSignIn,
} from '@levante/people';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlIdentityStore } from '../../src/accounts/identity-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { provedSession } from './held.ts';

const NOW = 1000;
const account = (person: string, userHandle = `handle of ${person}`) => {
  return { person, handle: null, userHandle, createdAt: 5 };
};
const passkey = (id: string, person: string) => ({
  id,
  person,
  rpId: 'levante.example',
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Key',
  createdDay: 7,
  usedDay: 7,
});

/** The ways to sign in, each added to a person. Handles and recovery codes are the same on both databases. */
function waysOn(access: SqlAccess) {
  const stores = accountStores(access, false);
  const emails = new SqlEmailStore(access);
  const identities = new SqlIdentityStore(access);
  const add = {
    passkey: (person: string, name: string, held: HeldRights) =>
      stores.passkeys.addPasskey(passkey(`${person} ${name}`, person), account(person, `${person} ${name}`), held),
    email: (person: string, name: string, held: HeldRights) =>
      emails.setEmail(
        { person, address: `${person}-${name}@y.example`, language: 'en' },
        account(person, `${person} ${name} mail`),
        held,
      ),
    identity: (person: string, name: string, held: HeldRights) =>
      identities.addIdentity(`${person} ${name}`, 7, account(person, `${person} ${name} issuer`), held),
  };
  const countOf = async (person: string): Promise<number> =>
    (await stores.passkeys.passkeysOf(person)).length +
    ((await emails.emailOf(person)) === null ? 0 : 1) +
    (await identities.identitiesOf(person)).length;
  return { stores, emails, identities, add, countOf };
}

const KINDS = ['passkey', 'email', 'identity'] as const;

/** Tests of adding ways to sign in to any database. */
export const WAY_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'are added to a guest only while the guest has no account': async (access) => {
    const { stores, add, countOf } = waysOn(access);
    for (const first of KINDS) {
      const { guest } = await provedSession(access, first);
      expect([first, await add[first](first, 'one', { ...guest, session: 'none' })]).toEqual([first, false]);
      expect([first, await add[first](first, 'one', guest)]).toEqual([first, true]);
      const made = await stores.accounts.accountOf(first);
      for (const second of KINDS) {
        expect([first, second, await add[second](first, 'two', guest)]).toEqual([first, second, false]);
      }
      expect(await countOf(first)).toBe(1);
      expect(await stores.accounts.accountOf(first)).toEqual(made);
    }
  },

  'make a guest one account, however many are added at the same time': async (access) => {
    const { add, countOf } = waysOn(access);
    for (let round = 0; round < 5; round++) {
      const person = `anna${round}`;
      const { guest } = await provedSession(access, person);
      const each = (name: string) => KINDS.map((kind) => add[kind](person, name, guest));
      const added = await Promise.all(['one', 'two'].flatMap(each));
      expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
      expect(await countOf(person)).toBe(1);
    }
  },

  'are added to an account only while its proof is valid': async (access) => {
    const { stores, emails, add, countOf } = waysOn(access);
    for (const kind of KINDS) {
      const { guest, proved } = await provedSession(access, kind, { until: NOW, at: NOW - 1 });
      expect(await add.passkey(kind, 'first', guest)).toBe(true);
      const by = (held: HeldRights) => add[kind](kind, 'more', held);
      expect(await by({ ...proved, session: 'no such session' })).toBe(false);
      expect(await by({ ...proved, provedAt: NOW })).toBe(false);
      const other = await provedSession(access, 'eve', { id: `other than ${kind}`, until: NOW });
      expect(await by(other.proved)).toBe(false);
      expect(await countOf(kind)).toBe(1);
      expect(await by(proved)).toBe(true);
      expect(await countOf(kind)).toBe(2);
      if (kind === 'email') {
        expect(await add.email(kind, 'later', proved)).toBe(true);
        expect(await emails.personWith('email-more@y.example')).toBeNull();
      }
      const ending = access.db.updateTable('sessions').set({ ended: 1 }).where('id', '=', proved.session);
      await access.write([{ query: ending }]);
      expect(await add.passkey(kind, 'late', proved)).toBe(false);
      await stores.accounts.deleteAccount(kind);
      const after = await provedSession(access, kind, { id: `session after ${kind}` });
      expect(await add[kind](kind, 'late', after.proved)).toBe(false);
      expect([await stores.accounts.accountOf(kind), await countOf(kind)]).toEqual([null, 0]);
    }
  },

  'of a copied guest are refused if another session becomes the account before the write': async (access) => {
    const { stores, emails, identities, add, countOf } = waysOn(access);
    const becomesAccount = async (person: string): Promise<void> => {
      const { guest } = await provedSession(access, person);
      expect(await add.passkey(person, 'of the owner', guest)).toBe(true);
    };
    /** Returns the holder of a copy of a guest's session. */
    const copyOf = async (person: string): Promise<Caller> => {
      const { guest } = await provedSession(access, person, { id: `copy of ${person}` });
      return { person, session: guest.session };
    };
    const held = <T extends object>(real: T, method: keyof T, person: string): T =>
      new Proxy(real, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return async (...given: readonly unknown[]) => {
            if (name === method) await becomesAccount(person);
            return await Reflect.apply(value, target, given);
          };
        },
      });
    let made = 0;
    const newSecret = (): string => {
      made += 1;
      return `secret ${made}`;
    };
    const secrets = { now: () => NOW, newSecret, below: () => 0 };
    const authenticators: Authenticators = {
      creationOptions: async ({ challenge }) => ({ challenge }),
      requestOptions: async ({ challenge }) => ({ challenge }),
      claimOf: (response) => ({ challenge: String(response), id: 'of the copy' }),
      verifyCreation: async () => ({ id: 'of the copy', publicKey: 'key', counter: 0, transports: [] }),
      verifyUse: async () => null,
    };
    const accounts = new Accounts({
      ...secrets,
      stores,
      leaveSeats: async () => {},
      sessionsEnded: () => {},
      markChanged: () => {},
      isOperator: async () => false,
    });
    const site = { origin: 'https://levante.example', rpId: 'levante.example' };

    const passkeys = new AccountPasskeys({
      ...secrets,
      accounts,
      passkeys: held(stores.passkeys, 'addPasskey', 'anna'),
      challenges: stores.challenges,
      authenticators,
    });
    const anna = await copyOf('anna');
    const options = await passkeys.beginAdding(anna, site, 'Anna');
    const challenge = options.ok && 'challenge' in options.value ? options.value.challenge : '';
    expect(await passkeys.add(anna, { site, response: challenge }, 'Key')).toEqual({
      ok: false,
      fault: 'not-proven',
    });

    const letters: Letter[] = [];
    const bo = await copyOf('bo');
    const mail = new Emails({
      ...secrets,
      challenges: stores.challenges,
      accounts,
      emails: held(emails, 'setEmail', 'bo'),
      mailer: { send: async (letter) => void letters.push(letter), rehearse: async () => {} },
      generationOf: async () => 0,
      after: (_, then) => {
        then();
        return () => {};
      },
      failed: () => {},
    });
    const ticket = await mail.beginAdding(bo, { address: 'copy@y.example', language: 'en', from: 'here' });
    await mail.idle();
    const [letter] = letters;
    if (!ticket.ok || letter?.kind !== 'add') throw new Error('no message');
    expect(await mail.useCode(bo, { ticket: ticket.value, code: letter.code, from: 'here' })).toEqual({
      ok: false,
      fault: 'proof-needed',
    });

    const provider: IdentityProvider = {
      name: 'Club',
      issuer: 'https://club.example',
      begin: async ({ state }) => `https://club.example/?state=${state}`,
      finish: async () => ({ id: 'issuer of the copy', authenticatedAt: null, session: null }),
      readLogout: async () => null,
    };
    for (const [kind, fault] of [['add', 'proof-needed'] as const, ['sign-in', 'not-linked'] as const]) {
      const caller = await copyOf(`cleo ${kind}`);
      const heldIdentities = held(identities, 'addIdentity', caller.person);
      const club = new ProviderSignIn({
        ...secrets,
        store: stores.accounts,
        challenges: stores.challenges,
        accounts,
        identities: heldIdentities,
        provider,
        sessions: { end: async () => true },
        endStreamsOf: () => {},
      });
      const begun = await club.begin({ kind }, caller);
      if (!begun.ok) throw new Error('no visit');
      const query = new URL(begun.value.url).search.slice(1);
      expect(await club.finish(begun.value.secret, query, caller)).toEqual({ ok: false, fault });
      expect(await countOf(caller.person)).toBe(1);
    }
    expect([await countOf('anna'), await countOf('bo')]).toEqual([1, 1]);
    expect(await emails.personWith('copy@y.example')).toBeNull();
  },
};
