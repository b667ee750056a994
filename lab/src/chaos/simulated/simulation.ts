import { createHash } from 'node:crypto';
import type { GameEntry, Registry } from '@levante/contract';
import { type CommitNews, LiveMatches, type Store } from '@levante/host';
import { MemoryTableStore } from '@levante/testkit/host';
import { World } from '@levante/testkit/simulation';
import { checkMatch, type Evidence, owedIn } from '../check/check-match.ts';
import { countEvents, type SeatCounts } from '../check/events.ts';
import type { ChaosFault } from '../fault.ts';
import { Disk } from './disk.ts';
import { FaultInjector, type Hazards } from './fault-injector.ts';
import { Net } from './net.ts';
import { CLOCK_SPEED, type Environment, SimulatedServer } from './simulated-server.ts';
import { SimulatedTable } from './table.ts';

/** A game of simulated worlds, with its frequency and length. */
export interface SimulatedGame {
  readonly entry: GameEntry;
  readonly weight: number;
  /** Maximum number of commands by each person. */
  readonly commands: number;
}

/** Parts of a simulated world, in which tests seed faults. */
export interface SimulationParts {
  readonly games: readonly SimulatedGame[];
  /** Leaves out held replies, visitors at tables and presence, which were added to worlds later. */
  readonly isQuiet?: boolean;
  /** Games as the hosts see them. */
  readonly hostGames?: Registry;
  /** Wraps the store for the hosts. */
  readonly hostStore?: (store: Store) => Store;
  /** Creates each server's cache of matches. */
  readonly newLive?: () => LiveMatches;
  /** Modifies news on their way to another server. */
  readonly passNews?: (news: CommitNews) => CommitNews;
  /** Modifies a text on its way to a follower; null drops it. */
  readonly pass?: (text: string) => string | null;
}

/** Outcome of a simulated world. */
export interface SimulationOutcome {
  readonly seed: number;
  readonly faults: readonly ChaosFault[];
  readonly simulatedMs: number;
  readonly commands: number;
  readonly plies: number;
  readonly told: number;
  readonly deaths: number;
  readonly seats: SeatCounts;
  /** Hash of everything sent and received, always the same for a seed. */
  readonly digest: string;
}

const MAX_SERVERS = 3;
const MAX_TABLES = 2;
const DISRUPTION_MS = 30_000;
const SPAN_MS = 1500;
const STEP_MS = 500;
/** Longer than any delay before a retry, and than the clocks of all people, who gain time with each turn. */
const CALM_MS = 600_000;
const SETTLE_MS = 5000;

/**
 * Runs one world from its seed: people at their tables, crashing servers, and every other fault; then a calm period, and the
 * checks.
 */
export async function simulate(seed: number, parts: SimulationParts): Promise<SimulationOutcome> {
  return await new Simulation(seed, parts).run();
}

class Simulation {
  readonly #seed: number;
  readonly #parts: SimulationParts;
  readonly #environment: Environment;
  readonly #store: MemoryTableStore;
  readonly #games: Registry;
  readonly #tables: SimulatedTable[] = [];
  readonly #servers: SimulatedServer[] = [];
  readonly #net: Net;
  /** Number of servers. */
  readonly #count: number;
  #crashes = 0;

