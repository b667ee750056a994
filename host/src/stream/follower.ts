import type { StreamMessage } from '@levante/wire';
import type { ViewWriter } from './view-writer.ts';

/** Why nothing more is told: the match is not there (any more), it could not be read, or the host has ended. */
export type EndOfStream = 'gone' | 'failed' | 'closed';

/** Where the messages for somebody who follows a match go. */
export interface Sink {
  /**
   * `ply`: the ply that the match is told up to, to resume after; null for a message that tells of no ply. Whoever sees the
   * same is handed the very same message, which nobody may change. False: drop me.
   */
  send(message: StreamMessage, ply: number | null): boolean;
  /** Called once where the host ends it; not after an unsubscribe. */
  end(why: EndOfStream): void;
}

/** Which match somebody follows, and from where. */
export interface FollowRequest {
  readonly match: string;
  readonly person: string | null;
  /** Through which of the person's seats; null for the first. */
  readonly seat: number | null;
  /** The ply after which to go on, or null for the whole view first. */
  readonly resume: number | null;
}

/** Somebody who follows a match: what has been told so far, and what is to be told next. */
export class Subscriber {
  readonly #request: FollowRequest;
  readonly #sink: Sink;
  #ply: number | null;
  /** Seats and status as last told; after a resume nothing is known of it. */
  #sentSeating = '';
  #ended = false;

  constructor(request: FollowRequest, sink: Sink) {
    this.#request = request;
    this.#sink = sink;
    this.#ply = request.resume;
  }

  /** The first ply that is still missing, as far as the match has come; null if the whole view is needed. */
  missingFrom(ply: number): number | null {
    return this.#ply === null || this.#ply > ply ? null : this.#ply;
  }

  /** Tells what is new on the writer's page. */
  deliver(writer: ViewWriter): void {
    const messages = writer.messagesFor(this.#request.person, this.#request.seat);
    const from = this.missingFrom(messages.ply);
    if (from === null) this.#send(messages.view(), messages.ply);
    else {
      if (writer.seating !== this.#sentSeating) this.#send(messages.match(from === messages.ply), null);
      if (from < messages.ply) this.#send(messages.plies(from), messages.ply);
    }
    this.#ply = messages.ply;
    this.#sentSeating = writer.seating;
  }

  /** Nothing is told any more. */
  leave(): void {
    this.#ended = true;
  }

  end(why: EndOfStream): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#sink.end(why);
  }

  #send(message: StreamMessage, ply: number | null): void {
    if (!this.#ended && !this.#sink.send(message, ply)) this.end('closed');
  }
}
