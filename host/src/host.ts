import { listedOptions } from '@levante/contract';
import { type GameInfo, type LevanteRecord, MAX_COUNTED_TURNS, MAX_LISTED_INVITES, type Match } from '@levante/wire';
import { act, type Command } from './match/act.ts';
import { type Beginning, beginning, commitToSeed, type SeedCommitment, type SeedShare } from './match/beginning.ts';
import { type OwnSeatRequest, reclaimSeat, resign } from './match/change-seat.ts';
import { createMatch, type NewMatchRequest } from './match/create.ts';
import { describe } from './match/describe.ts';
import { type InviteRequest, invite, type WithdrawRequest, withdraw } from './match/invite.ts';
import {
  type AddEntropyRequest,
  addEntropy,
  type Joined,
  type SeatBotRequest,
  seatBot,
  type TakeSeatRequest,
  takeSeat,
} from './match/join.ts';
import { MatchTables } from './match/match-tables.ts';
import { leaveTable, type OpenTableParts, type QuickMatchRequest, quickMatch, rematch } from './match/open-tables.ts';
import { type PlayFromRequest, playFrom } from './match/play-from.ts';
import { recordOf } from './match/record.ts';
import { done, failed, type HostReply } from './match/reply.ts';
import { withTableNames } from './match/table-names.ts';
import { AwayWatch } from './play/away-watch.ts';
import { ClockWatch } from './play/clock-watch.ts';
import { Runner, type RunnerParts } from './play/runner.ts';
import { Sweep } from './play/sweep.ts';
import type { HostParts } from './ports/environment.ts';
import type { MatchHead } from './ports/stored-match.ts';
import type { Leaving } from './ports/tables.ts';
import type { AnswerRequest } from './proposals/answer.ts';
import type { ProposeRequest } from './proposals/kinds.ts';
import { Proposals } from './proposals/proposals.ts';
import type { FollowRequest, Sink } from './stream/follower.ts';
import { Hub } from './stream/hub.ts';

/**
 * Stores and plays matches, independent of database and transport. A person is an opaque identifier; null is an
 * anonymous spectator.
 */
export class MatchHost {
  readonly #parts: RunnerParts;
  readonly #runner: Runner;
  readonly #hub: Hub;
  readonly #unsubscribe: () => void;
  readonly #sweep: Sweep | null;
  readonly #proposals: Proposals;
  readonly #clockWatch: ClockWatch | null;
  readonly #awayWatch: AwayWatch | null;

