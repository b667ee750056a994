import type { HostParts } from '../ports/surroundings.ts';
import { type FollowRequest, type Sink, Subscriber } from './follower.ts';
import { ViewWriter } from './view-writer.ts';

/** Those who follow one match. */
interface Channel {
  readonly followers: Set<Subscriber>;
  rung: boolean;
  busy: boolean;
}

/**
 * Tells everybody who follows a match what was committed, each his own view. A ring only says "look into the store";
 * what is told is always read there, so that a lost or doubled ring can neither lose nor repeat an action.
 */
export class Hub {
  readonly #parts: Pick<HostParts, 'games' | 'store' | 'log'>;
  readonly #channels = new Map<string, Channel>();

  constructor(parts: Pick<HostParts, 'games' | 'store' | 'log'>) {
    this.#parts = parts;
  }

  /** Begins to tell `sink` of a match. Returns an unsubscribe function. */
  follow(request: FollowRequest, sink: Sink): () => void {
    const { match } = request;
    const channel = this.#channels.get(match) ?? { followers: new Set(), rung: false, busy: false };
    this.#channels.set(match, channel);
    const follower = new Subscriber(request, sink);
    channel.followers.add(follower);
    this.ring(match);
    return () => {
      follower.leave();
      channel.followers.delete(follower);
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
    if (!channel.busy) void this.#pump(match, channel);
  }

  /** Ends every stream. */
  close(): void {
    for (const channel of this.#channels.values()) for (const follower of channel.followers) follower.end('closed');
  }

  async #pump(id: string, channel: Channel): Promise<void> {
    channel.busy = true;
    try {
      while (channel.rung) {
        channel.rung = false;
        await this.#tell(id, channel);
      }
    } catch (error) {
      // Whoever is dropped comes back with the last ply it saw and is told again.
      this.#parts.log.streamFailed(id, error);
      for (const follower of channel.followers) follower.end('failed');
    } finally {
      channel.busy = false;
    }
  }

  async #tell(id: string, channel: Channel): Promise<void> {
    const { games, store } = this.#parts;
    const match = await store.read(id);
    if (!match) {
      for (const follower of channel.followers) follower.end('gone');
      return;
    }
    const missing = [...channel.followers].map((follower) => follower.missingFrom(match.ply) ?? match.ply);
    const from = Math.min(match.ply, ...missing);
    const plies = from < match.ply ? await store.plies(id, from, match.ply) : [];
    const page = { match, from, plies };
    const writer = new ViewWriter(games, page);
    for (const follower of channel.followers) {
      // Who came while the store was read may need older actions: the ring of its coming is heard next.
      const start = follower.missingFrom(match.ply);
      if (start === null || start >= from) follower.tell(page, writer);
    }
  }
}
