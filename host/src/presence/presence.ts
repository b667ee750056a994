import type { Attendance, AttendedPlace, PresenceBus, PresenceTracker } from '../ports/attendance.ts';
import type { Time } from '../ports/environment.ts';
import { OtherHosts } from './other-hosts.ts';

/** Time in which arrivals and departures are collected, so that a crowd or a reload causes few messages. */
const COLLECT_MS = 250;
/** Interval between two beats to other hosts. */
const BEAT_MS = 3000;

export interface PresenceParts {
  readonly time: Pick<Time, 'after'>;
  /** Absent if this is the only host. */
  readonly bus?: PresenceBus;
}

/** The people at one place on this host. */
interface PlaceHere {
  /** Number of streams by person. */
  readonly people: Map<string, number>;
  guests: number;
}

/**
 * People who have a match or another page open, on all hosts. Within a process, streams enter and leave; between hosts,
 * each announces its own people. The people of a dead host disappear after a few seconds.
 */
export class Presence implements PresenceTracker {
  readonly #parts: PresenceParts;
  readonly #here = new Map<string, PlaceHere>();
  readonly #others: OtherHosts | null;
  readonly #listeners = new Set<(place: string) => void>();
  /** Places that have changed since they were last reported; true if they changed here. */
  readonly #dirty = new Map<string, boolean>();
  #cancelCollecting: (() => void) | null = null;
  #cancelBeat: () => void = () => {};
  #isStopped = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    const own = (): readonly AttendedPlace[] => [...this.#here.keys()].map((place) => this.#ownAt(place));
    this.#others = parts.bus ? new OtherHosts(parts.bus, own, (place) => this.#note(place, false)) : null;
    this.#beat();
  }

  /** Whether the people of all hosts are known: false without contact to the other hosts. */
  get isKnown(): boolean {
    return !this.#isStopped && (this.#parts.bus?.isConnected ?? true);
  }

  /** Adds a stream of a person, or of a guest without an identity (null). Returns a function that removes it. */
  enter(place: string, person: string | null): () => void {
    const here = this.#here.get(place) ?? { people: new Map<string, number>(), guests: 0 };
    this.#here.set(place, here);
    addTo(here, person, 1);
    this.#note(place, true);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      addTo(here, person, -1);
      if (here.people.size === 0 && here.guests === 0 && this.#here.get(place) === here) this.#here.delete(place);
      this.#note(place, true);
    };
  }

  /** Returns the people at a place, on all hosts. */
  at(place: string): Attendance {
    const here = this.#here.get(place);
    const elsewhere = this.#others?.at(place) ?? [];
    const people = new Set([...(here?.people.keys() ?? []), ...elsewhere.flatMap((other) => other.people)]);
    return { people: [...people], guests: elsewhere.reduce((sum, { guests }) => sum + guests, here?.guests ?? 0) };
  }

  /** Returns whether a person is at a place. */
  has(place: string, person: string): boolean {
    if (this.#here.get(place)?.people.has(person)) return true;
    return this.#others?.at(place).some(({ people }) => people.includes(person)) ?? false;
  }

  /** Returns the places with at least one of these people, on all hosts. */
  placesOf(people: readonly string[]): readonly string[] {
    const isAmong = new Set(people);
    const places = new Set(this.#others?.placesOf(isAmong));
    for (const [place, here] of this.#here)
      if ([...here.people.keys()].some((one) => isAmong.has(one))) places.add(place);
    return [...places];
  }

  /** Calls `changed` soon after a place has changed. Returns an unsubscribe function. */
  listen(changed: (place: string) => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Tells the other hosts that all people here are gone, and stops. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelCollecting?.();
    this.#cancelBeat();
    this.#others?.leave();
  }

  #ownAt(place: string): AttendedPlace {
    const here = this.#here.get(place);
    return [place, [...(here?.people.keys() ?? [])], here?.guests ?? 0];
  }

  #note(place: string, isHere: boolean): void {
    if (this.#isStopped) return;
    this.#dirty.set(place, isHere || (this.#dirty.get(place) ?? false));
    this.#cancelCollecting ??= this.#parts.time.after(COLLECT_MS, () => this.#report());
  }

  #report(): void {
    this.#cancelCollecting = null;
    const dirty = [...this.#dirty];
    this.#dirty.clear();
    for (const [place, isHere] of dirty) {
      if (isHere) this.#others?.announce(this.#ownAt(place));
      for (const changed of this.#listeners) changed(place);
    }
  }

  #beat(): void {
    if (!this.#others) return;
    this.#others.beat();
    this.#cancelBeat = this.#parts.time.after(BEAT_MS, () => this.#beat());
  }
}

function addTo(here: PlaceHere, person: string | null, by: 1 | -1): void {
  if (person === null) {
    here.guests += by;
    return;
  }
  const count = (here.people.get(person) ?? 0) + by;
  if (count > 0) here.people.set(person, count);
  else here.people.delete(person);
}
