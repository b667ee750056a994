import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GameEntry, isObject, type Random } from '@levante/contract';
import type { Evidence, RecordSeen } from '../check/check-match.ts';
import { RandomPlayer, type SentCommand } from '../people/player.ts';
import { Watch } from '../people/watch.ts';
import { type LineReply, type Pace, PersonLine } from './person-line.ts';

export interface RealTableParts {
  readonly url: string;
  readonly random: Random;
  readonly game: GameEntry;
  readonly players: number;
  readonly pace: Pace;
  /** Returns the address of a new webhook. */
  webhookUrl(): string;
  broken(what: string): void;
}

const NAMES = ['Anna', 'Bo', 'Cleo'] as const;
const COMMANDS = 100_000;
/** Maximum time between two requests of a person besides actions. */
const REQUEST_MS = 8000;
const ENTROPY_DIGITS = 32;
/** Returns a digest, which is enough to compare texts. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** Returns whether neither chance nor a bot is to act. */
function rests({ actor, seats }: Readonly<Record<string, unknown>>): boolean {
  const people = Array.isArray(seats) ? seats.filter((seat) => isObject(seat) && seat.kind === 'person') : [];
  return actor === null || people.some((seat) => String(seat.seat) === actor && seat.playedBy === undefined);
}

/** A person at a table. */
interface Guest {
  readonly name: string;
  readonly line: PersonLine;
}

/** One match in a real deployment with the people around it. */
export class RealTable implements Evidence {
  readonly #parts: RealTableParts;
  readonly #guests: Guest[];
  readonly #onlooker: PersonLine;
  readonly #players: RandomPlayer[] = [];
  readonly #playing: Promise<void>[] = [];
  #stopped = false;
  #hasClock = false;
  readonly since = 0;
  readonly sent: SentCommand[] = [];
  readonly watches: Watch[] = [];
  readonly records: RecordSeen[] = [];
  readonly keep = digestOf;
  id = '';

  constructor(parts: RealTableParts) {
    const { random, url, pace, broken, players } = parts;
    this.#parts = parts;
    const people = NAMES.slice(0, 1 + random.below(Math.min(NAMES.length, players)));
    this.#guests = people.map((name) => ({ name, line: new PersonLine(url, pace, broken) }));
    this.#onlooker = new PersonLine(url, pace, broken);
  }

