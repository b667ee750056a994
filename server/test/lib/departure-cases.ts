import { Accounts, COME_BACK_MS, Departures, type LeftSeat, ownMeans } from '@levante/people';
import { aMatch } from '@levante/testkit/host';
import { waitFor } from '@levante/testkit/wait';
import type { ChannelTarget } from '@levante/wire';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlDepartureStore } from '../../src/accounts/departure-store.ts';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlIdentityStore } from '../../src/accounts/identity-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { provedSession } from './held.ts';
import type { JoinedStore } from './joined-store.ts';

const SEATS = [
  { seat: 0, kind: 'person', person: 'anna', name: 'Anna', level: null },
  { seat: 1, kind: 'person', person: 'bo', name: 'Bo', level: null },
] as const;
const HOUR_MS = 3600 * 1000;
const callerOf = (person: string) => ({ person, session: `session of ${person}` });
const CALLER = callerOf('anna');
const USABLE = { rpId: 'levante.example', email: false, issuer: null };
const MEANS = ownMeans({ by: 'passkey', until: 1e13 });

interface DepartureBackend {
  readonly access: SqlAccess;
  readonly store: JoinedStore;
  readonly shared: object | null;
}

/** Servers on one database in simulated time, and what they did. */
function worldOf({ access, store, shared }: DepartureBackend) {
  const world = {
    now: 1e12,
    secrets: 0,
    erased: 0,
    begun: 0,
    left: 0,
    failed: 0,
    fails: false,
    damaged: '',
    back: new Map<string, boolean>(),
    /** Seats that are left, and when; those that were asked for again. */
    seats: [] as readonly LeftSeat[],
    leaving: Promise.resolve(),
    asked: [] as string[],
  };
  const stores = accountStores(access, shared !== null);
  const departureStore = new SqlDepartureStore(access);
  const newSecret = () => `secret ${world.secrets++}`;
  const accounts = new Accounts({
    stores,
    newSecret,
    now: () => world.now,
    leaveSeats: async () => {},
    sessionsEnded: () => {},
    markChanged: () => {},
    isOperator: async () => false,
  });
  /** Creates another server, whose clock is off by some time. */
  const server = (offMs = 0) =>
    new Departures({
      store: departureStore,
      accounts,
      accountStore: stores.accounts,
      challenges: stores.challenges,
      newSecret,
      now: () => world.now + offMs,
      changed: () => {},
      leaveSeats: async () => {
        if (world.fails) throw new Error('stopped');
        world.begun += 1;
        await world.leaving;
        world.left += 1;
        return world.seats;
      },
      reclaimSeat: async (_, { match, seat }) => {
        if (world.fails) throw new Error('stopped');
        world.asked.push(`${match} ${seat}`);
        return world.back.get(`${match} ${seat}`) ?? null;
      },
      erase: async (person) => {
        if (world.fails || world.damaged === person) throw new Error('stopped');
        world.erased += 1;
        await store.forget(person);
      },
      failed: () => {
        world.failed += 1;
      },
    });
  const addAccount = async (person = 'anna') => {
    const account = { person, handle: null, userHandle: `handle of ${person}`, createdAt: 5 };
    const passkey = { id: `key of ${person}`, person, rpId: 'levante.example', publicKey: 'key', counter: 0 };
    const more = { transports: [], name: 'Key', createdDay: 7, usedDay: 7 };
    const held = await provedSession(access, person);
    expect(await stores.passkeys.addPasskey({ ...passkey, ...more }, account, held.guest)).toBe(true);
    expect(await stores.handles.setHandle(person, person, held.guest)).toBe('set');
    return held;
  };
  // Proof is tested with the accounts: here every person has just proved who they are.
  accounts.requireProof = async (caller) => {
    return { ok: true, value: { ...(await accounts.view(caller)), proof: accounts.proofBy('passkey') } };
  };
  return { world, stores, departureStore, server, addAccount };
}

const nameIn = async (store: JoinedStore, match: string) => (await store.read(match))?.seats[0]?.name;

