import { createHash } from 'node:crypto';
import type { GameEntry, Registry } from '@levante/contract';
import type { Store } from '@levante/host';
import { MemoryStore } from '@levante/testkit/host';
import { checkMatch, owedIn } from '../check/check-match.ts';
import type { ChaosFault } from '../fault.ts';
import { Disk } from './disk.ts';
import { SimulatedHouse, type Surroundings } from './simulated-server.ts';
import { Net } from './net.ts';
import { SimulatedTable } from './table.ts';
import { type Hazards, Weather } from './fault-injector.ts';
import { World } from './world.ts';

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
  /** Games as the hosts see them. */
  readonly hostGames?: Registry;
  /** Wraps the store for the hosts. */
  readonly hostStore?: (book: Store) => Store;
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
  /** Hash of everything sent and received, always the same for a seed. */
  readonly digest: string;
}

const MAX_HOUSES = 3;
const MAX_TABLES = 2;
const STORM_MS = 30_000;
const SPAN_MS = 1500;
const STEP_MS = 500;
/** Longer than any delay before a retry. */
const CALM_MS = 150_000;
const LAST_WORDS_MS = 5000;

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
  readonly #around: Surroundings;
  readonly #book = new MemoryStore();
  readonly #games: Registry;
  readonly #tables: SimulatedTable[] = [];
  readonly #houses: SimulatedHouse[] = [];
  readonly #net: Net;
  /** Number of servers. */
  readonly #count: number;
  #deaths = 0;

  constructor(seed: number, parts: SimulationParts) {
    const world = new World(seed);
    const weather = new Weather(world);
    const houses = 1 + world.random.below(MAX_HOUSES);
    const book = (parts.hostStore ?? ((own) => own))(this.#book);
    this.#seed = seed;
    this.#count = houses;
    this.#parts = parts;
    this.#games = new Map(parts.games.map(({ entry }) => [entry.id, entry]));
    this.#around = {
      world,
      weather,
      disk: new Disk({ world, weather, book, isShared: houses > 1 }),
      games: parts.hostGames ?? this.#games,
      botHouse: { reachable: true },
      bells: new Set(),
      faults: [],
    };
    this.#net = new Net(this.#around, this.#houses, parts.pass ?? ((text) => text));
  }

  async run(): Promise<SimulationOutcome> {
    const { world, weather } = this.#around;
    await this.#open();
    this.#brew();
    await this.#until(STORM_MS, () => this.#tables.every(({ isQuiet }) => isQuiet));
    weather.calm();
    for (const table of this.#tables) table.stop();
    await this.#until(CALM_MS, () => this.#isQuiet());
    for (const table of this.#tables) void table.read();
    await world.run(LAST_WORDS_MS);
    return await this.#outcome();
  }

  async #open(): Promise<void> {
    const { world } = this.#around;
    const drawn = Array.from({ length: 1 + world.random.below(MAX_TABLES) }, () => this.#drawGame());
    const later: SimulatedTable[] = [];
    const net = this.#net;
    for (const { entry, commands } of drawn) {
      const [least, most] = entry.players;
      const players = least + world.random.below(Math.min(most, 4) - least + 1);
      const table = new SimulatedTable({ world, net, game: entry, players, commands });
      this.#tables.push(table);
      if (world.once(2)) await table.goOn(this.#book);
      else later.push(table);
    }
    for (let i = 0; i < this.#count; i++) this.#houses.push(new SimulatedHouse(this.#around, this.#count === 1));
    for (const table of later) void table.begin();
  }

  #drawGame(): SimulatedGame {
    const { games } = this.#parts;
    const weights = games.map(({ weight }) => weight);
    const game = games[this.#around.world.random.weighted(weights, weights.length)];
    if (!game) throw new Error('a world without a game');
    return game;
  }

  /** Schedules the disruptions of the servers. */
  #brew(): void {
    const { world, disk, botHouse } = this.#around;
    const { random } = world;
    const some = (): SimulatedHouse | undefined => this.#houses[random.below(this.#houses.length)];
    this.#every('deathMs', () => {
      this.#deaths += 1;
      some()?.die();
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
      botHouse.reachable = false;
      world.after(random.below(SPAN_MS), () => {
        botHouse.reachable = true;
      });
    });
  }

  #every(hazard: keyof Hazards, then: () => void): void {
    const { world, weather } = this.#around;
    const ms = weather.hazards[hazard];
    if (ms === 0) return;
    world.after(world.random.below(2 * ms), () => {
      if (weather.hazards[hazard] === 0) return;
      then();
      this.#every(hazard, then);
    });
  }

  async #until(ms: number, holds: () => boolean): Promise<void> {
    const { world } = this.#around;
    const end = world.now + ms;
    while (world.now < end && !holds()) await world.run(STEP_MS);
  }

  /** Returns true if everything has been answered, executed and received; the checks report what has not. */
  #isQuiet(): boolean {
    if (!this.#tables.every(({ isQuiet }) => isQuiet) || this.#owed().length > 0) return false;
    // A command that its player has abandoned may still arrive after the records were read.
    if (this.#net.isBusy) return false;
    return this.#tables.every(({ id, watches }) => {
      const ply = this.#book.all().find((match) => match.id === id)?.ply;
      return watches.every((watch) => watch.ply === ply);
    });
  }

  /** Returns what chance and bots owe in any match, including those nobody knows of. */
  #owed(): ChaosFault[] {
    return this.#book.all().flatMap((match): ChaosFault[] => {
      const what = owedIn(match);
      return what === null ? [] : [{ kind: 'stuck', match: match.id, what }];
    });
  }

  async #outcome(): Promise<SimulationOutcome> {
    const known = new Set(this.#tables.map(({ id }) => id));
    const unknown = this.#owed().filter(({ match }) => !known.has(match));
    const faults = [...this.#around.faults, ...unknown];
    let [commands, told] = [0, 0];
    const hash = createHash('sha256');
    for (const table of this.#tables) {
      faults.push(...(await checkMatch({ games: this.#games, store: this.#book }, table)));
      commands += table.sent.length;
      hash.update(JSON.stringify([table.sent, table.watches.map((watch) => watch.told)]));
      told += table.watches.reduce((sum, watch) => sum + watch.told.length, 0);
    }
    const plies = this.#book.all().reduce((sum, { ply }) => sum + ply, 0);
    const counted = { commands, plies, told, deaths: this.#deaths };
    const simulatedMs = this.#around.world.now;
    return { seed: this.#seed, faults, simulatedMs, ...counted, digest: hash.digest('hex') };
  }
}
