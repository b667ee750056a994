import { openProposal } from '../match/describe.ts';
import type { MatchTables } from '../match/match-tables.ts';
import { RecentCache } from '../match/recent-cache.ts';
import type { HostParts } from '../ports/environment.ts';
import type { MatchProgress } from '../ports/shared.ts';
import type { StoredMatch } from '../ports/store.ts';
import { type FollowRequest, type Sink, Subscriber } from './follower.ts';
import { presenceIn } from './presence-message.ts';
import { ViewWriter } from './view-writer.ts';

/** Dependencies of the hub. */
type HubParts = Pick<HostParts, 'store' | 'log' | 'time' | 'clocks' | 'presence'> & { readonly tables: MatchTables };

/** Maximum number of matches whose last page is cached for new followers. */
const MAX_CACHED_PAGES = 100;
/** Maximum number of deliveries before yielding to the event loop. */
const MAX_SENDS_PER_TICK = 200;

/** The followers of one match. */
interface Channel {
  readonly followers: Set<Subscriber>;
  /** Followers added since the store was last read. */
  readonly newcomers: Set<Subscriber>;
  rung: boolean;
  busy: boolean;
  /** Progress of the match when the store was last read. */
  seen: MatchProgress | null;
}

/**
 * Sends every follower of a match what was committed, each their own view. A ring only triggers a read of the store, so
 * a lost or duplicate ring neither loses nor repeats an action.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #channels = new Map<string, Channel>();
  /** The last page sent to new followers, by match: many start from the same page. */
  readonly #pages = new RecentCache<ViewWriter>(MAX_CACHED_PAGES);

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  /** Subscribes `sink` to a match. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    const { match } = request;
    const channel = this.#channels.get(match) ?? newChannel();
    this.#channels.set(match, channel);
    const follower = new Subscriber(request, sink);
    channel.followers.add(follower);
    channel.newcomers.add(follower);
    const leavePresence = this.#parts.presence?.enter(match, request.person);
    this.#wake(match, channel);
    return () => {
      follower.leave();
      leavePresence?.();
      channel.followers.delete(follower);
      channel.newcomers.delete(follower);
      if (channel.followers.size === 0 && this.#channels.get(match) === channel) this.#channels.delete(match);
    };
  }

  /** Returns whether anyone follows a match. */
  isFollowed(match: string): boolean {
    return this.#channels.has(match);
  }

  /** Reads and publishes what was committed to a match. */
  ring(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.rung = true;
    this.#wake(match, channel);
  }

  /** The followed matches. */
  get followed(): readonly string[] {
    return [...this.#channels.keys()];
  }

  /** Publishes the matches that have progressed without a ring. */
  catchUp(progress: readonly MatchProgress[]): void {
    for (const now of progress) {
      const seen = this.#channels.get(now.id)?.seen;
      // Seats of a waiting match change without a ply.
      if (seen && (hasMoved(seen, now) || now.status !== 'running')) this.ring(now.id);
    }
  }

  /** Ends every stream. */
  close(): void {
    for (const channel of this.#channels.values()) for (const follower of channel.followers) follower.end('closed');
  }

  #wake(match: string, channel: Channel): void {
    if (!channel.busy) void this.#pump(match, channel);
  }

  async #pump(id: string, channel: Channel): Promise<void> {
    channel.busy = true;
    try {
      while (channel.rung || channel.newcomers.size > 0) await this.#publish(id, channel);
    } catch (error) {
      // Dropped clients reconnect with their last ply and catch up.
      this.#parts.log.streamFailed(id, error);
      for (const follower of channel.followers) follower.end('failed');
    } finally {
      channel.busy = false;
    }
  }

  /** Publishes to all followers after a ring, otherwise to new ones. */
  async #publish(id: string, channel: Channel): Promise<void> {
    // A follower who arrives during the read may already have seen more on another host.
    const all = channel.rung;
    const recipients = [...(all ? channel.followers : channel.newcomers)];
    channel.rung = false;
    channel.newcomers.clear();
    const match = await this.#parts.store.read(id);
    // A new follower revealed a commit without a ring: publish it to the others, too.
    const progress = match && progressIn(match);
    if (!all && channel.seen && progress && hasMoved(channel.seen, progress)) channel.rung = true;
    channel.seen = progress;
    if (!match) {
      for (const follower of recipients) follower.end('gone');
      return;
    }
    const writer = await this.#writerFor(match, recipients, all);
    const presence = this.#parts.presence && presenceIn(match, this.#parts.presence.at(id));
    for (const [i, follower] of recipients.entries()) {
      if (i > 0 && i % MAX_SENDS_PER_TICK === 0) await this.#yield();
      follower.deliver(writer);
      if (presence) follower.deliverPresence(presence.message, presence.text);
    }
  }

  #yield(): Promise<void> {
    return new Promise((resolve) => this.#parts.time.after(0, resolve));
  }

  /**
   * Returns a writer whose page reaches back as far as the recipients need. A page sent to everyone is not cached,
   * since only new followers could reuse it.
   */
  async #writerFor(match: StoredMatch, recipients: readonly Subscriber[], all: boolean): Promise<ViewWriter> {
    const { tables } = this.#parts;
    const from = recipients.reduce((min, follower) => Math.min(min, follower.missingFrom(match.ply) ?? min), match.ply);
    const known = this.#pages.get(match.id);
    if (known && known.page.from <= from && isSame(known.page.match, match)) return known;
    const plies = await tables.plies(match, from);
    const now = this.#parts.time.now();
    const serviceNow = (match.clocks && (await this.#parts.clocks?.time.now())) ?? 0;
    const writer = new ViewWriter(await tables.at(match), { match, from, plies, now, serviceNow });
    // A page with clocks or an open proposal says how much time is left, so it is not reused either.
    if (all || match.clocks || openProposal(match, now)) this.#pages.delete(match.id);
    else this.#pages.set(match.id, writer);
    return writer;
  }
}

function newChannel(): Channel {
  return { followers: new Set(), newcomers: new Set(), rung: false, busy: false, seen: null };
}

const progressIn = ({ id, ply, status, proposals, seatVersion = 0 }: StoredMatch): MatchProgress => {
  return { id, ply, status, proposalVersion: proposals?.version ?? 0, seatVersion };
};

const hasMoved = (a: MatchProgress, b: MatchProgress): boolean =>
  a.ply !== b.ply ||
  a.status !== b.status ||
  (a.proposalVersion ?? 0) !== (b.proposalVersion ?? 0) ||
  (a.seatVersion ?? 0) !== (b.seatVersion ?? 0);

/** Returns whether two reads of a match are equal. */
function isSame(a: StoredMatch, b: StoredMatch): boolean {
  if (hasMoved(progressIn(a), progressIn(b)) || a.rematch !== b.rematch) return false;
  return JSON.stringify(a.seats) === JSON.stringify(b.seats);
}
