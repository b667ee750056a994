import { openProposal } from '../match/describe.ts';
import type { MatchTables } from '../match/match-tables.ts';
import { hasMoved, isBehind, progressIn } from '../match/progress.ts';
import { RecentCache } from '../match/recent-cache.ts';
import type { HostParts } from '../ports/environment.ts';
import type { MatchProgress } from '../ports/shared.ts';
import type { CommitNews, KnownMatch, RecalledMatch } from '../ports/stored-match.ts';
import { type FollowRequest, type Sink, Subscriber } from './follower.ts';
import { type KnownPresence, presenceIn } from './presence-message.ts';
import { type Seating, ViewWriter } from './view-writer.ts';

/** Dependencies of the hub. */
type HubParts = Pick<HostParts, 'store' | 'bell' | 'log' | 'time' | 'clocks' | 'presence' | 'lookOf'> & {
  readonly tables: MatchTables;
};

/** Maximum number of matches whose last page is cached for new followers. */
const MAX_CACHED_PAGES = 100;
/** Maximum number of deliveries before yielding to the event loop. */
const MAX_SENDS_PER_TICK = 200;

/** The followers of one match. */
interface Feed {
  readonly followers: Set<Subscriber>;
  /** Followers added since the store was last read. */
  readonly newcomers: Set<Subscriber>;
  /** Work for all followers: none, publish the cached match, or read the store first. */
  change: 'none' | 'known' | 'unknown';
  busy: boolean;
  /** Progress of the match when it was last published. */
  seen: MatchProgress | null;
  /** Presence as last computed, with the seats at that time; null if a person may have come or gone. */
  presence: (KnownPresence & { readonly seating: Seating }) | null;
  /** The seating last published. */
  seating: Seating | undefined;
  /** Ends the rings of other processes for this match. */
  readonly leaveBell: (() => void) | undefined;
}

