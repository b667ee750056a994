import type { StoredMatch } from '@levante/host';
import type { Delivery, OutboxEvent } from '@levante/server';
import { expect, it } from 'vitest';
import { type Arrival, checkNotifications, type NotificationEvidence } from '../src/chaos/check/check-notifications.ts';

const MATCH = 'match';
/** Time at which the servers stopped. */
const NOW = 1_000_000;
const HOUR_MS = 3_600_000;
const PEOPLE = ['anna', 'bo'] as const;
const ACTIONS = ['0 end', '1 end', '0 end'];

/** Two people who take turns; it is Bo's turn at ply 3. */
const STORED: StoredMatch = {
  id: MATCH,
  number: 1,
  game: 'purse-race',
  rulesVersion: 1,
  options: {},
  status: 'running',
  commitment: '',
  ply: ACTIONS.length,
  actor: '1',
  result: null,
  createdAt: 0,
  opener: 'anna',
  state: {},
  seats: PEOPLE.map((person, seat) => ({ seat, kind: 'person', person, name: person, level: null })),
};

/** A turn that a person was notified of, under a key of the event. */
const sent = (event: string, person: string, ply: number): Delivery => ({
  id: `${event}.${person}`,
  event,
  person,
  channel: `channel of ${person}`,
  channelKind: 'webhook',
  kind: 'turn',
  match: MATCH,
  ply,
  seat: null,
  at: ply,
  dueAt: ply,
  state: 'sent',
  why: null,
  attempts: 1,
  message: `key of ${event}`,
  triedAt: ply,
  answer: '204',
});

const LAST = sent('third', 'bo', 3);
const DELIVERIES = [sent('first', 'bo', 1), sent('second', 'anna', 2), LAST];

const arrivalOf = ({ event, person, kind, ply, at, message }: Delivery): Arrival => ({
  url: `http://${person}/`,
  isAccepted: true,
  message: {
    key: message ?? '',
    items: [
      {
        event,
        kind: kind === 'taken' ? 'turn' : kind,
        match: MATCH,
        ply,
        at,
        url: '',
        game: 'purse-race',
        title: null,
        by: null,
        handle: null,
        leftMs: null,
        what: null,
        result: null,
      },
    ],
  },
});

interface History {
  readonly match?: Partial<StoredMatch>;
  readonly deliveries?: readonly Delivery[];
  readonly events?: readonly OutboxEvent[];
  readonly leases?: ReadonlyMap<string, number>;
  readonly arrivals?: readonly Arrival[];
}

/** Checks a history in which something is different. */
async function check({ match, deliveries = DELIVERIES, events = [], leases = new Map(), arrivals }: History) {
  const evidence: NotificationEvidence = {
    store: {
      read: async (id) => (id === MATCH ? { ...STORED, ...match } : null),
      plies: async () => ACTIONS.map((action) => ({ action, journal: [] })),
    },
    notifications: {
      preferences: {
        channelsOf: async (person) => [
          {
            id: `channel of ${person}`,
            person,
            session: null,
            place: null,
            network: null,
            isOn: true,
            createdAt: 0,
            sentAt: null,
            failingSince: null,
            failedAt: null,
            ended: null,
            target: { kind: 'webhook', url: `http://${person}/`, format: 'json', secret: '' },
          },
        ],
      },
      deliveries: {
        logOf: async (person) => deliveries.filter((one) => one.person === person),
        leases: async () => leases,
      },
      outbox: { events: async () => events },
    },
    matches: [MATCH],
    now: NOW,
    arrivals: arrivals ?? deliveries.filter(({ state }) => state === 'sent').map(arrivalOf),
  };
  const { counts, faults } = await checkNotifications(evidence);
  return { counts, faults: faults.map(({ what }) => what) };
}

const but = (changed: Partial<Delivery>): readonly Delivery[] => [...DELIVERIES.slice(0, -1), { ...LAST, ...changed }];
const arriving = (...more: readonly Arrival[]): readonly Arrival[] => [...DELIVERIES.map(arrivalOf), ...more];

const EVENT: OutboxEvent = {
  id: 'third',
  kind: 'turn',
  person: 'bo',
  match: MATCH,
  ply: 3,
  seat: 0,
  at: NOW,
  dueAt: 0,
};
const NONE = { unplanned: 0, leased: 0, retry: 0, later: 0, due: 0 };

it('the check counts the notifications of a history without a fault', async () => {
  const waiting = { ...sent('low', 'bo', 3), kind: 'low', state: 'waiting', dueAt: NOW } as const;
  const dropped = { ...sent('old', 'anna', 0), state: 'dropped', why: 'over' } as const;
  const again = DELIVERIES.map(arrivalOf).slice(0, 1);
  const refused = { ...arrivalOf(LAST), isAccepted: false };
  const history = {
    deliveries: [...DELIVERIES, waiting, dropped],
    arrivals: [refused, ...DELIVERIES.map(arrivalOf), ...again],
  };
  expect(await check(history)).toEqual({
    counts: { received: 3, repeated: 1, dropped: 1, waiting: { ...NONE, due: 1 } },
    faults: [],
  });
});

