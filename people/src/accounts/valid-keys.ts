import { FreshCache } from './fresh-cache.ts';
import type { SessionState } from './sessions.ts';

/** Keys as a cookie or token names them. */
export interface HeldKeys {
  readonly person: string;
  readonly generation: number;
  readonly kind: SessionState['kind'];
  /** Ids under which the session may be stored, likeliest first. */
  readonly sessions: readonly string[];
}

/** A session whose keys are valid. */
export interface ValidSession extends Pick<SessionState, 'kind' | 'scope' | 'isHostCookie'> {
  readonly id: string;
}

/** Result of checking keys: a session, `replaced` if another session has just replaced it, or `void`. */
export type CheckedKeys = ValidSession | 'replaced' | 'void';

/** Time during which a replaced session differs from a void one: requests in flight carry it. */
const REPLACED_MS = 15_000;

export interface ValidKeysParts {
  readonly store: {
    /** Returns the states of existing sessions by id. */
    statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>>;
  };
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Milliseconds since the epoch. */
  readonly wallTime: () => number;
  /** Whether this process alone changes keys, so that read values never become outdated. */
  readonly isAlone: boolean;
}

/** A person and the id of one of their sessions, as a key of the cache. */
const keyOf = (person: string, session: string): string => `${person} ${session}`;

/**
 * Checks keys without a database read per request. With several servers, a void key is refused at most two seconds
 * after the change, even if its message is lost.
 */
export class ValidKeys {
  readonly #cache: FreshCache<SessionState | null>;
  readonly #wallTime: () => number;

  constructor({ store, now, wallTime, isAlone }: ValidKeysParts) {
    this.#wallTime = wallTime;
    const read = async (keys: readonly string[]): Promise<ReadonlyMap<string, SessionState | null>> => {
      const states = await store.statesOf(keys.map(sessionIn));
      return new Map(keys.map((key) => [key, states.get(sessionIn(key)) ?? null]));
    };
    this.#cache = new FreshCache({ read, now, isAlone, groupOf: personIn });
  }

  /** Returns the session of valid keys. Null if they are invalid or their session must be read first. */
  known(keys: HeldKeys): ValidSession | null {
    const [id] = keys.sessions;
    const state = id === undefined ? null : this.#cache.get(keyOf(keys.person, id));
    if (id === undefined || !state || state.kind !== keys.kind || state.replacedAt !== null) return null;
    return state.generation === keys.generation ? sessionOf(id, state) : null;
  }

  /** Checks whether keys are of the current generation and their session is live and of their kind. */
  async check(keys: HeldKeys): Promise<CheckedKeys> {
    let isReplaced = false;
    for (const id of keys.sessions) {
      const state = await this.#stateOf(keys, id);
      if (state === null || state.kind !== keys.kind) continue;
      if (state.replacedAt !== null) {
        isReplaced ||= this.#wallTime() - state.replacedAt < REPLACED_MS;
        continue;
      }
      if (state.generation !== keys.generation) continue;
      return sessionOf(id, state);
    }
    return isReplaced ? 'replaced' : 'void';
  }

  /** Called after a person's keys or sessions have changed. */
  changed(person: string): void {
    this.#cache.changed(person);
  }

  /** Reads the keys of all recently used sessions again. */
  refresh(): Promise<void> {
    return this.#cache.refresh();
  }

  async #stateOf({ person, generation }: HeldKeys, id: string): Promise<SessionState | null> {
    const key = keyOf(person, id);
    const known = this.#cache.get(key);
    // Generations only increase: keys later than the cached ones were renewed on another server.
    return known !== undefined && (known === null || known.generation >= generation)
      ? known
      : await this.#cache.read(key);
  }
}

const sessionOf = (id: string, { kind, scope, isHostCookie }: SessionState): ValidSession => {
  return { id, kind, scope, isHostCookie };
};
const personIn = (key: string): string => key.slice(0, key.indexOf(' '));
const sessionIn = (key: string): string => key.slice(key.indexOf(' ') + 1);
