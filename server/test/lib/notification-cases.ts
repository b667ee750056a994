import type { Commit, MatchClocks, NewStoredMatch, ProposalChange, StoredSeat } from '@levante/host';
import { type Channel, type Delivery, defaultSettings, type NotificationStores } from '@levante/people/notifications';
import { aCommit, aMatch } from '@levante/testkit/host';
import type { NotificationSettings } from '@levante/wire';
import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/accounts/account-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import type { JoinedStore } from './joined-store.ts';

export interface NotificationBackend {
  readonly access: SqlAccess;
  readonly store: JoinedStore;
}

const ID = 'aaaaaaaaaaaaaa';
const sits = (seat: number, person: string | null): StoredSeat => {
  return { seat, kind: 'person', person, name: person, level: null };
};
const ANNA_AND_BO: Partial<NewStoredMatch> = { seats: [sits(0, 'anna'), sits(1, 'bo')], actor: '0' };
/** Maximum numbers of channels. */
export const LIMITS = { person: 9, network: 9 };
const QUIET = { from: 0, to: 60, zone: 'UTC', exceptLow: true };
const OVER: Partial<Commit> = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };

export const aChannel = (person: string, more: Partial<Channel> = {}): Channel => ({
  id: `hook of ${person}`,
  person,
  session: null,
  place: null,
  network: null,
  isOn: true,
  createdAt: 1,
  target: { kind: 'webhook', url: 'https://example.org/hook', format: 'json', secret: 'whsec_1' },
  sentAt: null,
  failingSince: null,
  failedAt: null,
  ended: null,
  ...more,
});

export const aDelivery = (more: Partial<Delivery> = {}): Delivery => ({
  id: 'e1.c1',
  event: 'e1',
  person: 'anna',
  channel: 'hook of anna',
  channelKind: 'webhook',
  kind: 'turn',
  match: ID,
  ply: 1,
  seat: 1,
  at: 100,
  dueAt: 100,
  state: 'waiting',
  why: null,
  attempts: 0,
  message: null,
  triedAt: null,
  answer: null,
  ...more,
});

async function storesWith({ access }: NotificationBackend, ...people: readonly string[]): Promise<NotificationStores> {
  const stores = notificationStores(access);
  for (const person of people) expect(await stores.preferences.putChannel(aChannel(person), LIMITS)).toBe('put');
  return stores;
}

const schedule = (stores: NotificationStores, event: string, deliveries: readonly Delivery[]): Promise<boolean> =>
  stores.outbox.schedule([{ event, deliveries, held: null }], 100);

const dueIn = async (stores: NotificationStores, now: number): Promise<readonly string[]> =>
  (await stores.deliveries.dueChannels(now, 9)).map(({ id }) => id);

/** Removes all events and returns them as texts, sorted: kind, person, ply and seat. */
async function takeEvents(stores: NotificationStores): Promise<readonly string[]> {
  const events = await stores.outbox.events(99, Number.MAX_SAFE_INTEGER);
  const schedules = events.map(({ id }) => ({ event: id, deliveries: [], held: null }));
  if (schedules.length > 0) expect(await stores.outbox.schedule(schedules, Number.MAX_SAFE_INTEGER)).toBe(true);
  for (const { at, match } of events) {
    expect(at).toBeGreaterThan(Date.now() - 60_000);
    expect(match).toMatch(/^[a-z0]+$/);
  }
  return events.map(({ kind, person, ply, seat }) => `${kind} ${person} ${ply} ${seat}`).sort();
}

const proposal = (change: Partial<ProposalChange['latest']>, version: number): ProposalChange => ({
  match: ID,
  at: 0,
  version,
  made: [],
  effect: null,
  latest: {
    number: 1,
    kind: 'cancel',
    seat: 0,
    ply: 0,
    to: null,
    until: 5e12,
    agreed: [],
    outcome: null,
    by: null,
    ...change,
  },
});

