import type { Store, StoredSeat } from '@levante/host';
import type { ChatStore, StoredLine } from '@levante/people/chat';
import { aCommit, aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import { removeChatLine } from '../../src/operators.ts';
import type { NoticeSource } from '../../src/store/notices.ts';
import type { OperatorStore } from '../../src/store/operator-store.ts';
import type { Retention } from '../../src/store/retention.ts';

type TestedStore = Store & Retention & NoticeSource;

const idOf = (name: string): string => name.padEnd(14, '0');
const seatOf = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};

async function open(store: TestedStore, name: string, ...seats: readonly StoredSeat[]): Promise<string> {
  const id = idOf(name);
  await store.create(aMatch({ id, seats, opener: { person: 'anna', place: 'here' } }));
  return id;
}

const lineOf = (number: number, person: string, text: string): StoredLine => {
  return { number, at: 1000 + number, person, seat: null, name: person, signal: null, text };
};

const noticesOf = async (store: TestedStore): Promise<string[]> =>
  (await store.noticesAfter(0)).map(({ kind, subject }) => `${kind} ${subject}`.trim());

/** Tests of an operator's store next to a server's store on the same database, of either kind. */
export const OPERATOR_CASES: Readonly<
  Record<string, (store: TestedStore, operator: OperatorStore, chats: ChatStore) => Promise<void>>
