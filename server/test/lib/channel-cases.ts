import type { NotificationStores } from '@levante/people/notifications';
import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/accounts/account-store.ts';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlDepartureStore } from '../../src/accounts/departure-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { bringSeats } from './held.ts';
import { aChannel, aDelivery, LIMITS, type NotificationBackend } from './notification-cases.ts';
import { sessionOf } from './session-cases.ts';

const NOW = 1e12;
const PEOPLE = ['anna', 'bo', 'cem', 'dana'];
const RENEWAL = { person: 'anna', from: 0, session: 'session of anna', now: NOW } as const;
const AS_GUEST = { session: 'session of anna', provedAt: null };

const inBrowser = (person: string) =>
  aChannel(person, {
    id: `browser of ${person}`,
    session: `session of ${person}`,
    place: 'the shared browser',
    target: {
      kind: 'push',
      endpoint: 'https://push.example.org/one',
      p256dh: 'B',
      auth: 'a',
      browser: 'firefox',
      system: 'linux',
    },
  });

/** Returns the stores with a session of each person. */
async function storesWithSessions({ access }: NotificationBackend): Promise<NotificationStores> {
  const sessions = new SqlSessionStore(access);
  for (const person of PEOPLE) await sessions.addSession(sessionOf(`session of ${person}`, { person }), 7);
  return notificationStores(access);
}

