import {
  type ClockStore,
  LiveMatches,
  type MatchProgress,
  type Shared,
  type Store,
  type TableStore,
} from '@levante/host';
import type { SimulatedProcess, World } from '@levante/testkit/simulation';
import type { FaultInjector } from './fault-injector.ts';

/** Error of a store that cannot be reached or written. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

/** Maximum latency of a query if one server owns the store, so that it finds its earlier writes after a restart. */
export const ARRIVAL_MS = 3;
const SLOW_MS = 500;
/** Maximum time for which the reply to a read is held. */
const HELD_MS = 2500;

/** Duration for which a match is left to the process that started its turn. */
const LEASE_MS = 4000;
const POLL_MS = 3000;

interface DiskParts {
  readonly world: World;
  readonly injector: FaultInjector;
  readonly store: Store;
  readonly clocks: ClockStore;
  readonly tables: TableStore;
  readonly isShared: boolean;
}

/**
 * The store of a simulated world. Writes survive crashes. Queries have latency both ways, may fail, and are not
 * answered after the process has ended.
 */
export class Disk {
  readonly store: Store;
  readonly #clocks: ClockStore;
  readonly #tables: TableStore;
  readonly #world: World;
  readonly #injector: FaultInjector;
  full = false;
  /** True if several servers share it. Then latencies are longer, and a write may arrive after its process has died. */
  readonly #isShared: boolean;
  /** Lease expiry of matches with pending turns, by id. */
  readonly #leases = new Map<string, number>();
  /** Releases the held replies, by match. */
  readonly #held = new Map<string, Set<() => void>>();

  constructor({ world, injector, store, clocks, tables, isShared }: DiskParts) {
    this.#world = world;
    this.#isShared = isShared;
    this.#injector = injector;
    this.store = store;
    this.#clocks = clocks;
    this.#tables = tables;
  }

