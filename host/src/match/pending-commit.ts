import { CHANCE, type Parsed, type Table, writeActor } from '@levante/contract';
import { branchSeed, Dealer, dealingSeed } from '@levante/dealer';
import type { HostParts } from '../ports/environment.ts';
import type {
  Commit,
  CommitNews,
  KnownMatch,
  PlyNews,
  StoredCommand,
  StoredDealer,
  StoredPly,
} from '../ports/stored-match.ts';
import { afterCommit, type ClockedTurn, deadlineOf } from './clock-rules.ts';
import type { MatchTables } from './match-tables.ts';
import { botToAct, personToAct } from './seat-play.ts';
import { turnPauses } from './turn-pauses.ts';

/** Maximum number of consecutive random events, above the number in any game. Stops a game that deals forever. */
const MAX_DEAL = 5000;

/** Dependencies of a commit. */
export type CommitParts = Pick<HostParts, 'store' | 'time' | 'meter' | 'clocks'> & { readonly tables: MatchTables };

/** Commit result. */
export interface Committed {
  /** The ply after the commit. */
  readonly ply: number;
  /** Whether chance or a bot acts next. */
  readonly unattended: boolean;
  /** The commit for other hosts; absent if it was made earlier. */
  readonly news?: CommitNews;
}

// Of a match only the seats: a copy would parse its state, which is the longest part.
const isUnattended = (match: KnownMatch, actor: string | null): boolean =>
  actor === '*' || botToAct({ seats: match.seats, actor }) !== null;

const seatOf = (actor: string | null): number | null => (actor === null || actor === '*' ? null : Number(actor));

/** Actions applied to a copy of a stored match, to be committed as one unit together with the random events that follow. */
export class PendingCommit {
  readonly #parts: CommitParts;
  readonly #match: KnownMatch;
  readonly #table: Table;
  readonly #plies: StoredPly[] = [];

  private constructor(parts: CommitParts, match: KnownMatch, before: Table) {
    this.#parts = parts;
    this.#match = match;
    this.#table = before.clone();
  }

  /** Starts without applied actions. */
  static async begin(parts: CommitParts, match: KnownMatch): Promise<PendingCommit> {
    return new PendingCommit(parts, match, await parts.tables.at(match));
  }

  /** Id of the match. */
  get match(): string {
    return this.#match.id;
  }

  /** The current table. Change it only through `play`. */
  get table(): Table {
    return this.#table;
  }

  /** Number of actions applied. */
  get length(): number {
    return this.#plies.length;
  }

  /** Applies one line. A refused line changes nothing. */
  play(line: string): Parsed<unknown> {
    const played = this.#table.play(line);
    if (played.ok) this.#plies.push({ action: line, journal: played.value });
    return played;
  }

  /**
   * Draws random events until a seat acts or the match is over, then commits everything. Must be the last call. Returns
   * null if the compare-and-set was lost and nothing was written.
   */
  async close(command: StoredCommand | null): Promise<Committed | null> {
    const { store, time, meter } = this.#parts;
    const { id, ply: from, news = [], clocks = null } = this.#match;
    // Reads the dealer only if chance acts: it costs a query.
    const isDealt = this.#table.actor() === CHANCE;
    const dealer = isDealt ? (store.live.dealerAt(id, from) ?? (await store.dealerOf(id))) : null;
    if (isDealt && dealer === null) return null;
    const position = dealer && this.#deal(dealer);
    const actor = writeActor(this.#table.actor());
    const clocked = await this.#clocked(actor);
    const commit: Commit = {
      match: id,
      from,
      seatVersion: this.#match.seatVersion ?? 0,
      ...(news.length > 0 && { basis: { actions: news, clocks, position: dealer?.position ?? null } }),
      plies: withTime(this.#plies, clocked, seatOf(this.#match.actor)),
      state: this.#table.state(),
      actor,
      ...(clocked && { clocks: { after: clocked.clocks, deadline: deadlineOf(clocked.clocks) } }),
      result: this.#table.result(),
      position,
      command,
      table: this.#table,
    };
    const start = time.now();
    if (!(await store.commit(commit))) return null;
    const end = time.now();
    meter?.committed(commit.plies.length, end - start);
    const unattended = isUnattended(this.#match, commit.actor);
    return { ply: from + this.#plies.length, unattended, news: newsOf(commit, end) };
  }

  /** Returns the clocks after the commit, or null in a match without a clock. */
  async #clocked(actor: string | null): Promise<ClockedTurn | null> {
    const { clocks, actor: acted } = this.#match;
    const { clocks: parts } = this.#parts;
    if (!clocks || !parts) return null;
    const person = personToAct({ seats: this.#match.seats, actor });
    const isPerson = personToAct(this.#match) !== null;
    const turn = { actor: seatOf(acted), next: seatOf(actor), isPerson, isPersonNext: person !== null };
    const now = await parts.time.now();
    // During a turn the pauses stay as they are, unless its clock has not run yet.
    const isNewTurn = person !== null && (turn.next !== turn.actor || clocks.seats[person]?.since === null);
    const pauses = isNewTurn ? await turnPauses(parts, this.#match, clocks, person, now) : undefined;
    return afterCommit(clocks, { ...turn, ...(pauses && { pauses }) }, now);
  }

  /** Draws until chance is no longer the actor. Returns the dealer's position afterwards. */
  #deal({ seed, entropy, position }: StoredDealer): number {
    const branches = this.#match.branches ?? [];
    const derived = branches.reduce((from, { ply }) => branchSeed(from, ply), dealingSeed(seed, entropy));
    const dealer = new Dealer(derived, position);
    for (let i = 0; this.#table.actor() === CHANCE; i++) {
      if (i === MAX_DEAL) throw new Error(`match ${this.#match.id}: too many random events in a row`);
      const line = dealer.draw(this.#table.legal());
      if (!this.play(line).ok) throw new Error(`match ${this.#match.id}: the game refuses its own random outcome`);
    }
    return dealer.words;
  }
}

function newsOf({ match, from, seatVersion = 0, plies, actor, result, position, clocks, command }: Commit, at: number) {
  const moved = { actor, result, position, clocks: clocks?.after ?? null };
  return {
    match,
    from,
    seatVersion,
    plies: plies.map(newsOfPly),
    ...moved,
    isCommand: command !== null,
    at,
  } satisfies CommitNews;
}

const newsOfPly = ({ action, usedMs, leftMs }: StoredPly): PlyNews => ({
  action,
  ...(usedMs !== undefined && { usedMs }),
  ...(leftMs !== undefined && { leftMs }),
});

/** Adds to the first action the time that its seat used and has left. */
function withTime(plies: readonly StoredPly[], clocked: ClockedTurn | null, seat: number | null): readonly StoredPly[] {
  const { usedMs = 0, clocks } = clocked ?? {};
  const leftMs = seat === null ? undefined : clocks?.seats[seat]?.leftMs;
  const times = { ...(usedMs > 0 && { usedMs }), ...(leftMs !== undefined && { leftMs }) };
  return plies.map((ply, i) => (i === 0 ? { ...ply, ...times } : ply));
}
