import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/people/account-store.ts';
import { SqlEmailStore } from '../../src/people/email-store.ts';
import { SqlIdentityStore } from '../../src/people/identity-store.ts';
import type { SqlAccess } from '../../src/store/sql-access.ts';
import { addProvedSession } from './way-cases.ts';

const ROUNDS = 10;
const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
const passkey = (id: string, person: string) => ({
  ...{ id, person, rpId: 'levante.example', publicKey: 'key', counter: 0, transports: [] },
  ...{ name: 'Key', createdDay: 7, usedDay: 7 },
});

/** Tests of removing ways to sign in from any database. */
export const REMOVAL_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'keep the last way, however many are removed at the same time': async (access) => {
    // Handles and recovery codes are the same on both databases, and no match is locked.
    const accounts = new SqlAccountStore(access, false);
    const [emails, identities] = [new SqlEmailStore(access), new SqlIdentityStore(access)];
    for (let round = 0; round < ROUNDS; round++) {
      const person = `anna${round}`;
      const ids = [`one${round}`, `two${round}`];
      await addProvedSession(access, `session${round}`, person, 9);
      const proof = { session: `session${round}`, at: 0 };
      for (const [i, id] of ids.entries()) {
        await accounts.addPasskey(passkey(id, person), account(person), i === 0 ? null : proof);
      }
      await emails.setEmail({ person, address: `${person}@y.example`, language: 'en' }, account(person), proof);
      await identities.addIdentity(`issuer ${person}`, 7, account(person), proof);
      const removed = await Promise.all([
        ...ids.map((id) => accounts.removePasskey(person, id, { mayBeLast: false, at: 7 })),
        emails.removeEmail(person, { mayBeLast: false, at: 7 }),
        identities.removeIdentity(person, { mayBeLast: false, at: 7 }),
      ]);
      expect(removed.toSorted()).toEqual(['last-way', 'removed', 'removed', 'removed']);
      const left = [
        ...(await accounts.passkeysOf(person)),
        ...[await emails.emailOf(person)].filter((one) => one !== null),
        ...[await identities.hasIdentity(person)].filter((has) => has),
      ];
      expect(left).toHaveLength(1);
    }
  },

  'removes the last way of a person who says so': async (access) => {
    const [accounts, emails] = [new SqlAccountStore(access, false), new SqlEmailStore(access)];
    await emails.setEmail({ person: 'anna', address: 'a@y.example', language: 'en' }, account('anna'));
    await accounts.addPasskey(passkey('bo', 'bo'), account('bo'));
    const remove = (mayBeLast: boolean) => emails.removeEmail('anna', { mayBeLast, at: 7 });
    expect([await remove(false), await remove(true), await remove(true)]).toEqual(['last-way', 'removed', 'missing']);
    expect(await accounts.removePasskey('anna', 'bo', { mayBeLast: true, at: 7 })).toBe('missing');
  },
};
