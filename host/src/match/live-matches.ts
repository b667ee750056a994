import { type JsonObject, type Table, writeActor } from '@levante/contract';
import type { KnownMatches } from '../ports/store.ts';
import type {
  Commit,
  CommitNews,
  KnownMatch,
  MatchHead,
  PlyNews,
  RecalledMatch,
  StoredDealer,
  StoredMatch,
  StoredPly,
} from '../ports/stored-match.ts';
import { withoutOpenProposal } from './describe.ts';
import { isBehind, progressIn } from './progress.ts';
import { RecentCache } from './recent-cache.ts';

/** Maximum number of matches in memory, several kilobytes each. */
const MAX_MATCHES = 1000;
/** Maximum number of actions known from news only, which the next commit compares with the store. Then the match is read. */
const MAX_NEWS = 100;
const NO_NEWS: readonly string[] = [];

/** A match as read from a store. `state` parses the stored text and is called at most once. */
export interface ReadMatch {
  readonly head: MatchHead;
  readonly state: () => JsonObject | null;
}

/**
 * Cache of the recently used matches of a process, as read, as written, or as known from news. One entry contains a
 * match, its dealer and its table, and each event changes it in one place: a read, a commit, news, or a write that
 * outdates it. A waiting match is always read again, since only its seats change. A store passes its reads through
 * `reading`. If it shares its data with other processes, the host may `recall` matches, and only the store may refuse. If
 * its data is exclusive, `current` matches are never outdated, and none is recalled. For a store without a cache, only
 * tables are cached.
 */
export class LiveMatches implements KnownMatches {
  readonly #entries = new RecentCache<Entry>(MAX_MATCHES);
  readonly #pending = new Map<string, Set<PendingRead>>();
  readonly #isExclusive: boolean;

  /** Creates an empty cache. `isExclusive` is true if no other process writes to the store. */
  constructor({ isExclusive = false }: { readonly isExclusive?: boolean } = {}) {
    this.#isExclusive = isExclusive;
  }

  /**
   * Returns a match as last read, written or known from news, perhaps outdated; null if it is not cached, or if the store
   * has exclusive data, so that reading is as good.
   */
  recall(id: string): RecalledMatch | null {
    return this.#isExclusive ? null : (this.#entries.get(id)?.match?.recalled ?? null);
  }

  /** Returns the current match of a store with exclusive data; null if it is not cached. */
  current(id: string): StoredMatch | null {
    return this.#isExclusive ? (this.#entries.get(id)?.match?.stored ?? null) : null;
  }

  /** Returns the dealer of a match at this ply; null if it is not cached. */
  dealerAt(id: string, ply: number): StoredDealer | null {
    const entry = this.#entries.get(id);
    return entry?.match?.head.ply === ply ? entry.dealer : null;
  }

  /** Returns the table of a match at its latest ply; null if it is not cached. Callers must not play on it. */
  tableOf(match: KnownMatch): Table | null {
    return this.#tableFor(match)?.table ?? null;
  }

  /** Returns the actions of a match from a ply to the latest; null if they are not cached. */
  pliesOf(match: KnownMatch, from: number): readonly StoredPly[] | null {
    const known = this.#tableFor(match);
    return known && known.from <= from ? known.plies.slice(from - known.from) : null;
  }

