import type { MatchClocks } from '@levante/host';
import { type Delivery, type NotifiedMatches, Notifier, type OutboxEvent } from '@levante/people/notifications';
import { aMatch } from '@levante/testkit/host';
import { expect } from 'vitest';
import { SqlNotificationStore } from '../../src/people/notification-store.ts';
import { INTL_ZONES } from '../../src/people/zones.ts';
import type { SqlAccess } from '../../src/store/sql-access.ts';
import { aChannel, aDelivery, type NotificationBackend } from './notification-cases.ts';

/** Number of events that a round plans. */
const BATCH = 200;
/** Time of the events, long before their deliveries are due. */
const AT = 1000;
/** Statements of a round: events, settings, channels, kinds of clocks, pushed turns, two of the write, due channels. */
const MAX_STATEMENTS = 8;

/** Counts the statements that an access executes, but for the beginning and end of transactions. */
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

/** Returns a notifier on a store, and the errors that it reports. */
function notifierOn(store: SqlNotificationStore, matches: Partial<NotifiedMatches> = {}) {
  const failed: unknown[] = [];
  const notifier = new Notifier({
    ...{ store, zones: INTL_ZONES, holder: 'one', defaultLanguage: 'en', newId: () => 'new' },
    time: { now: () => AT, after: () => () => {}, refresh: async () => {} },
    matches: {
      describe: async () => null,
      playedOverDays: (ids) => store.playedOverDays(ids),
      isLooking: () => false,
      ...matches,
    },
    sender: { send: async () => ({ kind: 'sent', answer: '204' }) },
    failed: (error) => failed.push(error),
  });
  return { notifier, failed };
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
const anEvent = (i: number, more: Partial<OutboxEvent> = {}): OutboxEvent => ({
  ...{ id: `e${i}`, kind: 'turn', person: personOf(i), match: `m${i}`, ply: 1, seat: 0, at: AT },
  ...more,
});

/** Adds people with a webhook and an event each. */
async function addEvents(store: SqlNotificationStore, number: number): Promise<void> {
  for (let i = 0; i < number; i++) {
    await store.putChannel(aChannel(personOf(i)), 9);
    await store.addEvent(anEvent(i));
  }
}

/** Returns the deliveries of people by their events, sorted. */
async function plannedFor(store: SqlNotificationStore, people: number): Promise<readonly Delivery[]> {
  const logs = await Promise.all(Array.from({ length: people }, (_, i) => store.logOf(personOf(i), 99)));
  return logs.flat();
}

const eventsIn = async (store: SqlNotificationStore): Promise<readonly string[]> =>
  (await store.events(2 * BATCH)).map(({ id }) => id).sort();

const DAYS: MatchClocks = {
  control: { kind: 'days', hours: 24 },
  seats: [0, 1].map(() => ({ leftMs: 86_400_000, since: null, freeMs: 0, returned: false })),
};
const LIVE: MatchClocks = { ...DAYS, control: { kind: 'live', bankS: 60, incrementS: 0 } };

/** Tests of planning, for any database. */
export const NOTIFIER_CASES: Readonly<Record<string, (backend: NotificationBackend) => Promise<void>>> = {
  'a round plans all events that it reads with a few statements': async (backend) => {
    const { access, count } = counting(backend.access);
    const store = new SqlNotificationStore(access);
    for (let i = 0; i < BATCH; i++) {
      // Some people have no channel any more.
      if (i % 4 > 0) await store.putChannel(aChannel(personOf(i), i % 2 === 0 ? { target: PUSH } : {}), 9);
      await store.addEvent(anEvent(i, { kind: i < BATCH / 2 ? 'turn' : 'taken' }));
    }
    const { notifier, failed } = notifierOn(store);
    count.statements = 0;
    await notifier.round();
    expect(count.statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect([failed, await eventsIn(store)]).toEqual([[], []]);
    expect(await plannedFor(store, BATCH)).toHaveLength((BATCH / 2) * 0.75);
  },

  'events without anybody to notify are removed without a look at their matches': async (backend) => {
    const { access, count } = counting(backend.access);
    const store = new SqlNotificationStore(access);
    for (let i = 0; i < 9; i++) await store.addEvent(anEvent(i));
    await store.putChannel(aChannel(personOf(0), { isOn: false }), 9);
    const { notifier, failed } = notifierOn(store);
    count.statements = 0;
    await notifier.round();
    // Events, settings, channels, the removal, due channels.
    expect(count.statements).toBe(5);
    expect([failed, await eventsIn(store)]).toEqual([[], []]);
  },

  'an event that cannot be written stays, and all others are planned': async (backend) => {
    const store = new SqlNotificationStore(backend.access);
    await addEvents(store, 30);
    await store.addEvent(anEvent(99, { id: 'other' }));
    const taken = aDelivery({ id: `e7.hook of ${personOf(7)}`, person: 'somebody' });
    await store.plan([{ event: 'other', deliveries: [taken] }]);
    const { notifier, failed } = notifierOn(store);
    await notifier.round();
    expect([failed.length, await eventsIn(store)]).toEqual([1, ['e7']]);
    expect(await plannedFor(store, 30)).toHaveLength(29);
  },

  'an event of a match that cannot be read stays, and all others are planned': async (backend) => {
    const store = new SqlNotificationStore(backend.access);
    await addEvents(store, 30);
    const describe: NotifiedMatches['describe'] = async (match) => {
      if (match === 'm7') throw new Error('unreadable');
      return null;
    };
    const { notifier, failed } = notifierOn(store, { describe, playedOverDays: async (ids) => ids });
    await notifier.round();
    expect([failed, await eventsIn(store)]).toEqual([[new Error('unreadable')], ['e7']]);
    expect(await plannedFor(store, 30)).toHaveLength(29);
  },

  'several servers plan each event once': async (backend) => {
    const store = new SqlNotificationStore(backend.access);
    await addEvents(store, 30);
    const servers = [1, 2, 3].map(() => notifierOn(store));
    await Promise.all(servers.map(({ notifier }) => notifier.round()));
    expect([servers.flatMap(({ failed }) => failed), await eventsIn(store)]).toEqual([[], []]);
    expect(await plannedFor(store, 30)).toHaveLength(30);
  },

  'only the clocks of matches over days are looked at': async (backend) => {
    const store = new SqlNotificationStore(backend.access);
    const all = { days: DAYS, live: LIVE, none: null };
    for (const [id, clocks] of Object.entries(all)) {
      await backend.store.create(aMatch({ id, ...(clocks && { clocks }) }));
    }
    expect(await store.playedOverDays([...Object.keys(all), 'deleted'])).toEqual(['days']);
  },
};