  constructor(seed: number, parts: SimulationParts) {
    const world = new World(seed);
    const isBusy = !parts.isQuiet;
    const injector = new FaultInjector(world, isBusy);
    const servers = 1 + world.random.below(MAX_SERVERS);
    this.#store = new MemoryTableStore(() => CLOCK_SPEED * world.now);
    const store = (parts.hostStore ?? ((own) => own))(this.#store);
    this.#seed = seed;
    this.#count = servers;
    this.#parts = parts;
    this.#games = new Map(parts.games.map(({ entry }) => [entry.id, entry]));
    this.#environment = {
      world,
      injector,
      disk: new Disk({ world, injector, store, clocks: this.#store, tables: this.#store, isShared: servers > 1 }),
      games: parts.hostGames ?? this.#games,
      bots: { reachable: true },
      isBusy,
      bells: new Set(),
      faults: [],
      newLive: parts.newLive ?? (() => new LiveMatches()),
      proposalVersionOf: (match) => this.#store.proposalVersionOf(match),
      passNews: parts.passNews ?? ((news) => news),
    };
    this.#net = new Net(this.#environment, this.#servers, parts.pass ?? ((text) => text));
  }

  async run(): Promise<SimulationOutcome> {
    const { world, injector } = this.#environment;
    await this.#open();
    this.#disrupt();
    await this.#until(DISRUPTION_MS, () => this.#tables.every(({ isQuiet }) => isQuiet));
    injector.calm();
    for (const table of this.#tables) table.stop();
    await this.#until(CALM_MS, () => this.#isQuiet());
    for (const table of this.#tables) void table.read();
    await world.run(SETTLE_MS);
    return await this.#outcome();
  }

  async #open(): Promise<void> {
    const { world } = this.#environment;
    const drawn = Array.from({ length: 1 + world.random.below(MAX_TABLES) }, () => this.#drawGame());
    const later: SimulatedTable[] = [];
    const net = this.#net;
    for (const { entry, commands } of drawn) {
      const [least, most] = entry.players;
      const players = least + world.random.below(Math.min(most, 4) - least + 1);
      const continued = (branch: SimulatedTable): void => void this.#tables.push(branch);
      const table = new SimulatedTable({
        world,
        net,
        game: entry,
        players,
        commands,
        isBusy: this.#environment.isBusy,
        continued,
      });
      this.#tables.push(table);
      if (world.once(2)) await table.resume(this.#store);
      else later.push(table);
    }
    for (let i = 0; i < this.#count; i++) this.#servers.push(new SimulatedServer(this.#environment, this.#count === 1));
    for (const table of later) void table.begin();
  }

  #drawGame(): SimulatedGame {
    const { games } = this.#parts;
    const weights = games.map(({ weight }) => weight);
    const game = games[this.#environment.world.random.weighted(weights, weights.length)];
    if (!game) throw new Error('a world without a game');
    return game;
  }

  /** Schedules the disruptions of the servers. */
  #disrupt(): void {
    const { world, disk, bots } = this.#environment;
    const { random } = world;
    const some = (): SimulatedServer | undefined => this.#servers[random.below(this.#servers.length)];
    this.#every('deathMs', () => {
      this.#crashes += 1;
      some()?.crash();
    });
    this.#every('stopMs', () => void some()?.stop());
    this.#every('jumpMs', () => some()?.jump((random.below(2) * 2 - 1) * random.below(86_400_000)));
    this.#every('fullMs', () => {
      disk.full = true;
      world.after(random.below(SPAN_MS), () => {
        disk.full = false;
      });
    });
    this.#every('botlessMs', () => {
      bots.reachable = false;
      world.after(random.below(SPAN_MS), () => {
        bots.reachable = true;
      });
    });
  }

  #every(hazard: keyof Hazards, then: () => void): void {
    const { world, injector } = this.#environment;
    const ms = injector.hazards[hazard];
    if (ms === 0) return;
    world.after(world.random.below(2 * ms), () => {
      if (injector.hazards[hazard] === 0) return;
      then();
      this.#every(hazard, then);
    });
  }

  async #until(ms: number, holds: () => boolean): Promise<void> {
    const { world } = this.#environment;
    const end = world.now + ms;
    while (world.now < end && !holds()) await world.run(STEP_MS);
  }

  /** Returns true if everything has been answered, executed and received; the checks report exceptions. */
  #isQuiet(): boolean {
    if (!this.#tables.every(({ isQuiet }) => isQuiet) || this.#owed().length > 0) return false;
    // People have stopped: clocks run out, and bots play to the end.
    if (this.#store.all().some(({ status, clocks }) => status === 'running' && clocks)) return false;
    // A command that its player has abandoned may still arrive after the records were read.
    if (this.#net.isBusy) return false;
    return this.#tables.every(({ id, watches }) => {
      const ply = this.#store.all().find((match) => match.id === id)?.ply;
      return watches.every((watch) => watch.ply === ply);
    });
  }

  /** Returns the actions that chance and bots owe in any match, including matches unknown to all people. */
  #owed(): ChaosFault[] {
    return this.#store.all().flatMap((match): ChaosFault[] => {
      const what = owedIn(match);
      return what === null ? [] : [{ kind: 'stuck', match: match.id, what }];
    });
  }

  #check(evidence: Evidence): Promise<ChaosFault[]> {
    return checkMatch({ games: this.#games, store: this.#store }, evidence);
  }

  async #outcome(): Promise<SimulationOutcome> {
    const known = new Set(this.#tables.map(({ id }) => id));
    const faults = [...this.#environment.faults];
    let commands = 0;
    let told = 0;
    const hash = createHash('sha256');
    const others = this.#store.all().filter(({ id }) => !known.has(id));
    for (const { id, ply } of others) faults.push(...(await this.#check(unobserved(id, ply))));
    for (const table of this.#tables) {
      faults.push(...(await this.#check(table)));
      commands += table.sent.length;
      hash.update(JSON.stringify([table.sent, table.watches.map((watch) => watch.received)]));
      told += table.watches.reduce((sum, watch) => sum + watch.received.length, 0);
    }
    const plies = this.#store.all().reduce((sum, { ply }) => sum + ply, 0);
    const counted = { commands, plies, told, deaths: this.#crashes, seats: countEvents(this.#store.all()) };
    const simulatedMs = this.#environment.world.now;
    return { seed: this.#seed, faults, simulatedMs, ...counted, digest: hash.digest('hex') };
  }
}

/** Returns evidence of a match whose creation no client learned of: none. */
const unobserved = (id: string, since: number): Evidence => ({
  id,
  since,
  sent: [],
  watches: [],
  records: [],
  keep: (text) => text,
});