/** Tests of departures for any database, in simulated time. */
export const DEPARTURE_CASES: Readonly<Record<string, (backend: DepartureBackend) => Promise<void>>> = {
  'hide an account for seven days, in which it can be restored completely': async (backend) => {
    const { store } = backend;
    const { world, stores, server, addAccount } = worldOf(backend);
    await addAccount();
    const match = aMatch({ seats: SEATS, actor: '0' });
    const { id } = match;
    await store.create(match);
    await store.rename('anna', 'Anna');
    const generation = await store.generationOf('anna');
    const until = world.now + COME_BACK_MS;
    expect(await server().begin(CALLER, USABLE)).toEqual({ ok: true, value: until });
    expect(await store.generationOf('anna')).toBe(generation + 1);
    expect(await nameIn(store, id)).toBeNull();
    expect((await store.read(id))?.seats[0]?.person).toBe('anna');
    // Her handle stays hers.
    const { proved } = await addAccount('bo');
    expect(await stores.handles.setHandle('bo', 'anna', proved)).toBe('taken');
    world.now = until - 1;
    await server().sweep();
    const offer = await server().offer('anna', MEANS);
    expect(offer).toMatchObject({ ok: true, value: { until } });
    const ticket = offer.ok && offer.value ? offer.value.ticket : '';
    const restored = { seats: 0, lostSeats: 0, lostTables: 0, browsers: 0 };
    expect(await server().comeBack(ticket)).toEqual({ ok: true, value: { person: 'anna', means: MEANS, restored } });
    expect(await server().comeBack(ticket)).toMatchObject({ ok: false });
    expect([await nameIn(store, id), await store.nameOf('anna')]).toEqual(['Anna', 'Anna']);
    expect(await server().offer('anna', MEANS)).toEqual({ ok: true, value: null });
    world.now += 2 * COME_BACK_MS;
    await server().sweep();
    expect([world.erased, (await stores.accounts.accountOf('anna'))?.handle]).toEqual([0, 'anna']);
  },

  'are undone with channels and seats, and the reply names what cannot be restored': async (backend) => {
    const { access, store } = backend;
    const { world, departureStore, server, addAccount } = worldOf(backend);
    await addAccount();
    const { preferences } = notificationStores(access);
    const add = async (id: string, target: ChannelTarget, isOn = true) => {
      const row = { id, person: 'anna', session: null, target_json: JSON.stringify(target), is_on: isOn ? 1 : 0 };
      const unused = { sent_at: null, failing_since: null, ended: null, holder: null, held_until: 0 };
      const query = access.db
        .insertInto('channels')
        .values({ ...row, ...unused, created_at: 1, place: null, network: null });
      expect(await access.write([{ query, must: true }])).toBe(true);
    };
    const webhook = { kind: 'webhook', url: 'https://a.example/', format: 'json', secret: 'whsec' } as const;
    const push = { kind: 'push', endpoint: 'https://b.example/', p256dh: 'a', auth: 'b' } as const;
    await add('mail', { kind: 'email' });
    await add('webhook', webhook);
    await add('silent webhook', webhook, false);
    await add('browser', { ...push, browser: 'firefox', system: 'linux' });
    const ids = ['running', 'over'].map((name) => name.padEnd(14, '0'));
    for (const id of ids) await store.create(aMatch({ id, seats: SEATS, actor: '0' }));
    const seats = [...SEATS.slice(0, 1), { seat: 1, kind: 'person', person: null, name: null, level: null } as const];
    await store.create(aMatch({ id: 'waiting'.padEnd(14, '0'), seats }));
    const shown = async () => (await preferences.channelsOf('anna')).map(({ id, isOn }) => [id, isOn]).sort();

    await server().begin(CALLER, USABLE);
    expect(await shown()).toEqual([
      ['mail', false],
      ['silent webhook', false],
      ['webhook', false],
    ]);
    world.back.set(`${ids[0]} 0`, true).set(`${ids[1]} 0`, false);
    const offer = await server().offer('anna', MEANS);
    const back = await server().comeBack(offer.ok && offer.value ? offer.value.ticket : '');
    expect(back).toMatchObject({ value: { restored: { seats: 1, lostSeats: 1, lostTables: 1, browsers: 1 } } });
    expect(await shown()).toEqual([
      ['mail', true],
      ['silent webhook', false],
      ['webhook', true],
    ]);
    expect(await departureStore.departureOf('anna')).toBeNull();
  },

  'give back seats that a server left after the person had returned': async (backend) => {
    const { world, departureStore, server, addAccount } = worldOf(backend);
    await addAccount();
    let leave = (): void => {};
    const hold = (): void => {
      world.leaving = new Promise((resolve) => {
        leave = resolve;
      });
    };
    world.seats = [{ match: 'late', seat: 0 }];
    hold();
    const begun = server().begin(CALLER, USABLE);
    await waitFor(() => expect(world.begun).toBe(1));
    const offer = await server().offer('anna', MEANS);
    expect(await server().comeBack(offer.ok && offer.value ? offer.value.ticket : '')).toMatchObject({ ok: true });
    expect([world.asked, await departureStore.departureOf('anna')]).toEqual([[], null]);
    leave();
    await begun;
    expect(world.asked).toEqual(['late 0']);
    // Of two servers that leave the seats of a person who stays away, neither takes them back.
    await addAccount('bo');
    hold();
    const begunToo = server().begin(callerOf('bo'), USABLE);
    await waitFor(() => expect(world.begun).toBe(2));
    const swept = server().sweep();
    await waitFor(() => expect(world.begun).toBe(3));
    leave();
    await Promise.all([begunToo, swept]);
    expect([world.left, world.asked]).toEqual([3, ['late 0']]);
  },

  'delete everything after seven days, and again for requests that were in progress': async (backend) => {
    const { store } = backend;
    const { world, stores, departureStore, server, addAccount } = worldOf(backend);
    await addAccount();
    const match = aMatch({ seats: SEATS, actor: '0' });
    await store.create(match);
    await server().begin(CALLER, USABLE);
    const offer = await server().offer('anna', MEANS);
    world.now += COME_BACK_MS;
    expect(await server().comeBack(offer.ok && offer.value ? offer.value.ticket : '')).toMatchObject({ ok: false });
    expect(await server().offer('anna', MEANS)).toMatchObject({ ok: false });
    await server().sweep();
    expect([world.erased, await stores.accounts.accountOf('anna')]).toEqual([1, null]);
    expect((await store.read(match.id))?.seats[0]).toMatchObject({ kind: 'bot', person: null });
    // Written by a request that began before.
    await store.rename('anna', 'Anna');
    world.now += HOUR_MS;
    await server().sweep();
    expect([world.erased, await store.nameOf('anna'), await departureStore.departureOf('anna')]).toEqual([
      2,
      null,
      null,
    ]);
    await server().sweep();
    expect(world.erased).toBe(2);
  },

  'give up the seats that a rematch reserves, with the name in them': async (backend) => {
    const { store } = backend;
    const { server, addAccount } = worldOf(backend);
    await addAccount();
    const reservedSeat = {
      seat: 1,
      kind: 'person',
      person: null,
      name: 'Anna',
      level: null,
      reservedFor: 'anna',
    } as const;
    const match = aMatch({ seats: [{ ...SEATS[1], seat: 0 }, reservedSeat] });
    await store.create(match);
    expect((await store.read(match.id))?.seats[1]).toMatchObject({ name: 'Anna', reservedFor: 'anna' });
    await server().begin(CALLER, USABLE);
    const seat = (await store.read(match.id))?.seats[1];
    expect([seat?.name, seat?.reservedFor]).toEqual([null, undefined]);
  },

  'leave a seat reserved if their handle was invited to it': async (backend) => {
    const { store } = backend;
    const { server, addAccount } = worldOf(backend);
    await addAccount();
    const invited = { ...SEATS[1], seat: 1, person: null, name: null, reservedFor: 'anna', invited: 'anna' };
    const match = aMatch({ seats: [{ ...SEATS[1], seat: 0 }, invited] });
    await store.create(match);
    await server().begin(CALLER, USABLE);
    expect((await store.read(match.id))?.seats[1]).toMatchObject({ reservedFor: '', invited: 'anna' });
  },

  'delete a guest immediately': async (backend) => {
    const { world, departureStore, server } = worldOf(backend);
    await backend.store.rename('anna', 'Anna');
    await provedSession(backend.access, 'anna');
    expect(await server().begin(CALLER, USABLE)).toEqual({ ok: true, value: null });
    expect([world.erased, await backend.store.nameOf('anna')]).toEqual([1, null]);
    expect(await departureStore.departureOf('anna')).toMatchObject({ step: 'deleted' });
  },

  'wait seven days for people who have a way to sign in that works on this server': async (backend) => {
    const { departureStore, addAccount } = worldOf(backend);
    const { proved } = await addAccount();
    const canSignIn = (more: object) => departureStore.canSignIn('anna', { ...USABLE, ...more });
    expect(await canSignIn({})).toBe(true);
    expect(await canSignIn({ rpId: 'other.example' })).toBe(false);
    // An address without passkeys says nothing about them.
    expect(await canSignIn({ rpId: null })).toBe(true);
    const account = { person: 'anna', handle: null, userHandle: 'handle', createdAt: 5 };
    const email = { person: 'anna', address: 'a@y.example', language: 'en' } as const;
    await new SqlEmailStore(backend.access).setEmail(email, account, proved);
    expect(await canSignIn({ rpId: 'other.example' })).toBe(false);
    expect(await canSignIn({ rpId: 'other.example', email: true })).toBe(true);
    await new SqlIdentityStore(backend.access).addIdentity('["https://club.example","anna"]', 0, account, proved);
    expect(await canSignIn({ rpId: 'other.example', issuer: 'https://other.example' })).toBe(false);
    expect(await canSignIn({ rpId: 'other.example', issuer: 'https://club.example/' })).toBe(true);
  },

  'are continued by any server after a stop': async (backend) => {
    const { world, stores, server, addAccount } = worldOf(backend);
    await addAccount();
    world.fails = true;
    // The person is signed out, whatever fails then.
    expect(await server().begin(CALLER, USABLE)).toEqual({ ok: true, value: world.now + COME_BACK_MS });
    expect([world.failed, world.left]).toEqual([1, 0]);
    world.fails = false;
    await server().sweep();
    await server().sweep();
    expect([world.left, world.erased]).toEqual([1, 0]);
    world.now += COME_BACK_MS;
    world.fails = true;
    await expect(server().sweep()).rejects.toThrow('stopped');
    expect(await server().offer('anna', MEANS)).toMatchObject({ ok: false });
    world.fails = false;
    await server().sweep();
    expect([world.erased, await stores.accounts.accountOf('anna')]).toEqual([1, null]);
  },

  'are continued for one person when that of another person fails': async (backend) => {
    const { world, stores, server, addAccount } = worldOf(backend);
    for (const person of ['anna', 'bo']) {
      await addAccount(person);
      await server().begin(callerOf(person), USABLE);
      world.now += 1;
    }
    world.damaged = 'anna';
    world.now += COME_BACK_MS;
    await expect(server().sweep()).rejects.toThrow('stopped');
    expect([world.erased, await stores.accounts.accountOf('bo')]).toEqual([1, null]);
  },

  'end in either a restored or a deleted account, whatever the clocks of the servers': async (backend) => {
    const { world, stores, server, addAccount } = worldOf(backend);
    const outcomes = new Set<boolean>();
    for (let round = 0; round < 6; round++) {
      await addAccount();
      await server().begin(CALLER, USABLE);
      world.now += COME_BACK_MS - 2;
      const offer = await server().offer('anna', MEANS);
      const ticket = offer.ok && offer.value ? offer.value.ticket : '';
      const sweeps = () => [server(5).sweep(), server(9).sweep()];
      const back = server().comeBack(ticket);
      // Deletion comes too late in half of the rounds, and at the same moment in the others.
      if (round % 2 === 0) await back;
      await Promise.all([...sweeps(), back]);
      const isBack = (await back).ok;
      outcomes.add(isBack);
      expect((await stores.accounts.accountOf('anna')) !== null).toBe(isBack);
      await stores.accounts.deleteAccount('anna');
      world.now += 2 * COME_BACK_MS;
      await server().sweep();
    }
    expect(outcomes.has(true)).toBe(true);
  },
};
