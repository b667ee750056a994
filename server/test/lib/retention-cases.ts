import type { Store, StoredSeat } from '@levante/host';
import { aCommit, aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import type { PeopleNames } from '../../src/matches/store/names.ts';
import { dayOf, type Retention } from '../../src/matches/store/retention.ts';

type TestedStore = Store & Retention & PeopleNames;

const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};
const botOf = (seat: number): StoredSeat => ({ seat, kind: 'bot', person: null, name: null, level: 'random' });
const idOf = (name: string): string => name.padEnd(14, '0');
const DAY_MS = 24 * 3600 * 1000;
const OVER = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
const today = (): number => dayOf(Date.now());

const placeOf = (mark: string, max: number) => [{ marks: [mark], max }];

/** Opens a match with these seats, from Anna's place. */
async function open(store: TestedStore, name: string, ...seats: readonly StoredSeat[]): Promise<string> {
  const id = idOf(name);
  await store.create(aMatch({ id, seats, opener: { person: 'anna', place: 'here' } }));
  return id;
}

/** Tests of retention for any database. Each case gets a new store with the default policy. */
export const RETENTION_CASES: Readonly<Record<string, (store: TestedStore) => Promise<void>>> = {
  'counts a person’s opened matches until a day after they end, and longer those of bots alone': async (store) => {
    expect(await store.opened('anna', placeOf('here', 1))).toEqual({ byPerson: 0, isFull: false });
    const hers = await open(store, 'hers', seatOf(0, 'anna'), botOf(1));
    const bots = await open(store, 'bots', botOf(0), botOf(1));
    await open(store, 'open', seatOf(0, 'anna'), seatOf(1, null));
    await store.create(aMatch({ id: idOf('uncounted') }));
    expect(await store.opened('anna', placeOf('here', 3))).toEqual({ byPerson: 3, isFull: true });
    expect(await store.opened('bo', placeOf('here', 4))).toEqual({ byPerson: 0, isFull: false });
    for (const match of [hers, bots]) await store.commit(aCommit(0, { match, ...OVER }));
    expect(await store.opened('anna', placeOf('here', 3))).toEqual({ byPerson: 3, isFull: true });
    const tomorrow = Date.now() + DAY_MS + 1;
    expect(await store.opened('anna', placeOf('there', 1), tomorrow)).toEqual({ byPerson: 2, isFull: false });
    await store.forgetOpeners(Date.now());
    expect(await store.opened('anna', placeOf('here', 3))).toEqual({ byPerson: 3, isFull: true });
    // Once it no longer counts, its opener is deleted.
    await store.forgetOpeners(tomorrow);
    expect(await store.opened('anna', placeOf('here', 3))).toEqual({ byPerson: 2, isFull: false });
    expect(await store.opened('anna', placeOf('here', 2))).toEqual({ byPerson: 2, isFull: true });
  },

  'counts the matches of places whose marks share a prefix, and adds those of several prefixes': async (store) => {
    // Characters of marks whose order depends on the language of a database.
    for (const [i, place] of ['ab-1', 'ab_2', 'abC3', 'aB-4', 'b'].entries()) {
      await store.create(aMatch({ id: idOf(`m${i}`), seats: [botOf(0)], opener: { person: 'anna', place } }));
    }
    const isFull = async (max: number, ...marks: readonly string[]) =>
      (await store.opened('bo', [...placeOf('nowhere', 1), { marks, max }])).isFull;
    expect([await isFull(3, 'ab'), await isFull(4, 'ab')]).toEqual([true, false]);
    expect([await isFull(5, 'ab', 'aB', 'b'), await isFull(6, 'ab', 'aB', 'b')]).toEqual([true, false]);
    expect([await isFull(1, 'ab-1'), await isFull(2, 'ab-1'), await isFull(1, 'abc')]).toEqual([true, false, false]);
  },

  'deletes a finished match with one person after its days, and no match with several': async (store) => {
    const solo = await open(store, 'solo', seatOf(0, 'anna'), botOf(1), seatOf(2, 'anna'));
    const pair = await open(store, 'pair', seatOf(0, 'anna'), seatOf(1, null));
    await store.takeSeat(pair, 1, 'bo', 'Bo', null);
    for (const match of [solo, pair]) {
      const { seatVersion = 0 } = (await store.read(match)) ?? {};
      await store.commit(aCommit(0, { match, seatVersion, ...OVER }));
    }
    expect(await store.expire(today() + 30, 9)).toEqual([]);
    expect(await store.expire(today() + 31, 9)).toEqual([solo]);
    expect(await store.read(solo)).toBe(null);
    expect(await store.opened('anna', placeOf('here', 1))).toEqual({ byPerson: 1, isFull: true });
    expect(await store.expire(today() + 9999, 9)).toEqual([]);
    expect(await store.read(pair)).toMatchObject({ status: 'over' });
  },

  'refuses a commit that was decided before a person in the match was deleted': async (store) => {
    const match = await open(store, 'decided', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const { seatVersion = 0 } = (await store.read(match)) ?? {};
    await store.forget('anna');
    expect(await store.commit(aCommit(0, { match, seatVersion }))).toBe(false);
    const now = await store.read(match);
    expect(now).toMatchObject({ ply: 0, seats: [{ kind: 'bot' }, { person: 'bo' }] });
    expect(await store.commit(aCommit(0, { match, seatVersion: now?.seatVersion ?? 0 }))).toBe(true);
  },

  'deletes a waiting match for the only person in it, and for no one else': async (store) => {
    const alone = await open(store, 'alone', seatOf(0, 'anna'), seatOf(1, null));
    const shared = await open(store, 'shared', seatOf(0, 'anna'), seatOf(1, 'bo'), seatOf(2, null));
    const begun = await open(store, 'begun', seatOf(0, 'anna'), botOf(1));
    expect(await store.callOff(alone, 'bo')).toBe(false);
    expect(await store.callOff(shared, 'anna')).toBe(false);
    expect(await store.callOff(begun, 'anna')).toBe(false);
    expect(await store.callOff('x', 'anna')).toBe(false);
    expect(await store.callOff(alone, 'anna')).toBe(true);
    expect(await store.read(alone)).toBe(null);
    expect((await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)).toEqual([begun, shared]);
  },

  'deletes expired matches a few at a time, and never those that several people finished': async (store) => {
    const waiting = await open(store, 'waiting', seatOf(0, 'anna'), seatOf(1, null));
    const running = await open(store, 'running', seatOf(0, 'anna'), botOf(1));
    const bots = await open(store, 'bots', botOf(0), botOf(1));
    const over = await open(store, 'over', seatOf(0, 'anna'), seatOf(1, 'bo'));
    for (const match of [bots, over]) await store.commit(aCommit(0, { match, ...OVER }));
    expect(await store.expire(today(), 9)).toEqual([]);
    expect(await store.expire(today() + 3, 9)).toEqual([bots]);
    expect(await store.plies(bots, 0, 1)).toEqual([]);
    expect(await store.takeSeat(waiting, 1, 'bo', 'Bo', null)).toBe(true);
    expect(await store.expire(today() + 31, 9)).toEqual([]);
    const last = [await store.expire(today() + 181, 1), await store.expire(today() + 181, 9)];
    expect(last.map(({ length }) => length)).toEqual([1, 1]);
    expect(last.flat().sort()).toEqual([running, waiting]);
    expect(await store.expire(today() + 9999, 9)).toEqual([]);
    expect((await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)).toEqual([over]);
  },

  'deletes a person’s matches, and their seats in matches with others': async (store) => {
    await store.rename('anna', 'Anna');
    const alone = await open(store, 'alone', seatOf(0, 'anna'), seatOf(1, 'anna'));
    const waiting = await open(store, 'waiting', seatOf(0, 'anna'), seatOf(1, 'bo'), seatOf(2, null));
    const running = await open(store, 'running', seatOf(0, null), seatOf(1, 'bo'));
    const hers = 'a'.repeat(32);
    await store.addEntropy(waiting, 'anna', hers);
    await store.takeSeat(running, 0, 'anna', 'Anna', hers);
    const over = await open(store, 'over', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const { seatVersion = 0 } = (await store.read(running)) ?? {};
    const command = { person: 'anna', key: 'k', hash: 'h' };
    await store.commit(aCommit(0, { match: running, seatVersion, actor: '0', command }));
    await store.commit(aCommit(0, { match: over, ...OVER }));
    // Fill the cache, which must not be used afterwards.
    for (const id of [alone, waiting, running, over]) expect((await store.read(id))?.seats[0]?.person).toBe('anna');
    expect(await store.generationOf('anna')).toBe(0);
    const left: string[] = [];
    await store.forget('anna', (match) => void left.push(match));
    expect(left.sort()).toEqual([alone, over, running, waiting]);
    expect(await store.nameOf('anna')).toBe(null);
    expect(await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect(await store.read(alone)).toBe(null);
    expect((await store.read(waiting))?.seats[0]).toMatchObject({ kind: 'person', person: null, name: null });
    expect((await store.read(running))?.seats[0]).toMatchObject({ kind: 'bot', level: 'deckhand', person: null });
    expect((await store.read(over))?.seats[0]).toMatchObject({ kind: 'person', person: '', name: null });
    expect((await store.read(over))?.seats[1]).toMatchObject({ person: 'bo', name: 'bo' });
    expect(await store.answerTo(running, 'anna', 'k')).toBe(null);
    // Her entropy stays part of the deal.
    expect((await store.dealerOf(running))?.entropy).toEqual([hers, null]);
    expect((await store.dealerOf(waiting))?.entropy).toEqual([null, null, null]);
    expect(await store.unattended()).toEqual([running]);
    expect(await store.generationOf('anna')).toBe(1);
    await store.forget('bo');
    expect([await store.read(running), await store.read(over), await store.read(waiting)]).toEqual([null, null, null]);
  },

  'can be probed by a write that leaves no row': async (store) => {
    await Promise.all([store.probe(), store.probe()]);
    await store.probe();
    expect(await store.generationOf('probe')).toBe(0);
  },
};
