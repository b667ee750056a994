import { RecentCache } from '@levante/host';
import type { SESSION_SCOPES } from '@levante/wire';
import type { Agent } from './agent.ts';

/** Rights of a session. Each includes the previous ones; only cookies have `manage`. */
export type SessionScope = (typeof SESSION_SCOPES)[number];

/** Means by which a person proves their identity. */
export const PROOF_MEANS = ['passkey', 'code', 'email', 'provider'] as const;
export type ProofMeans = (typeof PROOF_MEANS)[number];

/** Proof of a person's identity. It belongs to one session. */
export interface IdentityProof {
  readonly by: ProofMeans;
  /** End of the proof, in milliseconds since the epoch. */
  readonly until: number;
}

/** The identity and session at the provider with which a session of this server began. */
export interface ProviderBinding {
  readonly identity: string;
  readonly session: string | null;
}

/** A cookie or token as listed for its person. */
export interface Session {
  readonly id: string;
  readonly kind: 'cookie' | 'token';
  readonly scope: SessionScope;
  /** Name that its person gave to a token, or null. */
  readonly name: string | null;
  /** The session that issued it; null for none. */
  readonly issuer: string | null;
  readonly agent: Agent;
  /** Days since the epoch. */
  readonly createdDay: number;
  readonly seenDay: number;
}

/** A session to be issued. */
export interface NewSession {
  /** Hash of the secret in the cookie or token. */
  readonly id: string;
  readonly person: string;
  /** Generation of the person's keys with which the session is signed. */
  readonly generation: number;
  readonly kind: Session['kind'];
  readonly scope: SessionScope;
  readonly name: string | null;
  /** Session that issues this one and with which it ends; null for none. */
  readonly issuer: string | null;
  readonly agent: Agent;
  /** Whether its cookie has the name that other hosts of the domain cannot set. */
  readonly isHostCookie: boolean;
  readonly proof: IdentityProof | null;
  /** The provider's session with which it begins; null for other sessions. */
  readonly binding: ProviderBinding | null;
}

/** Properties of a session on which the handling of a request depends. */
export interface SessionState {
  readonly kind: Session['kind'];
  readonly scope: SessionScope;
  /** Current generation of the person's keys. */
  readonly generation: number;
  readonly isHostCookie: boolean;
  /** Time at which another session replaced it, in milliseconds since the epoch; null while it is live. */
  readonly replacedAt: number | null;
}

/** Replacement of a session by one with other rights. */
export interface SessionReplacement {
  /** The session to end, with everything that it issued. It belongs to the same person or to the former guest. */
  readonly from: { readonly id: string; readonly person: string } | null;
  readonly to: NewSession;
  /** Ids of tokens that the person keeps by name. */
  readonly keep: readonly string[];
  /** Whether all other sessions of the person end, too, because a guest becomes an account. */
  readonly isAlone: boolean;
  readonly now: number;
}

/** Renewal of a person's keys, with the session of the browser that requested it. */
export interface KeyRenewal {
  readonly person: string;
  readonly from: number;
  /** The session that requests the renewal. It must be live. */
  readonly session: string;
  readonly to: NewSession;
  readonly now: number;
}

/** A request of a session. */
export interface SessionUse {
  readonly id: string;
  readonly day: number;
  readonly isHostCookie: boolean;
}

/** Place of a session in the list of a person's sessions. */
export type SessionPlace = Pick<Session, 'id' | 'seenDay'>;

/** Page of a person's sessions. */
export interface SessionPage {
  readonly generation: number;
  /** The last session of the previous page; null for the first page. */
  readonly before: SessionPlace | null;
  /** Id of the session that the first page begins with; null for none. */
  readonly first: string | null;
  readonly limit: number;
}

/** Result of adding a session. */
export type AddedSession = 'added' | 'issuer-ended' | 'too-many';

/**
 * Stores sessions. Each has a row from the moment it is issued; a session without a row is void. Every method is
 * atomic. Ending a session also ends everything it has created that could act or read for its person.
 */
