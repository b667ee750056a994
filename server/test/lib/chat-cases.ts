import type { ClockStore, LivePeople, MatchClocks, Store, StoredSeat, TableStore } from '@levante/host';
import type { AccountStores } from '@levante/people';
import type { BlockStore, ChatStore, ReportStore, StoredLine } from '@levante/people/chat';
import type { OperatorReads } from '@levante/people/operators';
import { aMatch } from '@levante/testkit/host';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { CHAT_NUMBERS } from '../../src/database/migrations/chat-numbers.ts';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';
import { bringSeats } from './held.ts';

/** Stores on one database. */
export interface ChatStores {
  readonly chats: ChatStore;
  readonly blocks: BlockStore;
  readonly reports: ReportStore;
  readonly reads: OperatorReads;
  readonly accounts: AccountStores;
  readonly people: LivePeople;
  readonly store: Store & TableStore & ClockStore;
}

const ID = 'aaaaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbbbb';
const line = (number: number, more: Partial<StoredLine> = {}): StoredLine => ({
  number,
  at: 1000 + number,
  person: 'anna',
  seat: 0,
  name: 'Anna',
  signal: null,
  text: `line ${number}`,
  ...more,
});
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};
const CLOCKS: MatchClocks = {
  control: { kind: 'live', bankS: 60, incrementS: 5 },
  seats: [0, 1].map(() => ({ leftMs: 60_000, since: null, freeMs: 0, returned: false })),
};

/** Fills a store with chats of an earlier build, whose numbers were not counted, and migrates it. */
export async function expectNumbersFilled(
  db: Kysely<PostgresTables>,
  store: Store,
  { chats, reports }: Pick<ChatStores, 'chats' | 'reports'>,
): Promise<void> {
  const ids = [ID, OTHER, 'cccccccccccccc', 'dddddddddddddd', 'eeeeeeeeeeeeee'];
  for (const id of ids) await store.create(aMatch({ id }));
  const [written = '', reported = '', removed = '', off = '', silent = ''] = ids;
  await db.schema.alterTable('chats').dropColumn('last_number').execute();
  const written7 = { match: written, ...line(7), signal: null };
  await db.insertInto('chat_lines').values(written7).execute();
  await db.insertInto('chats').values({ match: written, off: 1, version: 3 }).execute();
  await db.insertInto('chats').values({ match: off, off: 1, version: 1 }).execute();
  const report = { match: reported, person: 'bo', reporter: 'anna', reason: null, lines: [], at: 5 };
  await reports.report({ id: 'one', line: 9, ...report });
  await reports.report({ id: 'two', line: 4, ...report });
  await reports.report({ id: 'three', line: 4, ...report, match: 'deleted' });
  const act = { at: 5, operator: null, reason: null, until: null };
  await db
    .insertInto('operator_acts')
    .values([
      { id: 'one', ...act, kind: 'remove-line', subject: removed, detail: '12' },
      { id: 'two', ...act, kind: 'invite', subject: removed, detail: 'many' },
    ])
    .execute();
  await CHAT_NUMBERS.up(db);
  expect((await chats.progressOf(ids)).map(({ last, version }) => [last, version])).toEqual([
    [7, 3],
    [9, 0],
    [12, 0],
    [0, 1],
    [0, 0],
  ]);
  expect([await chats.stateOf(written), await chats.stateOf(reported)]).toMatchObject([{ on: false }, { on: true }]);
  expect(await chats.add(reported, line(5))).toBe('taken');
  expect(await chats.add(reported, line(10))).toBe('added');
  expect(await chats.add(silent, line(1))).toBe('added');
}

