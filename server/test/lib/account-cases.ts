import type { Store, StoredSeat } from '@levante/host';
import type { AccountStore, Passkey } from '@levante/people';
import { aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';

const passkey = (id: string, more: Partial<Passkey> = {}): Passkey => ({
  ...{ id, person: 'anna', rpId: 'levante.example', publicKey: 'key', counter: 0, transports: ['usb', 'internal'] },
  ...{ name: 'Key', createdDay: 7, usedDay: 7 },
  ...more,
});
const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
const idOf = (name: string): string => name.padEnd(14, '0');
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};

/** Tests of the store of accounts for any database, next to the store of matches on it. */
export const ACCOUNT_CASES: Readonly<Record<string, (accounts: AccountStore, store: Store) => Promise<void>>> = {
  'keeps an account from its first passkey on': async (accounts) => {
    expect(await accounts.accountOf('anna')).toBeNull();
    expect(await accounts.addPasskey(passkey('one'), account('anna'))).toBe(true);
    expect(await accounts.accountOf('anna')).toEqual(account('anna'));
    expect(await accounts.passkeysOf('anna')).toEqual([passkey('one')]);
    expect(await accounts.passkeysOf('bo')).toEqual([]);
    // Nobody can claim a passkey of someone else.
    expect(await accounts.addPasskey(passkey('one', { person: 'bo' }), account('bo'))).toBe(false);
    expect([await accounts.accountOf('bo'), (await accounts.passkey('one'))?.person]).toEqual([null, 'anna']);
  },

  'forgets expired one-time secrets and counts, with what they contain': async (accounts) => {
    const challenge = { id: 'c', purpose: 'sign-in', person: null, session: null, data: 'd', expiresAt: 100 } as const;
    await accounts.addChallenge(challenge, 0);
    await accounts.attempt([{ id: 'a', max: 1, ms: 100 }], 0);
    await accounts.deleteExpired(100);
    expect(await accounts.challenge('c', 'sign-in', 0)).toEqual(challenge);
    expect(await accounts.attempt([{ id: 'a', max: 1, ms: 100 }], 0)).toBe(false);
    await accounts.deleteExpired(101);
    expect(await accounts.challenge('c', 'sign-in', 0)).toBeNull();
    expect(await accounts.attempt([{ id: 'a', max: 1, ms: 100 }], 0)).toBe(true);
  },

  'lets one of several concurrent uses of a counter succeed': async (accounts) => {
    await accounts.addPasskey(passkey('one'), account('anna'));
    const uses = await Promise.all([1, 2, 3].map(() => accounts.usePasskey(passkey('one'), 1, 9)));
    expect(uses.filter((isUsed) => isUsed)).toHaveLength(1);
    expect(await accounts.passkey('one')).toMatchObject({ counter: 1, usedDay: 9 });
  },

  'removes a passkey for its person only': async (accounts) => {
    await accounts.addPasskey(passkey('one'), account('anna'));
    await accounts.addPasskey(passkey('two', { person: 'bo' }), account('bo'));
    const remove = (person: string) =>
      accounts.removePasskey(person, 'one', {
        mayBeLast: true,
        at: 7,
        usable: { rpId: null, email: false, issuer: null },
      });
    expect([await remove('bo'), await remove('anna'), await remove('anna')]).toEqual(['missing', 'removed', 'missing']);
    expect(await accounts.passkey('one')).toBeNull();
  },

  'uses a recovery code up once, for its person': async (accounts) => {
    await accounts.replaceCodes('anna', ['old'], 7);
    await accounts.replaceCodes('anna', ['first', 'second'], 7);
    expect(await accounts.codesOf('anna')).toBe(2);
    expect([await accounts.personWithCode('first'), await accounts.personWithCode('old')]).toEqual(['anna', null]);
    expect([await accounts.useCode('old', null), await accounts.useCode('first', 'bo')]).toEqual([null, null]);
    const used = await Promise.all([1, 2, 3].map(() => accounts.useCode('first', null)));
    expect(used.filter((person) => person === 'anna')).toHaveLength(1);
    expect(await accounts.useCode('second', 'anna')).toBe('anna');
    expect(await accounts.codesOf('anna')).toBe(0);
  },

  'gives a handle to one person': async (accounts) => {
    expect(await accounts.setHandle('anna', 'anna')).toBe(false);
    for (const person of ['anna', 'bo']) {
      await accounts.addPasskey(passkey(person, { person }), account(person));
    }
    const chosen = await Promise.all(['anna', 'bo'].map((person) => accounts.setHandle(person, 'captain')));
    expect(chosen.filter((isChosen) => isChosen)).toHaveLength(1);
    expect([await accounts.setHandle('anna', 'anna'), await accounts.setHandle('bo', 'anna')]).toEqual([true, false]);
    expect(await accounts.setHandle('bo', 'captain')).toBe(true);
  },

  'finds people by handle, and lists handles': async (accounts) => {
    for (const person of ['anna', 'bo', 'eve']) {
      await accounts.addPasskey(passkey(person, { person }), account(person));
    }
    await accounts.setHandle('anna', 'ann');
    await accounts.setHandle('bo', 'bosun');
    expect(await accounts.reachable('bosun', 'anna')).toBe('bo');
    expect(await accounts.reachable('nobody', 'anna')).toBeNull();
    const handles = (limit: number) => accounts.handlesOf(['bo', 'anna', 'eve', 'guest'], 'eve', limit);
    expect(await handles(9)).toEqual([
      { person: 'anna', handle: 'ann', name: null },
      { person: 'bo', handle: 'bosun', name: null },
    ]);
    expect(await handles(1)).toHaveLength(1);
  },

  'uses a challenge up once, for its purpose and in time': async (accounts) => {
    const challenge = { id: 'c', purpose: 'sign-in', person: null, session: null, data: 'd', expiresAt: 100 } as const;
    await accounts.addChallenge(challenge, 0);
    await accounts.addChallenge({ ...challenge, id: 'late' }, 0);
    expect(await accounts.takeChallenge('c', 'confirm', 50)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => accounts.takeChallenge('c', 'sign-in', 50)));
    expect(taken.filter((one) => one !== null)).toEqual([challenge]);
    expect(await accounts.takeChallenge('late', 'sign-in', 101)).toBeNull();
  },

  'counts attempts until a limit expires': async (accounts) => {
    const attempt = (now: number) => accounts.attempt([{ id: 'a', max: 2, ms: 100 }], now);
    expect([await attempt(0), await attempt(1), await attempt(2), await attempt(100)]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(await attempt(101)).toBe(true);
    expect(await accounts.attempt([{ id: 'b', max: 1, ms: 100 }], 0)).toBe(true);
  },

  'makes attempts possible again one by one where a limit is gradual': async (accounts) => {
    const attempt = (now: number) => accounts.attempt([{ id: 'a', max: 2, ms: 100, isGradual: true }], now);
    const made = async (...times: readonly number[]) => {
      const all: boolean[] = [];
      for (const now of times) all.push(await attempt(now));
      return all;
    };
    expect(await made(0, 0, 0, 99, 100, 100, 200)).toEqual([true, true, false, false, true, false, true]);
    // After a pause, no more than at the beginning.
    expect(await made(900, 900, 900)).toEqual([true, true, false]);
    const many = await Promise.all([1, 2, 3, 4].map(() => attempt(5000)));
    expect(many.filter((isAllowed) => isAllowed)).toHaveLength(2);
  },

  'counts an attempt under all limits or none': async (accounts) => {
    const [wide, narrow] = [
      { id: 'wide', max: 2, ms: 100 },
      { id: 'narrow', max: 1, ms: 100, isGradual: true },
    ];
    expect(await accounts.attempt([wide, narrow], 0)).toBe(true);
    expect(await accounts.attempt([wide, narrow], 1)).toBe(false);
    expect([await accounts.attempt([wide], 2), await accounts.attempt([wide], 3)]).toEqual([true, false]);
  },

  'gives the seats of a guest to a person, except where the person sits': async (accounts, store) => {
    const open = async (name: string, ...seats: readonly StoredSeat[]) => {
      await store.create(aMatch({ id: idOf(name), seats, opener: { person: 'guest', place: 'here' } }));
    };
    await open('alone', seatOf(0, 'guest'), seatOf(1, 'guest'));
    await open('both', seatOf(0, 'guest'), seatOf(1, 'anna'));
    await open('other', seatOf(0, 'bo'), seatOf(1, 'bo'));
    // Reads fill the store's cache, which must not show the guest afterwards.
    for (const name of ['alone', 'both']) await store.read(idOf(name));
    expect(await accounts.matchCountOf('guest')).toBe(2);
    expect(await accounts.sharedMatchesOf('guest', 'anna')).toBe(1);
    expect(await accounts.bringSeats('guest', 'anna')).toEqual([idOf('alone')]);
    const peopleIn = async (name: string) => (await store.read(idOf(name)))?.seats.map(({ person }) => person);
    expect(await peopleIn('alone')).toEqual(['anna', 'anna']);
    expect(await peopleIn('both')).toEqual(['guest', 'anna']);
    expect(await peopleIn('other')).toEqual(['bo', 'bo']);
    expect((await store.read(idOf('alone')))?.opener).toBe('anna');
  },

  'moves the seats that are kept for a guest in a rematch': async (accounts, store) => {
    const kept = (seat: number, reservedFor: string): StoredSeat => ({ ...seatOf(seat, null), reservedFor });
    const rematches: readonly (readonly [string, readonly StoredSeat[]])[] = [
      ['kept', [kept(0, 'guest'), seatOf(1, 'bo')]],
      ['both', [kept(0, 'guest'), seatOf(1, 'anna')]],
      ['half', [seatOf(0, 'guest'), kept(1, 'guest')]],
    ];
    for (const [name, seats] of rematches) await store.create(aMatch({ id: idOf(name), seats: [...seats] }));
    for (const [name] of rematches) await store.read(idOf(name));
    expect(await accounts.bringSeats('guest', 'anna')).toEqual([idOf('half'), idOf('kept')]);
    const seatsIn = async (name: string) =>
      (await store.read(idOf(name)))?.seats.map(({ person, reservedFor }) => person ?? reservedFor);
    expect(await seatsIn('kept')).toEqual(['anna', 'bo']);
    expect(await seatsIn('both')).toEqual(['guest', 'anna']);
    expect(await seatsIn('half')).toEqual(['anna', 'anna']);
  },

  'deletes an account with everything that belongs to it, and nothing of others': async (accounts) => {
    for (const person of ['anna', 'bo']) {
      await accounts.addPasskey(passkey(person, { person }), account(person));
      await accounts.replaceCodes(person, [`code of ${person}`], 7);
      await accounts.setHandle(person, person);
    }
    await accounts.deleteAccount('anna');
    expect([await accounts.accountOf('anna'), await accounts.passkey('anna'), await accounts.codesOf('anna')]).toEqual([
      ...[null, null, 0],
    ]);
    expect([(await accounts.accountOf('bo'))?.handle, await accounts.codesOf('bo')]).toEqual(['bo', 1]);
    // The handle is free again.
    expect(await accounts.setHandle('bo', 'anna')).toBe(true);
  },
};
