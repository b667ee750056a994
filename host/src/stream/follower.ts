import type { PresenceMessage, StreamMessage } from '@levante/wire';
import type { ViewWriter } from './view-writer.ts';

/** Reason for ending a stream: the match is gone, could not be read, or the host has stopped. */
export type EndOfStream = 'gone' | 'failed' | 'closed';

/** Receives the messages of one follower. */
export interface Sink {
  /**
   * Delivers a message. `ply` is the ply to resume after; null for a message without one. Followers with the same view
   * receive the same object, which must not be changed. Returns false to be dropped.
   */
  send(message: StreamMessage, ply: number | null): boolean;
  /** Called once if the host ends the stream; not after an unsubscribe. */
  end(why: EndOfStream): void;
}

/** A subscription to a match. */
export interface FollowRequest {
  readonly match: string;
  readonly person: string | null;
  /** One of the person's seats; null for the first. */
  readonly seat: number | null;
  /** The ply to resume after; null to start with a full view. */
  readonly resume: number | null;
  /** Whether to send messages about the people, too. Default: no. */
  readonly people?: boolean;
  /** Whether the person does not count as here. Default: no. */
  readonly unseen?: boolean;
}

/** A follower of a match and the position of its stream. */
export class Subscriber {
  readonly #request: FollowRequest;
  readonly #sink: Sink;
  #ply: number | null;
  /** Seats and status last sent; empty after a resume. */
  #sentSeating = '';
  /** Text of the presence last sent. */
  #sentPresence = '';
  #ended = false;

  constructor(request: FollowRequest, sink: Sink) {
    this.#request = request;
    this.#sink = sink;
    this.#ply = request.resume;
  }

  /** Returns the first missing ply; null if a full view is needed. */
  missingFrom(ply: number): number | null {
    return this.#ply === null || this.#ply > ply ? null : this.#ply;
  }

  /** Sends the changes since the last delivery. */
  deliver(writer: ViewWriter): void {
    const messages = writer.messagesFor(this.#request.person, this.#request.seat);
    // The options alone do not tell where a match from another one's position begins.
    const isUnknown = this.#ply === 0 && writer.page.match.start !== undefined;
    const from = isUnknown ? null : this.missingFrom(messages.ply);
    if (from === null) this.#send(messages.view(), messages.ply);
    else {
      if (writer.seating.text !== this.#sentSeating) this.#send(messages.match(from === messages.ply), null);
      if (from < messages.ply) this.#send(messages.plies(from), messages.ply);
    }
    this.#ply = messages.ply;
    this.#sentSeating = writer.seating.text;
  }

  /** Sends presence if it has changed. */
  deliverPresence(message: PresenceMessage, text: string): void {
    if (!this.#request.people || text === this.#sentPresence) return;
    this.#sentPresence = text;
    this.#send(message, null);
  }

  /** Stops sending after an unsubscribe. */
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