/** Tests of chats and of people in live matches, for any database. */
export const CHAT_CASES: Readonly<Record<string, (stores: ChatStores) => Promise<void>>> = {
  'stores the lines of a match in order, each number once': async ({ chats, store }) => {
    await store.create(aMatch());
    const added = await Promise.all([1, 2, 3].map(() => chats.add(ID, line(1))));
    expect(added.filter((outcome) => outcome === 'added')).toHaveLength(1);
    await chats.add(ID, line(2, { person: 'bo', seat: null, signal: 'hello', text: null }));
    await chats.add(ID, line(3));
    expect(await chats.linesOf(ID, 9)).toEqual([
      line(1),
      line(2, { person: 'bo', seat: null, signal: 'hello', text: null }),
      line(3),
    ]);
    expect((await chats.linesOf(ID, 1)).map(({ number }) => number)).toEqual([3]);
    expect(await chats.countsOf(ID, 'bo')).toEqual({ last: 3, signals: 1, signalAt: 1002 });
    expect(await chats.countsOf(OTHER, 'bo')).toEqual({ last: 0, signals: 0, signalAt: null });
    expect(await chats.authorsOf(ID, ['anna', 'bo', 'eve'])).toEqual(
      new Map([
        ['anna', 1],
        ['bo', 2],
      ]),
    );
    expect(await chats.authorsOf(ID, ['bo'])).toEqual(new Map([['bo', 2]]));
    expect(await chats.authorsOf(ID, [])).toEqual(new Map());
    expect(await chats.add(OTHER, line(1))).toBe('gone');
  },

  'returns the last number and the version of several chats': async ({ chats, store }) => {
    await store.create(aMatch());
    await chats.add(ID, line(1));
    await chats.add(ID, line(2));
    await chats.remove(ID, 1);
    expect(await chats.progressOf([ID, OTHER])).toEqual([
      { match: ID, last: 2, version: 1 },
      { match: OTHER, last: 0, version: 0 },
    ]);
  },

  'counts removals of lines and switches of a chat as versions': async ({ chats, store }) => {
    await store.create(aMatch());
    expect(await chats.stateOf(ID)).toEqual({ on: true, version: 0 });
    await chats.setOn(ID, false);
    await chats.add(ID, line(1));
    expect([await chats.remove(ID, 1), await chats.remove(ID, 2)]).toEqual([true, false]);
    expect(await chats.stateOf(ID)).toEqual({ on: false, version: 2 });
    expect(await chats.linesOf(ID, 9)).toEqual([line(1, { text: null })]);
  },

  'deletes lines with their match, and with their author': async ({ chats, store }) => {
    const open = [seatOf(0, 'anna'), seatOf(1, null)];
    await store.create(aMatch({ seats: open }));
    await store.create(aMatch({ id: OTHER, seats: [seatOf(0, 'anna'), seatOf(1, 'bo')] }));
    await chats.setOn(ID, true);
    for (const id of [ID, OTHER]) await chats.add(id, line(1));
    await chats.add(OTHER, line(2, { person: 'bo', seat: 1 }));
    expect((await chats.linesBy('anna', null, 9)).map(({ match }) => match).sort()).toEqual([ID, OTHER]);
    expect(await store.leave(ID, 'anna')).toBe('called-off');
    expect((await chats.linesBy('anna', null, 9)).map(({ match }) => match)).toEqual([OTHER]);
    expect(await chats.forget('anna')).toEqual([OTHER]);
    expect(await chats.stateOf(OTHER)).toEqual({ on: true, version: 1 });
    expect((await chats.linesOf(OTHER, 9)).map(({ person }) => person)).toEqual(['bo']);
  },

  'never gives the number of a deleted line again, not even after an earlier count': async ({ chats, store }) => {
    await store.create(aMatch({ seats: [seatOf(0, 'anna'), seatOf(1, 'bo')] }));
    await chats.add(ID, line(1));
    const counted = await chats.countsOf(ID, 'bo');
    await chats.add(ID, line(2));
    await chats.add(ID, line(3, { person: 'bo', seat: 1 }));
    await chats.forget('anna');
    await chats.forget('bo');
    expect(await chats.linesOf(ID, 9)).toEqual([]);
    expect(await chats.add(ID, line(counted.last + 1, { person: 'bo', seat: 1 }))).toBe('taken');
    expect(await chats.add(ID, line(3, { person: 'bo', seat: 1 }))).toBe('taken');
    expect(await chats.countsOf(ID, 'bo')).toMatchObject({ last: 3 });
    expect(await chats.add(ID, line(4, { person: 'bo', seat: 1 }))).toBe('added');
    expect(await chats.progressOf([ID])).toMatchObject([{ last: 4 }]);
    expect((await chats.linesOf(ID, 9)).map(({ number }) => number)).toEqual([4]);
  },

  'moves the lines and blocks of a guest who signs in to an account': async ({ chats, blocks, accounts, store }) => {
    await store.create(aMatch({ seats: [seatOf(0, 'guest'), seatOf(1, 'bo')] }));
    await store.create(aMatch({ id: OTHER, seats: [seatOf(0, 'guest'), seatOf(1, 'anna')] }));
    for (const id of [ID, OTHER]) await chats.add(id, line(1, { person: 'guest' }));
    const block = (id: string, person: string, blocked: string) => blocks.block({ id, person, blocked, name: null });
    await block('one', 'guest', 'bo');
    await block('two', 'guest', 'eve');
    await block('three', 'anna', 'eve');
    await block('four', 'guest', 'anna');
    await block('five', 'bo', 'guest');
    await bringSeats(accounts, 'guest', 'anna');
    expect((await chats.linesBy('anna', null, 9)).map(({ match }) => match)).toEqual([ID]);
    // In a match of both, the guest remains a separate person.
    expect((await chats.linesBy('guest', null, 9)).map(({ match }) => match)).toEqual([OTHER]);
    expect((await blocks.blocksOf('anna')).map(({ blocked }) => blocked).sort()).toEqual(['bo', 'eve']);
    expect((await blocks.blocksOf('bo')).map(({ blocked }) => blocked)).toEqual(['anna']);
  },

  'stores each block and each report once': async ({ chats, blocks, reports, store }) => {
    await store.create(aMatch());
    for (const id of ['one', 'two']) await blocks.block({ id, person: 'anna', blocked: 'bo', name: 'Bo' });
    expect(await blocks.blocksOf('anna')).toEqual([{ id: 'one', person: 'anna', blocked: 'bo', name: 'Bo' }]);
    await blocks.unblock('eve', 'one');
    expect(await blocks.blocksOf('anna')).toHaveLength(1);
    await blocks.unblock('anna', 'one');
    expect(await blocks.blocksOf('anna')).toEqual([]);
    const report = { match: ID, line: 1, person: 'bo', reporter: 'anna', reason: null, lines: [line(1)], at: 5 };
    for (const id of ['one', 'two']) await reports.report({ id, ...report });
    expect(await reports.reportCounts(ID, 'anna')).toEqual({ all: 1, own: 1 });
    expect(await reports.reportCounts(ID, 'eve')).toEqual({ all: 1, own: 0 });
    expect(await reports.reportCounts('other', 'anna')).toEqual({ all: 0, own: 0 });
    await chats.forget('anna');
  },

  'removes a deleted person from reports, and deletes old reports': async ({ chats, reports, reads, store }) => {
    await store.create(aMatch());
    const bo = { person: 'bo', name: 'Bo' };
    const lines = [line(1), line(2, bo), line(3), line(4, bo)];
    const report = (id: string, more: object) => ({
      id,
      match: ID,
      line: 3,
      person: 'anna',
      reporter: 'bo',
      reason: 'Insult',
      lines,
      at: 50,
      ...more,
    });
    await reports.report(report('one', {}));
    await reports.report(report('two', { line: 2, person: 'bo', reporter: 'eve', at: 70 }));
    const mine = { match: ID, line: 3, at: 50, reason: 'Insult', handled: false };
    expect([await reports.reportsBy('bo'), await reports.reportsBy('anna')]).toEqual([[mine], []]);
    await chats.forget('bo');
    expect(await reports.reportsBy('bo')).toEqual([]);
    // Who reported is unknown, and lines of theirs that no person reported say nothing.
    expect(await reports.reportsBy('one')).toEqual([{ ...mine, reason: null }]);
    const reportsWithLines = (await reads.reports(9)).map(({ id, name, reasons, lines }) => [
      id,
      name,
      reasons,
      lines.map((one) => [one.name, one.text]),
    ]);
    const first = ['Anna', 'line 1'];
    const second = ['Anna', 'line 3'];
    const third = [null, null];
    expect(reportsWithLines).toEqual([
      ['one', 'Anna', [], [first, third, second, third]],
      ['two', null, ['Insult'], [first, [null, 'line 2'], second, third]],
    ]);
    expect((await reports.reportCounts(ID, 'eve')).all).toBe(2);
    await reports.deleteReports(0, 60);
    expect((await reports.reportCounts(ID, 'eve')).all).toBe(1);
    await reports.deleteReports(0, 71);
    expect((await reports.reportCounts(ID, 'eve')).all).toBe(0);
  },

  'lists the people who are playing live matches themselves': async ({ people, store }) => {
    const seats = [seatOf(0, 'anna'), seatOf(1, 'bo')];
    await store.create(aMatch({ seats, clocks: CLOCKS }));
    await store.create(aMatch({ id: OTHER, seats, clocks: { ...CLOCKS, control: { kind: 'days', hours: 9 } } }));
    await store.create(aMatch({ id: 'cccccccccccccc', seats }));
    const live = (seat: number, person: string) => ({ match: ID, seat, person });
    expect([...(await people.livePeople(9))].sort((a, b) => a.seat - b.seat)).toEqual([live(0, 'anna'), live(1, 'bo')]);
    const resting = { clocks: { ...CLOCKS, restUntil: 300 }, deadline: 300 };
    await store.changeSeat({ match: ID, ply: 0, seatVersion: 0, ...resting, sat: [] });
    expect((await people.livePeople(9)).map(({ restUntil }) => restUntil)).toEqual([300, 300]);
    const playedBy = { level: 'random', why: 'away' } as const;
    await store.changeSeat({
      match: ID,
      ply: 0,
      seatVersion: 1,
      seats: [{ seat: 1, playedBy }],
      clocks: CLOCKS,
      deadline: 7,
      sat: [{ ply: 0, seat: 1, by: 'bot', ...playedBy }],
    });
    expect(await people.livePeople(9)).toEqual([live(0, 'anna')]);
  },
};