  /** Returns the store as seen by a process. */
  openFor(process: SimulatedProcess): Store {
    const { store } = this;
    const read = <T>(run: () => Promise<T>): Promise<T> => this.#ask(process, false, run);
    const write = <T>(match: string, run: () => Promise<T>): Promise<T> => this.#write(process, match, run);
    const live = new LiveMatches();
    return {
      live,
      create: (match) => write(match.id, () => store.create(match)),
      read: (id) => this.#ask(process, false, () => store.read(id), id),
      dealerOf: (id) => read(() => store.dealerOf(id)),
      plies: (id, from, to) => read(() => store.plies(id, from, to)),
      commit: async (commit) => {
        const isDone = await write(commit.match, () => store.commit(commit));
        if (isDone) live.committed(commit, this.#world.now, () => commit.state);
        return isDone;
      },
      changeProposal: (change) => write(change.match, () => store.changeProposal(change)),
      answerTo: (match, person, key) => read(() => store.answerTo(match, person, key)),
      takeSeat: (match, ...seat) => write(match, () => store.takeSeat(match, ...seat)),
      seatBot: (match, ...seated) => write(match, () => store.seatBot(match, ...seated)),
      addEntropy: (match, ...added) => write(match, () => store.addEntropy(match, ...added)),
      matchesOf: (person, before, limit) => read(() => store.matchesOf(person, before, limit)),
      unattended: () => read(() => store.unattended()),
    };
  }

  /** Returns the storage of clocks as seen by a process. */
  clocksFor(process: SimulatedProcess): ClockStore {
    const clocks = this.#clocks;
    return {
      changeSeat: (change) => this.#write(process, change.match, () => clocks.changeSeat(change)),
      refuse: (refused) => this.#ask(process, true, () => clocks.refuse(refused)),
      deadlines: (limit) => this.#ask(process, false, () => clocks.deadlines(limit)),
      beat: (maxMs) => this.#ask(process, true, () => clocks.beat(maxMs)),
    };
  }

  /** Returns the storage of open tables as seen by a process. */
  tablesFor(process: SimulatedProcess): TableStore {
    const tables = this.#tables;
    const read = <T>(run: () => Promise<T>): Promise<T> => this.#ask(process, false, run);
    return {
      openTables: (limit) => read(() => tables.openTables(limit)),
      openTable: (match) => read(() => tables.openTable(match)),
      meet: (meeting) => this.#ask(process, true, () => tables.meet(meeting)),
      leave: (match, person) => this.#write(process, match, () => tables.leave(match, person)),
      invite: (invite) => this.#write(process, invite.match, () => tables.invite(invite)),
      invitesOf: (person, limit) => read(() => tables.invitesOf(person, limit)),
      turnsOf: (person, limit) => read(() => tables.turnsOf(person, limit)),
      rematch: (of, match) => this.#write(process, of, () => tables.rematch(of, match)),
    };
  }

  #write<T>(process: SimulatedProcess, match: string, run: () => Promise<T>): Promise<T> {
    return this.#ask(process, true, async () => {
      const written = await run();
      this.#leases.set(match, this.#world.now + LEASE_MS);
      this.#releaseSome(match);
      return written;
    });
  }

  /** Returns the services that servers share besides the store, as seen by a process. `failed` receives errors. */
  sharedFor(process: SimulatedProcess, failed: (error: unknown) => void): Shared {
    const read = <T>(run: () => Promise<T>): Promise<T> => this.#ask(process, false, run);
    return {
      claim: () =>
        read(async () => {
          const due = (await this.store.unattended()).filter((match) => this.#until(match) < this.#world.now);
          this.#lease(due, this.#world.now + LEASE_MS);
          return due;
        }),
      keep: (matches) =>
        read(async () => {
          const soonUp = matches.filter((match) => this.#until(match) < this.#world.now + LEASE_MS / 2);
          this.#lease(soonUp, this.#world.now + LEASE_MS);
        }),
      release: (matches) => read(async () => this.#lease(matches, 0)),
      progressOf: (matches) =>
        read(async () => {
          const found = await Promise.all(matches.map((match) => this.store.read(match)));
          return found.flatMap((match): MatchProgress[] =>
            match ? [{ ...match, proposalVersion: match.proposals?.version ?? 0 }] : [],
          );
        }),
      pollMs: POLL_MS,
      failed,
    };
  }

  #until(match: string): number {
    return this.#leases.get(match) ?? 0;
  }

  #lease(matches: readonly string[], until: number): void {
    for (const match of matches) this.#leases.set(match, until);
  }

  /** Queries the store. `match` is the match that is read, whose reply may be held. */
  #ask<T>(process: SimulatedProcess, writes: boolean, run: () => Promise<T>, match: string | null = null): Promise<T> {
    const injector = this.#injector;
    let isHeld = false;
    return process.ask(
      async () => {
        if (injector.occurs('brokenStore') || (writes && this.full)) throw new StoreDown('the store is down');
        const isLost = writes && injector.occurs('lostReply');
        const value = await run();
        if (isLost) throw new StoreDown('the store is down');
        isHeld = match !== null && injector.occurs('heldReply');
        if (match !== null && isHeld) await this.#hold(match);
        return value;
      },
      {
        travel: async (way) => {
          if (way === 'there' || !isHeld) await this.#world.pause(this.#span(way));
        },
        isRead: !writes,
      },
    );
  }

  /** Waits until some write of the match, of this server or another, or until a time is up; the reply travels from then on. */
  #hold(match: string): Promise<void> {
    const held = this.#held.get(match) ?? new Set();
    this.#held.set(match, held);
    return new Promise((resolve) => {
      const release = (): void => {
        if (held.delete(release)) this.#world.after(this.#span('back'), resolve);
      };
      held.add(release);
      this.#world.after(this.#world.random.below(HELD_MS), release);
    });
  }

  /** Releases some held replies of a match, at about the time of the reply to the write just executed. */
  #releaseSome(match: string): void {
    for (const release of [...(this.#held.get(match) ?? [])]) if (this.#world.once(2)) release();
  }

  /** Returns the latency of a query or its reply. */
  #span(way: 'there' | 'back'): number {
    const { random } = this.#world;
    const isSlow = (this.#isShared || way === 'back') && this.#injector.occurs('slowStore');
    return random.below(isSlow ? SLOW_MS : ARRIVAL_MS);
  }
}
