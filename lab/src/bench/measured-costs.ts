import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import type { Placement } from './cluster-figures.ts';

/** Costs of an action, derived from the measured setups. Microseconds are of CPU time. */
export interface MeasuredCosts {
  /** When, how and where they were measured. */
  readonly date: string;
  readonly command: string;
  readonly machine: string;
  /** Number of people of a table. */
  readonly players: number;
  /** Microseconds of a server with SQLite, and of its main thread. */
  readonly sqlite: { readonly server: number; readonly mainThread: number };
  /**
   * Microseconds of servers: at the server of the action, at each further server with people of the match, and at each
   * other one; and per second of each server while no person plays.
   */
  readonly server: { readonly own: number; readonly follower: number; readonly other: number; readonly idle: number };
  /**
   * Microseconds of the database: for the action, and for each further server with people of the match; and per second
   * and server while no person plays.
   */
  readonly database: { readonly own: number; readonly follower: number; readonly idle: number };
  /** Messages to the bus; from it to each further server with people of the match, and to each server; microseconds of each. */
  readonly bus: {
    readonly received: number;
    readonly follower: number;
    readonly other: number;
    readonly message: number;
  };
  /** Milliseconds of a sync of the log. */
  readonly syncMs: number;
  /** Number of connections of a server to the database. */
  readonly connections: number;
}

/** A setup as stored by `bench cluster --write`. */
interface StoredSetup {
  readonly store: string;
  readonly servers: number;
  readonly matches: string;
  readonly perSecond: number;
  readonly costs: Readonly<Record<string, unknown>>;
  readonly idle: Readonly<Record<string, unknown>>;
}

function setupsIn(value: unknown): StoredSetup[] {
  if (!isObject(value) || !Array.isArray(value.setups)) return [];
  return value.setups.flatMap((one: unknown): StoredSetup[] => {
    if (!isObject(one) || !isObject(one.costs)) return [];
    const { store, servers, matches, perSecond, costs, idle } = one;
    if (typeof store !== 'string' || typeof matches !== 'string') return [];
    if (typeof servers !== 'number' || typeof perSecond !== 'number') return [];
    return [{ store, servers, matches, perSecond, costs, idle: isObject(idle) ? idle : {} }];
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Returns the number of servers to which the people of a match are connected. */
export const serversOfMatch = (servers: number, players: number, matches: Placement): number =>
  matches === 'spread' ? Math.min(servers, players) : 1;

function missing(what: string): never {
  throw new CommandFault(
    `the measured costs have no ${what}: repeat \`levante bench cluster --servers 1,2,4 --write\``,
  );
}

function figureIn(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : missing(name);
}

/** The measured setups. All figures throw if they are missing. */
class MeasuredSetups {
  readonly #all: readonly StoredSetup[];
  readonly #players: number;

  constructor(all: readonly StoredSetup[], players: number) {
    this.#all = all;
    this.#players = players;
  }

  find(store: string, servers: number, matches: Placement): StoredSetup {
    const found = this.#all.find((one) => one.store === store && one.servers === servers && one.matches === matches);
    return found ?? missing(`setup ${store}, ${servers}, ${matches}`);
  }

  get one(): StoredSetup {
    return this.find('PostgreSQL', 1, 'routed');
  }

  get withIdle(): StoredSetup {
    return this.find('PostgreSQL', 2, 'at the first');
  }

  /** Microseconds that servers or database use for each server a second while no person plays. */
  idle(part: 'server' | 'database'): number {
    return figureIn(this.withIdle.idle, part);
  }

  /** Microseconds per action of servers or database, without their idle usage. */
  busy(part: 'server' | 'database', { costs, servers, perSecond }: StoredSetup): number {
    const all = figureIn(costs, part === 'server' ? 'servers' : 'database');
    return Math.max(0, all - (this.idle(part) * servers) / perSecond);
  }

  /**
   * Returns the mean of a cost for each further server with people of the match. `more`: the additional cost of spread
   * matches compared with routed ones on as many servers.
   */
  follower(more: (spread: StoredSetup, routed: StoredSetup) => number): number {
    const all = this.#all.filter(({ matches }) => matches === 'spread');
    const each = all.map((spread) => {
      const further = serversOfMatch(spread.servers, this.#players, 'spread') - 1;
      return more(spread, this.find('PostgreSQL', spread.servers, 'routed')) / further;
    });
    return each.length === 0 ? missing('setup with spread matches') : Math.max(0, mean(each));
  }

  /** Microseconds of the bus for each message that it receives or sends. */
  get message(): number {
    const all = this.#all.filter(({ store }) => store === 'PostgreSQL');
    return mean(
      all.map(({ costs }) => figureIn(costs, 'bus') / (figureIn(costs, 'received') + figureIn(costs, 'sent'))),
    );
  }
}

function serverCosts(setups: MeasuredSetups): MeasuredCosts['server'] {
  const { withIdle } = setups;
  const idle = setups.idle('server');
  return {
    own: setups.busy('server', setups.one),
    follower: setups.follower((spread, routed) => setups.busy('server', spread) - setups.busy('server', routed)),
    other: Math.max(0, figureIn(withIdle.costs, 'leastServer') - idle / withIdle.perSecond),
    idle,
  };
}

function databaseCosts(setups: MeasuredSetups): MeasuredCosts['database'] {
  return {
    own: setups.busy('database', setups.one),
    follower: setups.follower((spread, routed) => setups.busy('database', spread) - setups.busy('database', routed)),
    idle: setups.idle('database'),
  };
}

function busCosts(setups: MeasuredSetups): MeasuredCosts['bus'] {
  const other = figureIn(setups.withIdle.costs, 'sent');
  return {
    received: figureIn(setups.one.costs, 'received'),
    follower: setups.follower(({ costs, servers }) => figureIn(costs, 'sent') - other * (servers - 1)),
    other,
    message: setups.message,
  };
}

/** Derives the costs from the file of `bench cluster --write`. Throws if something is missing. */
export function costsIn(stored: unknown): MeasuredCosts {
  if (!isObject(stored) || !isObject(stored.field)) return missing('extent');
  const players = figureIn(stored.field, 'players');
  const setups = new MeasuredSetups(setupsIn(stored), players);
  const { date, command, machine } = stored;
  const { costs } = setups.one;
  const sqlite = setups.find('SQLite', 1, 'routed').costs;
  return {
    date: String(date),
    command: String(command),
    machine: String(machine),
    players,
    sqlite: { server: figureIn(sqlite, 'servers'), mainThread: figureIn(sqlite, 'mainThreads') },
    server: serverCosts(setups),
    database: databaseCosts(setups),
    bus: busCosts(setups),
    syncMs: figureIn(costs, 'syncMs'),
    connections: figureIn(costs, 'connections'),
  };
}