export interface SessionStore {
  /** Adds a session, unless the session that issues it has ended, or its person has the maximum number of tokens. */
  addSession(session: NewSession, day: number): Promise<AddedSession>;
  /** Updates the day on which a session was last seen, and the name of its cookie. Never revives an ended session. */
  seeSession(use: SessionUse): Promise<void>;
  /** Returns the states of existing sessions by id. */
  statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>>;
  /** Returns the current generation of a person's keys; the first is 0. */
  generationOf(person: string): Promise<number>;
  /** Returns the provider's session with which a session began; null for other sessions. */
  providerOf(session: string): Promise<ProviderBinding | null>;
  /** Lists a page of a person's sessions of one generation, last seen first. */
  sessionsOf(person: string, page: SessionPage): Promise<readonly Session[]>;
  /** Ends a session. Returns false if the person has no such session. */
  endSession(person: string, session: string): Promise<boolean>;
  /**
   * Replaces a session, and ends the least recently used cookies of its person above the maximum. Deletes rows of
   * replaced sessions that are old or too many. Returns false if the replaced session has ended.
   */
  replaceSession(replacement: SessionReplacement, day: number): Promise<boolean>;
  /**
   * Voids a person's keys of generation `from`, ends all their sessions and adds one, with a letter to their address.
   * Returns false if `from` was not current, or the requesting session has ended.
   */
  renewKeys(renewal: KeyRenewal, day: number): Promise<boolean>;
  /**
   * Deletes sessions last seen before a day, sessions that were never used since before another day, sessions replaced
   * before a time, and tokens of deleted sessions.
   */
  deleteUnusedSessions(before: {
    readonly seen: number;
    readonly issued: number;
    readonly replaced: number;
  }): Promise<void>;
}

export interface SessionsParts {
  readonly store: SessionStore;
  readonly now: () => number;
  /** Called after sessions of a person may have ended, also if the store's reply was lost. */
  readonly ended: (person: string) => void;
  /** Called when a use could not be recorded. The request continues. */
  readonly failed: (error: unknown) => void;
}

const DAY_MS = 24 * 3600 * 1000;
/** Maximum number of sessions known to be recorded today. */
const MAX_KNOWN = 10_000;

/**
 * Sessions: the cookies and tokens of a person, each with an id, so that they can be listed and ended one by one. Every
 * rise in privilege begins a new session, so that a copy of the previous one gains nothing.
 */
export class Sessions {
  readonly #parts: SessionsParts;
  /** Day of the last recorded use, by recently used session. */
  readonly #recorded = new RecentCache<number>(MAX_KNOWN);

  constructor(parts: SessionsParts) {
    this.#parts = parts;
  }

  /** Returns whether the use of a session is recorded for today. */
  isRecorded(session: string): boolean {
    return this.#recorded.get(session) === this.#day();
  }

  /** Records the use of a session. Never rejects. After a failure, the next use is recorded. */
  async used(id: string, isHostCookie: boolean): Promise<void> {
    const day = this.#day();
    this.#recorded.set(id, day);
    await this.#parts.store.seeSession({ id, day, isHostCookie }).catch((error: unknown) => {
      this.#recorded.delete(id);
      this.#parts.failed(error);
    });
  }

  /** Adds a session before its first use. */
  add(session: NewSession): Promise<AddedSession> {
    return this.#parts.store.addSession(session, this.#day());
  }

  /** Returns the current generation of a person's keys; the first is 0. */
  generationOf(person: string): Promise<number> {
    return this.#parts.store.generationOf(person);
  }

  /** Returns the provider's session with which a session began; null for other sessions. */
  providerOf(session: string): Promise<ProviderBinding | null> {
    return this.#parts.store.providerOf(session);
  }

  /** Lists a page of a person's sessions. */
  list(person: string, page: SessionPage): Promise<readonly Session[]> {
    return this.#parts.store.sessionsOf(person, page);
  }

  /** Ends a session of a person. Returns false if they have no such session. */
  async end(person: string, session: string): Promise<boolean> {
    return await this.#parts.store.endSession(person, session).finally(() => this.#parts.ended(person));
  }

  /**
   * Replaces a session of a person, or of the browser's former guest, by a new one. If the person has too many cookies,
   * the least recently used ones end. Returns false if the replaced session has ended, since a copy of it must not take
   * over the guest's matches.
   */
  async replace(replacement: Omit<SessionReplacement, 'now'>): Promise<boolean> {
    const { store, now, ended } = this.#parts;
    const { person } = replacement.to;
    return await store.replaceSession({ ...replacement, now: now() }, this.#day()).finally(() => {
      ended(person);
      if (replacement.from !== null && replacement.from.person !== person) ended(replacement.from.person);
    });
  }

  /**
   * Voids a person's keys and ends their sessions. Returns false if the keys are no longer current, or the requesting
   * session has ended.
   */
  async renew(renewal: Omit<KeyRenewal, 'now'>): Promise<boolean> {
    const { store, now, ended } = this.#parts;
    const { person } = renewal;
    return await store.renewKeys({ ...renewal, now: now() }, this.#day()).finally(() => ended(person));
  }

  #day(): number {
    return Math.floor(this.#parts.now() / DAY_MS);
  }
}
