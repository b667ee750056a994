import { type FollowRequest, type MatchHost, RecentCache, type Time } from '@levante/host';
import type { StreamMessage } from '@levante/wire';

/** Where the text of an event stream goes. */
export interface TextSink {
  /** Hands text to the connection; false if the client is too slow or gone and must be dropped. */
  send(text: string): boolean;
  end(): void;
}

/** Who follows a match. */
export interface StreamFollower {
  readonly person: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
  /** The generation of the person's keys that the stream was opened with; 0 where there is no person. */
  readonly generation: number;
}

export interface EventStreamsParts {
  readonly host: Pick<MatchHost, 'follow'>;
  readonly time: Time;
  readonly keepAliveMs: number;
}

/** Those who follow one table are told in a row: each player's message comes by, and that of all who look on. */
const MAX_CACHED_EVENTS = 16;

/** A message as it was sent. */
interface SentEvent {
  readonly ply: number | null;
  readonly text: string;
}

/** The open streams of matches as server-sent events: the id of an event is the ply to resume after. */
export class EventStreams {
  readonly #parts: EventStreamsParts;
  /** Each open stream with who follows and what ends it. */
  readonly #open = new Map<TextSink, { readonly follower: StreamFollower; readonly stop: () => void }>();
  /**
   * The last messages as they are sent: each is made once, however many are told. Of the last alone, since what a
   * `WeakMap` holds outlives its key until the next full collection, and this is most of what the server makes.
   */
  readonly #events = new RecentCache<SentEvent, StreamMessage>(MAX_CACHED_EVENTS);
  #cancelKeepAlive: () => void;

  constructor(parts: EventStreamsParts) {
    this.#parts = parts;
    this.#cancelKeepAlive = this.#keepAliveLater();
  }

  /** How many streams are open. */
  get count(): number {
    return this.#open.size;
  }

  /** Begins to write the events of a match to `sink`, for somebody from this origin. Returns an unsubscribe function. */
  follow(
    request: FollowRequest,
    sink: TextSink,
    { generation = 0, address = '' }: Partial<Omit<StreamFollower, 'person'>> = {},
  ): () => void {
    const stop = this.#parts.host.follow(request, {
      send: (message, ply) => sink.send(this.#textOf(message, ply)),
      end: () => this.#end(sink),
    });
    this.#open.set(sink, { follower: { person: request.person, address, generation }, stop });
    return () => {
      this.#open.delete(sink);
      stop();
    };
  }

  /** Ends the streams of the followers for whom `isOut` holds. */
  endWhere(isOut: (follower: StreamFollower) => boolean): void {
    for (const [sink, { follower }] of this.#open) if (isOut(follower)) this.#end(sink);
  }

  /** Ends every stream of a person on this server. */
  endStreamsOf(person: string): void {
    this.endWhere((follower) => follower.person === person);
  }

  /** The people who have a stream open. */
  get people(): readonly string[] {
    return [...new Set([...this.#open.values()].flatMap(({ follower }) => follower.person ?? []))];
  }

  /** Ends the streams that were opened with keys older than the current generation of their person. */
  endVoid(current: ReadonlyMap<string, number>): void {
    this.endWhere(({ person, generation }) => person !== null && generation < (current.get(person) ?? 0));
  }

  /** Ends every stream. */
  close(): void {
    this.#cancelKeepAlive();
    for (const sink of this.#open.keys()) this.#end(sink);
  }

  #textOf(message: StreamMessage, ply: number | null): string {
    const known = this.#events.get(message);
    if (known?.ply === ply) return known.text;
    const text = `${ply === null ? '' : `id: ${ply}\n`}data: ${JSON.stringify(message)}\n\n`;
    this.#events.set(message, { ply, text });
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
