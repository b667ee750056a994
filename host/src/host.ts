import { listedOptions } from '@levante/contract';
import type { GameInfo, LevanteRecord, Match } from '@levante/wire';
import { act, type Command } from './match/act.ts';
import { createMatch, type NewMatchRequest } from './match/create.ts';
import { describe } from './match/describe.ts';
import {
  type AddEntropyRequest,
  addEntropy,
  type SeatBotRequest,
  seatBot,
  type TakeSeatRequest,
  takeSeat,
} from './match/join.ts';
import { MatchTables } from './match/match-tables.ts';
import { recordOf } from './match/record.ts';
import { done, failed, type HostReply } from './match/reply.ts';
import { Runner, type RunnerParts } from './play/runner.ts';
import { Sweep } from './play/sweep.ts';
import type { HostParts } from './ports/environment.ts';
import type { FollowRequest, Sink } from './stream/follower.ts';
import { Hub } from './stream/hub.ts';

/**
 * Keeps and plays matches: all that can be done with them, whoever asks and wherever they are stored. A person is any
 * text that tells one from another; null is nobody, who may look on.
 */
export class MatchHost {
  readonly #parts: RunnerParts;
  readonly #runner: Runner;
  readonly #hub: Hub;
  readonly #unsubscribe: () => void;
  readonly #sweep: Sweep | null;

  constructor(parts: HostParts) {
    this.#parts = { ...parts, tables: new MatchTables(parts.games, parts.store, parts.log) };
    this.#hub = new Hub(this.#parts);
    this.#runner = new Runner(this.#parts, (match) => this.#isFollowed(match));
    this.#unsubscribe = parts.bell.listen((match) => this.#hub.ring(match));
    this.#sweep = parts.shared ? new Sweep(parts, parts.shared, this.#runner, this.#hub) : null;
  }

  /** Goes on with every match that waits for chance or a bot and that nobody sees to; from now on, if the store is shared. */
  async resume(): Promise<void> {
    if (this.#sweep) {
      this.#sweep.start();
      return;
    }
    for (const match of await this.#parts.store.unattended()) this.#runner.kick(match);
  }

  /** Sees to it that a match goes on, if chance or a bot is to act. */
  playOn(match: string): void {
    this.#runner.kick(match);
  }

  /** Looks into the store for what no ring told of, tells it, and sees to it that the match goes on. */
  poll(match: string): void {
    this.#hub.ring(match);
    this.playOn(match);
  }

  /** Ends every stream; nobody is told anything any more. */
  endStreams(): void {
    this.#unsubscribe();
    this.#hub.close();
  }

  /** Breaks thinking bots off, deciding nothing for them, and ends after the commits in flight. */
  async stop(): Promise<void> {
    this.endStreams();
    const { held } = this.#runner;
    await this.#sweep?.end();
    await this.#parts.bots.stop();
    await this.#runner.stop();
    await this.#sweep?.release(held);
  }

  /** The games with their default options and the levels of their bots; `busy` while the bots cannot be reached. */
  async games(): Promise<HostReply<GameInfo[]>> {
    const offered: GameInfo[] = [];
    for (const { id, rulesVersion, players, ...game } of this.#parts.games.values()) {
      const levels = await this.#parts.bots.levels(id);
      if (levels === null) return failed({ code: 'busy' });
      const options = game.options({});
      const [fewest, most] = players;
      if (options.ok) {
        offered.push({ id, rulesVersion, players: [fewest, most], options: options.value, levels: [...levels] });
      }
    }
    return done(offered);
  }

  /** Creates a match; it begins at once if no seat is open. */
  async create(request: NewMatchRequest, person: string): Promise<HostReply<Match>> {
    const id = this.#parts.chance.newMatchId();
    const created = await this.#write(id, createMatch(this.#parts, id, request, person));
    if (!created.ok) return created;
    this.#runner.kick(id);
    return await this.describe(id, person);
  }

  /** A match as a person may see it through one of her seats (null: the first); another's seat is refused. */
  async describe(id: string, person: string | null, wanted: number | null = null): Promise<HostReply<Match>> {
    const match = await this.#parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const described = describe(match, person, wanted);
    return wanted === null || described.viewer === wanted ? done(described) : failed({ code: 'not-your-seat' });
  }

  /** The matches in which a person sits, newest first, a board of one's own by its name alone; `next` is the `before` of the page after this one. */
  async list(person: string | null, before: number, limit: number): Promise<{ matches: Match[]; next: number | null }> {
    if (person === null) return { matches: [], next: null };
    const found = await this.#parts.store.matchesOf(person, before, limit + 1);
    const page = found.slice(0, limit);
    return {
      matches: page.map((match) => describe({ ...match, options: listedOptions(match.options) }, person)),
      next: found.length > limit ? (page.at(-1)?.number ?? null) : null,
    };
  }

  /** Puts a person in an open seat; with the last one the match begins. */
  async takeSeat(request: TakeSeatRequest): Promise<HostReply<Match>> {
    const taken = await this.#write(request.match, takeSeat(this.#parts, request));
    if (!taken.ok) return taken;
    this.#parts.bell.ring(request.match);
    this.#runner.kick(request.match);
    return done(describe(taken.value, request.person));
  }

  /** Puts a bot in an open seat, as the person who opened the match wishes; with the last one the match begins. */
  async seatBot(request: SeatBotRequest): Promise<HostReply<Match>> {
    const seated = await this.#write(request.match, seatBot(this.#parts, request));
    if (!seated.ok) return seated;
    this.#parts.bell.ring(request.match);
    this.#runner.kick(request.match);
    return done(describe(seated.value, request.person));
  }

  /** Adds to the seed of a match that waits. Nobody is told of it before the match is over. */
  async addEntropy(request: AddEntropyRequest): Promise<HostReply<null>> {
    return await addEntropy(this.#parts, request);
  }

  /** Does all actions of a command or none; the ply after them and the chance that followed. */
  async act(command: Command): Promise<HostReply<number>> {
    const acted = await this.#write(command.match, act(this.#parts, command));
    if (acted.ok) {
      this.#parts.bell.ring(command.match);
      if (acted.value.unattended) this.#runner.kick(command.match);
    }
    return acted.ok ? done(acted.value.ply) : acted;
  }

  /** The record as a person may see it through one of her seats (null: the first); another's seat is refused. */
  async record(id: string, person: string | null, wanted: number | null): Promise<HostReply<LevanteRecord>> {
    return await recordOf(this.#parts, id, person, wanted);
  }

  /** A match as `describe` gives it, if it can be followed here. */
  async describeFollowed(id: string, person: string | null, wanted: number | null): Promise<HostReply<Match>> {
    const match = await this.#parts.store.read(id);
    if (match && this.#parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
    return await this.describe(id, person, wanted);
  }

  /** Begins to tell `sink` of a match as it goes on, as the person may see it. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    return this.#hub.follow(request, sink);
  }

  /** What failed may have been written all the same, where only the answer was lost: then others are told of it, and the match goes on. */
  async #write<T>(match: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#parts.bell.ring(match);
      this.#runner.kick(match);
      throw error;
    }
  }

  #isFollowed(match: string): boolean {
    return this.#hub.isFollowed(match) || this.#parts.shared?.followedElsewhere?.has(match) === true;
  }
}
