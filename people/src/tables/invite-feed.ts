import type { Bell, Time } from '@levante/host';
import type { InvitesMessage, Match } from '@levante/wire';

/** Receives a person's invitations. */
export interface InviteSink {
  /** Returns false if the client is too slow or gone. */
  send(message: InvitesMessage): boolean;
}

export interface InviteFeedParts {
  /** Lists the waiting matches with a seat reserved for a person. */
  readonly invites: (person: string) => Promise<Match[]>;
  /** Rings with a match that has changed, or with `ringOf` a person who was invited, here or on another server. */
  readonly bell: Pick<Bell, 'listen'>;
  readonly time: Time;
  readonly failed: (error: unknown) => void;
}

/** Interval in milliseconds at which followed invitations are read without a ring. */
const POLL_MS = 60_000;

/** Returns the id with which the bell of tables rings for a person. Ids of matches contain no blank. */
export const ringOf = (person: string): string => ` ${person}`;

/** Returns the person of a ring; null if the ring is for a match. */
export const invitedIn = (ring: string): string | null => (ring.startsWith(' ') ? ring.slice(1) : null);

/** A following person, with the message last sent. */
interface Followed {
  readonly sinks: Set<InviteSink>;
  /** Null until they were read for the first time. */
  message: InvitesMessage | null;
  text: string;
  /** Whether invitations are being read, and whether they must be read again. */
  isReading: boolean;
  isStale: boolean;
}

/** Sends people the invitations that they follow. Invitations are read when they change. */
export class InviteFeed {
  readonly #parts: InviteFeedParts;
  readonly #followed = new Map<string, Followed>();
  readonly #unlisten: () => void;
  #cancelPoll: () => void = () => {};

  constructor(parts: InviteFeedParts) {
    this.#parts = parts;
    this.#unlisten = parts.bell.listen((ring) => this.#onRing(ring));
    this.#pollLater();
  }

  /** Sends a person's invitations and their changes. Returns an unsubscribe function. */
  follow(person: string, sink: InviteSink): () => void {
    const followed: Followed = this.#followed.get(person) ?? {
      sinks: new Set<InviteSink>(),
      message: null,
      text: '',
      isReading: false,
      isStale: false,
    };
    followed.sinks.add(sink);
    this.#followed.set(person, followed);
    if (followed.message) sink.send(followed.message);
    this.#read(person, followed);
    return () => {
      followed.sinks.delete(sink);
      if (followed.sinks.size === 0 && this.#followed.get(person) === followed) this.#followed.delete(person);
    };
  }

  close(): void {
    this.#unlisten();
    this.#cancelPoll();
    this.#followed.clear();
  }

  #onRing(ring: string): void {
    const person = invitedIn(ring);
    if (person !== null) {
      const followed = this.#followed.get(person);
      if (followed) this.#read(person, followed);
      return;
    }
    for (const [one, followed] of this.#followed) {
      if (followed.message?.matches.some(({ id }) => id === ring)) this.#read(one, followed);
    }
  }

  #read(person: string, followed: Followed): void {
    followed.isStale = true;
    if (followed.isReading) return;
    followed.isReading = true;
    void this.#readAll(person, followed)
      .catch(this.#parts.failed)
      .finally(() => {
        followed.isReading = false;
      });
  }

  async #readAll(person: string, followed: Followed): Promise<void> {
    while (followed.isStale) {
      followed.isStale = false;
      const matches = await this.#parts.invites(person);
      const text = JSON.stringify(matches.map(({ clocks: _clocks, ...match }) => match));
      if (text === followed.text) continue;
      followed.text = text;
      followed.message = { type: 'invites', matches };
      for (const sink of followed.sinks) sink.send(followed.message);
    }
  }

  #pollLater(): void {
    this.#cancelPoll = this.#parts.time.after(POLL_MS, () => {
      for (const [person, followed] of this.#followed) this.#read(person, followed);
      this.#pollLater();
    });
  }
}
