import type { EmailStore } from '@levante/people';
import { expect } from 'vitest';

const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
const email = (person: string, address: string) => ({ person, address, language: 'de' as const });

/** Tests of the store of addresses for any database. */
export const EMAIL_CASES: Readonly<Record<string, (emails: EmailStore) => Promise<void>>> = {
  'gives an address to one person': async (emails) => {
    const set = await Promise.all(
      ['anna', 'bo'].map((person) => emails.setEmail(email(person, 'x@y.example'), account(person))),
    );
    expect(set.filter((isSet) => isSet)).toHaveLength(1);
    const owner = (await emails.personWith('x@y.example')) ?? '';
    expect(await emails.emailOf(owner)).toEqual({ ...email(owner, 'x@y.example'), next: null });
    expect(await emails.setEmail(email(owner, 'z@y.example'), account(owner))).toBe(true);
    expect(await emails.personWith('x@y.example')).toBeNull();
  },

  'replaces addresses when their time has come, unless they are taken by then': async (emails) => {
    for (const person of ['anna', 'bo', 'cleo']) {
      await emails.setEmail(email(person, `${person}@y.example`), account(person));
    }
    const wait = (person: string, address: string, at: number) => emails.setNextEmail(person, { address, at });
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
    const remove = () =>
      emails.removeEmail('cleo', { mayBeLast: true, usable: { rpId: null, email: true, issuer: null } });
    expect([await remove(), await remove()]).toEqual(['removed', 'missing']);
  },
};