/**
 * Sends the commits of a match to every follower, each with their own view. A ring triggers a read of the store, or
 * none if it carries a usable commit. A lost or duplicate ring therefore neither loses nor repeats an action.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #feeds = new Map<string, Feed>();
  /** The last page sent to new followers, by match: many start from the same page. */
  readonly #pages = new RecentCache<ViewWriter>(MAX_CACHED_PAGES);

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  /** Subscribes `sink` to a match. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    const { match } = request;
    const feed = this.#feeds.get(match) ?? newFeed(this.#parts.bell.attend?.(match));
    this.#feeds.set(match, feed);
    const follower = new Subscriber(request, sink);
    feed.followers.add(follower);
    feed.newcomers.add(follower);
    const leavePresence = request.unseen ? undefined : this.#parts.presence?.enter(match, request.person);
    feed.presence = null;
    this.#wake(match, feed);
    return () => {
      follower.leave();
      leavePresence?.();
      feed.followers.delete(follower);
      feed.newcomers.delete(follower);
      if (feed.followers.size > 0 || this.#feeds.get(match) !== feed) return;
      this.#feeds.delete(match);
      feed.leaveBell?.();
    };
  }

  /** Returns whether anyone follows a match. */
  isFollowed(match: string): boolean {
    return this.#feeds.has(match);
  }

  /** Publishes commits to a match. Reads the match unless the news are sufficient. */
  ring(match: string, news?: CommitNews): void {
    const feed = this.#feeds.get(match);
    if (!feed) return;
    const isKnown = news !== undefined && this.#parts.store.live.learn(news);
    feed.change = isKnown && feed.change !== 'unknown' ? 'known' : 'unknown';
    this.#wake(match, feed);
  }

  /** Publishes changes other than commits, such as presence. */
  refresh(match: string): void {
    const feed = this.#feeds.get(match);
    if (!feed) return;
    feed.presence = null;
    if (feed.change === 'none') feed.change = 'known';
    this.#wake(match, feed);
  }

  /** The followed matches. */
  get followed(): readonly string[] {
    return [...this.#feeds.keys()];
  }

  /** Publishes the matches that have progressed without a ring. */
  catchUp(progress: readonly MatchProgress[]): void {
    for (const now of progress) {
      const seen = this.#feeds.get(now.id)?.seen;
      // Seats of a waiting match change without a ply.
      if (seen && (hasMoved(seen, now) || now.status !== 'running')) this.ring(now.id);
    }
  }

  /** Ends every stream. */
  close(): void {
    for (const feed of this.#feeds.values()) for (const follower of feed.followers) follower.end('closed');
  }

  #wake(match: string, feed: Feed): void {
    if (!feed.busy) void this.#pump(match, feed);
  }

  async #pump(id: string, feed: Feed): Promise<void> {
    feed.busy = true;
    try {
      while (feed.change !== 'none' || feed.newcomers.size > 0) await this.#publish(id, feed);
    } catch (error) {
      // Dropped clients reconnect with their last ply and catch up.
      this.#parts.log.streamFailed(id, error);
      for (const follower of feed.followers) follower.end('failed');
    } finally {
      feed.busy = false;
    }
  }

  /** Publishes to all followers after a ring, otherwise to new ones. */
  async #publish(id: string, feed: Feed): Promise<void> {
    // A follower who arrives during the read may already have seen more on another host.
    const all = feed.change !== 'none';
    const recipients = [...(all ? feed.followers : feed.newcomers)];
    const known = feed.change === 'known' && feed.newcomers.size === 0 ? this.#recall(id, feed) : null;
    feed.change = 'none';
    feed.newcomers.clear();
    const match = known ?? (await this.#parts.store.read(id));
    // A new follower revealed a commit without a ring: publish it to the others, too.
    const progress = match && progressIn(match);
    if (!all && feed.seen && progress && hasMoved(feed.seen, progress)) feed.change = 'unknown';
    feed.seen = progress;
    if (!match) {
      for (const follower of recipients) follower.end('gone');
      return;
    }
    const writer = await this.#writerFor(match, feed, recipients, all);
    feed.seating = writer.seating;
    const presence = this.#presenceIn(match, feed, writer.seating);
    for (const [i, follower] of recipients.entries()) {
      if (i > 0 && i % MAX_SENDS_PER_TICK === 0) await this.#yield();
      follower.deliver(writer);
      if (presence) follower.deliverPresence(presence.message, presence.text);
    }
  }

  /** Returns the cached match, unless something that it lacks was published. */
  #recall(id: string, { seen }: Feed): RecalledMatch | null {
    const known = this.#parts.store.live.recall(id);
    return known && seen && isBehind(progressIn(known), seen) ? null : known;
  }

  /** Returns the presence at a match: the previous one until a person comes, goes or changes seats. */
  #presenceIn(match: KnownMatch, feed: Feed, seating: Seating): KnownPresence | null {
    const { presence } = this.#parts;
    if (!presence) return null;
    if (feed.presence?.seating.text !== seating.text)
      feed.presence = { ...presenceIn(match, presence.at(match.id)), seating };
    return feed.presence;
  }

  #yield(): Promise<void> {
    return new Promise((resolve) => this.#parts.time.after(0, resolve));
  }

  /**
   * Returns a writer whose page reaches back as far as its recipients need. A page sent to all followers is not cached,
   * since only new followers could reuse it.
   */
  async #writerFor(
    match: KnownMatch,
    { seating }: Feed,
    recipients: readonly Subscriber[],
    all: boolean,
  ): Promise<ViewWriter> {
    const { tables } = this.#parts;
    const from = recipients.reduce((min, follower) => Math.min(min, follower.missingFrom(match.ply) ?? min), match.ply);
    const known = this.#pages.get(match.id);
    if (known && known.page.from <= from && isSame(known.page.match, match)) return known;
    const plies = await tables.plies(match, from);
    const now = this.#parts.time.now();
    const serviceNow = (match.clocks && (await this.#parts.clocks?.time.now())) ?? 0;
    const page = { match, from, plies, now, serviceNow };
    const writer = new ViewWriter(await tables.at(match), page, seating, this.#parts.lookOf);
    // A page with clocks or an open proposal says how much time is left, so it is not reused either.
    if (all || match.clocks || openProposal(match, now)) this.#pages.delete(match.id);
    else this.#pages.set(match.id, writer);
    return writer;
  }
}

function newFeed(leaveBell: (() => void) | undefined): Feed {
  return {
    followers: new Set(),
    newcomers: new Set(),
    change: 'none',
    busy: false,
    seen: null,
    presence: null,
    seating: undefined,
    leaveBell,
  };
}

/** Returns whether two reads of a match are equal. */
function isSame(a: KnownMatch, b: KnownMatch): boolean {
  if (hasMoved(progressIn(a), progressIn(b)) || a.rematch !== b.rematch) return false;
  return JSON.stringify(a.seats) === JSON.stringify(b.seats);
}