  /**
   * Returns the cached table of a match. The pair (match, ply) identifies a state and its history permanently on every
   * host, so a table never becomes wrong. The exception is a table from news, which is only used for a match known from
   * news.
   */
  #tableFor(match: KnownMatch): LiveTable | null {
    const table = this.#entries.get(match.id)?.table;
    return table?.ply === match.ply && (isFromNews(match) || !table.isFromNews) ? table : null;
  }

  /** Remembers a match that was just read, and returns it. */
  remember(read: ReadMatch, isOvertaken = false): StoredMatch {
    const { head } = read;
    const match = new LiveMatch(head, new Lazy(read.state));
    const known = this.#entries.get(head.id);
    if (head.status === 'waiting' || (known?.match && this.#isOutdatedBy(known.match.head, head))) return match.stored;
    const isNew = known?.match && isBehind(progressIn(known.match.head), progressIn(head));
    if (isOvertaken && !isNew) return match.stored;
    const isSamePly = known?.match?.head.ply === head.ply && !known.match.isFromNews;
    this.#entries.set(head.id, {
      match,
      dealer: isSamePly ? known.dealer : null,
      table: known?.table?.ply === head.ply && !known.table.isFromNews ? known.table : null,
    });
    return match.stored;
  }

  /**
   * Returns whether a read began before the match reached the cached progress. If each is behind the other, the cached
   * one is dropped.
   */
  #isOutdatedBy(known: MatchHead, head: MatchHead): boolean {
    const reading = progressIn(head);
    const knownProgress = progressIn(known);
    if (!isBehind(reading, knownProgress)) return false;
    if (isBehind(knownProgress, reading)) this.#forget(head.id);
    return true;
  }

  /** Caches the dealer of a match that is cached at this ply. */
  rememberDealer(id: string, ply: number, dealer: StoredDealer): void {
    const known = this.#entries.get(id);
    if (known?.match?.head.ply === ply) this.#entries.set(id, { match: known.match, dealer, table: known.table });
  }

  /** Caches the table of a match at its latest ply, unless a later one is cached. Callers must not play on it. */
  rememberTable(match: KnownMatch, table: Table): void {
    const { id, ply } = match;
    const known = this.#entries.get(id);
    const isNews = isFromNews(match);
    const isNext = known?.match && (known.match.head.ply !== ply || known.match.isFromNews !== isNews || known.table);
    if (isNext) return;
    const fresh = { ply, table, from: ply, plies: [], earlier: 0, isFromNews: isNews };
    this.#entries.set(id, { match: known?.match ?? null, dealer: known?.dealer ?? null, table: fresh });
  }

  /**
   * Reads a match with `read` and caches it, unless this process has changed it in the meantime, or a later read has
   * found as much.
   */
  async reading(id: string, read: () => Promise<ReadMatch | null>): Promise<StoredMatch | null> {
    const pending: PendingRead = { isOutdated: false, isOvertaken: false };
    const others = this.#pending.get(id) ?? new Set();
    this.#pending.set(id, others.add(pending));
    try {
      const found = await read();
      for (const earlier of others) {
        if (earlier === pending) break;
        earlier.isOvertaken = true;
      }
      if (found && pending.isOutdated) return new LiveMatch(found.head, new Lazy(found.state)).stored;
      if (found) return this.remember(found, pending.isOvertaken);
      if (!pending.isOutdated && !pending.isOvertaken) this.#entries.delete(id);
      return null;
    } finally {
      others.delete(pending);
      if (others.size === 0 && this.#pending.get(id) === others) this.#pending.delete(id);
    }
  }

  /** Applies a commit of this process with the state after it. `at` is the time of writing. */
  committed(commit: Commit, at: number, state: () => JsonObject | null): void {
    const { match: id, from, seatVersion = 0, plies, actor, result, position, command, table } = commit;
    const clocks = commit.clocks?.after ?? null;
    const isCommand = command !== null;
    this.#outdate(id);
    const known = this.#entries.get(id);
    // Without a spread of the commit, which would be the slowest line here.
    const step = { from, seatVersion, plies, actor, result, position, clocks, isCommand, at };
    // The store has compared the same with what it has, and also the actions that were known from news.
    const isKnown = known?.match && isDecidedOn(step, known.match.head);
    const match = isKnown ? new LiveMatch(headAfter(known.match.head, step), new Lazy(state)) : null;
    // But the position known from news only if it was used.
    const isPositionKnown = isKnown && (position !== null || !known.match.isFromNews);
    const nextTable = table ? tableAfter(known?.table ?? null, { from, plies, table, isFromNews: false }) : null;
    if (!match && !nextTable) this.#entries.delete(id);
    else
      this.#entries.set(id, {
        match,
        dealer: isPositionKnown ? dealerAfter(known.dealer, step) : null,
        table: nextTable,
      });
  }

  /**
   * Applies a commit of another host by playing it on the table. Returns whether the cached match now includes it. It
   * is refused if it was decided on another match, the match was read or written here too many actions ago, its table
   * is not cached, or the actions do not lead to the announced result.
   */
  learn(news: CommitNews): boolean {
    const { match: id, from } = news;
    const known = this.#entries.get(id);
    if (!known?.match) return false;
    const { head, news: before } = known.match;
    if (includes(head, news)) return true;
    if (!isDecidedOn(news, head) || before.length >= MAX_NEWS) return false;
    const played = known.table?.ply === from ? playedOn(known.table.table, news) : null;
    if (!played) return false;
    const { table, plies } = played;
    const actions = [...before, ...plies.map(({ action }) => action)];
    this.#entries.set(id, {
      match: new LiveMatch(headAfter(head, news), new Lazy(() => table.state()), actions),
      dealer: dealerAfter(known.dealer, news),
      table: tableAfter(known.table, { from, plies, table, isFromNews: true }),
    });
    return true;
  }

  /** Drops matches, so that they are read next time. */
  drop(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#forget(id);
      this.#outdate(id);
    }
  }

  /** Drops a match that the store does not have, and its table: another match may be created under the same id. */
  remove(id: string): void {
    this.#entries.delete(id);
    this.#outdate(id);
  }

  /** Drops all matches. */
  clear(): void {
    this.#entries.clear();
    for (const id of this.#pending.keys()) this.#outdate(id);
  }

  /** Drops a match but keeps its table, which stays correct for its ply unless it comes from news. */
  #forget(id: string): void {
    const table = this.#entries.get(id)?.table ?? null;
    if (table && !table.isFromNews) this.#entries.set(id, { match: null, dealer: null, table });
    else this.#entries.delete(id);
  }

  #outdate(id: string): void {
    for (const pending of this.#pending.get(id) ?? []) pending.isOutdated = true;
  }
}

