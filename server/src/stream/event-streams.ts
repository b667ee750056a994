import type { Attending, FollowRequest, MatchHost, Time } from '@levante/host';
import type { ChatFeed } from '@levante/people/chat';
import type { StreamMessage } from '@levante/wire';
import { OwnedStreams, type StreamFollower } from './owned-streams.ts';

/** Writes the text of an event stream. */
export interface TextSink {
  /** Sends text. Returns false if the client is too slow or gone and must be dropped. */
  send(text: string): boolean;
  end(): void;
}

export interface EventStreamsParts {
  readonly host: Pick<MatchHost, 'follow'>;
  /** Default: streams have no chat. */
  readonly chat?: Pick<ChatFeed, 'follow'>;
  /** Default: nobody is known to look at a match. */
  readonly lookers?: Pick<Attending, 'enter'>;
  readonly time: Time;
  readonly keepAliveMs: number;
}

/** Maximum number of cached events: one per viewer of a table, which are sent in sequence. */
const MAX_CACHED_EVENTS = 16;

/** Returns the place at which the people are who look at a match, not only have it open. No match has a blank in its id. */
export const lookingAt = (match: string): string => `looking ${match}`;

/** A serialised message. */
interface SentEvent {
  readonly message: StreamMessage;
  readonly ply: number | null;
  readonly text: string;
}

/** The open streams of matches as server-sent events. The id of an event is the ply to resume after. */
export class EventStreams extends OwnedStreams {
  readonly #parts: EventStreamsParts;
  /** Open streams with their followers and unsubscribe functions. */
  readonly #open = new Map<TextSink, { readonly follower: StreamFollower; readonly stop: () => void }>();
  /**
   * Recently serialised messages, shared by all followers with the same view. Not a `WeakMap`, whose values survive
   * until the next full collection, and these make up most of the server's allocations.
   */
  readonly #events: SentEvent[] = [];
  /** The index in `#events` that is overwritten next. */
  #nextEvent = 0;
  #cancelKeepAlive: () => void;

  constructor(parts: EventStreamsParts) {
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
    const { chat, host, lookers } = this.#parts;
    const stopFollowing = host.follow(request, {
      send: (message, ply) => sink.send(this.#textOf(message, ply)),
      end: () => this.#end(sink),
    });
    const stopChat = request.people
      ? chat?.follow(request.match, request.person, (message) => sink.send(`data: ${JSON.stringify(message)}\n\n`))
      : undefined;
    const stopLooking = request.looking && lookers?.enter(lookingAt(request.match), request.person);
    const stop = (): void => {
      stopFollowing();
      stopChat?.();
      if (stopLooking) stopLooking();
    };
    this.#open.set(sink, { follower: { person: request.person, address, generation, session }, stop });
    return () => {
      this.#open.delete(sink);
      stop();
    };
  }

  /** Ends the streams of followers for whom `isOut` holds. */
  endWhere(isOut: (follower: StreamFollower) => boolean): void {
    for (const [sink, { follower }] of this.#open) if (isOut(follower)) this.#end(sink);
  }

  protected followers(): readonly StreamFollower[] {
    return [...this.#open.values()].map(({ follower }) => follower);
  }

  /** Ends every stream. */
  close(): void {
    this.#cancelKeepAlive();
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
