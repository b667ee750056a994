import type { Store, StoredSeat } from '@levante/host';
import type { AccountStores, Passkey } from '@levante/people';
import type { ChatStore, ReportStore, StoredLine } from '@levante/people/chat';
import type { Measure } from '@levante/people/operators';
import { aCommit, aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlChatStore } from '../../src/chat/chat-store.ts';
import { SqlReportStore } from '../../src/chat/report-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import type { NoticeSource } from '../../src/matches/store/notices.ts';
import { DEFAULT_RETENTION, dayOf, type Retention } from '../../src/matches/store/retention.ts';
import { SqlMeasureStore } from '../../src/operators/measure-store.ts';
import { SqlMemberStore } from '../../src/operators/member-store.ts';
import type { OperatorStore } from '../../src/operators/operator-store.ts';
import { takeMeasure } from '../../src/operators/operators.ts';
import { bringSeats, type HeldBy, provedSession } from './held.ts';

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

export interface OperatorFixture extends AccountStores {
  readonly chats: ChatStore;
  readonly reports: ReportStore;
  readonly measures: SqlMeasureStore;
  readonly members: SqlMemberStore;
  /** Applies a measure of a command on the machine. */
  take(measure: Measure, reason?: string): Promise<boolean>;
  /** Adds a session of a person. */
  session(person: string): Promise<HeldBy>;
}

/** Creates what the cases need on a database of either kind. */
export function operatorFixture(access: SqlAccess, isShared: boolean): OperatorFixture {
  const measures = new SqlMeasureStore(access, isShared);
  const stores = {
    chats: new SqlChatStore(access),
    reports: new SqlReportStore(access),
    ...accountStores(access, isShared),
    members: new SqlMemberStore(access),
  };
  return {
    ...stores,
    measures,
    take: (measure, reason) => takeMeasure(measures, measure, reason),
    session: (person) => provedSession(access, person),
  };
}

/** Tests of an operator's store next to a server's store on the same database, of either kind. */
export const OPERATOR_CASES: Readonly<
  Record<string, (store: TestedStore, operator: OperatorStore, more: OperatorFixture) => Promise<void>>
