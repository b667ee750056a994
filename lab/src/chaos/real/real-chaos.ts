import { setTimeout as pause } from 'node:timers/promises';
import { Random, type Registry } from '@levante/contract';
import type { Store, StoredMatch } from '@levante/host';
import { checkMatch, owedIn } from '../check/check-match.ts';
import { checkNotifications, type NotificationCounts } from '../check/check-notifications.ts';
import { countEvents, type SeatCounts } from '../check/events.ts';
import type { ChaosFault } from '../fault.ts';
import type { Deployment, Disruption, OnCrash } from './deployment.ts';
import { disruptionsFrom } from './disruption-schedule.ts';
import { type ConnectionFaults, FaultyNetwork } from './faulty-network.ts';
import { RealTable } from './real-table.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export interface RealExtent {
  readonly minutes: number;
  readonly seed: number;
  readonly tables: number;
}

/** Disruptions of a real deployment, and the outcome. */
export interface RealReport extends RealExtent {
  readonly matches: number;
  readonly over: number;
  readonly acknowledged: number;
  readonly sent: number;
  readonly plies: number;
  readonly told: number;
  readonly seats: SeatCounts;
  readonly notifications: NotificationCounts;
  /** Number of disruptions by kind. */
  readonly deeds: Readonly<Record<string, number>>;
  /** Faults in the connections of people, and within the deployment. */
  readonly broken: ConnectionFaults;
  readonly within: Readonly<Record<string, ConnectionFaults>>;
  readonly faults: readonly ChaosFault[];
}

/** Time limit for everything to settle. */
const CALM_MS = 120_000;
const LOOK_MS = 500;
/** Time for the last notifications, to a receiver that works. */
const NOTIFIED_MS = 5000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Dependencies of a run. */
export interface RealChaosParts {
  readonly games: Registry;
  readonly extent: RealExtent;
  /** Creates the deployment under test. */
  deployment(random: Random, onCrash: OnCrash): Promise<Deployment> | Deployment;
}

/**
 * Plays many tables through a faulty network against servers of this build while they are disrupted. Then stops all
 * disruptions and checks the matches.
 */
export async function runRealChaos({ games, extent, deployment: make }: RealChaosParts): Promise<RealReport> {
  const faults: ChaosFault[] = [];
  const random = new Random(extent.seed);
  const onCrash = (what: string): void => void faults.push(brokenFault(`${what} ended by itself`));
  const deployment = await make(random, onCrash);
  const leave = (): void => void deployment.drop().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    return await new RealChaos(deployment, games, extent, { random, faults }).run();
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    await deployment.drop();
  }
}

const brokenFault = (what: string): ChaosFault => ({ kind: 'broken', match: '', what });

class RealChaos {
  readonly #deployment: Deployment;
  readonly #games: Registry;
  readonly #extent: RealExtent;
  readonly #random: Random;
  readonly #network: FaultyNetwork;
  readonly #receiver: WebhookReceiver;
  readonly #tables: RealTable[] = [];
  readonly #faults: ChaosFault[];
  readonly #deeds: Record<string, number> = {};
  #url = '';
  #isCalm = false;

  constructor(
    deployment: Deployment,
    games: Registry,
    extent: RealExtent,
    { random, faults }: { readonly random: Random; readonly faults: ChaosFault[] },
  ) {
    this.#deployment = deployment;
    this.#games = games;
    this.#extent = extent;
    this.#random = random;
    this.#faults = faults;
    this.#network = new FaultyNetwork(random, () => deployment.url());
    this.#receiver = new WebhookReceiver(new Random(extent.seed), (what) => this.#broken(what));
  }