/** Tests of the events that are stored with their causes, for any database. */
const CAUSES: Readonly<Record<string, (backend: NotificationBackend) => Promise<void>>> = {
  'a commit stores an event for the turn that begins and for the one that was taken': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch(ANNA_AND_BO));
    expect(await takeEvents(stores)).toEqual([]);
    await backend.store.commit(aCommit(0, { actor: '1' }));
    expect(await takeEvents(stores)).toEqual(['taken anna 1 null', 'turn bo 1 0']);
    await backend.store.commit(aCommit(1, { actor: '1' }));
    expect(await takeEvents(stores)).toEqual([]);
    await backend.store.commit(aCommit(2, OVER));
    expect(await takeEvents(stores)).toEqual(['ended anna 3 1', 'ended bo 3 1', 'taken bo 3 null']);
  },

  'a commit that is not written stores no event': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch(ANNA_AND_BO));
    const results = await Promise.all([
      backend.store.commit(aCommit(0, { actor: '1' })),
      backend.store.commit(aCommit(0, { actor: '1' })),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await backend.store.commit(aCommit(0, { actor: '1' }))).toBe(false);
    expect(await takeEvents(stores)).toEqual(['taken anna 1 null', 'turn bo 1 0']);
  },

  'no event is stored for people without a channel, bots, and matches of one person': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await backend.store.create(aMatch(ANNA_AND_BO));
    await backend.store.commit(aCommit(0, { actor: '1' }));
    expect(await takeEvents(stores)).toEqual(['taken anna 1 null']);
    await backend.store.create(aMatch({ id: 'bbbbbbbbbbbbbb' }));
    await backend.store.commit(aCommit(0, { match: 'bbbbbbbbbbbbbb', actor: '0' }));
    await backend.store.commit(aCommit(1, { match: 'bbbbbbbbbbbbbb', ...OVER }));
    expect(await takeEvents(stores)).toEqual([]);
  },

  'the last seat that is taken stores events for the start and the first turn': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch({ seats: [sits(0, 'anna'), sits(1, null)], actor: '0' }));
    expect(await takeEvents(stores)).toEqual([]);
    await backend.store.takeSeat(ID, 1, 'bo', 'Bo', null);
    expect(await takeEvents(stores)).toEqual(['started anna 0 null', 'started bo 0 null', 'turn anna 0 0']);
  },

  'the end of a break or pause stores an event for the turn, once': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    const still = { leftMs: 60_000, since: null, freeMs: 0, returned: false };
    const clocks = (restUntil?: number): MatchClocks => ({
      control: { kind: 'days', hours: 24 },
      seats: [still, still],
      ...(restUntil !== undefined && { restUntil }),
    });
    const change = (seatVersion: number, after: MatchClocks) =>
      backend.store.changeSeat({ match: ID, ply: 1, seatVersion, clocks: after, deadline: null, sat: [] });
    await backend.store.create(aMatch({ ...ANNA_AND_BO, clocks: clocks() }));
    await backend.store.commit(aCommit(0, { actor: '1', clocks: { after: clocks(), deadline: null } }));
    await takeEvents(stores);
    expect(await change(0, clocks(500))).toBe(true);
    expect(await change(1, clocks(600))).toBe(true);
    expect(await takeEvents(stores)).toEqual([]);
    expect(await change(2, clocks())).toBe(true);
    expect(await change(3, clocks())).toBe(true);
    expect(await takeEvents(stores)).toEqual(['turn bo 1 null']);
    // Bo acts in a break, and the next turn begins after it.
    expect(await change(4, clocks(700))).toBe(true);
    await backend.store.commit(aCommit(1, { seatVersion: 5, actor: '0', clocks: { after: clocks(), deadline: null } }));
    expect(await takeEvents(stores)).toEqual(['taken bo 2 null', 'turn anna 2 1']);
  },

  'a reserved seat stores an event for the invitation, once': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo', 'cem');
    const opener = { person: 'anna', place: null };
    const reserved = { ...sits(1, null), reservedFor: 'bo', invited: 'bo-handle' };
    await backend.store.create(aMatch({ opener, seats: [sits(0, 'anna'), reserved, sits(2, null)] }));
    expect(await takeEvents(stores)).toEqual(['invited bo 0 null']);
    const invited = { person: 'cem', handle: 'cem-handle' };
    await backend.store.invite({ match: ID, seat: 2, opener: 'anna', invited });
    expect(await takeEvents(stores)).toEqual(['invited cem 0 null']);
  },

  'a proposal stores events for the people who are asked to agree, and an answer stores none': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch({ seats: [sits(0, 'anna'), sits(1, 'bo'), sits(2, 'cem')], actor: '0' }));
    expect(await backend.store.changeProposal(proposal({}, 0))).toBe(true);
    expect(await takeEvents(stores)).toEqual(['proposed anna 0 null', 'proposed bo 0 null']);
    expect(await backend.store.changeProposal(proposal({ agreed: [1] }, 1))).toBe(true);
    expect(await takeEvents(stores)).toEqual([]);
  },

  'a bot that replaces a person stores an event, unless the person resigned': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch(ANNA_AND_BO));
    const change = { match: ID, ply: 0, clocks: null, deadline: null, sat: [] };
    const played = (seat: number, why: 'time' | 'resigned') => [{ seat, playedBy: { level: 'random', why } }];
    expect(await backend.store.changeSeat({ ...change, seatVersion: 0, seats: played(0, 'time') })).toBe(true);
    expect(await takeEvents(stores)).toEqual(['replaced anna 0 null']);
    expect(await backend.store.changeSeat({ ...change, seatVersion: 1, seats: played(1, 'resigned') })).toBe(true);
    expect(await takeEvents(stores)).toEqual([]);
  },

  'a turn that is taken back stores an event in the match that continues, and none for an end': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch(ANNA_AND_BO));
    await backend.store.commit(aCommit(0, { actor: '1' }));
    await backend.store.commit(aCommit(1, { actor: '0' }));
    await takeEvents(stores);
    const branch = {
      id: 'cccccccccccccc',
      ply: 1,
      branches: [{ ply: 1, from: ID }],
      state: aMatch().state,
      actor: '1',
      createdAt: 5,
    };
    const accepted = proposal({ outcome: 'accepted', ply: 2, to: 1, kind: 'take-back' }, 0);
    expect(await backend.store.changeProposal({ ...accepted, at: 2, effect: { branch } })).toBe(true);
    expect(await takeEvents(stores)).toEqual(['taken anna 2 null', 'turn bo 1 null']);
  },

  'a first turn that is taken back stores an event, too': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    await backend.store.create(aMatch(ANNA_AND_BO));
    await backend.store.commit(aCommit(0, { actor: '1' }));
    await takeEvents(stores);
    const branch = {
      id: 'cccccccccccccc',
      ply: 0,
      branches: [{ ply: 0, from: ID }],
      state: aMatch().state,
      actor: '0',
      createdAt: 5,
    };
    const accepted = proposal({ outcome: 'accepted', ply: 1, to: 0, kind: 'take-back' }, 0);
    expect(await backend.store.changeProposal({ ...accepted, at: 1, effect: { branch } })).toBe(true);
    expect(await takeEvents(stores)).toEqual(['taken bo 1 null', 'turn anna 0 null']);
  },

  'a turn that a person who plays alone takes back stores no event': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await backend.store.create(aMatch({ seats: [sits(0, 'anna'), sits(1, 'anna')], actor: '0' }));
    await backend.store.commit(aCommit(0, { actor: '1' }));
    const branch = {
      id: 'cccccccccccccc',
      ply: 1,
      branches: [{ ply: 1, from: ID }],
      state: aMatch().state,
      actor: '1',
      createdAt: 5,
    };
    const accepted = proposal({ outcome: 'accepted', ply: 1, to: 1, kind: 'take-back' }, 0);
    expect(await backend.store.changeProposal({ ...accepted, at: 1, effect: { branch } })).toBe(true);
    expect(await takeEvents(stores)).toEqual([]);
  },
};

