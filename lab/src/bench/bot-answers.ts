import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@levante/contract';
import { openBotCrowd } from './bot-crowd.ts';
import { EventLine, HttpLine } from './http-line.ts';
import { percentile } from './percentile.ts';
import type { ServerProcess } from './server-process.ts';

const CROWD_SETTLES_MS = 20_000;

/** Extent of a measurement of the bots' response time. */
export interface BotsExtent {
  readonly game: string;
  readonly level: string;
  /** Number of measured answers, on an idle server and with the crowd. */
  readonly answers: number;
  /** Number of other people, each with several matches between bots. */
  readonly people: number;
  readonly matches: number;
  /** Number of anonymous identities at other addresses that follow tables of bots, instead of people. */
  readonly identities?: number;
  /** Whether each of them has another /64, all in one /48; otherwise all are at one address. */
  readonly spread?: true;
  readonly tables: number;
}

/** Milliseconds from a person's action to the end of the opposing bot's turn. */
export interface BotAnswers {
  readonly alone: AnswerTimes;
  readonly inCrowd: AnswerTimes;
}

export interface AnswerTimes {
  readonly half: number;
  readonly p95: number;
  readonly most: number;
}

/** A person who plays at random against one bot, one match after the other. */
class Guest {
  readonly #server: ServerProcess;
  readonly #extent: BotsExtent;
  readonly #line: HttpLine;

  constructor(server: ServerProcess, extent: BotsExtent) {
    this.#server = server;
    this.#extent = extent;
    this.#line = new HttpLine(server.url);
  }

  /** Measures a number of answers, in milliseconds. */
  async answers(count: number): Promise<number[]> {
    const took: number[] = [];
    while (took.length < count) await this.#play(count, took);
    return took;
  }

  leave(): void {
    this.#line.close();
  }

  async #play(count: number, took: number[]): Promise<void> {
    const { game, level } = this.#extent;
    const seats = [
      { kind: 'me', name: 'A' },
      { kind: 'bot', level },
    ];
    const { id } = await this.#line.post('/api/matches', { game, options: { players: 2 }, seats });
    let ply = 0;
    let legal: readonly string[] = [];
    let over = false;
    let wake = (): void => {};
    const stream = new EventLine(`${this.#server.url}/api/matches/${id}/stream`);
    await stream.listen(this.#line.cookie, null, (at, data) => {
      const message: unknown = JSON.parse(data);
      if (at === null || !isObject(message)) return;
      ply = at;
      over = isObject(message.result) || (isObject(message.match) && message.match.status === 'over');
      legal = Array.isArray(message.legal) ? message.legal : [];
      wake();
    });
    const received = (): Promise<void> =>
      new Promise((resolve) => {
        wake = resolve;
      });
    while (!over && took.length < count) {
      if (legal.length === 0) {
        await received();
        continue;
      }
      const before = ply;
      const action = legal[Math.floor(Math.random() * legal.length)];
      const sent = performance.now();
      await this.#line.post(`/api/matches/${id}/actions`, { ply, key: randomUUID(), actions: [action] });
      while (ply === before) await received();
      // Still the person's own turn: the bot was not asked.
      if (over || legal.length > 0) continue;
      while (!over && legal.length === 0) await received();
      took.push(performance.now() - sent);
    }
    stream.close();
  }
}

/** Measures how soon a bot answers a person, on an idle server and with a crowd of matches between bots. */
export async function measureBotAnswers(server: ServerProcess, extent: BotsExtent): Promise<BotAnswers> {
  const guest = new Guest(server, extent);
  const alone = await guest.answers(extent.answers);
  const disperse = await openCrowd(server, extent);
  const inCrowd = await guest.answers(extent.answers);
  disperse();
  guest.leave();
  const of = (took: readonly number[]): AnswerTimes => ({
    half: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    most: Math.max(...took),
  });
  return { alone: of(alone), inCrowd: of(inCrowd) };
}

/** Opens the matches of the crowd; returns a function that ends their streams. */
async function openCrowd({ url }: ServerProcess, extent: BotsExtent): Promise<() => void> {
  const { identities } = extent;
  if (identities !== undefined) {
    const disperse = await openBotCrowd(url, { ...extent, identities });
    // By then all tables are waiting for bots, and the address has used more than its share.
    await pause(CROWD_SETTLES_MS);
    return disperse;
  }
  for (let person = 0; person < extent.people; person++) {
    const line = new HttpLine(url);
    const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: extent.level }));
    const request = { game: extent.game, options: { players: 2 }, seats };
    for (let i = 0; i < extent.matches; i++) await line.post('/api/matches', request);
    line.close();
  }
  return () => {};
}
