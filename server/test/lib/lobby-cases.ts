import type { MatchClocks, Store, StoredSeat, TableStore } from '@levante/host';
import { aCommit, aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { SqlActivityStore } from '../../src/tables/activity-store.ts';
import { SqlDurationStore } from '../../src/tables/duration-store.ts';

const idOf = (name: string): string => name.padEnd(14, '0');
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};
const BOT: StoredSeat = { seat: 1, kind: 'bot', person: null, name: null, level: 'random' };
const CLOCKS: MatchClocks = {
  control: { kind: 'live', bankS: 600, incrementS: 10, freeS: 5 },
  seats: [0, 1].map(() => ({ leftMs: 600_000, since: null, freeMs: 0, returned: false })),
};
const DAYS: MatchClocks = { ...CLOCKS, control: { kind: 'days', hours: 24 } };

/** Tests of what people do and of how long matches take, for any database. */
export const LOBBY_CASES: Readonly<Record<string, (store: Store & TableStore, access: SqlAccess) => Promise<void>>> = {
  'finds the people who are playing, and those who wait at open tables': async (store, access) => {
    const activities = new SqlActivityStore(access);
    const both = [seatOf(0, 'anna'), seatOf(1, 'bo')];
    await store.create(aMatch({ id: idOf('listed'), seats: both, listedAs: 'any' }));
    await store.create(aMatch({ id: idOf('private'), seats: both }));
    await store.create(aMatch({ id: idOf('over'), seats: both }));
    await store.commit(aCommit(0, { match: idOf('over'), actor: null, result: { scores: [1, 0], ranks: [1, 2] } }));
    await store.create(aMatch({ id: idOf('waiting'), seats: [seatOf(0, 'eve'), seatOf(1, null)], listedAs: 'any' }));
    await store.create(aMatch({ id: idOf('byLink'), seats: [seatOf(0, 'cem'), seatOf(1, null)] }));
    const matches = ['listed', 'private', 'over', 'waiting'].map(idOf);
    const people = ['anna', 'eve', 'cem'];
    const seats = await activities.seatsInPlay(people, matches);
    expect(seats.map(({ person, match, isListed }) => [person, match, isListed])).toEqual([
      ['anna', idOf('private'), false],
      ['anna', idOf('listed'), true],
    ]);
    expect(await activities.seatsInPlay(people, [idOf('private')])).toHaveLength(1);
    expect(await activities.waitingPeople([...people, 'bo'])).toEqual(['eve']);
  },

  'returns the lengths of finished live matches among people, the latest first': async (store, access) => {
    const durations = new SqlDurationStore(access);
    const finished = async (name: string, at: number, clocks: MatchClocks, other: StoredSeat) => {
      const match = idOf(name);
      await store.create(aMatch({ id: match, seats: [seatOf(0, 'anna'), other], clocks, createdAt: at }));
      const plies = [70_000, 0, 30_000].map((usedMs) => ({ action: '* throw 0', journal: [], usedMs }));
      const clock = { clocks: { after: clocks, deadline: null } };
      const result = { scores: [1, 0], ranks: [1, 2] };
      await store.commit(aCommit(0, { match, plies, ...clock, actor: null, result }));
    };
    const bo = seatOf(1, 'bo');
    await finished('first', 10, CLOCKS, bo);
    await finished('second', 20, { ...CLOCKS, control: { kind: 'live', bankS: 60, incrementS: 0 } }, bo);
    await finished('days', 30, DAYS, bo);
    await finished('bots', 40, CLOCKS, BOT);
    await store.create(aMatch({ id: idOf('running'), seats: [seatOf(0, 'anna'), bo], clocks: CLOCKS }));
    const kind = { game: 'purse-race', players: 2 };
    // Two turns have cost time, after five free seconds each.
    const first = { ...kind, bankS: 600, incrementS: 10, ms: 110_000 };
    const second = { ...kind, bankS: 60, incrementS: 0, ms: 100_000 };
    expect(await durations.timedMatches(9)).toEqual([second, first]);
    expect(await durations.timedMatches(2)).toEqual([second]);
  },
};
