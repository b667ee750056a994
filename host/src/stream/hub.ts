import type { MatchTables } from '../match/match-tables.ts';
import { RecentCache } from '../match/recent-cache.ts';
import type { HostParts } from '../ports/environment.ts';
import type { MatchProgress } from '../ports/shared.ts';
import type { StoredMatch } from '../ports/store.ts';
import { type FollowRequest, type Sink, Subscriber } from './follower.ts';
import { ViewWriter } from './view-writer.ts';

/** What the hub works with. */
type HubParts = Pick<HostParts, 'store' | 'log' | 'time'> & { readonly tables: MatchTables };

/** How many matches' last page is kept for those who come to them. */
const MAX_CACHED_PAGES = 100;
/** How many are told in a row before whatever else waits is done. */
const MAX_SENDS_PER_TICK = 200;

/** Those who follow one match. */
interface Channel {
  readonly followers: Set<Subscriber>;
  /** Those who came since the last look into the store. */
  readonly newcomers: Set<Subscriber>;
  rung: boolean;
  busy: boolean;
  /** How far the match had come at the last look into the store. */
  seen: MatchProgress | null;
}

/**
 * Tells everybody who follows a match what was committed, each his own view. A ring only says "look into the store";
 * what is told is always read there, so that a lost or doubled ring can neither lose nor repeat an action.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #channels = new Map<string, Channel>();
  /** By match what newcomers were last told of it: many come to the same page. */
  readonly #pages = new RecentCache<ViewWriter>(MAX_CACHED_PAGES);

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  /** Begins to tell `sink` of a match. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    const { match } = request;
    const channel = this.#channels.get(match) ?? newChannel();
    this.#channels.set(match, channel);
    const follower = new Subscriber(request, sink);
    channel.followers.add(follower);
    channel.newcomers.add(follower);
    this.#wake(match, channel);
    return () => {
      follower.leave();
      channel.followers.delete(follower);
      channel.newcomers.delete(follower);
      if (channel.followers.size === 0 && this.#channels.get(match) === channel) this.#channels.delete(match);
    };
  }

  /** Whether somebody follows this match. */
  isFollowed(match: string): boolean {
    return this.#channels.has(match);
  }

  /** Something was committed in this match. */
  ring(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.rung = true;
    this.#wake(match, channel);
  }

  /** The matches that somebody follows. */
  get followed(): readonly string[] {
    return [...this.#channels.keys()];
  }

  /** This is how far some of the followed matches have come: what nobody was told of is told. */
  catchUp(progress: readonly MatchProgress[]): void {
    for (const now of progress) {
      const seen = this.#channels.get(now.id)?.seen;
      // Who sits where changes without a ply while it waits.
      if (seen && (hasMoved(seen, now) || now.status === 'waiting')) this.ring(now.id);
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
      // Whoever is dropped comes back with the last ply it saw and is told again.
      this.#parts.log.streamFailed(id, error);
      for (const follower of channel.followers) follower.end('failed');
    } finally {
      channel.busy = false;
    }
  }

  /** Tells everybody after a ring, else those who came. */
  async #publish(id: string, channel: Channel): Promise<void> {
    // Whoever comes while we look may have been told more elsewhere than we are about to see.
    const all = channel.rung;
    const recipients = [...(all ? channel.followers : channel.newcomers)];
    channel.rung = false;
    channel.newcomers.clear();
    const match = await this.#parts.store.read(id);
    // What nobody rang for and a newcomer has found is told to the others as well: it will not be looked for again.
    if (!all && channel.seen && match && hasMoved(channel.seen, match)) channel.rung = true;
    channel.seen = match;
    if (!match) {
      for (const follower of recipients) follower.end('gone');
      return;
    }
    const writer = await this.#writerFor(match, recipients, all);
    for (const [i, follower] of recipients.entries()) {
      if (i > 0 && i % MAX_SENDS_PER_TICK === 0) await this.#yield();
      follower.deliver(writer);
    }
  }

  #yield(): Promise<void> {
    return new Promise((resolve) => this.#parts.time.after(0, resolve));
  }

  /** A page that reaches back as far as any of them needs. Once it was told to all, only newcomers can ask for it again. */
  async #writerFor(match: StoredMatch, recipients: readonly Subscriber[], all: boolean): Promise<ViewWriter> {
    const { tables } = this.#parts;
    const from = recipients.reduce((min, follower) => Math.min(min, follower.missingFrom(match.ply) ?? min), match.ply);
    const known = this.#pages.get(match.id);
    if (known && known.page.from <= from && isSame(known.page.match, match)) return known;
    const plies = await tables.plies(match, from);
    const writer = new ViewWriter(await tables.at(match), { match, from, plies });
    if (all) this.#pages.delete(match.id);
    else this.#pages.set(match.id, writer);
    return writer;
  }
}

function newChannel(): Channel {
  return { followers: new Set(), newcomers: new Set(), rung: false, busy: false, seen: null };
}

const hasMoved = (a: MatchProgress, b: MatchProgress): boolean => a.ply !== b.ply || a.status !== b.status;

/** Whether two looks into the store found a match unchanged. */
function isSame(a: StoredMatch, b: StoredMatch): boolean {
  return !hasMoved(a, b) && JSON.stringify(a.seats) === JSON.stringify(b.seats);
}
