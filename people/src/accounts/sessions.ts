import { RecentCache } from '@levante/host';
import type { Agent } from './agent.ts';

/** A cookie or token as listed for its person. */
export interface Session {
  readonly id: string;
  readonly kind: 'cookie' | 'token';
  readonly agent: Agent;
  /** Days since the epoch. */
  readonly createdDay: number;
  readonly seenDay: number;
}

/** Use of a session by a request. */
export interface SessionUse {
  readonly id: string;
  readonly person: string;
  /** Generation of the keys that the session was signed with. */
  readonly generation: number;
  readonly kind: Session['kind'];
  readonly agent: Agent;
}

/** The session of a browser before and after its keys are renewed. */
export interface SessionRenewal {
  /** Null for keys of an earlier version. */
  readonly from: string | null;
  readonly to: string;
}

/** Stores sessions. One without a row is valid: rows are written on first use. */
export interface SessionStore {
  /** Adds a session, or updates the day on which it was last seen. Never revives an ended one. */
  seeSession(use: SessionUse, day: number): Promise<void>;
  /** Returns the ended sessions of several people, by person. */
  endedOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns which of these sessions were ended. */
  endedAmong(sessions: readonly string[]): Promise<readonly string[]>;
  /** Lists a person's sessions of one generation that were not ended, last seen first. */
  sessionsOf(person: string, generation: number): Promise<readonly Session[]>;
  /** Ends a session for good. Returns false if the person has no such session. */
  endSession(person: string, session: string): Promise<boolean>;
  /** Deletes sessions that were last seen before a day. Ended ones stay, since one without a row is valid. */
  deleteUnusedSessions(before: number): Promise<void>;
  /**
   * Deletes a person's sessions whose generation is below this one, since their keys are void, with the channels of their
   * browsers, except that of the renewed one.
   */
  deleteSessions(person: string, below: number, renewed: SessionRenewal): Promise<void>;
}

export interface SessionsParts {
  readonly store: SessionStore;
  readonly now: () => number;
  /** Called after a session of a person was ended. */
  readonly ended: (person: string) => void;
  /** Called when a use could not be recorded, which refuses nothing. */
  readonly failed: (error: unknown) => void;
}

const DAY_MS = 24 * 3600 * 1000;
/** Maximum number of sessions known to be recorded today. */
const MAX_KNOWN = 10_000;

/** Sessions: the cookies and tokens of a person, each with an id, so that they can be listed and ended one by one. */
export class Sessions {
  readonly #parts: SessionsParts;
  /** The day on which each recently used session was last recorded. */
  readonly #recorded = new RecentCache<number>(MAX_KNOWN);

  constructor(parts: SessionsParts) {
    this.#parts = parts;
  }

  /** Returns whether the use of a session is recorded for today. */
  isRecorded(session: string): boolean {
    return this.#recorded.get(session) === Math.floor(this.#parts.now() / DAY_MS);
  }

  /** Records the use of a session once a day, without delaying the request. */
  used(use: SessionUse): void {
    if (this.isRecorded(use.id)) return;
    const day = Math.floor(this.#parts.now() / DAY_MS);
    this.#recorded.set(use.id, day);
    void this.#parts.store.seeSession(use, day).catch((error: unknown) => {
      this.#recorded.delete(use.id);
      this.#parts.failed(error);
    });
  }

  /** Records a session before its first use. */
  add(use: SessionUse): Promise<void> {
    return this.#parts.store.seeSession(use, Math.floor(this.#parts.now() / DAY_MS));
  }

  /** Lists a person's sessions, the current one included even if this is its first request. */
  async list(use: SessionUse | null, person: string, generation: number): Promise<readonly Session[]> {
    if (use !== null) await this.add(use);
    return await this.#parts.store.sessionsOf(person, generation);
  }

  /** Ends a session of a person. Returns false if they have no such session. */
  async end(person: string, session: string): Promise<boolean> {
    const isEnded = await this.#parts.store.endSession(person, session);
    if (isEnded) this.#parts.ended(person);
    return isEnded;
  }

  /** Deletes a person's sessions of earlier keys, which are void. The current one continues as another. */
  forgetBefore(person: string, generation: number, current: SessionRenewal): Promise<void> {
    return this.#parts.store.deleteSessions(person, generation, current);
  }
}
