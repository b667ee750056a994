import type { MatchClocks } from '@levante/host';
import {
  type Delivery,
  type NewEvent,
  type NotificationStores,
  type NotifiedMatches,
  Notifier,
} from '@levante/people/notifications';
import { aMatch } from '@levante/testkit/host';
import type { Match } from '@levante/wire';
import { expect } from 'vitest';
import { INTL_ZONES } from '../../src/calendar/zones.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { SqlNotifiedMatches } from '../../src/notifications/notified-matches.ts';
import { aChannel, aDelivery, LIMITS, type NotificationBackend } from './notification-cases.ts';

/** Number of events that a round schedules. */
const BATCH = 200;
/** Time of the events, and that at which they are due. */
const AT = 1000;
const DUE = AT + 60_000;
/**
 * Statements of a round: events, settings, channels, kinds of clocks, pushed turns, turns that are over with one query in it, the
 * removal, what waits or is due, and due channels with three.
 */
const MAX_STATEMENTS = 13;

/** Counts the statements, and the queries in them, that an access executes, but for the beginning and end of transactions. */
function counting(access: SqlAccess): { readonly access: SqlAccess; readonly count: { statements: number } } {
  const count = { statements: 0 };
  const db = access.db.withPlugin({
    transformQuery: ({ node }) => {
      count.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { access: { ...access, db }, count };
}

/** Returns a match in which a person is asked at ply 1. */
const asking = (id: string): Match => ({
  id,
  game: 'purse-race',
  rulesVersion: 1,
  options: {},
  status: 'running',
  ply: 1,
  actor: '0',
  mine: [0],
  viewer: 0,
  result: null,
  createdAt: 1,
  commitment: 'sha256:0',
  seats: [{ seat: 0, kind: 'person', name: 'Anna', level: null, taken: true, mine: true }],
});

/** Returns a notifier on a database, whose time a test sets, and the errors that it reports. */
function notifierOn(access: SqlAccess, matches: Partial<NotifiedMatches> = {}) {
  const stored = new SqlNotifiedMatches(access);
  const failed: unknown[] = [];
  const clock = { at: AT };
  const notifier = new Notifier({
    ...notificationStores(access),
    zones: INTL_ZONES,
    holder: 'one',
    defaultLanguage: 'en',
    newId: () => 'new',
    time: { now: () => clock.at, after: () => () => {}, refresh: async () => {} },
    matches: {
      describe: async (id) => asking(id),
      playedOverDays: (ids) => stored.playedOverDays(ids),
      isStillTurn: (...turn) => stored.isStillTurn(...turn),
      isLooking: () => false,
      ...matches,
    },
    sender: { send: async () => ({ kind: 'sent', answer: '204' }) },
    failed: (error) => failed.push(error),
  });
  return { notifier, failed, clock };
}

const PUSH = {
  kind: 'push',
  endpoint: 'https://push.example/1',
  p256dh: 'k',
  auth: 'a',
  browser: '',
  system: '',
} as const;

const personOf = (i: number): string => `person ${i}`;
const anEvent = (i: number, more: Partial<NewEvent> = {}): NewEvent => ({
  id: `e${i}`,
  kind: 'turn',
  person: personOf(i),
  match: `m${i}`,
  ply: 1,
  seat: 0,
  at: AT,
  ...more,
});

/** Adds people with a webhook and an event each. */
async function addEvents(stores: NotificationStores, number: number): Promise<void> {
  for (let i = 0; i < number; i++) {
    await stores.preferences.putChannel(aChannel(personOf(i)), LIMITS);
    await stores.outbox.addEvent(anEvent(i));
  }
}

/** Returns the deliveries of people by their events, sorted. */
async function deliveriesFor(stores: NotificationStores, people: number): Promise<readonly Delivery[]> {
  const logs = await Promise.all(Array.from({ length: people }, (_, i) => stores.deliveries.logOf(personOf(i), 99)));
  return logs.flat();
}

const eventsIn = async (stores: NotificationStores): Promise<readonly string[]> =>
  (await stores.outbox.events(2 * BATCH, Number.MAX_SAFE_INTEGER)).map(({ id }) => id).sort();

const DAYS: MatchClocks = {
  control: { kind: 'days', hours: 24 },
  seats: [0, 1].map(() => ({ leftMs: 86_400_000, since: null, freeMs: 0, returned: false })),
};
const LIVE: MatchClocks = { ...DAYS, control: { kind: 'live', bankS: 60, incrementS: 0 } };

/** Tests of scheduling, for any database. */
export const NOTIFIER_CASES: Readonly<Record<string, (backend: NotificationBackend) => Promise<void>>> = {
  'a round schedules all events that it reads with a few statements': async (backend) => {
    const { access, count } = counting(backend.access);
    const stores = notificationStores(access);
    for (let i = 0; i < BATCH; i++) {
      // Some people have no channel any more.
      if (i % 4 > 0)
        await stores.preferences.putChannel(aChannel(personOf(i), i % 2 === 0 ? { target: PUSH } : {}), LIMITS);
      await stores.outbox.addEvent(anEvent(i, { kind: i < BATCH / 2 ? 'turn' : 'taken' }));
    }
    const { notifier, failed } = notifierOn(access);
    count.statements = 0;
    await notifier.round();
    expect(count.statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    // Turns wait without any row for a channel, those of people without one do not.
    expect([failed, (await eventsIn(stores)).length]).toEqual([[], (BATCH / 2) * 0.75]);
    expect(await deliveriesFor(stores, BATCH)).toEqual([]);
  },

  'an event becomes a delivery when it is due, unless it no longer applies': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 30);
    const over = { describe: async (id: string) => ({ ...asking(id), ply: id === 'm7' ? 2 : 1 }) };
    const { notifier, failed, clock } = notifierOn(backend.access, over);
    await notifier.round();
    clock.at = DUE - 1;
    await notifier.round();
    expect([(await eventsIn(stores)).length, await deliveriesFor(stores, 30)]).toEqual([30, []]);
    clock.at = DUE;
    await notifier.round();
    expect([failed, await eventsIn(stores)]).toEqual([[], []]);
    expect(await deliveriesFor(stores, 30)).toHaveLength(29);
  },

  'the event of a turn is removed when the turn was taken, and that of a later turn stays': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 3);
    const { notifier, failed } = notifierOn(backend.access);
    await notifier.round();
    await stores.outbox.addEvent(anEvent(0, { id: 'taken 0', kind: 'taken', ply: 2 }));
    await stores.outbox.addEvent(anEvent(0, { id: 'next 0', ply: 3 }));
    await stores.outbox.addEvent(anEvent(1, { id: 'taken 1', kind: 'taken', ply: 1 }));
    await notifier.round();
    expect([failed, await eventsIn(stores)]).toEqual([[], ['e1', 'e2', 'next 0']]);
    await stores.outbox.addEvent(anEvent(2, { id: 'turn 2', ply: 5 }));
    await stores.outbox.addEvent(anEvent(2, { id: 'taken 2', kind: 'taken', ply: 6 }));
    await notifier.round();
    expect([failed, await eventsIn(stores)]).toEqual([[], ['e1', 'next 0']]);
  },

  'the end of a lease deletes a person’s oldest finished deliveries beyond a maximum': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 2);
    const done = (i: number) => aDelivery({ id: `d${i}`, person: personOf(0), state: 'dropped', at: i });
    const open = aDelivery({ id: 'open', person: personOf(0), at: 0 });
    const other = aDelivery({ id: 'other', person: personOf(1), state: 'sent', at: 0 });
    const deliveries = [1, 2, 3, 4, 5].map(done);
    await stores.outbox.schedule([{ event: 'e0', deliveries: [...deliveries, open, other], held: null }], AT);
    await stores.deliveries.release({ id: 'hook', person: personOf(0) }, 'one', 3);
    const left = await deliveriesFor(stores, 2);
    expect(left.map(({ id }) => id).toSorted()).toEqual(['d3', 'd4', 'd5', 'open', 'other']);
  },

  'events without a channel to notify are removed without reading their matches': async (backend) => {
    const { access, count } = counting(backend.access);
    const stores = notificationStores(access);
    for (let i = 0; i < 9; i++) await stores.outbox.addEvent(anEvent(i));
    await stores.preferences.putChannel(aChannel(personOf(0), { isOn: false }), LIMITS);
    const { notifier, failed } = notifierOn(access);
    count.statements = 0;
    await notifier.round();
    // Events, settings, channels, turns that are over with one query in it, the removal, due channels with three.
    expect(count.statements).toBe(10);
    expect([failed, await eventsIn(stores)]).toEqual([[], []]);
  },

  'an event that cannot be written stays, and all others are scheduled': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 30);
    await stores.outbox.addEvent(anEvent(99, { id: 'other' }));
    const taken = aDelivery({ id: `e7.hook of ${personOf(7)}`, person: 'somebody' });
    await stores.outbox.schedule([{ event: 'other', deliveries: [taken], held: null }], AT);
    const { notifier, failed, clock } = notifierOn(backend.access);
    clock.at = DUE;
    await notifier.round();
    expect([failed.length, await eventsIn(stores)]).toEqual([1, ['e7']]);
    expect(await deliveriesFor(stores, 30)).toHaveLength(29);
  },

  'an event of a match that cannot be read stays, and all others are scheduled': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 30);
    const describe: NotifiedMatches['describe'] = async (match) => {
      if (match === 'm7') throw new Error('unreadable');
      return asking(match);
    };
    const { notifier, failed, clock } = notifierOn(backend.access, { describe, playedOverDays: async (ids) => ids });
    clock.at = DUE;
    await notifier.round();
    expect([failed, await eventsIn(stores)]).toEqual([[new Error('unreadable')], ['e7']]);
    expect(await deliveriesFor(stores, 30)).toHaveLength(29);
  },

  'several servers schedule each event once': async (backend) => {
    const stores = notificationStores(backend.access);
    await addEvents(stores, 30);
    const servers = [1, 2, 3].map(() => notifierOn(backend.access));
    for (const at of [AT, DUE]) {
      for (const { clock } of servers) clock.at = at;
      await Promise.all(servers.map(({ notifier }) => notifier.round()));
    }
    expect([servers.flatMap(({ failed }) => failed), await eventsIn(stores)]).toEqual([[], []]);
    expect(await deliveriesFor(stores, 30)).toHaveLength(30);
  },

  'only matches over days are listed to have their clocks read': async (backend) => {
    const stored = new SqlNotifiedMatches(backend.access);
    const all = { days: DAYS, live: LIVE, none: null };
    for (const [id, clocks] of Object.entries(all)) {
      await backend.store.create(aMatch({ id, ...(clocks && { clocks }) }));
    }
    expect(await stored.playedOverDays([...Object.keys(all), 'deleted'])).toEqual(['days']);
  },

  'a turn lasts over decisions of its seat and chance, until another seat acts': async (backend) => {
    const stored = new SqlNotifiedMatches(backend.access);
    await backend.store.create(aMatch({ id: 'm' }));
    const lines = ['1 end', '0 step', '* throw 1', '0 step'];
    for (const [from, action] of lines.entries()) {
      const moved = { state: {}, actor: '0', result: null, position: null, command: null };
      await backend.store.commit({ match: 'm', from, plies: [{ action, journal: [] }], ...moved });
    }
    const turns = [0, 1, 2].map((ply) => stored.isStillTurn('m', 0, ply));
    expect(await Promise.all(turns)).toEqual([false, true, true]);
    expect(await stored.isStillTurn('m', 1, 1)).toBe(false);
  },
};
