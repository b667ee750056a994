import type { Registry } from '@levante/contract';
import {
  type Bell,
  type ClockStore,
  type CommitNews,
  type HostLog,
  type HostParts,
  type LiveMatches,
  LocalBell,
  MatchHost,
  Presence,
  ServiceClock,
  type Store,
  type TableStore,
  type Time,
} from '@levante/host';
import { chanceFrom, RememberingStore, SILENT_LOG } from '@levante/testkit/host';
import { SimulatedProcess, type World } from '@levante/testkit/simulation';
import type { ChaosFault } from '../fault.ts';
import { type BotAvailability, SimulatedBots } from './bots.ts';
import { ARRIVAL_MS, type Disk, StoreDown } from './disk.ts';
import type { FaultInjector } from './fault-injector.ts';
import { watchLive } from './live-watch.ts';
import { seedFrom } from './prepared-match.ts';

/** Environment that the servers of a world share. */
export interface Environment {
  readonly world: World;
  readonly injector: FaultInjector;
  readonly disk: Disk;
  readonly games: Registry;
  readonly bots: BotAvailability;
  /** Whether people come and go at tables, and pages show presence. */
  readonly isBusy: boolean;
  /** Bells of the world: each rings on the other servers as well. */
  readonly bells: Set<RemoteBell>;
  readonly faults: ChaosFault[];
  /** Creates a server's cache of matches. */
  readonly newLive: () => LiveMatches;
  /** Returns the version of a match's proposals in the store. */
  readonly proposalVersionOf: (match: string) => number;
  /** Modifies news on their way to another server. */
  readonly passNews: (news: CommitNews) => CommitNews;
}

const EPOCH = Date.UTC(2026, 0, 1);
/** Clocks of matches run faster than the world, so that they run out while people play. */
export const CLOCK_SPEED = 12;
const TURN_MS = 300;
const RESTART_MS = 200;

/** A bell that rings on its own server immediately, and on others through the network. */
export class RemoteBell implements Bell {
  readonly #here = new LocalBell();
  readonly #environment: Environment;
  readonly #process: SimulatedProcess;

  constructor(environment: Environment, process: SimulatedProcess) {
    this.#environment = environment;
    this.#process = process;
    environment.bells.add(this);
  }

  ring(match: string, news?: CommitNews): void {
    this.#here.ring(match, news);
    const { bells, injector, world, passNews } = this.#environment;
    for (const bell of bells) {
      if (bell.#process.hasEnded) bells.delete(bell);
      if (bell === this || bell.#process.hasEnded || injector.occurs('lostRing')) continue;
      const times = injector.occurs('lostRing') ? 2 : 1;
      const carried = news && !injector.occurs('lostRing') ? passNews(structuredClone(news)) : undefined;
      for (let i = 0; i < times; i++) world.after(injector.latency(), () => bell.hear(match, carried));
    }
  }

  listen(receive: (match: string, news?: CommitNews) => void): () => void {
    return this.#here.listen(receive);
  }

  hear(match: string, news?: CommitNews): void {
    if (!this.#process.hasEnded) this.#here.ring(match, news);
  }
}

/** A running server: its host and connections. */
export class LiveServer {
  readonly host: MatchHost;
  readonly process: SimulatedProcess;
  /** Notifies followers on this server that their connection is lost. */
  readonly connections = new Set<() => void>();

  constructor(host: MatchHost, process: SimulatedProcess) {
    this.host = host;
    this.process = process;
  }

  /** Stops all activity here and notifies the connected clients. */
  end(): void {
    this.process.end();
    for (const cut of this.connections) cut();
  }
}

/** A server process of a simulated world: it dies, restarts, and resumes from the store. */
export class SimulatedServer {
  readonly #environment: Environment;
  /** True if it is the only one. */
  readonly #alone: boolean;
  /** Offset of its clock in milliseconds. */
  #skew = 0;
  open: LiveServer | null = null;

  constructor(environment: Environment, alone: boolean) {
    this.#environment = environment;
    this.#alone = alone;
    this.#start();
  }

  /** Crashes without cleaning up, and restarts. */
  crash(): void {
    const { open } = this;
    if (!open) return;
    this.open = null;
    open.end();
    this.#startLater();
  }

  /** Shuts down in order, and restarts. */
  async stop(): Promise<void> {
    const { open } = this;
    if (!open) return;
    this.open = null;
    await open.host.stop();
    open.end();
    this.#startLater();
  }

  jump(ms: number): void {
    this.#skew += ms;
  }

  /** Reports every error that the store did not cause as a fault. */
  report(match: string, error: unknown): void {
    if (error instanceof StoreDown) return;
    const what = error instanceof Error ? String(error.stack) : String(error);
    this.#environment.faults.push({ kind: 'broken', match, what });
  }

  #start(): void {
    const process = new SimulatedProcess(this.#environment.world);
    const bell = new RemoteBell(this.#environment, process);
    const open = new LiveServer(new MatchHost(this.#partsFor(process, bell)), process);
    this.open = open;
    // A server that cannot read its pending matches does not start; its supervisor tries again.
    open.host.resume().catch((error) => {
      this.report('', error);
      if (this.open === open) this.crash();
    });
  }

  #startLater(): void {
    const { world } = this.#environment;
    world.after(ARRIVAL_MS + world.random.below(RESTART_MS), () => this.#start());
  }

  #partsFor(process: SimulatedProcess, bell: Bell): HostParts {
    const { world, injector, disk, games, bots, isBusy } = this.#environment;
    const start = world.now;
    const now = (): number => EPOCH + world.now + this.#skew;
    const { store, clocks, tables } = this.#storage(process, now);
    const time: Time = { now, after: (ms, then) => process.after(ms, then) };
    return {
      games,
      clocks: { store: clocks, time: new ServiceClock(clocks, () => CLOCK_SPEED * (world.now - start)) },
      bell,
      store,
      bots: new SimulatedBots({ world, injector, games, process, bots }),
      chance: { ...chanceFrom((n) => world.random.below(n)), newSeed: () => seedFrom(world.random) },
      log: this.#log(),
      time,
      ...(isBusy && { meetings: tables, presence: new Presence({ time }) }),
      turnMs: TURN_MS,
      ...(!this.#alone && { shared: disk.sharedFor(process, (error) => this.report('', error)) }),
    };
  }

  /** Returns the storage of one process. If other processes write, its cache can be outdated. */
  #storage(process: SimulatedProcess, now: () => number): { store: Store; clocks: ClockStore; tables: TableStore } {
    const { disk, newLive, proposalVersionOf, faults } = this.#environment;
    const store = disk.openFor(process);
    const clocks = disk.clocksFor(process);
    const tables = disk.tablesFor(process);
    if (this.#alone) return { store, clocks, tables };
    const shared = new RememberingStore(store, { live: newLive(), now, proposalVersionOf });
    watchLive(shared, faults);
    return { store: shared, clocks: shared.clocksOn(clocks), tables: shared.tablesOn(tables) };
  }

  #log(): HostLog {
    const report = (match: string, error: unknown): void => this.report(match, error);
    return {
      ...SILENT_LOG,
      stateUnreadable: report,
      matchStuck: report,
      streamFailed: report,
      clocksFailed: (error) => report('', error),
    };
  }
}
