import { expect } from 'vitest';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlLetterStore } from '../../src/accounts/letter-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { provedSession } from './held.ts';

const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
const email = (person: string, address: string) => ({ person, address, language: 'de' as const });

/** Tests of the store of addresses for any database. */
export const EMAIL_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'an address belongs to one person, even if two add it at the same time': async (access) => {
    const emails = new SqlEmailStore(access);
    const set = await Promise.all(
      ['anna', 'bo'].map(async (person) => {
        const { guest } = await provedSession(access, person);
        return await emails.setEmail(email(person, 'x@y.example'), account(person), guest);
      }),
    );
    expect(set.filter((isSet) => isSet)).toHaveLength(1);
    const owner = (await emails.personWith('x@y.example')) ?? '';
    expect(await emails.emailOf(owner)).toEqual({ ...email(owner, 'x@y.example'), next: null });
  },

  'an address is replaced when its time has come, unless another person has the new one by then': async (access) => {
    const emails = new SqlEmailStore(access);
    const letters = new SqlLetterStore(access);
    for (const person of ['anna', 'bo', 'cleo']) {
      const { guest } = await provedSession(access, person);
      expect(await emails.setEmail(email(person, `${person}@y.example`), account(person), guest)).toBe(true);
    }
    /** Begins a change whose notice was accepted, so that it takes effect at a time. */
    const wait = async (person: string, address: string, at: number) => {
      const isSet = await emails.setNextEmail(person, { address, session: 'session of anna', askedAt: 5 });
      for (const { id } of await letters.dueLetters(5, 99)) await letters.acceptLetter(id, at);
      return isSet;
    };
    expect(await wait('nobody', 'n@y.example', 10)).toBe(false);
    await wait('anna', 'new@y.example', 10);
    await wait('bo', 'new@y.example', 10);
    await wait('cleo', 'late@y.example', 11);
    await Promise.all([emails.settleEmails(10), emails.settleEmails(10)]);
    const settled = await Promise.all(['anna', 'bo'].map((person) => emails.emailOf(person)));
    expect(settled.map((one) => one?.next)).toEqual([null, null]);
    expect(settled.filter((one) => one?.address === 'new@y.example')).toHaveLength(1);
    expect((await emails.emailOf('cleo'))?.next).toEqual({ address: 'late@y.example', at: 11 });
    await emails.keepEmail('cleo');
    await emails.settleEmails(20);
    expect(await emails.emailOf('cleo')).toEqual({ ...email('cleo', 'cleo@y.example'), next: null });
    const held = { session: 'session of cleo', provedAt: 7 };
    const usable = { rpId: null, email: true, issuer: null };
    const remove = () => emails.removeEmail('cleo', { mayBeLast: true, at: 7, usable, held });
    expect([await remove(), await remove()]).toEqual(['removed', 'missing']);
  },
};
