import type { LookOf } from '@levante/contract';
import type { Bell, Store, Time } from '@levante/host';
import type { ChatMessage } from '@levante/wire';
import type { Chat } from './chat.ts';
import { authorsIn, type ChatViewer, isOver, latestLines, linesFor, maySend, peopleIn } from './chat-view.ts';
import type { ChatProgress, ChatStore } from './ports.ts';

/** Maximum number of matches per read of a poll. */
const MAX_POLLED = 500;
/** Milliseconds after which a read that failed is tried again. */
const RETRY_MS = 5000;
/** Maximum delay of a timer; a longer one is started again. */
const MAX_DELAY_MS = 86_400_000;

/** Receives the chat of a match. Returns false to be dropped. */
export type ChatSink = (message: ChatMessage) => boolean;

export interface ChatFeedParts {
  readonly chat: Pick<Chat, 'viewer'>;
  readonly store: Pick<ChatStore, 'stateOf' | 'linesOf' | 'playerLinesOf' | 'authorsOf' | 'progressOf'>;
  readonly matches: Pick<Store, 'read'>;
  readonly time: Time;
  /** Returns a key that is equal for names that look alike. Default: names that differ only in case. */
  readonly lookOf?: LookOf;
  /**
   * Interval at which chats are compared with the store, to find lines of other servers without a ring; null for a
   * single server.
   */
  readonly pollMs: number | null;
  /**
   * Rings with a match whose chat has changed, here or on another server, or with a blank and a person whose blocks
   * have changed.
   */
  readonly bell: Pick<Bell, 'listen'>;
  readonly failed: (error: unknown) => void;
}

interface Follower {
  readonly person: string | null;
  readonly sink: ChatSink;
  /** Read once, and again when the person blocks or unblocks a person; null before. */
  viewer: Promise<ChatViewer> | null;
  /** Number of the last line considered. */
  last: number;
  /** Everything sent besides lines, as text; empty before the first message. */
  sent: string;
  /** Cancels the timer that reads the viewer again at the end of a mute. */
  wake: () => void;
}

const none = (): void => {};

interface Channel {
  readonly followers: Set<Follower>;
  isNotified: boolean;
  busy: boolean;
  /** Cancels the timer that reads again what could not be read. */
  cancelRetry: () => void;
  /** Progress of the chat when it was last read; null before. */
  seen: Omit<ChatProgress, 'match'> | null;
  /** Progress for which a poll rang last: its last line may have been deleted, so that no read finds it. */
  polled: Omit<ChatProgress, 'match'> | null;
  /** Names of the authors of the lines that were last read, by person. */
  names: ReadonlyMap<string, string | null>;
  /** Number of times at which an author got another name: a later author may take theirs. */
  renamed: number;
}

/** Sends the chat of a match to its followers, filtered by what each may see. A ring only triggers a read of the store. */
export class ChatFeed {
  readonly #parts: ChatFeedParts;
  readonly #channels = new Map<string, Channel>();
  readonly #unlisten: () => void;
  #cancelPoll: () => void = none;
  #closed = false;