> = {
  'lists matches newest first, filtered and page by page': async (store, operator) => {
    const first = await open(store, 'first', seatOf(0, 'anna'));
    const second = await open(store, 'second', seatOf(0, 'bo'));
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

  'ends a running match without a result, and no other': async (store, _operator, { take }) => {
    const id = await open(store, 'runs', seatOf(0, 'anna'));
    const waits = await open(store, 'waits', seatOf(0, null));
    expect((await store.read(id))?.status).toBe('running');
    expect(await take({ kind: 'end-match', match: id })).toBe(true);
    expect(await take({ kind: 'end-match', match: id })).toBe(false);
    expect(await take({ kind: 'end-match', match: waits })).toBe(false);
    // A server that has cached the match as running loses the compare-and-set.
    expect(await store.commit(aCommit(0, { match: id }))).toBe(false);
    expect(await noticesOf(store)).toContain(`match ${id}`);
    expect(await store.read(id)).toMatchObject({ status: 'over', actor: null, result: null });
    expect(await store.unattended()).not.toContain(id);
  },

  'counts and keeps a match that an operator ended like a finished one, and no other match': async (store, _, more) => {
    const { take, measures } = more;
    const solo = await open(store, 'solo', seatOf(0, 'anna'));
    const pair = await open(store, 'pair', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const bots = await open(store, 'bots', { ...seatOf(0, null), kind: 'bot', level: 'random' });
    const runs = await open(store, 'runs', seatOf(0, 'anna'));
    for (const match of [solo, pair, bots]) await take({ kind: 'end-match', match });
    const now = Date.now();
    const settle = async (at: number): Promise<void> => {
      for (const match of [solo, pair, bots, runs]) await measures.settle(match, DEFAULT_RETENTION, at);
    };
    await settle(now);
    const tomorrow = now + 24 * 3_600_000 + 1;
    const placeOf = (max: number) => [{ marks: ['here'], max }];
    expect(await store.opened('anna', placeOf(2), tomorrow)).toEqual({ byPerson: 2, isFull: true });
    expect(await store.opened('anna', placeOf(3), tomorrow)).toEqual({ byPerson: 2, isFull: false });
    // Once only.
    await settle(tomorrow);
    expect(await store.opened('anna', placeOf(2), tomorrow)).toEqual({ byPerson: 2, isFull: true });
    expect(await store.opened('anna', placeOf(3), tomorrow)).toEqual({ byPerson: 2, isFull: false });
    const inDays = (days: number): number => dayOf(now) + days + 2;
    expect(await store.expire(inDays(2), 9)).toEqual([bots]);
    expect(await store.expire(inDays(30), 9)).toEqual([solo]);
    expect(await store.expire(inDays(180), 9)).toEqual([runs]);
    expect(await store.expire(inDays(9999), 9)).toEqual([]);
  },

  'deletes expired bans, mutes and invitations, with their reasons': async (store, _, more) => {
    const { take, measures, members } = more;
    const until = Date.now() + 60_000;
    for (const [name, end] of [
      ['anna', until],
      ['bo', until + 1],
    ] as const) {
      await take({ kind: 'ban', subject: name, until: end }, 'insults');
      await take({ kind: 'mute', person: name, until: end }, 'spam');
      await take({ kind: 'invite', id: name, uses: 1, until: end });
    }
    await measures.deleteEnded(until);
    expect((await store.bans()).map(({ id }) => id)).toEqual(['bo']);
    expect(await measures.standingOf('anna', 0)).toEqual({ ban: null, mute: null });
    expect(await measures.standingOf('bo', 0)).toMatchObject({ ban: { reason: 'insults' }, mute: { reason: 'spam' } });
    expect((await members.invitations(0, 9)).map(({ id }) => id)).toEqual(['bo']);
  },

  'deletes a match with all its rows': async (store, _operator, { take }) => {
    const id = await open(store, 'goes', seatOf(0, 'anna'));
    await store.commit(aCommit(0, { match: id, command: { person: 'anna', key: 'k', hash: 'h' } }));
    expect(await take({ kind: 'delete-match', match: id })).toBe(true);
    expect(await take({ kind: 'delete-match', match: id })).toBe(false);
    expect(await noticesOf(store)).toContain(`match ${id}`);
    expect(await store.read(id)).toBe(null);
    expect(await store.plies(id, 0, 9)).toEqual([]);
    expect(await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  },

  'makes the keys of a person void': async (store, operator, { take }) => {
    expect(await store.generationOf('anna')).toBe(0);
    await take({ kind: 'revoke-keys', person: 'anna' });
    await take({ kind: 'revoke-keys', person: 'anna' });
    expect(await noticesOf(store)).toEqual(['keys anna', 'keys anna']);
    expect(await store.generationOf('anna')).toBe(2);
    expect([await operator.isKnown('anna'), await operator.isKnown('bo')]).toEqual([true, false]);
  },

  'bans until a time, replaces an earlier ban, and lifts bans': async (store, operator, { take }) => {
    const until = Date.now() + 60_000;
    await take({ kind: 'ban', subject: 'anna', until: until + 5 });
    await take({ kind: 'ban', subject: '203.0.113.5', until });
    await take({ kind: 'ban', subject: 'anna', until: until + 9 });
    expect(await store.bans()).toHaveLength(2);
    expect(await operator.bans()).toEqual([
      { id: '203.0.113.5', until },
      { id: 'anna', until: until + 9 },
    ]);
    await take({ kind: 'ban', subject: 'bo', until: Date.now() - 1 });
    expect(await operator.bans()).toHaveLength(2);
    expect([
      await take({ kind: 'lift-ban', subject: 'anna' }),
      await take({ kind: 'lift-ban', subject: 'anna' }),
    ]).toEqual([true, false]);
    expect((await store.bans()).map(({ id }) => id)).toEqual(['203.0.113.5']);
  },

  'lists open reports with the lines concerned, until they are handled': async (
    store,
    operator,
    { chats, reports, take },
  ) => {
    const id = await open(store, 'rude', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const lines = [lineOf(1, 'anna', 'Hello'), lineOf(2, 'bo', 'You fool')];
    const report = { match: id, line: 2, person: 'bo', lines };
    await reports.report({ id: 'later', ...report, reporter: 'eve', reason: null, at: 9 });
    await reports.report({ id: 'first', ...report, reporter: 'anna', reason: 'An insult', at: 5 });
    await reports.report({ id: 'other', ...report, line: 1, person: 'anna', reporter: 'bo', reason: null, at: 12 });
    await chats.forget('eve');
    const shown = lines.map(({ name: _name, ...line }) => line);
    const [first, later] = await operator.reports(9);
    expect(first).toEqual({
      id: 'first',
      match: id,
      line: 2,
      person: 'bo',
      reporter: 'anna',
      reason: 'An insult',
      createdAt: 5,
      lines: shown,
    });
    expect(later).toMatchObject({ id: 'later', reporter: null, reason: null });
    expect((await operator.reports(1)).map((one) => one.id)).toEqual(['first']);
    expect([
      await take({ kind: 'handle-report', report: 'first' }),
      await take({ kind: 'handle-report', report: 'first' }),
    ]).toEqual([true, false]);
    expect(await take({ kind: 'handle-report', report: 'none' })).toBe(false);
    // With all others of the same line.
    expect((await operator.reports(9)).map((one) => one.id)).toEqual(['other']);
    // Reports remain when their match is deleted.
    await take({ kind: 'delete-match', match: id });
    expect(await operator.reports(9)).toMatchObject([{ id: 'other', lines: shown }]);
  },

  'removes a line of a chat, with a notice': async (store, _operator, { chats, take }) => {
    const id = await open(store, 'rude', seatOf(0, 'anna'), seatOf(1, 'bo'));
    for (const line of [lineOf(1, 'anna', 'Hello'), lineOf(2, 'bo', 'You fool')]) await chats.add(id, line);
    expect(await take({ kind: 'remove-line', match: id, line: 3 })).toBe(false);
    expect(await take({ kind: 'remove-line', match: 'nothing', line: 2 })).toBe(false);
    expect(await chats.stateOf(id)).toEqual({ on: true, version: 0 });
    expect(await take({ kind: 'remove-line', match: id, line: 2 })).toBe(true);
    expect((await chats.linesOf(id, 9)).map(({ text }) => text)).toEqual(['Hello', null]);
    expect(await chats.stateOf(id)).toEqual({ on: true, version: 1 });
    expect(await noticesOf(store)).toContain(`match ${id}`);
  },

  'writes every action to the journal in its transaction, except those that change nothing': async (store, _, more) => {
    const { take, measures, chats, reports } = more;
    const id = await open(store, 'rude', seatOf(0, 'anna'), seatOf(1, 'bo'));
    const waits = await open(store, 'waits', seatOf(0, null));
    await chats.add(id, lineOf(1, 'bo', 'You fool'));
    const report = { match: id, line: 1, person: 'bo', reporter: 'anna', reason: null, lines: [], at: 5 };
    await reports.report({ id: 'report', ...report });
    const until = Date.now() + 60_000;
    const all: readonly Measure[] = [
      { kind: 'revoke-keys', person: 'bo' },
      { kind: 'mute', person: 'bo', until },
      { kind: 'unmute', person: 'bo' },
      { kind: 'ban', subject: 'bo', until },
      { kind: 'lift-ban', subject: 'bo' },
      { kind: 'dismiss-report', report: 'report' },
      { kind: 'remove-line', match: id, line: 1 },
      { kind: 'end-match', match: id },
      { kind: 'delete-match', match: waits },
      { kind: 'pause', from: 5, until: null },
      { kind: 'resume' },
      { kind: 'announce', id: 'news', texts: { en: 'Hello' }, until },
      { kind: 'withdraw', id: 'news' },
      { kind: 'invite', id: 'hash', uses: 2, until },
      { kind: 'uninvite', id: 'hash' },
    ];
    for (const one of all) expect([one.kind, await take(one, 'because')]).toEqual([one.kind, true]);
    const kinds = async (): Promise<string[]> => (await measures.journal(null, 99)).map(({ kind }) => kind).sort();
    expect(await kinds()).toEqual(all.map(({ kind }) => kind).sort());
    for (const line of await measures.journal(null, 99))
      expect(line).toMatchObject({ operator: null, reason: 'because' });
    // Nothing to undo, end or close: nothing is written.
    for (const again of all.filter(({ kind }) => /^(un|lift|dismiss|end|delete|resume|withdraw)/.test(kind))) {
      expect([again.kind, await take(again)]).toEqual([again.kind, false]);
    }
    expect(await kinds()).toHaveLength(all.length);
    // What deletes data leaves the journal as it is.
    for (const person of ['anna', 'bo']) {
      await more.accounts.deleteAccount(person);
      await chats.forget(person);
      await store.forget(person);
    }
    await store.expire(1_000_000, 100);
    expect(await kinds()).toHaveLength(all.length);
  },

  'lists the journal newest first, page by page': async (_, __, { measures }) => {
    for (const n of [1, 2, 3, 4, 5]) {
      const measure = { kind: 'pause', from: n, until: null } as const;
      // Two at the same moment are ordered, too.
      await measures.apply({ id: `act-${n}`, at: Math.ceil(n / 2), operator: null, reason: null, measure });
    }
    const page = async (before: string | null): Promise<string[]> =>
      (await measures.journal(before, 2)).map(({ id }) => id);
    expect([await page(null), await page('act-4'), await page('act-2')]).toEqual([
      ['act-5', 'act-4'],
      ['act-3', 'act-2'],
      ['act-1'],
    ]);
  },

  'gives the role to people with an account only, and refuses actions without the role': async (store, _, more) => {
    const { take, measures, accounts, passkeys } = more;
    expect([await take({ kind: 'grant-operator', person: 'anna' }), await measures.isOperator('anna')]).toEqual([
      false,
      false,
    ]);
    await passkeys.addPasskey(
      {
        id: 'key',
        person: 'anna',
        rpId: 'localhost',
        publicKey: '',
        counter: 0,
        transports: [],
        name: 'Key',
        createdDay: 1,
        usedDay: 1,
      },
      { person: 'anna', handle: 'anna', userHandle: 'anna', createdAt: 1 },
      (await more.session('anna')).guest,
    );
    expect(await measures.personNamed('Anna')).toBe('anna');
    expect([await take({ kind: 'grant-operator', person: 'anna' }), await measures.isOperator('anna')]).toEqual([
      true,
      true,
    ]);
    expect(await take({ kind: 'grant-operator', person: 'anna' })).toBe(false);
    expect(await measures.operators()).toEqual([{ person: 'anna', handle: 'anna' }]);
    const until = Date.now() + 60_000;
    const signed = (id: string, operator: string) =>
      measures.apply({ id, at: 7, operator, reason: null, measure: { kind: 'ban', subject: id, until } });
    expect([await signed('one', 'anna'), await signed('two', 'bo')]).toEqual([true, false]);
    expect(await take({ kind: 'revoke-operator', person: 'anna' })).toBe(true);
    expect([await signed('three', 'anna'), await measures.isOperator('anna')]).toEqual([false, false]);
    expect((await store.bans()).map(({ id }) => id)).toEqual(['one']);
    const lines = await measures.journal(null, 9);
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['ban', 'grant-operator', 'revoke-operator']);
    expect(lines.find(({ kind }) => kind === 'ban')).toEqual({
      id: 'one',
      at: 7,
      operator: 'anna',
      kind: 'ban',
      subject: 'one',
      reason: null,
      until,
      detail: null,
    });
    // An account that is deleted takes the role along.
    await take({ kind: 'grant-operator', person: 'anna' });
    await accounts.deleteAccount('anna');
    expect([await measures.isOperator('anna'), await measures.operators()]).toEqual([false, []]);
  },

  'returns the bans and mutes of a person, and the pause and announcements of the server': async (
    _,
    __,
    { take, measures },
  ) => {
    const now = Date.now();
    const until = now + 60_000;
    await take({ kind: 'mute', person: 'bo', until }, 'spam');
    await take({ kind: 'ban', subject: 'bo', until: until + 1 }, 'insults');
    expect(await measures.standingOf('bo', now)).toEqual({
      mute: { until, reason: 'spam' },
      ban: { until: until + 1, reason: 'insults' },
    });
    expect(await measures.standingOf('bo', until)).toMatchObject({ mute: null, ban: {} });
    expect(await measures.rules(now)).toEqual({ pause: null, announcements: [] });
    await take({ kind: 'pause', from: now + 5, until });
    await take({ kind: 'announce', id: 'news', texts: { en: 'Hello', de: 'Hallo' }, until });
    expect(await measures.rules(now)).toEqual({
      pause: { from: now + 5, until },
      announcements: [{ id: 'news', texts: { en: 'Hello', de: 'Hallo' }, until }],
    });
    expect(await measures.rules(until)).toEqual({ pause: null, announcements: [] });
  },

  'admits as many people as an invitation allows, and no more': async (_, __, { take, members }) => {
    const now = Date.now();
    await take({ kind: 'invite', id: 'hash', uses: 2, until: now + 60_000 });
    expect(await members.invitations(now, 9)).toMatchObject([{ id: 'hash', usesLeft: 2, createdBy: null }]);
    expect(await members.join('anna', 'hash', now + 60_000)).toBe(false);
    expect(await members.join('anna', 'other', now)).toBe(false);
    expect(await members.isMember('anna')).toBe(false);
    // Anna uses it once, however often she tries.
    const anna = await Promise.all([1, 2, 3].map(() => members.join('anna', 'hash', now)));
    expect(anna.filter(Boolean)).toHaveLength(1);
    const others = await Promise.all(['bo', 'eve', 'dan'].map((person) => members.join(person, 'hash', now)));
    expect(others.filter(Boolean)).toHaveLength(1);
    expect(await members.isMember('anna')).toBe(true);
    expect(await members.invitations(now, 9)).toEqual([]);
    // Members stay when their invitation is withdrawn.
    expect(await take({ kind: 'uninvite', id: 'hash' })).toBe(true);
    expect(await members.isMember('anna')).toBe(true);
  },

  'admits people who had an account when invitations were first required': async (_, __, more) => {
    const { accounts, passkeys, members, session } = more;
    const passkeyOf = (person: string): Passkey => ({
      id: `key-${person}`,
      person,
      rpId: 'levante.example',
      publicKey: 'key',
      counter: 0,
      transports: ['usb'],
      name: 'Key',
      createdDay: 7,
      usedDay: 7,
    });
    const account = (person: string, createdAt: number) => {
      return { person, handle: null, userHandle: `user-${person}`, createdAt };
    };
    await passkeys.addPasskey(passkeyOf('anna'), account('anna', 10), (await session('anna')).guest);
    expect(await members.isMember('anna')).toBe(false);
    await members.requireSince(20);
    await members.requireSince(40);
    await passkeys.addPasskey(passkeyOf('bo'), account('bo', 30), (await session('bo')).guest);
    expect([await members.isMember('anna'), await members.isMember('bo')]).toEqual([true, false]);
    // An invitation that a guest has used is the account's once their matches are.
    const now = Date.now();
    await more.take({ kind: 'invite', id: 'hash', uses: 1, until: now + 60_000 });
    await members.join('guest', 'hash', now);
    await bringSeats(more, 'guest', 'bo');
    expect([await members.isMember('guest'), await members.isMember('bo')]).toEqual([false, true]);
    for (const person of ['anna', 'bo']) {
      await accounts.deleteAccount(person);
      expect(await members.isMember(person)).toBe(false);
    }
  },
};
