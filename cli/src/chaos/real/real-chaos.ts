import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Random, type Registry } from '@levante/contract';
import type { Store } from '@levante/host';
import { openBook } from '@levante/server';
import { newDataDir } from '../../bench/server-process.ts';
import { checkMatch, owedIn } from '../check/check-match.ts';
import type { ChaosFault } from '../fault.ts';
import { AttendedServer } from './attended-server.ts';
import { RealTable } from './real-table.ts';
import { type Broken, RoughNetwork } from './rough-network.ts';

export interface RealExtent {
  readonly minutes: number;
  readonly seed: number;
  readonly tables: number;
}

/** What was done to a real server, and what came of it. */
export interface RealReport extends RealExtent {
  readonly matches: number;
  readonly over: number;
  readonly acknowledged: number;
  readonly sent: number;
  readonly plies: number;
  readonly told: number;
  /** How often each thing was done. */
  readonly deeds: Readonly<Record<string, number>>;
  readonly broken: Broken;
  readonly faults: readonly ChaosFault[];
}

/** Milliseconds between two deeds at most. */
const PAUSE_MS = 5000;
const SPAN_MS = 2500;
/** How long everything may take to come to rest. */
const CALM_MS = 120_000;
const LOOK_MS = 500;
const DAY_MS = 86_400_000;

/** Plays many tables against a server of this build through a network that fails, while everything is done to the server; then it is calm, and the checks. */
export async function runRealChaos(root: string, games: Registry, extent: RealExtent): Promise<RealReport> {
  const dataDir = newDataDir();
  try {
    return await new RealChaos(root, dataDir, games, extent).run();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class RealChaos {
  readonly #server: AttendedServer;
  readonly #dataDir: string;
  readonly #games: Registry;
  readonly #extent: RealExtent;
  readonly #random: Random;
  readonly #network: RoughNetwork;
  readonly #tables: RealTable[] = [];
  readonly #faults: ChaosFault[] = [];
  readonly #deeds: Record<string, number> = {};
  #url = '';
  #isCalm = false;

  constructor(root: string, dataDir: string, games: Registry, extent: RealExtent) {
    this.#server = new AttendedServer(root, dataDir, () => this.#broken('the server ended by itself'));
    this.#dataDir = dataDir;
    this.#games = games;
    this.#extent = extent;
    this.#random = new Random(extent.seed);
    this.#network = new RoughNetwork(this.#random, () => this.#server.url);
  }

  async run(): Promise<RealReport> {
    const { minutes, tables } = this.#extent;
    await this.#server.start();
    this.#url = await this.#network.listen();
    const playing = Array.from({ length: tables }, () => this.#playOn());
    const storm = this.#storm();
    await pause(minutes * 60_000);
    this.#isCalm = true;
    this.#network.calm();
    await Promise.all([storm, ...playing]);
    await this.#rest();
    for (const table of this.#tables) {
      await table.read();
      table.leave();
    }
    this.#network.close();
    await this.#server.end();
    return await this.#check();
  }

  /** One match after another. */
  async #playOn(): Promise<void> {
    while (!this.#isCalm) {
      const table = this.#newTable();
      await table.begin();
      this.#tables.push(table);
      while (!this.#isCalm && !table.isOver) await pause(LOOK_MS);
      await table.stop();
    }
  }

  #newTable(): RealTable {
    const games = [...this.#games.values()];
    const game = games[this.#random.below(games.length)];
    if (!game) throw new Error('there is no game');
    const [least, most] = game.players;
    const players = least + this.#random.below(Math.min(most, 4) - least + 1);
    const broken = (what: string): void => this.#broken(what);
    return new RealTable({ url: this.#url, random: this.#random, game, players, broken });
  }

  #broken(what: string): void {
    this.#faults.push({ kind: 'broken', match: '', what });
  }

  /** Does one thing after another to the server and its connections. */
  async #storm(): Promise<void> {
    const server = this.#server;
    const span = (): number => this.#random.below(SPAN_MS);
    const deeds: readonly (readonly [string, () => Promise<unknown> | unknown])[] = [
      ['killed', () => server.kill()],
      ['killed', () => server.kill()],
      // A second one while it is still waking up.
      ['killed while it started', () => Promise.all([server.kill(), pause(span() / 5).then(() => server.kill())])],
      ['stopped in order', () => server.stop()],
      ['frozen', () => server.freeze(span())],
      [
        'disk filled',
        () => server.fillDisk(span()).then((filled) => filled || Promise.reject(new Error('no prlimit'))),
      ],
      ['clock put forward', () => server.jump(this.#random.below(DAY_MS))],
      ['clock put back', () => server.jump(-this.#random.below(DAY_MS))],
      ['all connections cut', () => this.#network.cutAll()],
    ];
    while (!this.#isCalm) {
      await pause(this.#random.below(PAUSE_MS));
      const [name, act] = deeds[this.#random.below(deeds.length)] ?? ['', () => {}];
      const done = await Promise.resolve(act()).then(
        () => true,
        () => false,
      );
      const told = done ? name : `${name}: could not be done`;
      this.#deeds[told] = (this.#deeds[told] ?? 0) + 1;
    }
  }

  /** Waits until nobody is behind and nothing is owed; what is still so in the end is found by the checks. */
  async #rest(): Promise<void> {
    const end = performance.now() + CALM_MS;
    const open = new Set(this.#tables);
    while (open.size > 0 && performance.now() < end) {
      for (const table of open) if (await table.isQuiet()) open.delete(table);
      await pause(LOOK_MS);
    }
  }

  async #check(): Promise<RealReport> {
    const book = await openBook(this.#dataDir);
    const { store } = book;
    try {
      const known = new Set(this.#tables.map(({ id }) => id));
      const faults = [...this.#faults, ...(await owedElsewhere(store, known))];
      for (const table of this.#tables) faults.push(...(await checkMatch({ games: this.#games, store }, table)));
      const sent = this.#tables.flatMap((table) => table.sent);
      const watches = this.#tables.flatMap((table) => table.watches);
      return {
        ...this.#extent,
        matches: this.#tables.length,
        over: this.#tables.filter(({ isOver }) => isOver).length,
        acknowledged: sent.filter(({ answer }) => answer?.ok).length,
        sent: sent.length,
        plies: this.#tables.reduce((sum, table) => sum + (table.watches[0]?.ply ?? 0), 0),
        told: watches.reduce((sum, { told }) => sum + told.length, 0),
        deeds: this.#deeds,
        broken: this.#network.broken,
        faults,
      };
    } finally {
      await book.close();
    }
  }
}

/** What is owed in matches of which nobody was told that they were made. */
async function owedElsewhere(store: Store, known: ReadonlySet<string>): Promise<ChaosFault[]> {
  const found: ChaosFault[] = [];
  for (const id of await store.unattended()) {
    const match = known.has(id) ? null : await store.read(id);
    const what = match && owedIn(match);
    if (what) found.push({ kind: 'stuck', match: id, what });
  }
  return found;
}
