import type { FollowRequest, MatchHost, Time } from '@levante/host';
import type { ChatFeed } from '@levante/people/chat';
import type { StreamMessage } from '@levante/wire';
import { PersonalStreams, type StreamFollower } from './personal-streams.ts';
import type { ShownPage, VisiblePages } from './visible-pages.ts';

/** Receives the text of an event stream. */
export interface TextSink {
  /** Sends text. Returns false if the client is too slow or gone and must be dropped. */
  send(text: string): boolean;
  end(): void;
}

export interface MatchStreamsDependencies {
  readonly host: Pick<MatchHost, 'follow'>;
  /** Default: streams have no chat. */
  readonly chat?: Pick<ChatFeed, 'follow' | 'ring'>;
  /** Default: visible pages are not tracked. */
  readonly visiblePages?: Pick<VisiblePages, 'look' | 'lookAway' | 'close'>;
  readonly time: Time;
  readonly keepAliveMs: number;
}

/** Maximum number of cached events: one per viewer of a table, which are sent in sequence. */
const MAX_CACHED_EVENTS = 16;

/** Returns whether a message says that the match is over. */
function isEnd(message: StreamMessage): boolean {
  if (message.type === 'plies') return message.result !== null;
  return message.type === 'match' && message.match.status === 'over';
}

/** A serialised message. */
interface SentEvent {
  readonly message: StreamMessage;
  readonly ply: number | null;
  readonly text: string;
}

/** The open streams of matches as server-sent events. The id of an event is the ply to resume after. */
export class MatchStreams extends PersonalStreams {
  readonly #parts: MatchStreamsDependencies;
  /** Open streams with their followers and unsubscribe functions. */
  readonly #open = new Map<TextSink, { readonly follower: StreamFollower; readonly stop: () => void }>();
  /**
   * Recently serialised messages, shared by all followers with the same view. A `WeakMap` would keep its values until
   * the next full collection, and they are most of what the server allocates.
   */
  readonly #events: SentEvent[] = [];
  /** The index in `#events` that is overwritten next. */
  #nextEvent = 0;
  /** Number of streams opened. */
  #numbered = 0;
  #cancelKeepAlive: () => void;

  constructor(parts: MatchStreamsDependencies) {
    super();
    this.#parts = parts;
    this.#cancelKeepAlive = this.#keepAliveLater();
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Writes the events of a match to `sink`. Returns an unsubscribe function. */
  follow(
    request: FollowRequest & { readonly looking?: boolean },
    sink: TextSink,
    { generation = 0, session = null, address = '' }: Partial<Omit<StreamFollower, 'person'>> = {},
  ): () => void {
    const { chat, host, visiblePages } = this.#parts;
    const stopFollowing = host.follow(request, {
      send: (message, ply) => {
        // From then on players see what spectators wrote.
        if (request.people && isEnd(message)) chat?.ring(request.match);
        return sink.send(this.#textOf(message, ply));
      },
      end: () => this.#end(sink),
    });
    const stopChat = request.people
      ? chat?.follow(request.match, request.person, (message) => sink.send(`data: ${JSON.stringify(message)}\n\n`))
      : undefined;
    const { match, person } = request;
    const shown = request.looking && person !== null ? { match, person, page: `stream ${++this.#numbered}` } : null;
    if (shown) visiblePages?.look(shown);
    const stop = (): void => {
      stopFollowing();
      stopChat?.();
      if (shown) visiblePages?.lookAway(shown);
    };
    this.#open.set(sink, { follower: { person: request.person, address, generation, session }, stop });
    return () => {
      this.#open.delete(sink);
      stop();
    };
  }

  /** Ends the streams of followers that match `isOut`. */
  endWhere(isOut: (follower: StreamFollower) => boolean): void {
    for (const [sink, { follower }] of this.#open) if (isOut(follower)) this.#end(sink);
  }

  protected followers(): readonly StreamFollower[] {
    return [...this.#open.values()].map(({ follower }) => follower);
  }

  /** Records whether a person is looking at a match on a page. */
  look(shown: ShownPage, isLooking: boolean): void {
    const { visiblePages } = this.#parts;
    if (isLooking) visiblePages?.look(shown);
    else visiblePages?.lookAway(shown);
  }

  /** Ends every stream. */
  close(): void {
    this.#cancelKeepAlive();
    this.#parts.visiblePages?.close();
    for (const sink of this.#open.keys()) this.#end(sink);
  }

  #textOf(message: StreamMessage, ply: number | null): string {
    const known = this.#events.find((event) => event.message === message && event.ply === ply);
    if (known) return known.text;
    const text = `${ply === null ? '' : `id: ${ply}\n`}data: ${JSON.stringify(message)}\n\n`;
    this.#events[this.#nextEvent] = { message, ply, text };
    this.#nextEvent = (this.#nextEvent + 1) % MAX_CACHED_EVENTS;
    return text;
  }

  #end(sink: TextSink): void {
    this.#open.get(sink)?.stop();
    this.#open.delete(sink);
    sink.end();
  }

  #keepAliveLater(): () => void {
    return this.#parts.time.after(this.#parts.keepAliveMs, () => {
      for (const sink of this.#open.keys()) if (!sink.send(': keep-alive\n\n')) this.#end(sink);
      this.#cancelKeepAlive = this.#keepAliveLater();
    });
  }
}
