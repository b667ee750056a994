import type { HeldRights } from '@levante/people';
import { expect } from 'vitest';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlIdentityStore } from '../../src/accounts/identity-store.ts';
import { SqlPasskeyStore } from '../../src/accounts/passkey-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { provedSession } from './held.ts';

const ROUNDS = 10;
const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
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

const CLUB = 'https://club.example';
const identity = (person: string, issuer = CLUB) => JSON.stringify([issuer, person]);
const USABLE = { rpId: 'levante.example', email: true, issuer: CLUB };
const HERE = { issuer: CLUB, isElsewhere: false };

/** Tests of removing ways to sign in from any database. */
export const REMOVAL_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'keep one when several are removed at the same time': async (access) => {
    const passkeys = new SqlPasskeyStore(access);
    const emails = new SqlEmailStore(access);
    const identities = new SqlIdentityStore(access);
    for (let round = 0; round < ROUNDS; round++) {
      const person = `anna${round}`;
      const ids = [`one${round}`, `two${round}`];
      const { guest, proved: held } = await provedSession(access, person);
      for (const [i, id] of ids.entries()) {
        await passkeys.addPasskey(passkey(id, person), account(person), i === 0 ? guest : held);
      }
      await emails.setEmail({ person, address: `${person}@y.example`, language: 'en' }, account(person), held);
      await identities.addIdentity(identity(person), 7, account(person), held);
      const keeping = { mayBeLast: false, at: 7, usable: USABLE, held };
      const removed = await Promise.all([
        ...ids.map((id) => passkeys.removePasskey(person, id, keeping)),
        emails.removeEmail(person, keeping),
        identities.removeIdentities(person, HERE, keeping),
      ]);
      expect(removed.toSorted()).toEqual(['last-way', 'removed', 'removed', 'removed']);
      const left = [
        ...(await passkeys.passkeysOf(person)),
        ...[await emails.emailOf(person)].filter((one) => one !== null),
        ...(await identities.identitiesOf(person)),
      ];
      expect(left).toHaveLength(1);
    }
  },

  'include the last one in a removal only if the request says so': async (access) => {
    const passkeys = new SqlPasskeyStore(access);
    const emails = new SqlEmailStore(access);
    const { guest, proved: held } = await provedSession(access, 'anna');
    await emails.setEmail({ person: 'anna', address: 'a@y.example', language: 'en' }, account('anna'), guest);
    await passkeys.addPasskey(passkey('bo', 'bo'), account('bo'), (await provedSession(access, 'bo')).guest);
    const remove = (mayBeLast: boolean) => emails.removeEmail('anna', { mayBeLast, at: 7, usable: USABLE, held });
    expect([await remove(false), await remove(true), await remove(true)]).toEqual(['last-way', 'removed', 'missing']);
    expect(await passkeys.removePasskey('anna', 'bo', { mayBeLast: true, at: 7, usable: USABLE, held })).toBe(
      'missing',
    );
  },

  'keep the last one that works on this server, whatever others there are': async (access) => {
    const passkeys = new SqlPasskeyStore(access);
    const emails = new SqlEmailStore(access);
    const identities = new SqlIdentityStore(access);
    const { guest, proved: held } = await provedSession(access, 'anna');
    await passkeys.addPasskey(passkey('own', 'anna'), account('anna'), guest);
    await passkeys.addPasskey({ ...passkey('other', 'anna'), rpId: 'other.example' }, account('anna'), held);
    await emails.setEmail({ person: 'anna', address: 'a@y.example', language: 'en' }, account('anna'), held);
    await identities.addIdentity(identity('anna', 'https://closed.example'), 7, account('anna'), held);
    const withoutMail = { mayBeLast: false, at: 7, usable: { ...USABLE, email: false }, held };
    expect(await passkeys.removePasskey('anna', 'own', withoutMail)).toBe('last-way');
    // No provider, and an address without passkeys.
    const nothing = { mayBeLast: false, at: 7, usable: { rpId: null, email: false, issuer: null }, held };
    expect(await passkeys.removePasskey('anna', 'own', nothing)).toBe('last-way');
    // What does not work can go as long as something is left that does.
    const elsewhere = { ...HERE, isElsewhere: true };
    expect(await identities.removeIdentities('anna', HERE, withoutMail)).toBe('missing');
    expect(await identities.removeIdentities('anna', elsewhere, withoutMail)).toBe('removed');
    expect(await identities.removeIdentities('anna', elsewhere, withoutMail)).toBe('missing');
    expect(await passkeys.removePasskey('anna', 'other', withoutMail)).toBe('removed');
    expect(await emails.removeEmail('anna', withoutMail)).toBe('removed');
    expect(await passkeys.removePasskey('anna', 'own', withoutMail)).toBe('last-way');
    // An identity at the provider works with and without a slash at the end of its address.
    await identities.addIdentity(identity('anna', `${CLUB}/`), 7, account('anna'), held);
    expect(await passkeys.removePasskey('anna', 'own', withoutMail)).toBe('removed');
    expect(await identities.removeIdentities('anna', HERE, withoutMail)).toBe('last-way');
  },

  'stay when the session that removes one has ended, or its proof': async (access) => {
    const passkeys = new SqlPasskeyStore(access);
    const emails = new SqlEmailStore(access);
    const identities = new SqlIdentityStore(access);
    const { guest, proved: held } = await provedSession(access, 'anna', { until: 20 });
    await passkeys.addPasskey(passkey('own', 'anna'), account('anna'), guest);
    await emails.setEmail({ person: 'anna', address: 'a@y.example', language: 'en' }, account('anna'), held);
    await identities.addIdentity(identity('anna'), 7, account('anna'), held);
    const removals = (rights: HeldRights) => {
      const terms = { mayBeLast: true, at: 7, usable: USABLE, held: rights };
      return Promise.all([
        passkeys.removePasskey('anna', 'own', terms),
        emails.removeEmail('anna', terms),
        identities.removeIdentities('anna', HERE, terms),
      ]);
    };
    const all = ['unproved', 'unproved', 'unproved'];
    expect(await removals({ ...held, provedAt: 20 })).toEqual(all);
    await new SqlSessionStore(access).endSession('anna', held.session);
    expect(await removals(held)).toEqual(all);
    expect(await passkeys.passkeysOf('anna')).toHaveLength(1);
    expect([await emails.personWith('a@y.example'), await identities.identitiesOf('anna')]).toEqual([
      'anna',
      [identity('anna')],
    ]);
  },
};
