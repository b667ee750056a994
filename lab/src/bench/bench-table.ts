import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@levante/contract';
import { serversForMatch } from '@levante/testkit/services';
import { EventLine, HttpLine } from './http-line.ts';

/** Counters of a load test. */
export interface Count {
  /** Number of acknowledged commands. */
  acknowledged: number;
  /** Latency of each command, in milliseconds from its request to the event at the last seat. */
  readonly latencies: number[];
}

/** A seat of a table: one person with a connection for commands and a stream. */
class BenchSeat {
  url: string;
  line: HttpLine;
  stream: EventLine | null = null;
  ply = -1;
  /** Time of arrival of this ply's event. */
  at = 0;
  legal: readonly string[] | null = null;
  over = false;

  constructor(url: string) {
    this.url = url;
    this.line = new HttpLine(url);
  }

  /** Connects to another server, as the same person. */
  moveTo(url: string): void {
    if (url === this.url) return;
    this.line.close();
    this.line = new HttpLine(url, this.line.cookie);
    this.url = url;
  }

  receive(id: number | null, data: string): void {
    // Events without ply and legal actions need not be read.
    if (id !== null) {
      this.ply = id;
      this.at = performance.now();
      this.legal = null;
      this.over = !data.includes('"result":null');
    }
    if (data.includes('"legal":null')) return;
    const message: unknown = JSON.parse(data);
    if (isObject(message) && Array.isArray(message.legal)) this.legal = message.legal;
  }
}

/** Play of a table. */
export interface TableExtent {
  readonly game: string;
  readonly players: number;
  /** Mean pause before each action, in milliseconds; can change while the table plays. */
  readonly pace: { readonly think: number };
  /** All requests of a match go to one server. */
  readonly isRouted: boolean;
}

/**
 * A table whose seats are different people. Their streams go to the servers in turn, or all to the server of the match.
 * They play random actions one at a time, each as soon as every seat has received the previous one, after a pause if
 * they think.
 */
export class BenchTable {
  readonly #urls: readonly string[];
  readonly #extent: TableExtent;
  readonly #seats: BenchSeat[];
  readonly #count: Count;
  readonly #firstActions: number;
  #match = '';
  #wake = (): void => {};
  #stopped = false;
  #played = (): void => {};
  /** Resolves with the first action that every seat has received. */
  readonly played = new Promise<void>((resolve) => {
    this.#played = resolve;
  });

  /**
   * Creates a table. `urls` are the servers, at least one. `firstActions` is the number of actions after which the
   * first match is abandoned.
   */
  constructor(urls: readonly string[], extent: TableExtent, count: Count, firstActions: number) {
    this.#urls = urls;
    this.#extent = extent;
    this.#count = count;
    this.#firstActions = firstActions;
    this.#seats = Array.from({ length: extent.players }, (_, i) => new BenchSeat(urls[i % urls.length] ?? ''));
  }

  /** Plays matches one after the other until stopped. */
  async run(): Promise<void> {
    // Tables that think do not all begin at the same moment.
    await this.#think();
    for (let most = this.#firstActions; !this.#stopped; most = Number.POSITIVE_INFINITY) {
      await this.#open();
      await this.#play(most);
    }
    for (const seat of this.#seats) {
      seat.stream?.close();
      seat.line.close();
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #open(): Promise<void> {
    const [first, ...others] = this.#seats;
    const seats = this.#seats.map((_, i) => (i === 0 ? { kind: 'me', name: 'A' } : { kind: 'open' }));
    const options = { players: this.#seats.length };
    const made = await first?.line.post('/api/matches', { game: this.#extent.game, options, seats });
    this.#match = String(made?.id);
    if (this.#extent.isRouted) this.#route();
    for (const seat of others) await seat.line.post(`/api/matches/${this.#match}/seats`, { name: 'B' });
    for (const seat of this.#seats) {
      seat.stream?.close();
      const stream = new EventLine(`${seat.url}/api/matches/${this.#match}/stream`);
      Object.assign(seat, { stream, ply: -1, legal: null, over: false });
      await stream.listen(seat.line.cookie, null, (id, data) => {
        if (seat.stream !== stream) return;
        seat.receive(id, data);
        this.#wake();
      });
    }
  }

  /** Moves everyone to the server of the match. */
  #route(): void {
    const [server] = serversForMatch(this.#match, this.#urls);
    for (const seat of this.#seats) if (server !== undefined) seat.moveTo(server);
  }

  /** Plays the match to its end, or abandons it after that many actions. */
  async #play(most: number): Promise<void> {
    let done = 0;
    for (let actions = 0; actions < most && !this.#stopped; actions++) {
      const seat = await this.#turn(done);
      if (seat === null) return;
      await this.#think();
      const { legal } = seat;
      const action = legal?.[Math.floor(Math.random() * legal.length)];
      const sent = performance.now();
      const body = { ply: seat.ply, key: randomUUID(), actions: [action] };
      const acted = await seat.line.post(`/api/matches/${this.#match}/actions`, body);
      this.#count.acknowledged += 1;
      done = Number(acted.ply);
      await this.#until(() => this.#seats.every(({ ply }) => ply >= done));
      this.#played();
      this.#count.latencies.push(Math.max(...this.#seats.map(({ at }) => at)) - sent);
    }
  }

  async #think(): Promise<void> {
    const { think } = this.#extent.pace;
    if (think > 0) await pause(think * (0.5 + Math.random()));
  }

  /** Waits until every seat has received that ply. Returns the seat to act, or null when the match is over. */
  async #turn(done: number): Promise<BenchSeat | null> {
    const received = (): boolean => this.#seats.every(({ ply }) => ply >= done && ply === this.#seats[0]?.ply);
    const acts = (): BenchSeat | undefined => this.#seats.find(({ legal }) => legal !== null && legal.length > 0);
    const over = (): boolean => this.#seats.every((seat) => seat.over);
    await this.#until(() => received() && (over() || acts() !== undefined));
    return acts() ?? null;
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
