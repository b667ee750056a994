import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@levante/contract';
import { EventLine, HttpLine } from './http-line.ts';
import type { LoadExtent } from './load.ts';
import { percentile } from './percentile.ts';
import type { ServerProcess } from './server-process.ts';

/** Cost of a crowd of followers of one table. */
export interface CrowdFigures {
  readonly followers: number;
  /** Median of the milliseconds from a request to the event at the last follower. */
  readonly told: number;
  /**
   * Milliseconds until all followers have received the state again after all lost their connections and reconnected at the
   * same time.
   */
  readonly reconnected: number;
  /** Additional memory of the server per idle follower, in KiB: heap, and resident memory. */
  readonly heapEach: number;
  readonly memoryEach: number;
}

const ACTIONS = 15;
/** Number of connections opened at the same time: the system would refuse more than its backlog. */
const AT_ONCE = 100;
const QUIET_MS = 1500;

/** A table of one person, who has every seat, and its followers. */
class Crowd {
  readonly #url: string;
  readonly #line: HttpLine;
  readonly #match: string;
  #lines: EventLine[] = [];
  #ply = 0;
  #received = 0;
  #legal: readonly string[] = [];
  #wake = (): void => {};

  private constructor(url: string, line: HttpLine, match: string) {
    this.#url = url;
    this.#line = line;
    this.#match = match;
  }

  static async open(url: string, { game, players }: LoadExtent): Promise<Crowd> {
    const line = new HttpLine(url);
    const seats = Array.from({ length: players }, () => ({ kind: 'me', name: 'A' }));
    const made = await line.post('/api/matches', { game, options: { players }, seats });
    const crowd = new Crowd(url, line, String(made.id));
    for (let seat = 0; seat < players; seat++) await crowd.#sit(seat);
    await crowd.#until(() => crowd.#legal.length > 0);
    return crowd;
  }

  get #path(): string {
    return `${this.#url}/api/matches/${this.#match}/stream`;
  }

  async #sit(seat: number): Promise<void> {
    await new EventLine(`${this.#path}?seat=${seat}`).listen(this.#line.cookie, null, (id, data) => {
      if (id !== null) this.#ply = Math.max(this.#ply, id);
      if (data.includes('"legal":null')) return;
      const message: unknown = JSON.parse(data);
      if (isObject(message) && Array.isArray(message.legal)) this.#legal = message.legal;
      this.#wake();
    });
  }

  /** Connects a number of followers; each receives the state. */
  async connect(followers: number): Promise<void> {
    this.#received = 0;
    this.#lines = Array.from({ length: followers }, () => new EventLine(this.#path));
    for (let i = 0; i < followers; i += AT_ONCE) {
      const some = this.#lines.slice(i, i + AT_ONCE);
      await Promise.all(some.map((line) => line.listen(null, null, (id) => this.#count(id))));
    }
    await this.#until(() => this.#received >= followers);
  }

  /** Closes all connections; returns the milliseconds until all followers have reconnected and received the state again. */
  async reconnect(): Promise<number> {
    for (const line of this.#lines) line.close();
    await pause(QUIET_MS);
    const began = performance.now();
    await this.connect(this.#lines.length);
    return performance.now() - began;
  }

  /** Plays one action; returns the milliseconds until the last follower has received it. */
  async act(): Promise<number> {
    const { length } = this.#legal;
    const action = this.#legal[Math.floor(Math.random() * length)];
    this.#legal = [];
    this.#received = 0;
    const body = { ply: this.#ply, key: crypto.randomUUID(), actions: [action] };
    const began = performance.now();
    await this.#line.post(`/api/matches/${this.#match}/actions`, body);
    await this.#until(() => this.#received >= this.#lines.length);
    const took = performance.now() - began;
    await this.#until(() => this.#legal.length > 0);
    return took;
  }

  leave(): void {
    for (const line of this.#lines) line.close();
  }

  #count(id: number | null): void {
    if (id !== null) this.#received += 1;
    if (this.#received >= this.#lines.length) this.#wake();
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** Connects a crowd to one table, sends it actions, and reconnects it. */
export async function measureCrowd(
  server: ServerProcess,
  extent: LoadExtent,
  { followers, back }: { readonly followers: number; readonly back: number },
): Promise<CrowdFigures> {
  const crowd = await Crowd.open(server.url, extent);
  await crowd.act();
  const empty = await server.figures();
  await crowd.connect(followers);
  await pause(QUIET_MS);
  const full = await server.figures();
  const each = (more: number): number => more / followers / 1024;
  const latencies: number[] = [];
  for (let i = 0; i < ACTIONS; i++) latencies.push(await crowd.act());
  crowd.leave();
  await pause(QUIET_MS);
  const herd = await Crowd.open(server.url, extent);
  await herd.connect(back);
  const reconnected = await herd.reconnect();
  herd.leave();
  return {
    followers,
    told: percentile(latencies, 0.5),
    reconnected,
    heapEach: each(full.heap - empty.heap),
    memoryEach: each(full.bytes - empty.bytes),
  };
}