  async run(): Promise<RealReport> {
    const { minutes, tables } = this.#extent;
    await this.#deployment.start();
    this.#url = await this.#network.listen();
    await this.#receiver.listen();
    const playing = Array.from({ length: tables }, () => this.#playOn());
    const disruptions = this.#disrupt();
    // A timer of more than 24.8 days fires without any delay.
    for (let left = minutes; left > 0; left -= 60) await pause(Math.min(left, 60) * 60_000);
    this.#isCalm = true;
    this.#network.calm();
    this.#deployment.calm();
    this.#receiver.calm();
    await this.#within(CALM_MS, 'waits for an answer', Promise.all([disruptions, ...playing]));
    // A server whose clock is put back sends nothing for so long.
    this.#deployment.correctClocks();
    await this.#rest();
    await pause(NOTIFIED_MS);
    await this.#within(CALM_MS, 'waits for a record', this.#read());
    for (const table of this.#tables) table.leave();
    this.#network.close();
    return await this.#check();
  }

  async #read(): Promise<void> {
    for (const table of this.#tables) await table.read();
  }

  /** Reports a fault if something takes too long without disruptions, and does not wait for it. */
  async #within(ms: number, what: string, done: Promise<unknown>): Promise<void> {
    const over = new AbortController();
    const late = pause(ms, true, { signal: over.signal }).catch(() => false);
    const isLate = await Promise.race([done.then(() => false), late]);
    over.abort();
    if (isLate) this.#faults.push({ kind: 'stuck', match: '', what: `after ${ms / 1000} s of calm somebody ${what}` });
  }

  /** Plays matches one after the other. */
  async #playOn(): Promise<void> {
    while (!this.#isCalm) {
      const table = this.#newTable();
      this.#tables.push(table);
      await table.begin();
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
    const { pace } = this.#deployment;
    return new RealTable({
      url: this.#url,
      random: this.#random,
      game,
      players,
      pace,
      webhookUrl: () => this.#receiver.newUrl(),
      broken: (what) => this.#broken(what),
    });
  }

  #broken(what: string): void {
    this.#faults.push(brokenFault(what));
  }

  /** Disrupts the deployment and its connections repeatedly. */
  async #disrupt(): Promise<void> {
    const cut: Disruption = { name: 'all connections cut', act: () => this.#network.cutAll() };
    const kinds = [...this.#deployment.disruptions, cut];
    for (const scheduled of disruptionsFrom(this.#extent.seed, kinds.length)) {
      await pause(scheduled.afterMs);
      if (this.#isCalm) return;
      const { name, act } = kinds[scheduled.kind] ?? cut;
      const done = await Promise.resolve(scheduled)
        .then(act)
        .then(
          () => true,
          () => false,
        );
      const outcome = done ? name : `${name}: could not be done`;
      this.#deeds[outcome] = (this.#deeds[outcome] ?? 0) + 1;
    }
  }

  /** Waits until no follower is behind and nothing is owed; the checks report what remains. */
  async #rest(): Promise<void> {
    const end = performance.now() + CALM_MS;
    const open = new Set(this.#tables);
    while (open.size > 0 && performance.now() < end) {
      for (const table of open) if (await table.isQuiet()) open.delete(table);
      await pause(LOOK_MS);
    }
  }

  async #check(): Promise<RealReport> {
    const opened = await this.#deployment.openStore();
    const { store, notifications } = opened;
    const stoppedAt = Date.now();
    this.#receiver.close();
    try {
      const known = new Set(this.#tables.map(({ id }) => id));
      const faults = [...this.#faults, ...(await owedElsewhere(store, known))];
      for (const table of this.#tables) faults.push(...(await checkMatch({ games: this.#games, store }, table)));
      const notified = await checkNotifications({
        store,
        notifications,
        matches: [...known],
        arrivals: this.#receiver.arrivals,
        now: stoppedAt,
      });
      faults.push(...notified.faults);
      const sent = this.#tables.flatMap((table) => table.sent);
      const watches = this.#tables.flatMap((table) => table.watches);
      return {
        ...this.#extent,
        matches: this.#tables.length,
        over: this.#tables.filter(({ isOver }) => isOver).length,
        acknowledged: sent.filter(({ answer }) => answer?.ok).length,
        sent: sent.length,
        plies: this.#tables.reduce((sum, table) => sum + (table.watches[0]?.ply ?? 0), 0),
        told: watches.reduce((sum, { received }) => sum + received.length, 0),
        seats: countEvents(await storedAt(store, known)),
        notifications: notified.counts,
        deeds: this.#deeds,
        broken: this.#network.broken,
        within: this.#deployment.within,
        faults,
      };
    } finally {
      await opened.close();
    }
  }
}

async function storedAt(store: Store, ids: ReadonlySet<string>): Promise<readonly StoredMatch[]> {
  const matches = await Promise.all([...ids].map((id) => store.read(id)));
  return matches.flatMap((match) => match ?? []);
}

/** Returns the actions owed in matches whose creation was not reported to anyone. */
async function owedElsewhere(store: Store, known: ReadonlySet<string>): Promise<ChaosFault[]> {
  const found: ChaosFault[] = [];
  for (const id of await store.unattended()) {
    const match = known.has(id) ? null : await store.read(id);
    const what = match && owedIn(match);
    if (what) found.push({ kind: 'stuck', match: id, what });
  }
  return found;
}