/** Adds Anna's browser and webhook, each with a delivery that waits. */
async function annasChannels(backend: NotificationBackend): Promise<NotificationStores> {
  const stores = await storesWithSessions(backend);
  const channels = [inBrowser('anna'), aChannel('anna', { session: 'session of anna' })];
  for (const channel of channels) {
    expect(await stores.preferences.putChannel(channel, LIMITS)).toBe('put');
    const event = `event for ${channel.id}`;
    await stores.outbox.addEvent({ id: event, kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const delivery = aDelivery({ id: `delivery to ${channel.id}`, event, channel: channel.id, match: 'm' });
    expect(await stores.outbox.schedule([{ event, deliveries: [delivery], held: null }], 0)).toBe(true);
  }
  return stores;
}

const waitingOf = async (stores: NotificationStores, person: string) => {
  const open = (await stores.deliveries.logOf(person, 99)).filter(
    ({ state }) => state === 'waiting' || state === 'sending',
  );
  return open.map(({ channel }) => channel).sort();
};

/** Replaces Anna's session, as a proof does, or as she gets an account. */
const replaceSession = (access: NotificationBackend['access'], isAlone: boolean) =>
  new SqlSessionStore(access).replaceSession(
    {
      from: { id: 'session of anna', person: 'anna' },
      to: sessionOf('next'),
      keep: [],
      isAlone,
      now: NOW,
    },
    7,
  );

/** Ways in which channels of Anna end, with what is left waiting after each. */
const ENDINGS: Readonly<
  Record<string, { readonly end: (backend: NotificationBackend) => Promise<unknown>; readonly left: readonly string[] }>
> = {
  'that is removed': {
    end: ({ access }) => notificationStores(access).preferences.removeChannel('anna', 'browser of anna'),
    left: ['hook of anna'],
  },
  'of another person’s browser': {
    end: ({ access }) => notificationStores(access).preferences.putChannel(inBrowser('bo'), LIMITS),
    left: ['hook of anna'],
  },
  'of a session that is signed out': {
    end: ({ access }) => new SqlSessionStore(access).endSession('anna', 'session of anna'),
    left: [],
  },
  'of a session that was unused for too long': {
    end: ({ access }) => new SqlSessionStore(access).deleteUnusedSessions({ seen: 8, issued: 0, replaced: 0 }),
    left: [],
  },
  'of keys that are renewed': {
    end: ({ access }) => {
      const to = sessionOf('next', { generation: 1 });
      return new SqlSessionStore(access).renewKeys({ ...RENEWAL, to }, 7);
    },
    left: [],
  },
  'of a session that is replaced': {
    end: ({ access }) => replaceSession(access, false),
    // A webhook of an account was added with proof.
    left: ['hook of anna'],
  },
  'of a guest who gets an account': {
    end: ({ access }) => replaceSession(access, true),
    left: [],
  },
  'of a guest who signs in to an account': {
    end: ({ access }) => bringSeats(accountStores(access, false), 'anna', 'bo'),
    left: [],
  },
  'of a person who leaves': {
    end: ({ access }) => new SqlDepartureStore(access).begin({ person: 'anna', step: 'begun', dueAt: 5 }, AS_GUEST),
    left: [],
  },
  'of an account that is deleted': {
    end: ({ access }) => new SqlAccountStore(access, false).deleteAccount('anna'),
    left: [],
  },
};

const endings = Object.entries(ENDINGS).map(([which, { end, left }]) => {
  const run = async (backend: NotificationBackend): Promise<void> => {
    const stores = await annasChannels(backend);
    await end(backend);
    const people = ['anna', 'bo'] as const;
    const waiting = (await Promise.all(people.map((person) => waitingOf(stores, person)))).flat();
    expect(waiting).toEqual(left);
    expect((await stores.preferences.channelsOf('anna')).map(({ id }) => id)).toEqual(left);
    const sessions = (await stores.preferences.channelsOf('anna')).map(({ session }) => session);
    const live = await new SqlSessionStore(backend.access).statesOf(sessions.flatMap((one) => one ?? []));
    expect(live.size).toBe(left.length);
    // The next person in the same browser gets nothing that was meant for Anna.
    await new SqlSessionStore(backend.access).addSession(sessionOf('of bo again', { person: 'bo' }), 9);
    expect(await stores.preferences.putChannel({ ...inBrowser('bo'), session: 'of bo again' }, LIMITS)).toBe('put');
    expect((await stores.preferences.channelsOf('bo')).map(({ id }) => id)).toEqual(['browser of bo']);
    expect((await stores.deliveries.dueChannels(1000, 9)).map(({ id }) => id)).toEqual(left);
  };
  return [`a channel ${which} loses its waiting deliveries`, run] as const;
});

/** Tests of channels that end, for any database. */
export const CHANNEL_CASES: Readonly<Record<string, (backend: NotificationBackend) => Promise<void>>> = {
  'a person has at most the maximum number of channels, even if many are added at the same time': async ({
    access,
  }) => {
    const sessions = new SqlSessionStore(access);
    await sessions.addSession(sessionOf('session of anna', { person: 'anna' }), 7);
    const stores = notificationStores(access);
    const hooks = Array.from({ length: 12 }, (_, i) =>
      aChannel('anna', { id: `hook ${i}`, session: 'session of anna' }),
    );
    const results = await Promise.all(
      hooks.map((one) => stores.preferences.putChannel(one, { person: 5, network: 99 })),
    );
    expect(results.filter((one) => one === 'put')).toHaveLength(5);
    expect(results.filter((one) => one === 'too-many')).toHaveLength(7);
    expect(await stores.preferences.channelsOf('anna')).toHaveLength(5);
  },

  ...Object.fromEntries(endings),

  'a delivery is sent to its own person’s channel only': async (backend) => {
    const stores = await storesWithSessions(backend);
    await stores.preferences.putChannel(inBrowser('bo'), LIMITS);
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const delivery = aDelivery({ channel: 'browser of bo', person: 'anna' });
    await stores.outbox.schedule([{ event: 'e1', deliveries: [delivery], held: null }], 0);
    expect([
      await stores.deliveries.dueChannels(1000, 9),
      await stores.deliveries.dueOf('browser of bo', 1000),
    ]).toEqual([[], []]);
  },

  'the id of a channel cannot be taken by another person': async (backend) => {
    const stores = await annasChannels(backend);
    expect(await stores.preferences.putChannel(aChannel('bo', { id: 'hook of anna' }), LIMITS)).not.toBe('put');
    expect([await stores.preferences.channelsOf('bo'), (await stores.preferences.channelsOf('anna')).length]).toEqual([
      [],
      2,
    ]);
  },

  'a browser that many people add at the same time has one channel': async (backend) => {
    const stores = await storesWithSessions(backend);
    await Promise.all(PEOPLE.map((person) => stores.preferences.putChannel(inBrowser(person), LIMITS)));
    const channels = (await Promise.all(PEOPLE.map((person) => stores.preferences.channelsOf(person)))).flat();
    expect(channels).toHaveLength(1);
  },

  'a session that has ended adds no channel, not even at the same time': async (backend) => {
    const stores = await storesWithSessions(backend);
    const sessions = new SqlSessionStore(backend.access);
    const hook = (i: number) => aChannel('anna', { id: `hook ${i}`, session: 'session of anna' });
    await Promise.all([
      ...[1, 2, 3].map((i) => stores.preferences.putChannel(hook(i), LIMITS)),
      sessions.renewKeys({ ...RENEWAL, to: sessionOf('next', { generation: 1 }) }, 7),
      ...[4, 5, 6].map((i) => stores.preferences.putChannel(hook(i), LIMITS)),
    ]);
    expect(await stores.preferences.putChannel(hook(7), LIMITS)).toBe('session-ended');
    expect(await stores.preferences.channelsOf('anna')).toEqual([]);
  },

  'a delivery whose channel has ended is deleted with the log': async (backend) => {
    const stores = notificationStores(backend.access);
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const ended = aDelivery({ channel: 'a channel that has just ended' });
    await stores.outbox.schedule([{ event: 'e1', deliveries: [ended], held: null }], 0);
    await stores.deliveries.deleteDeliveries({ finished: 101, dropped: 101 });
    expect(await stores.deliveries.logOf('anna', 9)).toEqual([]);
  },
};
