import type { Bell, Store } from '@levante/host';
import type { ChatMessage } from '@levante/wire';
import { type Chat, MAX_SHOWN } from './chat.ts';
import { type ChatViewer, linesFor, maySend } from './chat-view.ts';
import type { ChatStore } from './ports.ts';

/** Receives the chat of a match. Returns false to be dropped. */
export type ChatSink = (message: ChatMessage) => boolean;

export interface ChatFeedParts {
  readonly chat: Pick<Chat, 'viewer'>;
  readonly store: ChatStore;
  readonly matches: Pick<Store, 'read'>;
  /** Rings with a match whose chat has changed, here or on another server, and the person who has blocked somebody, if any. */
  readonly bell: Pick<Bell, 'listen'>;
  readonly failed: (error: unknown) => void;
}

interface Follower {
  readonly person: string | null;
  readonly sink: ChatSink;
  /** Read once, and again when the person blocks somebody. */
  viewer: Promise<ChatViewer>;
  /** Number of the last line considered. */
  last: number;
  /** Everything sent besides lines, as text; empty before the first message. */
  sent: string;
}

interface Channel {
  readonly followers: Set<Follower>;
  rung: boolean;
  busy: boolean;
}

/** Sends the chat of a match to those who follow it, each what they may see. A ring only triggers a read of the store. */
export class ChatFeed {
  readonly #parts: ChatFeedParts;
  readonly #channels = new Map<string, Channel>();
  readonly #unlisten: () => void;

  constructor(parts: ChatFeedParts) {
    this.#parts = parts;
    this.#unlisten = parts.bell.listen((text) => {
      const [match = '', person] = text.split(' ');
      if (person !== undefined) this.#renewViewers(match, person);
      this.ring(match);
    });
  }

  /** Sends the latest lines of a match, then every new one. Returns an unsubscribe function. */
  follow(match: string, person: string | null, sink: ChatSink): () => void {
    const channel = this.#channels.get(match) ?? { followers: new Set(), rung: false, busy: false };
    this.#channels.set(match, channel);
    const viewer = this.#viewerOf(person);
    const follower: Follower = { person, sink, viewer, last: 0, sent: '' };
    channel.followers.add(follower);
    this.ring(match);
    return () => {
      channel.followers.delete(follower);
      if (channel.followers.size === 0 && this.#channels.get(match) === channel) this.#channels.delete(match);
    };
  }

  /** Reads and sends what has changed in the chat of a match. */
  ring(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.rung = true;
    if (!channel.busy) void this.#pump(match, channel);
  }

  close(): void {
    this.#unlisten();
    this.#channels.clear();
  }

  #viewerOf(person: string | null): Promise<ChatViewer> {
    const viewer = this.#parts.chat.viewer(person);
    // Reported where it is awaited.
    viewer.catch(() => {});
    return viewer;
  }

  #renewViewers(match: string, person: string): void {
    for (const follower of this.#channels.get(match)?.followers ?? []) {
      if (follower.person === person) follower.viewer = this.#viewerOf(person);
    }
  }

  async #pump(match: string, channel: Channel): Promise<void> {
    channel.busy = true;
    try {
      while (channel.rung && channel.followers.size > 0) {
        channel.rung = false;
        await this.#publish(match, channel);
      }
    } catch (error) {
      // The next line or reconnect sends what is missing.
      this.#parts.failed(error);
    } finally {
      channel.busy = false;
    }
  }

  async #publish(id: string, { followers }: Channel): Promise<void> {
    const { store, matches } = this.#parts;
    const match = await matches.read(id);
    if (!match) return;
    const [state, lines, authors] = await Promise.all([
      ...([store.stateOf(id), store.linesOf(id, 0, MAX_SHOWN), store.authorsOf(id)] as const),
    ]);
    const last = lines.at(-1)?.number ?? 0;
    for (const follower of followers) {
      const viewer = await follower.viewer;
      const may = maySend(match, state, viewer);
      const sent = JSON.stringify([state, may, match.status === 'over', [...viewer.blocked].sort()]);
      const whole = sent !== follower.sent;
      const further = whole ? lines : lines.filter(({ number }) => number > follower.last);
      const shown = linesFor(match, further, authors, viewer);
      follower.last = last;
      follower.sent = sent;
      if (!whole && shown.length === 0) continue;
      if (!follower.sink({ type: 'chat', whole, on: state.on, may, lines: shown })) followers.delete(follower);
    }
  }
}