  /** Opens the match, seats everyone, and starts to play. */
  async begin(): Promise<void> {
    const { random, game, players } = this.#parts;
    const [host, ...others] = this.#guests;
    if (!host) throw new Error('a table of nobody');
    // A person who loses the answer to the first request would be another person in the next.
    await Promise.all(this.#guests.map(({ line }) => this.#insist(() => line.get('/api/me'))));
    await Promise.all(this.#guests.map(({ line }) => this.#addWebhook(line)));
    const seats = Array.from({ length: players }, (_, i) => {
      if (i === 0) return { kind: 'me', name: host.name };
      if (i <= others.length) return { kind: 'open' };
      return random.below(2) === 0 ? { kind: 'bot', level: 'random' } : { kind: 'me', name: host.name };
    });
    const request = { game: game.id, options: { players }, seats, standIn: 'random', timeControl: this.#someControl() };
    const made = await this.#insist(() => host.line.post('/api/matches', request));
    this.id = String(made.id);
    if (others.length > 0) {
      await this.#insist(() => host.line.post(`/api/matches/${this.id}/entropy`, { entropy: this.#someEntropy() }));
    }
    this.#watch(this.#onlooker, null, null);
    this.#play(host, numbers(made.mine));
    await Promise.all(
      others.map(async (guest) => {
        const sitter = { name: guest.name, entropy: this.#someEntropy() };
        const sat = await this.#insist(() => guest.line.post(`/api/matches/${this.id}/seats`, sitter));
        this.#play(guest, numbers(sat.mine));
      }),
    );
  }

  /**
   * Adds a webhook without a delay. A request without an answer may have added one, so the next request has another
   * address.
   */
  async #addWebhook(line: PersonLine): Promise<void> {
    const webhook = { kind: 'webhook', format: 'json' };
    // Requests whose answer is lost may have added as many as a person can have.
    const add = () => line.post('/api/me/channels', { ...webhook, url: this.#parts.webhookUrl() });
    await this.#insist(add, 'too-many-channels');
    const { settings, channels } = await this.#insist(() => line.get('/api/me/notifications'));
    if (!Array.isArray(channels) || channels.length === 0) throw new Error('a person without a webhook');
    const changed = { ...(isObject(settings) && settings), delayMinutes: 0 };
    await this.#insist(() => line.post('/api/me/notifications', changed));
  }

  /** Stops once every command was answered. In a match with a clock, bots play on to the end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const player of this.#players) player.stop();
    await Promise.all(this.#playing);
    if (this.#hasClock && !this.isOver) await Promise.all(this.#guests.map(({ line }) => this.#resign(line)));
  }

  /** Hands over all seats of a person. */
  async #resign(line: PersonLine): Promise<void> {
    for (;;) {
      const reply = await line.post(`/api/matches/${this.id}/resign`, {});
      if (reply && !reply.ok) return;
      if (reply === null) await pause(this.#parts.pace.retryMs);
    }
  }

  #someControl(): object {
    const { random } = this.#parts;
    this.#hasClock = random.below(2) === 0;
    return this.#hasClock ? { kind: 'live', bankS: 60, incrementS: random.below(10), freeS: 5 } : { kind: 'none' };
  }

  /** Occasionally hands over seats, takes them back, proposes and answers, until the match is over. */
  async #request({ line }: Guest): Promise<void> {
    const { random } = this.#parts;
    const path = `/api/matches/${this.id}`;
    for (;;) {
      await pause(1 + random.below(REQUEST_MS));
      if (this.#stopped || this.isOver) return;
      const kind = random.below(7);
      if (kind === 0) await line.post(`${path}/resign`, {});
      else if (kind <= 3) await line.post(`${path}/return`, {});
      else if (kind === 4)
        await line.post(`${path}/proposals`, { kind: random.below(8) === 0 ? 'cancel' : 'take-back' });
      else await this.#answer(line, random.below(4) === 0 ? 'refuse' : 'agree');
    }
  }

  async #answer(line: PersonLine, answer: string): Promise<void> {
    const seen = await line.get(`/api/matches/${this.id}`);
    const proposal = seen?.ok ? seen.body.proposal : null;
    if (!isObject(proposal)) return;
    await line.post(`/api/matches/${this.id}/proposals/${Number(proposal.number)}`, { answer });
  }

  get isOver(): boolean {
    return this.watches.some(({ isOver }) => isOver);
  }

  /** Returns true if everyone has received everything and no turn is pending, according to the server. */
  async isQuiet(): Promise<boolean> {
    const reply = await this.#onlooker.get(`/api/matches/${this.id}`);
    if (!reply?.ok || !rests(reply.body) || (this.#hasClock && reply.body.status !== 'over')) return false;
    const { ply, continuedBy } = reply.body;
    const branch = continuedBy === undefined ? reply : await this.#onlooker.get(`/api/matches/${String(continuedBy)}`);
    return branch?.ok === true && rests(branch.body) && this.watches.every((watch) => watch.ply === ply);
  }

  /** Reads the records that each person may read. */
  async read(): Promise<void> {
    const readers = [...this.#guests, { name: null, line: this.#onlooker }];
    for (const { name, line } of readers) {
      const { actions, seed, meta } = await this.#insist(() => line.get(`/api/matches/${this.id}/record`));
      const lines = Array.isArray(actions) ? actions.map(String) : [];
      this.records.push({ name, record: { actions: lines, meta, ...(typeof seed === 'string' && { seed }) } });
    }
  }

  leave(): void {
    for (const { line } of this.#guests) line.leave();
    this.#onlooker.leave();
  }

  /** Repeats a request until it succeeds or is refused with `enough`. */
  async #insist(ask: () => Promise<LineReply>, enough?: string): Promise<Readonly<Record<string, unknown>>> {
    for (;;) {
      const reply = await ask();
      if (reply?.ok) return reply.body;
      if (reply && reply.code === enough) return {};
      if (reply) throw new Error(`refused: ${reply.code}`);
      await pause(this.#parts.pace.retryMs);
    }
  }

  #someEntropy(): string {
    const digits = Array.from({ length: ENTROPY_DIGITS }, () => this.#parts.random.below(16).toString(16));
    return digits.join('');
  }

  #watch(line: PersonLine, name: string | null, seat: number | null): Watch {
    const watch = new Watch({ match: this.id, name, seat, from: null, keep: digestOf });
    this.watches.push(watch);
    void line.follow(watch);
    return watch;
  }

  #play({ name, line }: Guest, mine: readonly number[]): void {
    const { random, game, pace } = this.#parts;
    const watches = mine.map((seat) => this.#watch(line, name, seat));
    const player = new RandomPlayer(
      {
        name,
        game,
        random,
        send: ({ match, ply, key, actions }) => line.act(match, ply, key, actions),
        pause,
        sent: this.sent,
        thinkMs: pace.thinkMs,
        retryMs: pace.retryMs,
      },
      name,
      watches,
      COMMANDS,
    );
    this.#players.push(player);
    this.#playing.push(player.run(), this.#request({ name, line }));
  }
}
