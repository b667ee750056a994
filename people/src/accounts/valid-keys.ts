import { FreshCache } from './fresh-cache.ts';

/** Keys as a cookie or token names them; the session is null for texts of earlier versions. */
export interface HeldKeys {
  readonly person: string;
  readonly generation: number;
  readonly session: string | null;
}

/** Stores the current key generation of each person, at first 0. */
export interface KeyStore {
  generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Voids generation `from`. Returns the new generation, or null if `from` was not current. */
  renewKeys(person: string, from: number): Promise<number | null>;
}

export interface ValidKeysParts {
  readonly store: KeyStore;
  readonly sessions: {
    /** Returns the ended sessions of several people, by person. */
    endedOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  };
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Whether no other process changes keys, so that what was read stays true. */
  readonly isAlone: boolean;
}

/** The keys of a person: their current generation, and the sessions that were ended. */
interface PersonKeys {
  readonly generation: number;
  readonly ended: ReadonlySet<string>;
}

/**
 * Checks keys without a read of the database for each request. On several servers a void key is refused at the latest two
 * seconds after the change, also if its message is lost.
 */
export class ValidKeys {
  readonly #store: KeyStore;
  readonly #cache: FreshCache<PersonKeys>;

  constructor({ store, sessions, now, isAlone }: ValidKeysParts) {
    this.#store = store;
    const read = async (people: readonly string[]): Promise<ReadonlyMap<string, PersonKeys>> => {
      const [generations, ended] = await Promise.all([store.generationsOf(people), sessions.endedOf(people)]);
      return new Map(
        people.map((person) => {
          return [person, { generation: generations.get(person) ?? 0, ended: new Set(ended.get(person)) }];
        }),
      );
    };
    this.#cache = new FreshCache({ read, now, isAlone });
  }

  /** Returns whether keys are of the current generation and their session has not been ended. */
  async isValid(keys: HeldKeys): Promise<boolean> {
    const known = this.#cache.get(keys.person);
    // Generations only increase: later keys than those in memory were renewed on another server.
    return isAmong(known && known.generation >= keys.generation ? known : await this.#cache.read(keys.person), keys);
  }

  /** Reads the current generation of a person. */
  async generationOf(person: string): Promise<number> {
    return (await this.#cache.read(person)).generation;
  }

  /** Voids generation `from`. Returns the new generation, or null if `from` was not current. */
  async renewKeys(person: string, from: number): Promise<number | null> {
    return await this.#store.renewKeys(person, from).finally(() => this.changed(person));
  }

  /** Called after something else has changed a person's keys or ended a session. */
  changed(person: string): void {
    this.#cache.changed(person);
  }

  /** Reads the keys of all recently active people again. */
  refresh(): Promise<void> {
    return this.#cache.refresh();
  }
}

const isAmong = ({ generation, ended }: PersonKeys, held: HeldKeys): boolean =>
  generation === held.generation && (held.session === null || !ended.has(held.session));
