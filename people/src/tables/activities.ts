import type { PresenceTracker } from '@levante/host';

/** Current activity of a person. `match` is a running match that was listed, so that strangers may watch it. */
export interface Activity {
  readonly does: 'plays' | 'waits';
  readonly match?: { readonly id: string; readonly game: string };
}

/** A seat that a person plays in a running match. */
export interface SeatInPlay {
  readonly person: string;
  readonly match: string;
  readonly game: string;
  /** Whether the match was an open table. */
  readonly isListed: boolean;
}

export interface ActivityStore {
  /** Returns the seats that these people play themselves in the running ones of these matches. */
  seatsInPlay(people: readonly string[], matches: readonly string[]): Promise<readonly SeatInPlay[]>;
  /** Returns which of these people sit at open tables that wait for players. */
  waitingPeople(people: readonly string[]): Promise<readonly string[]>;
}

export interface ActivitiesParts {
  readonly store: ActivityStore;
  readonly presence: Pick<PresenceTracker, 'has' | 'placesOf'>;
  readonly now: () => number;
}

/** Maximum number of people and of matches that are looked up: databases limit the parameters of a statement. */
const MAX_LOOKED_UP = 1000;
/** Time for which activities are not read again, in milliseconds: all viewers get the same. */
const KEPT_MS = 1000;

/** Activities of the people who let others see that they are here. People without an activity are free. */
export class Activities {
  readonly #parts: ActivitiesParts;
  #readAt = Number.NEGATIVE_INFINITY;
  #read: Promise<ReadonlyMap<string, Activity>> = Promise.resolve(new Map());

  constructor(parts: ActivitiesParts) {
    this.#parts = parts;
  }

  /** Returns the activities of visible people, at most a second old. */
  async of(people: readonly string[]): Promise<ReadonlyMap<string, Activity>> {
    const now = this.#parts.now();
    if (now - this.#readAt < KEPT_MS) return await this.#read;
    this.#readAt = now;
    this.#read = this.#activitiesOf(people);
    // A failed reading is not kept.
    this.#read.catch(() => {
      this.#readAt = Number.NEGATIVE_INFINITY;
    });
    return await this.#read;
  }

  async #activitiesOf(all: readonly string[]): Promise<ReadonlyMap<string, Activity>> {
    const { store, presence } = this.#parts;
    const people = all.slice(0, MAX_LOOKED_UP);
    if (people.length === 0) return new Map();
    const [played, waiting] = await Promise.all([
      store.seatsInPlay(people, presence.placesOf(people).slice(0, MAX_LOOKED_UP)),
      store.waitingPeople(people),
    ]);
    const activities = new Map<string, Activity>(waiting.map((person) => [person, { does: 'waits' }]));
    for (const { person, match, game, isListed } of played) {
      // A person plays where they have the match open; of several matches, one that may be watched is named.
      if (!presence.has(match, person) || activities.get(person)?.match) continue;
      activities.set(person, { does: 'plays', ...(isListed && { match: { id: match, game } }) });
    }
    return activities;
  }
}