it('the check counts waiting notifications by their cause', async () => {
  const open = (id: string, more: Partial<Delivery>): Delivery => ({ ...sent(id, 'bo', 3), state: 'waiting', ...more });
  const deliveries = [
    ...DELIVERIES,
    open('a', { why: 'retry', dueAt: NOW + HOUR_MS }),
    open('b', { kind: 'low', dueAt: NOW + 24 * HOUR_MS }),
    open('c', { channel: 'leased', state: 'sending', dueAt: NOW - HOUR_MS }),
    open('d', { why: 'retry', dueAt: NOW }),
  ];
  const leases = new Map([['leased', NOW + 60_000]]);
  expect(await check({ deliveries, events: [EVENT], leases })).toMatchObject({
    counts: { waiting: { unplanned: 1, leased: 1, retry: 1, later: 1, due: 1 } },
    faults: [],
  });
});

it.each<[string, History]>([
  ['is planned', { deliveries: DELIVERIES.slice(0, -1), events: [EVENT] }],
  ['waits', { deliveries: but({ state: 'waiting', why: 'retry', dueAt: NOW + HOUR_MS }) }],
  ['belongs to a match that is over', { match: { status: 'over', actor: null }, deliveries: DELIVERIES.slice(0, -1) }],
  [
    'belongs to somebody who has come back',
    {
      match: { sat: [{ seat: 1, ply: 3, by: 'person' }] },
      deliveries: DELIVERIES.slice(0, -1),
    },
  ],
])('the check requires no notification that %s', async (_, history) => {
  expect((await check(history)).faults).toEqual([]);
});

it.each<[string, History, string]>([
  [
    'two keys for one event',
    { arrivals: arriving(arrivalOf({ ...LAST, message: 'other' })) },
    'turn at ply 3 arrived under the keys key of third and other',
  ],
  [
    'a turn of somebody else',
    { arrivals: arriving(arrivalOf(sent('other', 'anna', 1))) },
    'turn at ply 1 arrived at http://anna/, but it is the turn of 1',
  ],
  [
    'a ply that there is not',
    { arrivals: arriving(arrivalOf(sent('other', 'bo', 4))) },
    'turn at ply 4 arrived at http://bo/, but the match has 3 plies',
  ],
  [
    'an end of a match that goes on',
    { arrivals: arriving(arrivalOf({ ...sent('other', 'bo', 3), kind: 'ended' })) },
    'ended at ply 3 arrived at http://bo/, but the match is not over',
  ],
  [
    'an address of nobody in the match',
    { arrivals: arriving(arrivalOf(sent('other', 'cleo', 1))) },
    'turn at ply 1 arrived at http://cleo/, but its person has no seat',
  ],
  [
    'one that was sent and never arrived',
    { arrivals: arriving().slice(0, -1) },
    'turn at ply 3 was sent, but not received',
  ],
  [
    'one that was refused and counts as sent',
    { arrivals: [...arriving().slice(0, -1), { ...arrivalOf(LAST), isAccepted: false }] },
    'turn at ply 3 was sent, but not received',
  ],
  [
    'a lease of a server whose clock was wrong',
    { deliveries: but({ state: 'waiting', dueAt: NOW }), leases: new Map([['channel of bo', NOW + 20 * HOUR_MS]]) },
    'turn at ply 3 waits 72000 s for the end of a lease',
  ],
  [
    'an attempt after a longer pause than any',
    { deliveries: but({ state: 'waiting', why: 'retry', dueAt: NOW + 20 * HOUR_MS }) },
    'turn at ply 3 waits 72000 s for its next attempt',
  ],
  [
    'an event that nobody plans',
    { events: [{ ...EVENT, at: NOW - 61_000 }] },
    'turn at ply 3 has not been planned for 61 s',
  ],
  [
    'one that nobody sends',
    {
      deliveries: but({ state: 'waiting', dueAt: NOW - 300_000 }),
      leases: new Map([['channel of bo', NOW - 200_000]]),
    },
    'turn at ply 3 has been due for 200 s',
  ],
  ['one that failed', { deliveries: but({ state: 'failed', answer: '410' }) }, 'turn at ply 3 failed: 410'],
  [
    'one that was dropped without a reason',
    { deliveries: [...DELIVERIES, { ...sent('old', 'bo', 1), state: 'dropped' }] },
    'turn at ply 1 was dropped without a reason',
  ],
  [
    'a person who was never notified',
    { deliveries: DELIVERIES.slice(0, -1) },
    'bo was not notified of the turn since ply 3',
  ],
  [
    'a notification of a turn that was dropped before it was over',
    { deliveries: but({ state: 'dropped', why: 'over' }) },
    'the notification of bo was dropped, and it is still their turn',
  ],
])('the check finds %s', async (_, history, what) => {
  expect((await check(history)).faults).toEqual([what]);
});