  constructor(parts: HostParts) {
    this.#parts = { ...parts, tables: new MatchTables(parts.games, parts.store, parts.log) };
    this.#hub = new Hub(this.#parts);
    this.#runner = new Runner(this.#parts, (match) => this.#isFollowed(match));
    this.#proposals = new Proposals(this.#parts, (match) => {
      this.#parts.bell.ring(match);
      this.#runner.kick(match);
    });
    const stopRinging = parts.bell.listen((match, news) => {
      this.#clockWatch?.changed(news);
      this.#hub.ring(match, news);
    });
    const stopAttending = parts.presence?.listen((match) => this.#hub.refresh(match));
    this.#unsubscribe = () => {
      stopRinging();
      stopAttending?.();
    };
    const { clocks, presence, livePeople } = parts;
    this.#clockWatch = clocks ? new ClockWatch({ ...parts, clocks }, (match) => this.poll(match)) : null;
    const mayLeave = clocks && presence && livePeople && { clocks, presence, livePeople };
    this.#awayWatch = mayLeave ? new AwayWatch({ ...parts, ...mayLeave }, (match) => this.poll(match)) : null;
    this.#sweep = parts.shared ? new Sweep(parts, parts.shared, this.#runner, this.#hub) : null;
  }

  /**
   * Resumes every unattended match that waits for chance or a bot. On a shared store it repeats the search until it
   * stops.
   */
  async resume(): Promise<void> {
    this.#clockWatch?.start();
    this.#awayWatch?.start();
    if (this.#sweep) {
      this.#sweep.start();
      return;
    }
    for (const match of await this.#parts.store.unattended()) this.#runner.kick(match);
  }

  /** Schedules bot and chance turns of a match. */
  playOn(match: string): void {
    this.#runner.kick(match);
  }

  /** Publishes commits for which no bell rang, and schedules bot and chance turns. */
  poll(match: string): void {
    this.#hub.ring(match);
    this.playOn(match);
  }

  /** Ends every stream and stops publishing. */
  endStreams(): void {
    this.#unsubscribe();
    this.#hub.close();
  }

  /** Ends all streams, stops bots without using their answers, and waits for commits in flight. */
  async stop(): Promise<void> {
    this.endStreams();
    const { held } = this.#runner;
    this.#proposals.stop();
    await this.#clockWatch?.end();
    await this.#awayWatch?.end();
    await this.#sweep?.end();
    await this.#parts.bots.stop();
    await this.#runner.stop();
    await this.#sweep?.release(held);
  }

  /** Lists the games with default options and bot levels. Fails with `busy` while the bots cannot be reached. */
  async games(): Promise<HostReply<GameInfo[]>> {
    const offered: GameInfo[] = [];
    for (const { id, rulesVersion, players, ...game } of this.#parts.games.values()) {
      const levels = await this.#parts.bots.levels(id);
      if (levels === null) return failed({ code: 'busy' });
      const options = game.options({});
      const [min, max] = players;
      if (options.ok) {
        offered.push({ id, rulesVersion, players: [min, max], options: options.value, levels: [...levels] });
      }
    }
    return done(offered);
  }

  /** Commits to the seed of a match that a person is about to open, so that they can add entropy at the opening. */
  commitToSeed(person: string): SeedCommitment {
    return commitToSeed(this.#parts, person);
  }

  /** Creates a match. It starts immediately if no seat is open. */
  async create(request: NewMatchRequest, person: string): Promise<HostReply<Match>> {
    return await this.#begin(request.contribution, person, async (begun) => {
      const { id } = begun;
      const created = await this.#write(id, createMatch(this.#parts, begun, request, person));
      if (!created.ok) return created;
      this.#runner.kick(id);
      this.#noteListed(created.value);
      this.#noteReserved(created.value);
      return await this.describe(id, person);
    });
  }

  /** Creates a match from a position of a finished one. It starts immediately if no seat is open. */
  async playFrom(request: PlayFromRequest, person: string): Promise<HostReply<Match>> {
    return await this.#begin(request.contribution, person, async (begun) => {
      const created = await playFrom(this.#parts, begun, request, person);
      if (!created.ok) return created;
      this.#runner.kick(created.value);
      return await this.describe(created.value, person);
    });
  }

  /**
   * Seats a person at the oldest open table that fits, or opens one. If their contribution to the seed belongs to
   * another table, returns the table that fits without seating them.
   */
  async meet(request: QuickMatchRequest, person: string): Promise<HostReply<Match>> {
    return await this.#begin(request.contribution, person, async (begun) => {
      const met = await quickMatch(this.#openTableParts(), begun, request, person);
      if (!met.ok) return met;
      if (!met.value.isSeated) return await this.describe(met.value.match, person);
      this.#noteLeft(met.value.left);
      return await this.#entered(done(met.value.match), person);
    });
  }

  /** Opens the rematch of a finished match, or returns the existing one. */
  async rematch(id: string, person: string | null, contribution?: SeedShare): Promise<HostReply<Match>> {
    return await this.#begin(contribution, person, async (begun) => {
      const entered = await this.#entered(await rematch(this.#openTableParts(), begun, id, person), person);
      // Tells the others at the old table.
      if (entered.ok) this.#parts.bell.ring(id);
      const next = entered.ok && (await this.#parts.store.read(entered.value.id));
      if (next) this.#noteReserved(next);
      return entered;
    });
  }

  /** Opens a match. A request repeated with the same ticket gets the match opened by the first one. */
  async #begin(
    contribution: SeedShare | undefined,
    person: string | null,
    open: (begun: Beginning) => Promise<HostReply<Match>>,
  ): Promise<HostReply<Match>> {
    const begun = beginning(this.#parts, contribution, person);
    if (!begun.ok) return begun;
    if (contribution === undefined) return await open(begun.value);
    const { id } = begun.value;
    const before = await this.#parts.store.read(id);
    if (before) return before.opener === person ? await this.describe(id, person) : failed({ code: 'ticket-expired' });
    try {
      return await open(begun.value);
    } catch (error) {
      if ((await this.#parts.store.read(id))?.opener === person) return await this.describe(id, person);
      throw error;
    }
  }

  /** Reserves an open seat for a person, at the request of the opener. */
  async invite(request: InviteRequest): Promise<HostReply<Match>> {
    const invited = await invite(this.#openTableParts(), request);
    if (!invited.ok) return invited;
    this.#noteLeft([request.match]);
    if (request.person !== '') this.#parts.invited?.(request.person);
    return done(await this.#described(invited.value, request.opener));
  }

  /** Reopens a seat to which the opener has invited a person. */
  async withdraw(request: WithdrawRequest): Promise<HostReply<Match>> {
    const withdrawn = await withdraw(this.#openTableParts(), request);
    if (!withdrawn.ok) return withdrawn;
    this.#noteLeft([request.match]);
    return done(await this.#described(withdrawn.value, request.opener));
  }

  /** Lists the waiting matches with a seat reserved for a person, newest first. */
  async invites(person: string): Promise<Match[]> {
    return await this.#abridged(await this.#openTableParts().meetings.invitesOf(person, MAX_LISTED_INVITES), person);
  }

  /** Gives up a person's seats in a waiting match. Deletes the match if no person is left. */
  async leave(id: string, person: string | null): Promise<HostReply<Leaving>> {
    const left = await leaveTable(this.#openTableParts(), id, person);
    if (!left.ok) return left;
    this.#noteLeft([id]);
    return left;
  }

  /**
   * Returns the match that has waited longest for a person, except `after`, and the number of matches that wait for
   * them.
   */
  async nextTurn(person: string | null, after: string | null): Promise<{ match: Match | null; count: number }> {
    if (person === null) return { match: null, count: 0 };
    const turns = (await this.#openTableParts().meetings.turnsOf(person, MAX_COUNTED_TURNS)).filter(
      ({ id }) => id !== after,
    );
    const found = turns[0] && (await this.#parts.store.read(turns[0].id));
    if (!found) return { match: null, count: turns.length };
    const listed = { ...found, options: listedOptions(found.options) };
    return { match: describe(this.#named(listed), person, null, null, await this.#now(found)), count: turns.length };
  }

  /** Describes a match as seen from one of the person's seats (null: the first). Other people's seats are refused. */
  async describe(id: string, person: string | null, wanted: number | null = null): Promise<HostReply<Match>> {
    return await this.#describedFrom(await this.#parts.store.read(id), person, wanted);
  }

  /**
   * Lists the matches in which a person has a seat, newest first, with custom boards by name only. `next` is the
   * `before` of the next page.
   */
  async list(person: string | null, before: number, limit: number): Promise<{ matches: Match[]; next: number | null }> {
    if (person === null) return { matches: [], next: null };
    const found = await this.#parts.store.matchesOf(person, before, limit + 1);
    const page = found.slice(0, limit);
    return {
      matches: await this.#abridged(page, person),
      next: found.length > limit ? (page.at(-1)?.number ?? null) : null,
    };
  }

  /** Seats a person in an open seat. Filling the last seat starts the match. */
  async takeSeat(request: TakeSeatRequest): Promise<HostReply<Match>> {
    const taken = await this.#write(request.match, takeSeat(this.#parts, request));
    if (!taken.ok) return taken;
    this.#parts.bell.ring(request.match);
    this.#runner.kick(request.match);
    this.#noteJoined(taken.value);
    return done(await this.#described(taken.value.match, request.person));
  }

  /** Seats a bot in an open seat, at the request of the opener. Filling the last seat starts the match. */
  async seatBot(request: SeatBotRequest): Promise<HostReply<Match>> {
    const seated = await this.#write(request.match, seatBot(this.#parts, request));
    if (!seated.ok) return seated;
    this.#parts.bell.ring(request.match);
    this.#runner.kick(request.match);
    this.#noteJoined(seated.value);
    return done(await this.#described(seated.value.match, request.person));
  }

  /** Lets a bot play on for a person, who may reclaim the seat. */
  async resign(request: OwnSeatRequest): Promise<HostReply<Match>> {
    return await this.#changeSeat(request, resign);
  }

  /** Returns a seat that a bot plays to its person. */
  async reclaimSeat(request: OwnSeatRequest): Promise<HostReply<Match>> {
    return await this.#changeSeat(request, reclaimSeat);
  }

  async #changeSeat(request: OwnSeatRequest, change: typeof resign): Promise<HostReply<Match>> {
    const { clocks } = this.#parts;
    if (!clocks) throw new Error('this host has no clocks');
    const { match: id, person } = request;
    const changed = await this.#write(id, change({ ...this.#parts, clocks }, request));
    if (!changed.ok) return changed;
    this.#parts.bell.ring(id);
    this.#runner.kick(id);
    return done(await this.#described(changed.value, person, request.seat));
  }

  /** Adds a player's entropy to the seed of a waiting match. It is revealed after the match. */
  async addEntropy(request: AddEntropyRequest): Promise<HostReply<null>> {
    return await addEntropy(this.#parts, request);
  }

  /** Applies all actions of a command or none. Returns the ply after them and the random events that followed. */
  async act(command: Command): Promise<HostReply<number>> {
    const acted = await this.#write(command.match, act(this.#parts, command));
    if (acted.ok) {
      this.#parts.bell.ring(command.match, acted.value.news);
      if (acted.value.unattended) this.#runner.kick(command.match);
    }
    return acted.ok ? done(acted.value.ply) : acted;
  }

  /**
   * Makes a proposal to the other people in a match, and returns the match. Without other people it takes effect
   * immediately. After a turn was taken back, `continuedBy` names the match.
   */
  async propose(request: ProposeRequest): Promise<HostReply<Match>> {
    const made = await this.#write(request.match, this.#proposals.propose(request));
    return made.ok ? await this.describe(request.match, request.person) : made;
  }

  /** Answers the open proposal of a match, and returns the match. */
  async answerProposal(request: AnswerRequest): Promise<HostReply<Match>> {
    const answered = await this.#write(request.match, this.#proposals.answer(request));
    return answered.ok ? await this.describe(request.match, request.person) : answered;
  }

  /** Returns the record as seen from one of the person's seats (null: the first). Other people's seats are refused. */
  async record(id: string, person: string | null, wanted: number | null): Promise<HostReply<LevanteRecord>> {
    return await recordOf(this.#parts, id, person, wanted);
  }

  /** Describes a match like `describe`, but fails with `newer-rules` if this host cannot follow it. */
  async describeFollowed(id: string, person: string | null, wanted: number | null): Promise<HostReply<Match>> {
    const match = await this.#parts.store.read(id);
    if (match && this.#parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
    return await this.#describedFrom(match, person, wanted);
  }

  /** Returns the service time by which clocks run; 0 without clocks. */
  async serviceTime(): Promise<number> {
    return (await this.#parts.clocks?.time.now()) ?? 0;
  }

  /** Subscribes `sink` to a match as seen by a person. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    return this.#hub.follow(request, sink);
  }

  /**
   * Rings the bell after a failed write. The write may have succeeded with only the reply lost, so followers must look
   * and play must continue.
   */
  async #write<T>(match: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#parts.bell.ring(match);
      this.#runner.kick(match);
      throw error;
    }
  }

  async #abridged(matches: readonly MatchHead[], person: string): Promise<Match[]> {
    const now = await this.#now(...matches);
    return matches.map((match) =>
      describe(this.#named({ ...match, options: listedOptions(match.options) }), person, null, null, now),
    );
  }

  async #describedFrom(match: MatchHead | null, person: string | null, seat: number | null): Promise<HostReply<Match>> {
    if (!match) return failed({ code: 'no-such-match' });
    const described = await this.#described(match, person, seat);
    return seat === null || described.viewer === seat ? done(described) : failed({ code: 'not-your-seat' });
  }

  async #described(match: MatchHead, person: string | null, seat: number | null = null): Promise<Match> {
    return describe(this.#named(match), person, seat, this.#parts.time.now(), await this.#now(match));
  }

  #named<M extends MatchHead>(match: M): M {
    return withTableNames(match, this.#parts.lookOf);
  }

  /** Returns the service time if any of these matches has a clock, otherwise 0. */
  async #now(...matches: readonly MatchHead[]): Promise<number> {
    const { clocks } = this.#parts;
    return clocks && matches.some((match) => match.clocks) ? await clocks.time.now() : 0;
  }

  /** Continues the match in which a person was just seated, and describes it. */
  async #entered(match: HostReply<string>, person: string | null): Promise<HostReply<Match>> {
    if (!match.ok) return match;
    this.#parts.bell.ring(match.value);
    this.#parts.tablesChanged?.(match.value);
    this.#runner.kick(match.value);
    return await this.describe(match.value, person);
  }

  #noteListed({ id, listedAs }: Pick<MatchHead, 'id' | 'listedAs'>): void {
    if (listedAs !== undefined) this.#parts.tablesChanged?.(id);
  }

  #noteJoined({ match, left }: Joined): void {
    this.#parts.tablesChanged?.(match.id);
    this.#noteLeft(left);
  }

  #noteReserved({ seats }: Pick<MatchHead, 'seats'>): void {
    for (const { reservedFor } of seats) if (reservedFor) this.#parts.invited?.(reservedFor);
  }

  /** Notifies followers of tables, and the list of open tables, that seats are free or reserved. */
  #noteLeft(tables: readonly string[]): void {
    for (const id of tables) {
      this.#parts.bell.ring(id);
      this.#parts.tablesChanged?.(id);
    }
  }

  #openTableParts(): OpenTableParts {
    const { meetings } = this.#parts;
    if (!meetings) throw new Error('this host has no open tables');
    return { ...this.#parts, meetings };
  }

  #isFollowed(match: string): boolean {
    return this.#hub.isFollowed(match) || this.#parts.shared?.followedElsewhere?.has(match) === true;
  }
}
