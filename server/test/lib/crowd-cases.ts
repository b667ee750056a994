import type { StoredSeat } from '@levante/host';
import { aCommit, aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/accounts/account-store.ts';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlDepartureStore } from '../../src/accounts/departure-store.ts';
import { SqlChatStore } from '../../src/chat/chat-store.ts';
import { directAccess, type SqlAccess } from '../../src/database/sql-access.ts';
import { PostgresShared } from '../../src/matches/store/postgres/shared.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { bringSeats, provedSession } from './held.ts';
import { type JoinedStore, onPostgres } from './joined-store.ts';
import { aChannel, LIMITS } from './notification-cases.ts';
import { operatorFixture } from './operator-cases.ts';

const idOf = (name: string): string => name.padEnd(14, '0');
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};
const ENDED = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
const OPENER = { person: 'anna', place: 'here' };
const FAR = Number.MAX_SAFE_INTEGER;
const NOW = 1e12;

/** A person with several matches, and the stores on their database. */
interface Crowd {
  readonly store: JoinedStore;
  readonly access: SqlAccess;
}

type Case = (crowd: Crowd) => Promise<void>;

/** Gives Anna two running matches, two finished ones and a rematch that waits, with chats, and a channel. */
async function gather(db: SqlAccess['db']): Promise<Crowd> {
  const store = onPostgres(db);
  const access = directAccess(db);
  const chats = new SqlChatStore(access);
  await notificationStores(access).preferences.putChannel(aChannel('anna'), LIMITS);
  for (const name of ['one', 'two', 'three', 'four']) {
    const match = idOf(name);
    await store.create(aMatch({ id: match, seats: [seatOf(0, 'anna'), seatOf(1, 'bo')], opener: OPENER }));
    const line = { number: 1, at: 1, person: 'anna', seat: 0, name: 'anna', signal: null, text: name };
    expect(await chats.add(match, line)).toBe('added');
    if (name === 'three' || name === 'four') await store.commit(aCommit(0, { match, ...ENDED }));
  }
  const seats = [seatOf(0, 'anna'), { ...seatOf(1, null), reservedFor: 'bo' }];
  const rematch = aMatch({ id: idOf('rematch'), rematchOf: idOf('three'), seats, opener: OPENER });
  expect(await store.rematch(idOf('three'), rematch)).toBe(true);
  return { store, access };
}

const CASES: Readonly<Record<string, Case>> = {
  'commits to several matches': async ({ store }) => {
    const commits = ['one', 'two'].map((name) => store.commit(aCommit(0, { match: idOf(name) })));
    expect(await Promise.all(commits)).toEqual([true, true]);
  },

  'deletes a person': async ({ store, access }) => {
    expect(await new SqlChatStore(access).forget('anna')).toHaveLength(4);
    await new SqlAccountStore(access, true).deleteAccount('anna');
    const left: string[] = [];
    await store.forget('anna', (match) => void left.push(match));
    expect(left).toHaveLength(5);
    expect(await access.db.selectFrom('chat_lines').select('number').execute()).toEqual([]);
    expect(await access.db.selectFrom('channels').select('id').execute()).toEqual([]);
  },

  'calls a rematch off': async ({ store }) => {
    expect(await store.callOff(idOf('rematch'), 'anna')).toBe(true);
    expect(await store.read(idOf('three'))).not.toHaveProperty('rematch');
  },

  'leaves a rematch': async ({ store }) => {
    expect(await store.leave(idOf('rematch'), 'anna')).toBe('called-off');
    expect(await store.read(idOf('three'))).not.toHaveProperty('rematch');
  },

  'deletes a rematch for an operator': async ({ store, access }) => {
    expect(await operatorFixture(access, true).take({ kind: 'delete-match', match: idOf('rematch') })).toBe(true);
    expect(await store.read(idOf('three'))).not.toHaveProperty('rematch');
  },

  'deletes expired matches, and openers': async ({ store }) => {
    await store.forgetOpeners(FAR);
    expect((await store.read(idOf('three')))?.opener).toBeNull();
    expect(await store.expire(99_999, 9)).toContain(idOf('rematch'));
  },

  'hides a person, and shows them again': async ({ store, access }) => {
    const departures = new SqlDepartureStore(access);
    const nameIn = async (name: string) => (await store.read(idOf(name)))?.seats[0]?.name;
    const departure = { person: 'anna', step: 'begun', dueAt: NOW } as const;
    const begin = async () => departures.begin(departure, (await provedSession(access, 'anna')).guest);
    expect(await begin()).not.toBeNull();
    expect([await nameIn('one'), await nameIn('four')]).toEqual([null, null]);
    await departures.end('anna', NOW - 1);
    expect([await nameIn('one'), await nameIn('four')]).toEqual(['anna', 'anna']);
    expect(await begin()).not.toBeNull();
    expect(await departures.advance(departure, 'final', NOW)).toBe(true);
    await departures.remove('anna');
  },

  'brings what a guest has': async ({ store, access }) => {
    await bringSeats(accountStores(access, true), 'anna', 'eve');
    expect((await store.read(idOf('one')))?.seats[0]?.person).toBe('eve');
  },

  'shares matches among servers': async ({ store, access }) => {
    const shared = new PostgresShared(access.db, { pollMs: 1, failed: () => {} });
    const owed = await store.unattended();
    expect(owed).toHaveLength(2);
    await shared.release(owed);
    expect([...(await shared.claim())].sort()).toEqual([...owed].sort());
    for (const id of owed) await access.db.updateTable('matches').set({ owed_until: 1 }).where('id', '=', id).execute();
    await shared.keep(owed);
    expect(await shared.claim()).toEqual([]);
    expect(await shared.progressOf(owed)).toHaveLength(2);
  },
};

/** Tests of one person's many matches, on PostgreSQL. */
export const CROWD_CASES: Readonly<Record<string, (db: SqlAccess['db']) => Promise<void>>> = Object.fromEntries(
  Object.entries(CASES).map(([name, run]) => [name, async (db: SqlAccess['db']) => run(await gather(db))]),
);