  constructor(parts: ChatFeedParts) {
    this.#parts = parts;
    this.#unlisten = parts.bell.listen((text) => {
      const [match = '', person] = text.split(' ');
      if (person === undefined) this.ring(match);
      else this.renew(person);
    });
    if (parts.pollMs !== null) this.#pollLater(parts.pollMs);
  }

  /** Sends the latest lines of a match, then every new one. Returns an unsubscribe function. */
  follow(match: string, person: string | null, sink: ChatSink): () => void {
    const channel = this.#channels.get(match) ?? newChannel();
    this.#channels.set(match, channel);
    const follower: Follower = { person, sink, viewer: null, last: 0, sent: '', wake: none };
    channel.followers.add(follower);
    this.ring(match);
    return () => {
      follower.wake();
      channel.followers.delete(follower);
      if (channel.followers.size > 0 || this.#channels.get(match) !== channel) return;
      channel.cancelRetry();
      this.#channels.delete(match);
    };
  }

  /** Reads and sends the changes in the chat of a match. */
  ring(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.isNotified = true;
    if (!channel.busy) void this.#pump(match, channel);
  }

  /** Reloads what a person may see and send, for all matches that they follow. */
  renew(person: string): void {
    for (const [match, { followers }] of this.#channels) {
      const mine = [...followers].filter((follower) => follower.person === person);
      for (const follower of mine) follower.viewer = null;
      if (mine.length > 0) this.ring(match);
    }
  }

  close(): void {
    this.#closed = true;
    this.#unlisten();
    this.#cancelPoll();
    for (const { followers, cancelRetry } of this.#channels.values()) {
      cancelRetry();
      for (const { wake } of followers) wake();
    }
    this.#channels.clear();
  }

  /**
   * Rings the chats that have changed in the store without a ring, because it was lost or the other server has no bus.
   */
  async poll(): Promise<void> {
    const followed = [...this.#channels.keys()];
    for (let from = 0; from < followed.length; from += MAX_POLLED) {
      const progress = await this.#parts.store.progressOf(followed.slice(from, from + MAX_POLLED));
      for (const { match, last, version } of progress) {
        const channel = this.#channels.get(match);
        const isKnown = [channel?.seen, channel?.polled].some((one) => one?.last === last && one.version === version);
        if (!channel || isKnown) continue;
        channel.polled = { last, version };
        this.ring(match);
      }
    }
  }

  #pollLater(everyMs: number): void {
    this.#cancelPoll = this.#parts.time.after(everyMs, () => {
      void this.poll()
        .catch(this.#parts.failed)
        .then(() => {
          if (!this.#closed) this.#pollLater(everyMs);
        });
    });
  }

  /** Reloads a follower when their mute ends. */
  #wakeAtEnd(match: string, follower: Follower, { mutedUntil }: ChatViewer): void {
    follower.wake();
    follower.wake = none;
    if (mutedUntil === null) return;
    const { time } = this.#parts;
    const ms = Math.max(0, mutedUntil - time.now());
    follower.wake = time.after(Math.min(ms, MAX_DELAY_MS), () => {
      follower.viewer = null;
      this.ring(match);
    });
  }

  /** Reads a chat again after a failure. On a single server, nothing else would do so before the next line. */
  #retryLater(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.cancelRetry();
    channel.cancelRetry = this.#parts.time.after(RETRY_MS, () => this.ring(match));
  }

  /** Returns the rules for what a follower may see; null if they cannot be read now. */
  async #viewerOf(match: string, follower: Follower): Promise<ChatViewer | null> {
    try {
      follower.viewer ??= this.#parts.chat.viewer(follower.person);
      return await follower.viewer;
    } catch (error) {
      // Read again with the next line or soon, and no other person has to wait for it.
      follower.viewer = null;
      this.#parts.failed(error);
      this.#retryLater(match);
      return null;
    }
  }

  async #pump(match: string, channel: Channel): Promise<void> {
    channel.busy = true;
    try {
      while (channel.isNotified && channel.followers.size > 0) {
        channel.isNotified = false;
        await this.#publish(match, channel);
      }
    } catch (error) {
      this.#parts.failed(error);
      this.#retryLater(match);
    } finally {
      channel.busy = false;
    }
  }

  async #publish(id: string, channel: Channel): Promise<void> {
    const { followers } = channel;
    const { store, matches } = this.#parts;
    const match = await matches.read(id);
    if (!match) return;
    const [state, lines] = await Promise.all([store.stateOf(id), latestLines(store, id)]);
    const firsts = await store.authorsOf(id, peopleIn(lines));
    const last = lines.at(-1)?.number ?? 0;
    const authors = authorsIn(match, lines, firsts, this.#parts.lookOf);
    channel.seen = { last, version: state.version };
    const names = new Map([...authors].map(([person, { name }]) => [person, name]));
    if ([...names].some(([person, name]) => (channel.names.get(person) ?? name) !== name)) channel.renamed += 1;
    channel.names = names;
    // Names of spectators differ from names of players.
    const namesOfSeats = match.seats.map(({ name }) => name);
    for (const follower of followers) {
      const viewer = await this.#viewerOf(id, follower);
      // They may have left in the meantime.
      if (viewer === null || !followers.has(follower)) continue;
      this.#wakeAtEnd(id, follower, viewer);
      const may = maySend(match, state, viewer);
      const sent = JSON.stringify([
        state,
        may,
        isOver(match),
        [...viewer.blocked].sort(),
        namesOfSeats,
        channel.renamed,
      ]);
      const whole = sent !== follower.sent;
      const further = whole ? lines : lines.filter(({ number }) => number > follower.last);
      const shown = linesFor(match, further, authors, viewer);
      follower.last = last;
      follower.sent = sent;
      if (!whole && shown.length === 0) continue;
      if (follower.sink({ type: 'chat', whole, on: state.on, may, lines: shown })) continue;
      follower.wake();
      followers.delete(follower);
    }
  }
}

function newChannel(): Channel {
  return {
    followers: new Set(),
    isNotified: false,
    busy: false,
    cancelRetry: none,
    seen: null,
    polled: null,
    names: new Map(),
    renamed: 0,
  };
}
