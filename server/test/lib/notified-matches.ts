import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Match } from '@levante/wire';
import { insist, NAMES, type NotifiedPeople, type PersonName } from './notified-people.ts';
import { matchIn } from './visitor.ts';

const MATCHES = 4;
const LIVE = { kind: 'live', bankS: 7200, incrementS: 0 } as const;
const DAYS = { kind: 'days', hours: 24 } as const;

/** Time after which the clocks of live matches have run out, and little is left over days. */
export const LOW_AFTER_MS = 19 * 3_600_000;

/** Matches of two people on servers that may be killed during any request: every request is repeated until it is answered. */
export class NotifiedMatches {
  readonly #people: NotifiedPeople;
  /** Turns that there were in the matches that are played on, as texts. */
  readonly turns = new Set<string>();
  readonly played: string[] = [];
  readonly #latest = new Map<string, number>();
  #steps = 0;

  constructor(people: NotifiedPeople) {
    this.#people = people;
  }

  /** Opens the matches that are played on. */
  async begin(): Promise<void> {
    for (let i = 0; i < MATCHES; i++) {
      const id = await this.#opened('Anna', {});
      this.played.push(id);
      await this.waitForTurn(id);
    }
  }

  /** Returns a match once a person is asked, and notes the turn. */
  async waitForTurn(id: string): Promise<Match> {
    const match = await this.#until(id, ({ actor }) => actor === '0' || actor === '1');
    this.turns.add(`${id} ${match.ply} ${nameOf(match)}`);
    this.#latest.set(id, match.ply);
    return match;
  }

  /** Returns the ply of the latest turn of a match that is played on. */
  latest(id: string): number | undefined {
    return this.#latest.get(id);
  }

  /** Lets whose turn it is pass it on. */
  async play(id: string): Promise<void> {
    const match = await this.waitForTurn(id);
    const key = randomUUID();
    const visitor = this.#people.visitors[nameOf(match)];
    const reply = await insist(() => visitor.act(id, match.ply, [`${match.actor} end`], key));
    if (reply.status !== 200) throw new Error(`refused: ${reply.text}`);
    await this.waitForTurn(id);
  }

  /**
   * Does the next of four things, each in turn begun by Anna and by Bo: begins a live match, in which a bot will play for
   * them; asks for a pause in a match over days, in which time will run low; cancels a match; and invites to play a finished one again.
   */
  async step(): Promise<void> {
    const which = this.#steps % 4;
    const cycle = Math.floor(this.#steps / 4);
    this.#steps += 1;
    const [name, other] = cycle % 2 === 0 ? NAMES : ([NAMES[1], NAMES[0]] as const);
    if (which === 0) await this.#opened(name, { timeControl: LIVE });
    else if (which === 1) {
      const pauseUntil = Date.now() + 10 * 86_400_000;
      await this.#propose(await this.#opened(name, { timeControl: DAYS }), name, { kind: 'pause', pauseUntil });
    } else if (which === 2) await this.#cancelled(name, other);
    else await this.#rematch(name);
  }

  /** Opens a match of both. */
  async #opened(name: PersonName, more: object): Promise<string> {
    const { visitors } = this.#people;
    const seats = [{ kind: 'me', name }, { kind: 'open' }];
    const body = { game: 'purse-race', options: { goal: 1000 }, seats, shuffle: false, ...more };
    const { id } = await insist(() => visitors[name].open(body));
    const other = name === 'Anna' ? 'Bo' : 'Anna';
    // An answer that was lost leaves them seated.
    await insist(() => visitors[other].post(`/api/matches/${id}/seats`, { name: other }));
    await this.#until(id, ({ status, actor }) => status === 'running' && actor !== '*');
    return id;
  }

  async #propose(id: string, name: PersonName, proposal: object): Promise<void> {
    await insist(() => this.#people.visitors[name].post(`/api/matches/${id}/proposals`, proposal));
    const isMade = ({ proposal: made, status }: Match): boolean => made !== undefined || status === 'over';
    await this.#until(id, isMade);
  }

  async #cancelled(name: PersonName, other: PersonName): Promise<void> {
    const id = await this.#opened(name, {});
    await this.#propose(id, name, { kind: 'cancel' });
    await insist(() => this.#people.visitors[other].post(`/api/matches/${id}/proposals/1`, { answer: 'agree' }));
    await this.#until(id, ({ status }) => status === 'over');
  }

  /** Plays a match to its end, and invites the other person to play it again. */
  async #rematch(name: PersonName): Promise<void> {
    const id = await this.#opened(name, { options: { goal: 1 } });
    const { ply } = await this.#until(id, ({ actor }) => actor === '0');
    const key = randomUUID();
    await insist(() => this.#people.visitors[name].act(id, ply, ['0 step', '0 end'], key));
    await this.#until(id, ({ status }) => status === 'over');
    const reply = await insist(() => this.#people.visitors[name].post(`/api/matches/${id}/rematch`, {}));
    if (reply.status >= 300) throw new Error(`refused: ${reply.text}`);
  }

  async #until(id: string, holds: (match: Match) => boolean): Promise<Match> {
    for (;;) {
      const match = await insist(async () => matchIn(await this.#people.visitors.Anna.get(`/api/matches/${id}`)));
      if (holds(match)) return match;
      await pause(20);
    }
  }
}

/** Returns the name of the person to act. */
const nameOf = ({ seats, actor }: Match): PersonName => (seats[Number(actor)]?.name === 'Anna' ? 'Anna' : 'Bo');
