import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/accounts/account-store.ts';
import { SqlDepartureStore } from '../../src/accounts/departure-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import { SqlNotificationStore } from '../../src/notifications/notification-store.ts';
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

/** Returns a store with a session of each person. */
async function storeWithSessions({ access }: NotificationBackend): Promise<SqlNotificationStore> {
  const sessions = new SqlSessionStore(access);
  for (const person of PEOPLE) await sessions.addSession(sessionOf(`session of ${person}`, { person }), 7);
  return new SqlNotificationStore(access);
}

/** Adds Anna's browser and webhook, each with a delivery that waits. */
async function annasChannels(backend: NotificationBackend): Promise<SqlNotificationStore> {
  const store = await storeWithSessions(backend);
  const channels = [inBrowser('anna'), aChannel('anna', { session: 'session of anna' })];
  for (const channel of channels) {
    expect(await store.putChannel(channel, LIMITS)).toBe('put');
    const event = `event for ${channel.id}`;
    await store.addEvent({ id: event, kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const delivery = aDelivery({ id: `delivery to ${channel.id}`, event, channel: channel.id, match: 'm' });
    expect(await store.schedule([{ event, deliveries: [delivery], held: null }], 0)).toBe(true);
  }
  return store;
}

const waitingOf = async (store: SqlNotificationStore, person: string) => {
  const open = (await store.logOf(person, 99)).filter(({ state }) => state === 'waiting' || state === 'sending');
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
    end: ({ access }) => new SqlNotificationStore(access).removeChannel('anna', 'browser of anna'),
    left: ['hook of anna'],
  },
  'of another person’s browser': {
    end: ({ access }) => new SqlNotificationStore(access).putChannel(inBrowser('bo'), LIMITS),
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
    end: ({ access }) => bringSeats(new SqlAccountStore(access, false), 'anna', 'bo'),
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
    const store = await annasChannels(backend);
    await end(backend);
    const people = ['anna', 'bo'] as const;
    const waiting = (await Promise.all(people.map((person) => waitingOf(store, person)))).flat();
    expect(waiting).toEqual(left);
    expect((await store.channelsOf('anna')).map(({ id }) => id)).toEqual(left);
    const sessions = (await store.channelsOf('anna')).map(({ session }) => session);
    const live = await new SqlSessionStore(backend.access).statesOf(sessions.flatMap((one) => one ?? []));
    expect(live.size).toBe(left.length);
    // The next person in the same browser gets nothing that was meant for Anna.
    await new SqlSessionStore(backend.access).addSession(sessionOf('of bo again', { person: 'bo' }), 9);
    expect(await store.putChannel({ ...inBrowser('bo'), session: 'of bo again' }, LIMITS)).toBe('put');
    expect((await store.channelsOf('bo')).map(({ id }) => id)).toEqual(['browser of bo']);
    expect((await store.dueChannels(1000, 9)).map(({ id }) => id)).toEqual(left);
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
    const store = new SqlNotificationStore(access);
    const hooks = Array.from({ length: 12 }, (_, i) =>
      aChannel('anna', { id: `hook ${i}`, session: 'session of anna' }),
    );
    const results = await Promise.all(hooks.map((one) => store.putChannel(one, { person: 5, network: 99 })));
    expect(results.filter((one) => one === 'put')).toHaveLength(5);
    expect(results.filter((one) => one === 'too-many')).toHaveLength(7);
    expect(await store.channelsOf('anna')).toHaveLength(5);
  },

  ...Object.fromEntries(endings),

  'a delivery is sent to its own person’s channel only': async (backend) => {
    const store = await storeWithSessions(backend);
    await store.putChannel(inBrowser('bo'), LIMITS);
    await store.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const delivery = aDelivery({ channel: 'browser of bo', person: 'anna' });
    await store.schedule([{ event: 'e1', deliveries: [delivery], held: null }], 0);
    expect([await store.dueChannels(1000, 9), await store.dueOf('browser of bo', 1000)]).toEqual([[], []]);
  },

  'the id of a channel cannot be taken by another person': async (backend) => {
    const store = await annasChannels(backend);
    expect(await store.putChannel(aChannel('bo', { id: 'hook of anna' }), LIMITS)).not.toBe('put');
    expect([await store.channelsOf('bo'), (await store.channelsOf('anna')).length]).toEqual([[], 2]);
  },

  'a browser that many people add at the same time has one channel': async (backend) => {
    const store = await storeWithSessions(backend);
    await Promise.all(PEOPLE.map((person) => store.putChannel(inBrowser(person), LIMITS)));
    const channels = (await Promise.all(PEOPLE.map((person) => store.channelsOf(person)))).flat();
    expect(channels).toHaveLength(1);
  },

  'a session that has ended adds no channel, not even at the same time': async (backend) => {
    const store = await storeWithSessions(backend);
    const sessions = new SqlSessionStore(backend.access);
    const hook = (i: number) => aChannel('anna', { id: `hook ${i}`, session: 'session of anna' });
    await Promise.all([
      ...[1, 2, 3].map((i) => store.putChannel(hook(i), LIMITS)),
      sessions.renewKeys({ ...RENEWAL, to: sessionOf('next', { generation: 1 }) }, 7),
      ...[4, 5, 6].map((i) => store.putChannel(hook(i), LIMITS)),
    ]);
    expect(await store.putChannel(hook(7), LIMITS)).toBe('session-ended');
    expect(await store.channelsOf('anna')).toEqual([]);
  },

  'a delivery whose channel has ended is deleted with the log': async (backend) => {
    const store = new SqlNotificationStore(backend.access);
    await store.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: 1, at: 100 });
    const ended = aDelivery({ channel: 'a channel that has just ended' });
    await store.schedule([{ event: 'e1', deliveries: [ended], held: null }], 0);
    await store.deleteDeliveries({ finished: 101, dropped: 101 });
    expect(await store.logOf('anna', 9)).toEqual([]);
  },
};
