import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject, type Options } from '@levante/contract';
import { EventLine, HttpLine } from './http-line.ts';
import type { Delays } from './measured-server.ts';
import { percentile } from './percentile.ts';
import type { ServerProcess } from './server-process.ts';

/** Extent of a load attack on a server. */
export interface AttackExtent {
  readonly game: string;
  readonly options: Options;
  /** Actions of the attacked match; the full attack runs before each tenth of them. */
  readonly plies: number;
  /** Number of lists of matches requested at the same time. */
  readonly lists: number;
}

/** Response of the server to the attack. */
export interface AttackFigures {
  readonly delay: Delays;
  readonly held: Delays | null;
  /** Latency of `/health` for other clients, in milliseconds: 99th percentile and maximum. */
  readonly health: { readonly p99: number; readonly most: number };
  /** The same while lists were requested; null if none were. */
  readonly healthDuringLists: { readonly p99: number; readonly most: number } | null;
  readonly refused: number;
  readonly streams: number;
}

const STREAMS = 20;
const REFUSED = 100;
/** Number of further matches on that board that are opened, listed and read as records in each attack. */
const MATCHES = 5;
const HEALTH_EVERY_MS = 5;
/** Number of matches in each list. */
const LISTED = 30;
/** Number of times the lists are requested. */
const ROUNDS = 5;

/** One person with all seats of a table, who knows the legal actions. */
class Attacker {
  readonly #server: ServerProcess;
  readonly #extent: AttackExtent;
  readonly #line: HttpLine;
  readonly #seen = new Set<string>();
  #match = '';
  #ply = -1;
  #legal: readonly string[] = [];
  #over = false;
  #wake = (): void => {};
  refused = 0;
  streams = 0;

  constructor(server: ServerProcess, extent: AttackExtent) {
    this.#server = server;
    this.#extent = extent;
    this.#line = new HttpLine(server.url);
  }

  get over(): boolean {
    return this.#over;
  }

  /** Opens the match and a stream for each seat. */
  async begin(): Promise<void> {
    this.#match = await this.#create();
    for (let seat = 0; seat < this.#extent.options.players; seat++) await this.#follow(seat);
    await this.#until(() => this.#legal.length > 0);
  }

  /** Plays a legal action, buying cards if possible: a large hand makes legal lists expensive. */
  async act(): Promise<void> {
    const hoarding = this.#legal.filter((line) => line.includes(' buy '));
    const choice = hoarding.length > 0 ? hoarding : this.#legal;
    const action = choice[Math.floor(Math.random() * choice.length)];
    this.#legal = [];
    await this.#line.post(this.#path('actions'), { ply: this.#ply, key: randomUUID(), actions: [action] });
    await this.#until(() => this.#over || this.#legal.length > 0);
  }

  /** Sends everything at the same time: streams, refused actions, further matches, records and lists. */
  async attack(): Promise<void> {
    const lines = Array.from({ length: STREAMS }, () => new EventLine(`${this.#server.url}${this.#path('stream')}`));
    const streams = lines.map((line, i) => line.listen(i % 2 === 0 ? this.#line.cookie : null, null, () => {}));
    this.streams += STREAMS;
    const wrong = [...this.#seen].filter((line) => !this.#legal.includes(line) && line[0] === this.#legal[0]?.[0]);
    const refusals = Array.from({ length: REFUSED }, (_, i) => this.#refuse(wrong[i % wrong.length] ?? '0 nothing'));
    const matches = Array.from({ length: MATCHES }, () => this.#readAnother());
    await Promise.all([...streams, ...refusals, ...matches]);
    for (const line of lines) line.close();
  }

  /** Fills the person's list of matches. */
  async fillList(): Promise<void> {
    for (let i = 0; i < LISTED; i++) await this.#create();
  }

  /** Requests `count` lists at the same time, in several rounds. */
  async askForLists(count: number): Promise<void> {
    const lines = Array.from({ length: count }, () => new HttpLine(this.#server.url, this.#line.cookie));
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(lines.map((line) => line.get(`/api/matches?limit=${LISTED}`)));
    }
    for (const line of lines) line.close();
  }

  leave(): void {
    this.#line.close();
  }

  #path(what: string): string {
    return `/api/matches/${this.#match}/${what}`;
  }

  async #create(): Promise<string> {
    const { game, options } = this.#extent;
    const seats = Array.from({ length: options.players }, () => ({ kind: 'me', name: 'A' }));
    const line = new HttpLine(this.#server.url, this.#line.cookie);
    const { id } = await line.post('/api/matches', { game, options, seats });
    this.#line.cookie = line.cookie;
    line.close();
    return String(id);
  }

  async #follow(seat: number): Promise<void> {
    const stream = new EventLine(`${this.#server.url}${this.#path('stream')}?seat=${seat}`);
    await stream.listen(this.#line.cookie, null, (id, data) => {
      if (id !== null) this.#ply = Math.max(this.#ply, id);
      const message: unknown = JSON.parse(data);
      if (!isObject(message)) return;
      if (isObject(message.result)) this.#over = true;
      if (Array.isArray(message.legal)) {
        this.#legal = message.legal;
        for (const line of this.#legal) this.#seen.add(line);
      }
      this.#wake();
    });
  }

  async #refuse(action: string): Promise<void> {
    const line = new HttpLine(this.#server.url, this.#line.cookie);
    const body = { ply: this.#ply, key: randomUUID(), actions: [action] };
    const done = await line.post(this.#path('actions'), body).then(
      () => true,
      () => false,
    );
    line.close();
    if (done) throw new Error(`${action} was not refused`);
    this.refused += 1;
  }

  async #readAnother(): Promise<void> {
    const match = await this.#create();
    const line = new HttpLine(this.#server.url, this.#line.cookie);
    await line.get(`/api/matches/${match}/record`);
    await line.get(this.#path('record'));
    await line.get('/api/matches?limit=50');
    line.close();
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/**
 * Requests `/health` repeatedly, as another client would; returns a function that stops it and returns the latencies in
 * milliseconds.
 */
function askForHealth(url: string): () => Promise<number[]> {
  const line = new HttpLine(url);
  const waited: number[] = [];
  let ends = false;
  const asking = (async () => {
    while (!ends) {
      const began = performance.now();
      await line.get('/health');
      waited.push(performance.now() - began);
      await pause(HEALTH_EVERY_MS);
    }
    line.close();
  })();
  return async () => {
    ends = true;
    await asking;
    return waited;
  };
}

/** Measures a server's event-loop delay and health latency while a custom board slows it down. */
export async function measureAttack(server: ServerProcess, extent: AttackExtent): Promise<AttackFigures> {
  const attacker = new Attacker(server, extent);
  await attacker.begin();
  await server.mark();
  const endHealth = askForHealth(server.url);
  const between = Math.ceil(extent.plies / 10);
  for (let ply = 0; ply < extent.plies && !attacker.over; ply++) {
    if (ply % between === between - 1) await attacker.attack();
    await attacker.act();
  }
  const health = summary(await endHealth());
  const { delay, held } = await server.figures();
  const healthDuringLists = extent.lists === 0 ? null : await measureLists(server, attacker, extent.lists);
  const { refused, streams } = attacker;
  attacker.leave();
  return { delay, held, health, healthDuringLists, refused, streams };
}

async function measureLists({ url }: ServerProcess, attacker: Attacker, lists: number) {
  await attacker.fillList();
  const endHealth = askForHealth(url);
  await attacker.askForLists(lists);
  return summary(await endHealth());
}

const summary = (waited: readonly number[]) => ({ p99: percentile(waited, 0.99), most: Math.max(...waited) });
