import type { JsonObject } from '@levante/contract';
import type { Commit, CommitNews, MatchHead, StoredDealer, StoredMatch, StoreMemory } from '../ports/store.ts';
import { withoutOpenProposal } from './describe.ts';
import { isBehind, progressIn } from './progress.ts';
import { RecentCache } from './recent-cache.ts';

/** Maximum number of matches in memory, a few kilobytes each. */
const MAX_MATCHES = 1000;
/** Maximum number of actions known from news only, which the next commit compares with the store. Then the match is read. */
const MAX_HEARD = 100;

/** A match as read from a store; `state` parses the stored text and is called at most once. */
export interface ReadMatch {
  readonly head: MatchHead;
  readonly state: () => JsonObject | null;
}

/** The head is kept apart: a copy of the match would compute its state. */
interface Entry {
  readonly head: MatchHead;
  readonly match: StoredMatch;
  readonly dealer: StoredDealer | null;
}

/** A read whose result may be older than the memory by the time it arrives. */
interface PendingRead {
  /** Whether this process has changed the match since. */
  isOutdated: boolean;
  /** Whether a read that began later has arrived. Then only a match that has moved on is remembered. */
  isOvertaken: boolean;
}

/** The part of a commit that changes a match. */
type Moved = Omit<CommitNews, 'match'>;

/** The state of a match, computed on first use: it is the longest part, and most readers do not use it. */
class LazyState {
  /** Null once the state is computed: it leads to matches before, which would grow old and delay collections of garbage. */
  #compute: (() => JsonObject | null) | null;
  #state: JsonObject | null = null;

  constructor(compute: () => JsonObject | null) {
    this.#compute = compute;
  }

  get state(): JsonObject | null {
    if (this.#compute !== null) {
      this.#state = this.#compute();
      this.#compute = null;
    }
    return this.#state;
  }
}

/**
 * Returns a match with a state that is computed on first use. A copy by spreading has no state. An object literal with a
 * getter would have it, but is four times as slow: V8 keeps such objects as dictionaries.
 */
function withState({ head, state }: ReadMatch, heard?: readonly string[]): StoredMatch {
  const match = Object.assign(new LazyState(state), head);
  return heard ? Object.assign(match, { heard }) : match;
}

/**
 * The recently used matches of a store that have started, as this process last read or wrote them. A waiting match is read
 * each time: nothing is played there, and its seats are what changes. A store that shares its data with other
 * processes passes its reads through `reading`; one that has the data to itself calls `remember`, and is never outdated.
 */
export class MatchMemory implements StoreMemory {
  readonly #entries = new RecentCache<Entry>(MAX_MATCHES);
  readonly #pending = new Map<string, Set<PendingRead>>();

  recall(id: string): StoredMatch | null {
    return this.#entries.get(id)?.match ?? null;
  }

  dealerAt(id: string, ply: number): StoredDealer | null {
    const entry = this.#entries.get(id);
    return entry?.head.ply === ply ? entry.dealer : null;
  }

  awaits(news: CommitNews): boolean {
    const known = this.#entries.get(news.match);
    if (!known || !isDecidedOn(news, known.head)) return false;
    return (known.match.heard?.length ?? 0) < MAX_HEARD;
  }

  has({ match, from, plies, seatVersion }: CommitNews): boolean {
    const known = this.#entries.get(match)?.head;
    return known !== undefined && known.ply >= from + plies.length && (known.seatVersion ?? 0) >= seatVersion;
  }

  /** Remembers a match that was just read, and returns it. */
  remember(read: ReadMatch, isOvertaken = false): StoredMatch {
    const { head } = read;
    const match = withState(read);
    const known = this.#entries.get(head.id);
    if (head.status === 'waiting' || (known && this.#isOutdatedBy(known, head))) return match;
    if (isOvertaken && !(known && isBehind(progressIn(known.head), progressIn(head)))) return match;
    const dealer = known?.head.ply === head.ply && !known.match.heard ? known.dealer : null;
    this.#entries.set(head.id, { head, match, dealer });
    return match;
  }

  /** Returns whether a read began before the match came to what is known. If each is behind the other, none is kept. */
  #isOutdatedBy({ head: known }: Entry, head: MatchHead): boolean {
    const read = progressIn(head);
    const kept = progressIn(known);
    if (!isBehind(read, kept)) return false;
    if (isBehind(kept, read)) this.#entries.delete(head.id);
    return true;
  }

  /** Remembers the dealer of a match that is in memory at this ply. */
  rememberDealer(id: string, ply: number, dealer: StoredDealer): void {
    const known = this.#entries.get(id);
    if (known?.head.ply === ply) this.#entries.set(id, { ...known, dealer });
  }

  /**
   * Reads a match with `read`, and remembers it unless this process has changed it in the meantime, or a read that began
   * later has found as much.
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
      if (found) return pending.isOutdated ? withState(found) : this.remember(found, pending.isOvertaken);
      if (!pending.isOutdated && !pending.isOvertaken) this.#entries.delete(id);
      return null;
    } finally {
      others.delete(pending);
      if (others.size === 0 && this.#pending.get(id) === others) this.#pending.delete(id);
    }
  }

  /** Applies a commit of this process, `at` the time of writing, with the state after it. */
  committed(commit: Commit, at: number, state: () => JsonObject | null): void {
    const { match, from, seatVersion = 0, plies, actor, result, words, command } = commit;
    const clocks = commit.clocks?.after ?? null;
    const isCommand = command !== null;
    // Without a spread of the commit, which would be the slowest line here.
    this.#change(match, { from, seatVersion, plies, actor, result, words, clocks, isCommand, at }, state);
  }

  heard(news: CommitNews, state: () => JsonObject): void {
    if (this.awaits(news)) this.#change(news.match, news, state, true);
  }

  /** Forgets matches, so that they are read next. */
  drop(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#entries.delete(id);
      this.#outdate(id);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    for (const id of this.#pending.keys()) this.#outdate(id);
  }

  #change(id: string, moved: Moved, state: () => JsonObject | null, isHeard = false): void {
    const known = this.#entries.get(id);
    if (!isHeard) this.#outdate(id);
    // The store has compared the same with what it has.
    if (known && isDecidedOn(moved, known.head)) this.#entries.set(id, after(known, moved, state, isHeard));
    else if (!isHeard) this.#entries.delete(id);
  }

  #outdate(id: string): void {
    for (const pending of this.#pending.get(id) ?? []) pending.isOutdated = true;
  }
}

/** Returns whether a commit was decided on a match at this ply, with these seats. */
const isDecidedOn = ({ from, seatVersion: decided }: Moved, { ply, status, seatVersion = 0 }: MatchHead): boolean =>
  from === ply && status === 'running' && decided === seatVersion;

function after(known: Entry, moved: Moved, state: () => JsonObject | null, isHeard: boolean): Entry {
  const { from, plies, actor, result, words, clocks, isCommand, at } = moved;
  const { dealer } = known;
  const heard = isHeard ? [...(known.match.heard ?? []), ...plies.map(({ action }) => action)] : undefined;
  const head: MatchHead = {
    ...(isCommand ? withoutOpenProposal(known.head) : known.head),
    ply: from + plies.length,
    actor,
    result,
    status: result ? 'over' : 'running',
    actedAt: at,
    ...(clocks && { clocks }),
  };
  return {
    head,
    match: withState({ head, state }, heard),
    dealer: dealer && { ...dealer, words: words ?? dealer.words },
  };
}
