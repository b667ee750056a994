import type { Registry } from '@levante/contract';
import { type Bell, type HostLog, type HostParts, LocalBell, MatchHost } from '@levante/host';
import type { ChaosFault } from '../fault.ts';
import { type BotHouse, SimulatedBots } from './bots.ts';
import { seedFrom } from './prepared-match.ts';
import { ARRIVAL_MS, type Disk, type Life, StoreDown } from './disk.ts';
import type { Weather } from './fault-injector.ts';
import type { World } from './world.ts';

/** Environment that the servers of a world share. */
export interface Surroundings {
  readonly world: World;
  readonly weather: Weather;
  readonly disk: Disk;
  readonly games: Registry;
  readonly botHouse: BotHouse;
  /** Bells of the world: each rings on the other servers as well. */
  readonly bells: Set<RemoteBell>;
  readonly faults: ChaosFault[];
}

const EPOCH = Date.UTC(2026, 0, 1);
const TURN_MS = 300;
const RESTART_MS = 200;

/** A bell that rings on its own server immediately, and on others through the network. */
export class RemoteBell implements Bell {
  readonly #here = new LocalBell();
  readonly #around: Surroundings;
  readonly #life: Life;

  constructor(around: Surroundings, life: Life) {
    this.#around = around;
    this.#life = life;
    around.bells.add(this);
  }

  ring(match: string): void {
    this.#here.ring(match);
    const { bells, weather, world } = this.#around;
    for (const bell of bells) {
      if (bell.#life.ended) bells.delete(bell);
      if (bell === this || bell.#life.ended || weather.strikes('lostRing')) continue;
      const times = weather.strikes('lostRing') ? 2 : 1;
      for (let i = 0; i < times; i++) world.after(weather.way(), () => bell.hear(match));
    }
  }

  listen(heard: (match: string) => void): () => void {
    return this.#here.listen(heard);
  }

  hear(match: string): void {
    if (!this.#life.ended) this.#here.ring(match);
  }
}

/** A running server: its host and connections. */
export class OpenHouse {
  readonly host: MatchHost;
  readonly life: Life;
  /** Notifies followers on this server that their connection is lost. */
  readonly connections = new Set<() => void>();

  constructor(host: MatchHost, life: Life) {
    this.host = host;
    this.life = life;
  }

  /** Stops all activity here and notifies the connected clients. */
  end(): void {
    this.life.ended = true;
    for (const cut of this.connections) cut();
  }
}

/** A server process of a simulated world: it dies, restarts, and resumes from the store. */
export class SimulatedHouse {
  readonly #around: Surroundings;
  /** True if it is the only one. */
  readonly #alone: boolean;
  /** Offset of its clock in milliseconds. */
  #skew = 0;
  open: OpenHouse | null = null;

  constructor(around: Surroundings, alone: boolean) {
    this.#around = around;
    this.#alone = alone;
    this.#start();
  }

  /** Crashes without cleaning up, and restarts. */
  die(): void {
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
  heed(match: string, error: unknown): void {
    if (error instanceof StoreDown) return;
    const what = error instanceof Error ? String(error.stack) : String(error);
    this.#around.faults.push({ kind: 'broken', match, what });
  }

  #start(): void {
    const life: Life = { ended: false };
    const bell = new RemoteBell(this.#around, life);
    const open = new OpenHouse(new MatchHost(this.#partsFor(life, bell)), life);
    this.open = open;
    // A server that cannot read its pending matches does not start; its supervisor tries again.
    open.host.resume().catch((error) => {
      this.heed('', error);
      if (this.open === open) this.die();
    });
  }

  #startLater(): void {
    const { world } = this.#around;
    world.after(ARRIVAL_MS + world.random.below(RESTART_MS), () => this.#start());
  }

  #partsFor(life: Life, bell: Bell): HostParts {
    const { world, weather, disk, games, botHouse } = this.#around;
    const letter = (): string => String.fromCharCode(97 + world.random.below(26));
    return {
      games,
      bell,
      store: disk.openFor(life),
      bots: new SimulatedBots({ world, weather, games, life, botHouse }),
      chance: {
        newSeed: () => seedFrom(world.random),
        newMatchId: () => Array.from({ length: 14 }, letter).join(''),
        below: (n) => world.random.below(n),
      },
      log: this.#log(),
      time: {
        now: () => EPOCH + world.now + this.#skew,
        after: (ms, then) => world.after(ms, () => life.ended || then()),
      },
      turnMs: TURN_MS,
      ...(!this.#alone && { shared: disk.sharedFor(life, (error) => this.heed('', error)) }),
    };
  }

  #log(): HostLog {
    const none = (): void => {};
    const heed = (match: string, error: unknown): void => this.heed(match, error);
    return { botReplaced: none, botsUnavailable: none, stateUnreadable: heed, matchStuck: heed, streamFailed: heed };
  }
}