/** Returns whether some of a match's actions are known only from news. */
export const isFromNews = ({ news }: KnownMatch): boolean => news !== undefined && news.length > 0;

/** The knowledge of one match. Null: not known. If the match is known, its table is at the same ply, and both or none from news. */
interface Entry {
  readonly match: LiveMatch | null;
  readonly dealer: StoredDealer | null;
  readonly table: LiveTable | null;
}

/** A match after a commit, and the actions of the last two commits. */
interface LiveTable {
  readonly ply: number;
  readonly table: Table;
  readonly from: number;
  readonly plies: readonly StoredPly[];
  /** Number of actions in the commit before the last. */
  readonly earlier: number;
  /** Whether an action since the match was last read or written here is known from news only. */
  readonly isFromNews: boolean;
}

/** A read whose result may be older than the cache when it arrives. */
interface PendingRead {
  /** Whether this process has changed the match since. */
  isOutdated: boolean;
  /** Whether a read that began later has arrived. Then only a match that has moved on is remembered. */
  isOvertaken: boolean;
}

/** The part of a commit that changes a match. */
type Step = Omit<CommitNews, 'match'>;

/** A value that is computed on first use. */
class Lazy<T> {
  /** Null once the value is computed: it leads to matches before, which would grow old and delay collections of garbage. */
  #compute: (() => T) | null;
  #value: T | null = null;

  constructor(compute: () => T) {
    this.#compute = compute;
  }

  get value(): T | null {
    if (this.#compute !== null) {
      this.#value = this.#compute();
      this.#compute = null;
    }
    return this.#value;
  }
}

