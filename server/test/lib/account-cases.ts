import type { Store, StoredSeat } from '@levante/host';
import type { AccountStores, Passkey } from '@levante/people';
import { aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlChatStore } from '../../src/chat/chat-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { bringSeats, type HeldBy, provedSession } from './held.ts';

const passkey = (id: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  person: 'anna',
  rpId: 'levante.example',
  publicKey: 'key',
  counter: 0,
  transports: ['usb', 'internal'],
  name: 'Key',
  createdDay: 7,
  usedDay: 7,
  ...more,
});
const account = (person: string) => ({ person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 });
const idOf = (name: string): string => name.padEnd(14, '0');
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};

/** Opens a person's account with a passkey of this id. Returns the rights of their session. */
async function openAccount(
  [stores, access]: readonly [AccountStores, SqlAccess],
  person: string,
  id = person,
): Promise<HeldBy> {
  const held = await provedSession(access, person);
  expect(await stores.passkeys.addPasskey(passkey(id, { person }), account(person), held.guest)).toBe(true);
  return held;
}

type Case = (stores: AccountStores, store: Store, access: SqlAccess) => Promise<void>;

const CASES: Readonly<Record<string, Case>> = {
  'stores an account with its first passkey, which no other person can claim': async (stores, _, access) => {
    expect(await stores.accounts.accountOf('anna')).toBeNull();
    await openAccount([stores, access], 'anna', 'one');
    expect(await stores.accounts.accountOf('anna')).toEqual(account('anna'));
    expect(await stores.passkeys.passkeysOf('anna')).toEqual([passkey('one')]);
    expect(await stores.passkeys.passkeysOf('bo')).toEqual([]);
    // No person can claim a passkey of someone else.
    const { guest } = await provedSession(access, 'bo');
    expect(await stores.passkeys.addPasskey(passkey('one', { person: 'bo' }), account('bo'), guest)).toBe(false);
    expect([await stores.accounts.accountOf('bo'), (await stores.passkeys.passkey('one'))?.person]).toEqual([
      null,
      'anna',
    ]);
  },

  'deletes expired one-time secrets and counts': async (stores) => {
    const challenge = { id: 'c', purpose: 'sign-in', person: null, session: null, data: 'd', expiresAt: 100 } as const;
    await stores.challenges.addChallenge(challenge, 0);
    await stores.challenges.attempt([{ id: 'a', max: 1, ms: 100 }], 0);
    await stores.challenges.deleteExpired(100);
    expect(await stores.challenges.challenge('c', 'sign-in', 0)).toEqual(challenge);
    expect(await stores.challenges.attempt([{ id: 'a', max: 1, ms: 100 }], 0)).toBe(false);
    await stores.challenges.deleteExpired(101);
    expect(await stores.challenges.challenge('c', 'sign-in', 0)).toBeNull();
    expect(await stores.challenges.attempt([{ id: 'a', max: 1, ms: 100 }], 0)).toBe(true);
  },

  'accepts one of several simultaneous uses of a passkey’s counter': async (stores, _, access) => {
    await openAccount([stores, access], 'anna', 'one');
    const uses = await Promise.all([1, 2, 3].map(() => stores.passkeys.usePasskey(passkey('one'), 1, 9)));
    expect(uses.filter((isUsed) => isUsed)).toHaveLength(1);
    expect(await stores.passkeys.passkey('one')).toMatchObject({ counter: 1, usedDay: 9 });
  },

  'removes a passkey for its person only': async (stores, _, access) => {
    const anna = await openAccount([stores, access], 'anna', 'one');
    const bo = await openAccount([stores, access], 'bo', 'two');
    const usable = { rpId: null, email: false, issuer: null };
    const remove = (person: string, { proved: held }: HeldBy) =>
      stores.passkeys.removePasskey(person, 'one', { mayBeLast: true, at: 7, usable, held });
    expect(await remove('bo', bo)).toBe('missing');
    expect(await remove('anna', bo)).not.toBe('removed');
    expect([await remove('anna', anna), await remove('anna', anna)]).toEqual(['removed', 'missing']);
    expect(await stores.passkeys.passkey('one')).toBeNull();
  },

  'accepts a recovery code once, for its person': async (stores, _, access) => {
    const { proved: held } = await openAccount([stores, access], 'anna');
    for (const hashes of [['old'], ['first', 'second']]) {
      expect(await stores.codes.replaceCodes('anna', { hashes, at: 7, held })).toBe(true);
    }
    expect(await stores.codes.codesOf('anna')).toBe(2);
    expect([await stores.codes.personWithCode('first'), await stores.codes.personWithCode('old')]).toEqual([
      'anna',
      null,
    ]);
    expect([await stores.codes.useCode('old', null), await stores.codes.useCode('first', 'bo')]).toEqual([null, null]);
    const used = await Promise.all([1, 2, 3].map(() => stores.codes.useCode('first', null)));
    expect(used.filter((person) => person === 'anna')).toHaveLength(1);
    expect(await stores.codes.useCode('second', 'anna')).toBe('anna');
    expect(await stores.codes.codesOf('anna')).toBe(0);
  },

  'gives a handle to one person, and changes it with proof only': async (stores, _, access) => {
    const { guest } = await provedSession(access, 'eve');
    expect(await stores.handles.setHandle('eve', 'eve', guest)).toBe('unproved');
    const anna = await openAccount([stores, access], 'anna');
    const bo = await openAccount([stores, access], 'bo');
    const chosen = await Promise.all([
      stores.handles.setHandle('anna', 'captain', anna.guest),
      stores.handles.setHandle('bo', 'captain', bo.guest),
    ]);
    expect(chosen.toSorted()).toEqual(['set', 'taken']);
    expect(await stores.handles.setHandle('anna', 'anna', anna.proved)).toBe('set');
    expect(await stores.handles.setHandle('bo', 'anna', bo.proved)).toBe('taken');
    expect(await stores.handles.setHandle('bo', 'captain', bo.proved)).toBe('set');
    // Without proof, the first one only.
    expect(await stores.handles.setHandle('bo', 'bosun', bo.guest)).toBe('unproved');
    expect(await stores.handles.setHandle('bo', 'bosun', anna.proved)).toBe('unproved');
    expect((await stores.accounts.accountOf('bo'))?.handle).toBe('captain');
  },

  'marks the seats and chat lines of an account, also earlier ones': async (stores, store, access) => {
    const chats = new SqlChatStore(access);
    const seats = [seatOf(0, 'anna'), seatOf(1, 'guest'), seatOf(2, null)];
    await store.create(aMatch({ id: idOf('mark'), seats }));
    for (const [i, person] of ['anna', 'guest'].entries()) {
      const line = { number: i + 1, at: 1, person, seat: i, name: person, signal: 'hello', text: null } as const;
      expect(await chats.add(idOf('mark'), line)).toBe('added');
    }
    const marks = async () => {
      const match = await store.read(idOf('mark'));
      const lines = await chats.linesOf(idOf('mark'), 9);
      return [match?.seats.map((seat) => seat.account ?? null), lines.map((line) => line.account ?? null)];
    };
    const progress = async () => [
      (await store.read(idOf('mark')))?.seatVersion,
      (await chats.progressOf([idOf('mark')]))[0]?.version,
    ];
    expect(await marks()).toEqual([
      [null, null, null],
      [null, null],
    ]);
    const before = await progress();
    const { guest } = await openAccount([stores, access], 'anna');
    const mark = { handle: null };
    expect(await marks()).toEqual([
      [mark, null, null],
      [mark, null],
    ]);
    await stores.handles.setHandle('anna', 'captain', guest);
    expect(await marks()).toEqual([
      [{ handle: 'captain' }, null, null],
      [{ handle: 'captain' }, null],
    ]);
    // Other servers read the match and its chat again.
    expect((await progress()).every((count = 0, i) => count >= (before[i] ?? 0) + 2)).toBe(true);
    expect(await stores.handles.namedIn('anna')).toEqual({ matches: [idOf('mark')], chats: [idOf('mark')] });
  },

  'finds people by handle, and lists handles': async (stores, _, access) => {
    for (const [person, handle] of [['anna', 'ann'] as const, ['bo', 'bosun'] as const, ['eve', null] as const]) {
      const { guest } = await openAccount([stores, access], person);
      if (handle !== null) expect(await stores.handles.setHandle(person, handle, guest)).toBe('set');
    }
    expect(await stores.handles.reachable('bosun', 'anna')).toBe('bo');
    expect(await stores.handles.reachable('nobody', 'anna')).toBeNull();
    const handles = (limit: number) => stores.handles.handlesOf(['bo', 'anna', 'eve', 'guest'], 'eve', limit);
    expect(await handles(9)).toEqual([
      { person: 'anna', handle: 'ann', name: null },
      { person: 'bo', handle: 'bosun', name: null },
    ]);
    expect(await handles(1)).toHaveLength(1);
  },

  'accepts a challenge once, for its purpose and before it expires': async (stores) => {
    const challenge = { id: 'c', purpose: 'sign-in', person: null, session: null, data: 'd', expiresAt: 100 } as const;
    await stores.challenges.addChallenge(challenge, 0);
    await stores.challenges.addChallenge({ ...challenge, id: 'late' }, 0);
    expect(await stores.challenges.takeChallenge('c', 'confirm', 50)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => stores.challenges.takeChallenge('c', 'sign-in', 50)));
    expect(taken.filter((one) => one !== null)).toEqual([challenge]);
    expect(await stores.challenges.takeChallenge('late', 'sign-in', 101)).toBeNull();
  },

  'counts attempts until the time of a limit is over': async (stores) => {
    const attempt = (now: number) => stores.challenges.attempt([{ id: 'a', max: 2, ms: 100 }], now);
    expect([await attempt(0), await attempt(1), await attempt(2), await attempt(100)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await attempt(101)).toBe(true);
    expect(await stores.challenges.attempt([{ id: 'b', max: 1, ms: 100 }], 0)).toBe(true);
  },

  'allows further attempts one by one under a gradual limit': async (stores) => {
    const attempt = (now: number) => stores.challenges.attempt([{ id: 'a', max: 2, ms: 100, isGradual: true }], now);
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

  'counts an attempt under all limits or under none': async (stores) => {
    const wide = { id: 'wide', max: 2, ms: 100 };
    const narrow = { id: 'narrow', max: 1, ms: 100, isGradual: true };
    expect(await stores.challenges.attempt([wide, narrow], 0)).toBe(true);
    expect(await stores.challenges.attempt([wide, narrow], 1)).toBe(false);
    expect([await stores.challenges.attempt([wide], 2), await stores.challenges.attempt([wide], 3)]).toEqual([
      true,
      false,
    ]);
  },

  'moves the seats of a guest to a person, except in matches in which the person sits': async (stores, store) => {
    const open = async (name: string, ...seats: readonly StoredSeat[]) => {
      await store.create(aMatch({ id: idOf(name), seats, opener: { person: 'guest', place: 'here' } }));
    };
    await open('alone', seatOf(0, 'guest'), seatOf(1, 'guest'));
    await open('both', seatOf(0, 'guest'), seatOf(1, 'anna'));
    await open('other', seatOf(0, 'bo'), seatOf(1, 'bo'));
    // Reads fill the store's cache, which must not show the guest afterwards.
    for (const name of ['alone', 'both']) await store.read(idOf(name));
    expect(await stores.accounts.matchCountOf('guest')).toBe(2);
    expect(await stores.accounts.sharedMatchesOf('guest', 'anna')).toBe(1);
    expect(await bringSeats(stores, 'guest', 'anna')).toEqual([idOf('alone')]);
    const peopleIn = async (name: string) => (await store.read(idOf(name)))?.seats.map(({ person }) => person);
    expect(await peopleIn('alone')).toEqual(['anna', 'anna']);
    expect(await peopleIn('both')).toEqual(['guest', 'anna']);
    expect(await peopleIn('other')).toEqual(['bo', 'bo']);
    expect((await store.read(idOf('alone')))?.opener).toBe('anna');
  },

  'moves nothing of a guest who has an account, and accepts a ticket once': async (stores, store, access) => {
    await store.create(aMatch({ id: idOf('his'), seats: [seatOf(0, 'bo'), seatOf(1, 'eve')] }));
    const { guest } = await openAccount([stores, access], 'bo');
    expect(await bringSeats(stores, 'bo', 'anna')).toBeNull();
    expect((await store.read(idOf('his')))?.seats[0]?.person).toBe('bo');
    // The account stays signed in.
    expect(await stores.handles.setHandle('bo', 'bo', guest)).toBe('set');
    await provedSession(access, 'eve');
    expect(await bringSeats(stores, 'eve', 'anna')).toEqual([idOf('his')]);
    expect(await stores.accounts.proofOf('session of eve')).toBeNull();
    await store.create(aMatch({ id: idOf('later'), seats: [seatOf(0, 'eve'), seatOf(1, 'bo')] }));
    expect(await stores.accounts.bringSeats('eve', 'anna', 'from eve to anna')).toBeNull();
    expect((await store.read(idOf('later')))?.seats[0]?.person).toBe('eve');
  },

  'moves the seats that a rematch reserves for a guest': async (stores, store) => {
    const reservedSeat = (seat: number, reservedFor: string): StoredSeat => ({ ...seatOf(seat, null), reservedFor });
    const rematches: readonly (readonly [string, readonly StoredSeat[]])[] = [
      ['kept', [reservedSeat(0, 'guest'), seatOf(1, 'bo')]],
      ['both', [reservedSeat(0, 'guest'), seatOf(1, 'anna')]],
      ['half', [seatOf(0, 'guest'), reservedSeat(1, 'guest')]],
    ];
    for (const [name, seats] of rematches) await store.create(aMatch({ id: idOf(name), seats: [...seats] }));
    for (const [name] of rematches) await store.read(idOf(name));
    expect(await bringSeats(stores, 'guest', 'anna')).toEqual([idOf('half'), idOf('kept')]);
    const seatsIn = async (name: string) =>
      (await store.read(idOf(name)))?.seats.map(({ person, reservedFor }) => person ?? reservedFor);
    expect(await seatsIn('kept')).toEqual(['anna', 'bo']);
    expect(await seatsIn('both')).toEqual(['guest', 'anna']);
    expect(await seatsIn('half')).toEqual(['anna', 'anna']);
  },

  'deletes an account with everything that belongs to it, and nothing of other accounts': async (stores, _, access) => {
    for (const person of ['anna', 'bo']) {
      const { guest, proved: held } = await openAccount([stores, access], person);
      await stores.codes.replaceCodes(person, { hashes: [`code of ${person}`], at: 7, held });
      await stores.handles.setHandle(person, person, guest);
    }
    await stores.accounts.deleteAccount('anna');
    expect([
      await stores.accounts.accountOf('anna'),
      await stores.passkeys.passkey('anna'),
      await stores.codes.codesOf('anna'),
    ]).toEqual([null, null, 0]);
    expect([(await stores.accounts.accountOf('bo'))?.handle, await stores.codes.codesOf('bo')]).toEqual(['bo', 1]);
    // The handle is free again.
    const { proved } = await provedSession(access, 'bo', { id: 'another' });
    expect(await stores.handles.setHandle('bo', 'anna', proved)).toBe('set');
  },
};

/** Tests of the store of accounts for any database, next to the store of matches on it. `isShared` is true on PostgreSQL. */
export const ACCOUNT_CASES: Readonly<
  Record<string, (access: SqlAccess, store: Store, isShared: boolean) => Promise<void>>
> = Object.fromEntries(
  Object.entries(CASES).map(([name, run]) => [
    name,
    (access: SqlAccess, store: Store, isShared: boolean) => run(accountStores(access, isShared), store, access),
  ]),
);