> = {
  'lists matches newest first, filtered and page by page': async (store, operator) => {
    const [first, second] = [
      await open(store, 'first', seatOf(0, 'anna')),
      await open(store, 'second', seatOf(0, 'bo')),
    ];
    const waits = await open(store, 'waits', seatOf(0, null), seatOf(1, 'bo'));
    const ids = async (filter: Parameters<OperatorStore['list']>[0]) =>
      (await operator.list(filter)).map(({ id }) => id);
    expect(await ids({ limit: 9 })).toEqual([waits, second, first]);
    const page = await operator.list({ limit: 2 });
    expect(await ids({ limit: 2, before: page[1]?.number ?? 0 })).toEqual([first]);
    expect(await ids({ limit: 9, status: 'waiting' })).toEqual([waits]);
    expect(await ids({ limit: 9, person: 'bo' })).toEqual([waits, second]);
    expect(await ids({ limit: 9, openedBy: 'anna', openedFrom: 'here', status: 'running' })).toEqual([second, first]);
    expect(await ids({ limit: 9, openedBy: 'bo' })).toEqual([]);
    expect(await ids({ limit: 9, game: 'chess' })).toEqual([]);
  },

  'shows the opener and seats of a match': async (store, operator) => {
    const id = await open(store, 'shown', seatOf(0, 'anna'), seatOf(1, null));
    const shown = await operator.show(id);
    expect(shown?.match).toMatchObject({ id, status: 'waiting', openedBy: 'anna', openedFrom: 'here' });
    expect(shown?.seats.map(({ person }) => person)).toEqual(['anna', null]);
    expect(JSON.stringify(shown)).not.toContain((await store.dealerOf(id))?.seed);
    expect(await operator.show('nothing')).toBe(null);
  },

  'ends a running match without a result, and no other': async (store, operator) => {
    const id = await open(store, 'runs', seatOf(0, 'anna'));
    const waits = await open(store, 'waits', seatOf(0, null));
    expect((await store.read(id))?.status).toBe('running');
    expect(await operator.end(id)).toBe(true);
    expect(await operator.end(id)).toBe(false);
    expect(await operator.end(waits)).toBe(false);
    // A server that has cached the match as running loses the compare-and-set.
    expect(await store.commit(aCommit(0, { match: id }))).toBe(false);
    expect(await noticesOf(store)).toContain(`match ${id}`);
    expect(await store.read(id)).toMatchObject({ status: 'over', actor: null, result: null });
    expect(await store.unattended()).not.toContain(id);
  },

  'deletes a match with all its rows': async (store, operator) => {
    const id = await open(store, 'goes', seatOf(0, 'anna'));
    await store.commit(aCommit(0, { match: id, command: { person: 'anna', key: 'k', hash: 'h' } }));
    expect(await operator.delete(id)).toBe(true);
    expect(await operator.delete(id)).toBe(false);
    expect(await noticesOf(store)).toContain(`match ${id}`);
    expect(await store.read(id)).toBe(null);
    expect(await store.plies(id, 0, 9)).toEqual([]);
    expect(await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  },

  'voids the keys of a person': async (store, operator) => {
    expect(await store.generationOf('anna')).toBe(0);
    await operator.revoke('anna');
    await operator.revoke('anna');
    expect(await noticesOf(store)).toEqual(['keys anna', 'keys anna']);
    expect(await store.generationOf('anna')).toBe(2);
    expect([await operator.isKnown('anna'), await operator.isKnown('bo')]).toEqual([true, false]);
  },

  'bans until a time, replaces an earlier ban, and lifts bans': async (store, operator) => {
    const until = Date.now() + 60_000;
    await operator.ban({ id: 'anna', until: until + 5 });
    await operator.ban({ id: '203.0.113.5', until });
    await operator.ban({ id: 'anna', until: until + 9 });
    expect(await store.bans()).toHaveLength(2);
    expect(await operator.bans()).toEqual([
      { id: '203.0.113.5', until },
      { id: 'anna', until: until + 9 },
    ]);
    await operator.ban({ id: 'bo', until: Date.now() - 1 });
    expect(await operator.bans()).toHaveLength(2);
    expect([await operator.lift('anna'), await operator.lift('anna')]).toEqual([true, false]);
    expect((await store.bans()).map(({ id }) => id)).toEqual(['203.0.113.5']);
  },

  'lists open reports with the lines concerned, until they are handled': async (store, operator, chats) => {
    const id = await open(store, 'rude', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const lines = [lineOf(1, 'anna', 'Hello'), lineOf(2, 'bo', 'You fool')];
    const report = { match: id, line: 2, person: 'bo', lines };
    await chats.report({ id: 'later', ...report, reporter: 'eve', reason: null, at: 9 });
    await chats.report({ id: 'first', ...report, reporter: 'anna', reason: 'An insult', at: 5 });
    await chats.forget('eve');
    const shown = lines.map(({ name: _name, ...line }) => line);
    const [first, later] = await operator.reports(9);
    expect(first).toEqual({
      ...{ id: 'first', match: id, line: 2, person: 'bo', reporter: 'anna', reason: 'An insult' },
      ...{ createdAt: 5, lines: shown },
    });
    expect(later).toMatchObject({ id: 'later', reporter: null, reason: null });
    expect((await operator.reports(1)).map((one) => one.id)).toEqual(['first']);
    expect([await operator.handle('first'), await operator.handle('first')]).toEqual([true, false]);
    expect(await operator.handle('none')).toBe(false);
    expect((await operator.reports(9)).map((one) => one.id)).toEqual(['later']);
    // Reports remain when their match is deleted.
    await operator.delete(id);
    expect(await operator.reports(9)).toMatchObject([{ id: 'later', lines: shown }]);
  },

  'removes a line of a chat, with a notice': async (store, operator, chats) => {
    const id = await open(store, 'rude', seatOf(0, 'anna'), seatOf(1, 'bo'));
    for (const line of [lineOf(1, 'anna', 'Hello'), lineOf(2, 'bo', 'You fool')]) await chats.add(id, line);
    expect(await removeChatLine(operator, id, 3)).toBe(false);
    expect(await removeChatLine(operator, 'nothing', 2)).toBe(false);
    expect(await chats.stateOf(id)).toEqual({ on: true, version: 0 });
    expect(await removeChatLine(operator, id, 2)).toBe(true);
    expect((await chats.linesOf(id, 0, 9)).map(({ text }) => text)).toEqual(['Hello', null]);
    expect(await chats.stateOf(id)).toEqual({ on: true, version: 1 });
    expect(await noticesOf(store)).toContain(`match ${id}`);
  },
};