/**
 * The state of a match, computed on first use: it is the longest part, and most readers do not use it. A copy by spreading has
 * no state. An object literal with a getter would have it, but is four times as slow: V8 keeps such objects as
 * dictionaries.
 */
class LazyState {
  readonly #state: Lazy<JsonObject | null>;

  constructor(state: Lazy<JsonObject | null>) {
    this.#state = state;
  }

  get state(): JsonObject | null {
    return this.#state.value;
  }
}

/** A match as this process knows it. The head is kept apart: a copy of the match would compute its state. */
class LiveMatch {
  readonly head: MatchHead;
  /** See `RecalledMatch`. */
  readonly news: readonly string[];
  readonly #state: Lazy<JsonObject | null>;
  #recalled: RecalledMatch | null = null;
  #stored: StoredMatch | null = null;

  constructor(head: MatchHead, state: Lazy<JsonObject | null>, news = NO_NEWS) {
    this.head = head;
    this.news = news;
    this.#state = state;
  }

  get isFromNews(): boolean {
    return this.news.length > 0;
  }

  get recalled(): RecalledMatch {
    const { news } = this;
    this.#recalled ??= Object.assign(new LazyState(this.#state), this.head, { news });
    return this.#recalled;
  }

  /** The match as a store has it, if it was just read or no other process writes. */
  get stored(): StoredMatch {
    this.#stored ??= Object.assign(new LazyState(this.#state), this.head);
    return this.#stored;
  }
}

/** Returns whether a commit was decided on a match at this ply, with these seats. */
const isDecidedOn = ({ from, seatVersion: decided }: Step, { ply, status, seatVersion = 0 }: MatchHead): boolean =>
  from === ply && status === 'running' && decided === seatVersion;

/** Returns whether a match contains a commit. */
const includes = (head: MatchHead, { from, plies, seatVersion }: Step): boolean =>
  head.ply >= from + plies.length && (head.seatVersion ?? 0) >= seatVersion;

function headAfter(head: MatchHead, { from, plies, actor, result, clocks, isCommand, at }: Step): MatchHead {
  return {
    ...(isCommand ? withoutOpenProposal(head) : head),
    ply: from + plies.length,
    actor,
    result,
    status: result ? 'over' : 'running',
    actedAt: at,
    ...(clocks && { clocks }),
  };
}

const dealerAfter = (dealer: StoredDealer | null, { position }: Step): StoredDealer | null =>
  dealer && { ...dealer, position: position ?? dealer.position };

/** A table after a commit from ply `from` with these actions. */
type CommittedTable = Pick<LiveTable, 'from' | 'plies' | 'table' | 'isFromNews'>;

/**
 * Returns a table with the actions to remember after a commit: its own actions, and the actions of the previous commit
 * for followers that have not received it yet. More would survive the young generation of the heap, and collecting them
 * costs more than reading.
 */
function tableAfter(known: LiveTable | null, { from, plies, table, isFromNews }: CommittedTable): LiveTable {
  const before = known?.ply === from ? known.plies.slice(known.earlier) : [];
  return {
    ply: from + plies.length,
    table,
    from: from - before.length,
    plies: [...before, ...plies],
    earlier: before.length,
    isFromNews,
  };
}

/**
 * Plays a commit of another host on a copy of a table. Returns the copy and the actions with their journals; null if
 * the game refuses an action, or the actions do not lead to the announced result.
 */
function playedOn(before: Table, { plies: news, actor, result }: CommitNews) {
  const table = before.clone();
  const plies: StoredPly[] = [];
  for (const ply of news) {
    const journal = table.play(ply.action);
    if (!journal.ok) return null;
    plies.push(withJournal(ply, journal.value));
  }
  const isAsAnnounced = writeActor(table.actor()) === actor && (table.result() === null) === (result === null);
  return isAsAnnounced ? { table, plies } : null;
}

const withJournal = (ply: PlyNews, journal: StoredPly['journal']): StoredPly => ({ ...ply, journal });