/** Tests of channels and deliveries, for any database. */
const DELIVERIES: Readonly<Record<string, (backend: NotificationBackend) => Promise<void>>> = {
  'an event is replaced by its deliveries once': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    const schedules = await Promise.all(
      [1, 2].map((number) => schedule(stores, 'e1', [aDelivery({ id: `e1.${number}` })])),
    );
    expect(schedules.filter(Boolean)).toHaveLength(1);
    expect(await stores.outbox.events(9, 100)).toEqual([]);
    expect(await stores.deliveries.dueOf('hook of anna', 100)).toHaveLength(1);
    expect(await stores.deliveries.queue()).toEqual({ waiting: 1, oldestAt: 100 });
  },

  'several events are replaced together or not at all': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    for (const id of ['e1', 'e2', 'e3']) {
      await stores.outbox.addEvent({ id, kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    }
    const scheduleOf = (event: string, by: string) => ({
      event,
      deliveries: [aDelivery({ id: `${event}.${by}`, event })],
      held: null,
    });
    const schedules = await Promise.all([
      stores.outbox.schedule([scheduleOf('e1', 'one'), scheduleOf('e2', 'one')], 100),
      stores.outbox.schedule([scheduleOf('e2', 'two'), scheduleOf('e3', 'two')], 100),
    ]);
    expect(schedules.filter(Boolean)).toHaveLength(1);
    const ids = (await stores.deliveries.dueOf('hook of anna', 100)).map(({ id }) => id);
    expect(ids).toEqual(schedules[0] ? ['e1.one', 'e2.one'] : ['e2.two', 'e3.two']);
    expect((await stores.outbox.events(9, 100)).map(({ id }) => id)).toEqual(schedules[0] ? ['e3'] : ['e1']);
  },

  'a channel is leased to one server, and can be leased to another when the lease ends': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    await schedule(stores, 'e1', [aDelivery()]);
    expect(await dueIn(stores, 99)).toEqual([]);
    expect(await dueIn(stores, 100)).toEqual(['hook of anna']);
    const [first, second] = await Promise.all(
      ['one', 'two'].map((holder) => stores.deliveries.lease('hook of anna', holder, 100, 200)),
    );
    expect([first, second].filter((lease) => lease !== null)).toEqual([aChannel('anna')]);
    const holder = first ? 'one' : 'two';
    const other = first ? 'two' : 'one';
    expect(await dueIn(stores, 150)).toEqual([]);
    const sending = [{ id: 'e1.c1', state: 'sending', message: 'm1', attempts: 1 } as const];
    const lease = { channel: 'hook of anna', until: 200 };
    expect(await stores.deliveries.change({ ...lease, holder: other }, sending)).toBe(false);
    expect(await stores.deliveries.change({ ...lease, holder }, sending)).toBe(true);
    // The server ends while it sends.
    expect(await dueIn(stores, 200)).toEqual(['hook of anna']);
    expect(await stores.deliveries.lease('hook of anna', other, 200, 300)).toEqual(aChannel('anna'));
    expect(await stores.deliveries.dueOf('hook of anna', 200)).toMatchObject([
      { state: 'sending', message: 'm1', attempts: 1 },
    ]);
    expect(await stores.deliveries.change({ ...lease, holder }, [{ id: 'e1.c1', state: 'failed' }])).toBe(false);
    const sent = { id: 'e1.c1', state: 'sent', answer: '200 OK' } as const;
    const channel = { id: 'hook of anna', sentAt: 210, failingSince: null };
    expect(await stores.deliveries.change({ ...lease, holder: other, until: 0 }, [sent], channel)).toBe(true);
    expect(await stores.deliveries.change({ ...lease, holder: other }, [{ id: 'e1.c1', state: 'failed' }])).toBe(false);
    expect(await stores.preferences.channel('anna', 'hook of anna')).toMatchObject({ sentAt: 210 });
    expect(await stores.deliveries.logOf('anna', 9)).toMatchObject([{ state: 'sent', answer: '200 OK' }]);
    await stores.deliveries.deleteDeliveries({ finished: 101, dropped: 101 });
    expect(await stores.deliveries.logOf('anna', 9)).toEqual([]);
  },

  'one channel of each network address is due before a second one of any': async (backend) => {
    const stores = notificationStores(backend.access);
    const people = { a: 'home', b: 'home', c: 'away', d: null, e: null } as const;
    const deliveries: Delivery[] = [];
    for (const [person, network] of Object.entries(people)) {
      for (const number of [1, 2]) {
        const id = `${person}${number}`;
        await stores.preferences.putChannel(aChannel(person, { id, network }), LIMITS);
        deliveries.push(aDelivery({ id, person, channel: id, dueAt: deliveries.length }));
      }
    }
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    await schedule(stores, 'e1', deliveries);
    const due = (await stores.deliveries.dueChannels(100, 9)).map(({ id }) => id);
    expect(due).toEqual(['a1', 'c1', 'd1', 'e1', 'b1', 'c2', 'd2', 'e2', 'a2']);
    expect((await stores.deliveries.dueChannels(100, 3, 4)).map(({ id }) => id)).toEqual(due.slice(4, 7));
    expect(await stores.deliveries.dueChannels(100, 1)).toEqual([
      { id: 'a1', person: 'a', network: 'home', target: aChannel('a').target },
    ]);
  },

  'a change extends the lease, and is written together with its event or not at all': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    await schedule(stores, 'e1', [aDelivery()]);
    await stores.deliveries.lease('hook of anna', 'one', 100, 200);
    const event = { kind: 'channel-off', person: 'anna', match: '', ply: 0, seat: null, at: 100 } as const;
    const ended = { id: 'hook of anna', isOn: false, ended: 'disabled' } as const;
    const lease = { channel: 'hook of anna', until: 300 };
    expect(await stores.deliveries.change({ ...lease, holder: 'two' }, [], ended, { id: 'e2', ...event })).toBe(false);
    expect([
      await stores.outbox.events(9, 100),
      await stores.preferences.channel('anna', 'hook of anna'),
    ]).toMatchObject([[], { isOn: true }]);
    expect(await stores.deliveries.change({ ...lease, holder: 'one' }, [], ended, { id: 'e2', ...event })).toBe(true);
    expect(await stores.outbox.events(9, 100)).toEqual([{ id: 'e2', ...event, dueAt: 0 }]);
    expect(await stores.preferences.channel('anna', 'hook of anna')).toMatchObject(ended);
    expect([await dueIn(stores, 299), await dueIn(stores, 300)]).toEqual([[], ['hook of anna']]);
  },

  'deliveries that were tried in one message are due together': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    await schedule(stores, 'e1', [
      aDelivery({ id: 'due', message: 'm1' }),
      aDelivery({ id: 'later', message: 'm1', dueAt: 900 }),
      aDelivery({ id: 'sent', message: 'm1', dueAt: 900, state: 'sent' }),
      aDelivery({ id: 'other', message: 'm2', dueAt: 900 }),
      aDelivery({ id: 'untried', dueAt: 900 }),
    ]);
    expect((await stores.deliveries.dueOf('hook of anna', 100)).map(({ id }) => id)).toEqual(['due', 'later']);
  },

  'e-mail of the same event and kind is sent earlier, unless it was tried': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    const mail = { channelKind: 'email', dueAt: 900, why: 'other-channel' } as const;
    for (const id of ['e1', 'e2']) {
      await stores.outbox.addEvent({ id, kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    }
    await schedule(stores, 'e1', [
      aDelivery({ ...mail, id: 'mail' }),
      aDelivery({ ...mail, id: 'quiet', why: 'quiet' }),
      aDelivery({ ...mail, id: 'plain', why: null }),
      aDelivery({ ...mail, id: 'tried', why: 'retry' }),
      aDelivery({ ...mail, id: 'low', kind: 'low' }),
      aDelivery({ ...mail, id: 'hook', channelKind: 'webhook' }),
    ]);
    await schedule(stores, 'e2', [aDelivery({ ...mail, id: 'other', event: 'e2' })]);
    await stores.deliveries.hasten({ event: 'e1', kind: 'turn' }, 200);
    expect((await stores.deliveries.dueOf('hook of anna', 200)).map(({ id }) => id)).toEqual([
      'mail',
      'plain',
      'quiet',
    ]);
  },

  'e-mail is not sent earlier while a push message of the event was accepted or not yet tried': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    const push = { channelKind: 'push', dueAt: 900 } as const;
    const states = {
      sent: ['sent', null],
      sending: ['sending', null],
      later: ['waiting', 'quiet'],
      failed: ['failed', null],
    };
    for (const [event, [state, why]] of Object.entries({ ...states, again: ['waiting', 'retry'] } as const)) {
      await stores.outbox.addEvent({ id: event, kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
      await schedule(stores, event, [
        aDelivery({ id: `mail ${event}`, event, channelKind: 'email', dueAt: 900, why: 'other-channel' }),
        aDelivery({
          ...push,
          id: `push ${event}`,
          event,
          state: state as Delivery['state'],
          why: why as Delivery['why'],
        }),
        aDelivery({ ...push, id: `other ${event}`, event, state: 'failed' }),
      ]);
      await stores.deliveries.hasten({ event, kind: 'turn' }, 200);
    }
    expect((await stores.deliveries.dueOf('hook of anna', 200)).map(({ id }) => id)).toEqual([
      'mail again',
      'mail failed',
    ]);
  },

  'a later event of the same kind is found, whether it is scheduled or not': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    const event = { id: 'e1', kind: 'proposed', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 } as const;
    const hasLater = (at: number, more: Partial<Delivery> = {}) =>
      stores.outbox.hasLater(aDelivery({ kind: 'proposed', at, ...more }));
    await stores.outbox.addEvent(event);
    expect([await hasLater(99), await hasLater(100)]).toEqual([true, false]);
    await schedule(stores, 'e1', [aDelivery({ kind: 'proposed' })]);
    expect([await hasLater(99), await hasLater(100)]).toEqual([true, false]);
    const others = [{ person: 'bo' }, { match: 'other' }, { kind: 'replaced' }] as const;
    expect(await Promise.all(others.map((one) => hasLater(99, one)))).toEqual([false, false, false]);
  },

  'invitations sent to a person are counted, with those to deleted matches, without those to rematches': async (
    backend,
  ) => {
    const stores = await storesWith(backend, 'anna');
    await backend.store.create(aMatch(ANNA_AND_BO));
    await backend.store.create(aMatch({ ...ANNA_AND_BO, id: 'bbbbbbbbbbbbbb', rematchOf: ID }));
    await stores.outbox.addEvent({ id: 'e1', kind: 'invited', person: 'anna', match: ID, ply: 0, seat: null, at: 100 });
    const to = (id: string, match: string, more: Partial<Delivery> = {}) =>
      aDelivery({ id, event: id, kind: 'invited', match, state: 'sent', ...more });
    await schedule(stores, 'e1', [
      to('one', ID),
      to('two', 'deleted'),
      to('two again', 'deleted', { event: 'two', channel: 'other' }),
      to('rematch', 'bbbbbbbbbbbbbb'),
      to('earlier', ID, { at: 99 }),
      to('turn', ID, { kind: 'turn' }),
      to('of bo', ID, { person: 'bo' }),
    ]);
    expect(await stores.outbox.invitationsTo(['anna', 'cem'], 100)).toEqual(new Map([['anna', 2]]));
  },

  'a push channel that was tried is listed as one that may show a notification': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    await stores.outbox.addEvent({ id: 'e1', kind: 'turn', person: 'anna', match: ID, ply: 1, seat: 1, at: 100 });
    const push = { channelKind: 'push', message: 'm1', state: 'waiting', why: 'retry' } as const;
    await schedule(stores, 'e1', [
      aDelivery({ ...push, id: 'tried', channel: 'tried' }),
      aDelivery({ ...push, id: 'sent', channel: 'sent', kind: 'low', state: 'sent' }),
      aDelivery({ ...push, id: 'not yet', channel: 'not yet', message: null, why: null }),
      aDelivery({ ...push, id: 'ended', channel: 'ended', kind: 'ended' }),
      aDelivery({ ...push, id: 'hook', channel: 'hook', channelKind: 'webhook' }),
    ]);
    const pushed = await stores.outbox.pushedTo(['anna', 'bo'], [ID, 'other'], 100);
    const found = ['sent', 'tried'].map((channel) => ({ person: 'anna', match: ID, channel }));
    expect(pushed.toSorted((a, b) => (a.channel < b.channel ? -1 : 1))).toEqual(found);
    expect(await stores.outbox.pushedTo(['anna'], [ID], 101)).toEqual([]);
    expect([
      await stores.outbox.pushedTo(['bo'], [ID], 0),
      await stores.outbox.pushedTo(['anna'], ['other'], 0),
    ]).toEqual([[], []]);
  },

  'a channel belongs to a person, who has a limited number of channels': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    expect(await stores.preferences.putChannel(aChannel('anna', { id: 'second' }), { ...LIMITS, person: 1 })).toBe(
      'too-many',
    );
    expect(await stores.preferences.putChannel(aChannel('anna', { createdAt: 7 }), { ...LIMITS, person: 1 })).toBe(
      'put',
    );
    expect(await stores.preferences.channelsOf('anna')).toEqual([aChannel('anna', { createdAt: 7 })]);
    for (const id of ['hook of anna', 'none']) {
      expect(await stores.preferences.switchChannel('bo', id, false)).toBe(false);
      expect(await stores.preferences.removeChannel('bo', id)).toBe(false);
      expect(await stores.preferences.channel('bo', id)).toBeNull();
    }
    await stores.preferences.switchOff('anna');
    expect(await stores.preferences.channel('anna', 'hook of anna')).toMatchObject({ isOn: false });
    expect(await stores.preferences.switchChannel('anna', 'hook of anna', true)).toBe(true);
    expect(await stores.preferences.removeChannel('anna', 'hook of anna')).toBe(true);
    expect(await stores.preferences.channelsOf('anna')).toEqual([]);
  },

  'simultaneous changes of settings are all stored': async (backend) => {
    const stores = await storesWith(backend, 'anna');
    const change = (some: Partial<NotificationSettings>) =>
      stores.preferences.changeSettings('anna', (before) => ({ ...(before ?? defaultSettings('en')), ...some }));
    await Promise.all([change({ language: 'it' }), change({ delayMinutes: 7 })]);
    await Promise.all([change({ pace: 'hourly' }), change({ quiet: QUIET })]);
    const settings = { ...defaultSettings('en'), language: 'it', delayMinutes: 7, pace: 'hourly', quiet: QUIET };
    expect(await stores.preferences.settingsOf('anna')).toEqual(settings);
  },

  'deleting an account deletes its channels, events and deliveries': async (backend) => {
    const stores = await storesWith(backend, 'anna', 'bo');
    for (const person of ['anna', 'bo']) {
      await stores.outbox.addEvent({ id: person, kind: 'turn', person, match: ID, ply: 1, seat: 1, at: 100 });
      await schedule(stores, person, [aDelivery({ id: person, person, channel: `hook of ${person}` })]);
      await stores.outbox.addEvent({ id: `${person} 2`, kind: 'turn', person, match: ID, ply: 1, seat: 1, at: 100 });
    }
    await new SqlAccountStore(backend.access, false).deleteAccount('anna');
    expect([await stores.preferences.channelsOf('anna'), await stores.deliveries.logOf('anna', 9)]).toEqual([[], []]);
    expect((await stores.outbox.events(9, 100)).map(({ person }) => person)).toEqual(['bo']);
    expect([await stores.preferences.channelsOf('bo'), await stores.deliveries.logOf('bo', 9)]).toMatchObject([
      [{}],
      [{}],
    ]);
  },
};

export const NOTIFICATION_CASES = { ...CAUSES, ...DELIVERIES };
