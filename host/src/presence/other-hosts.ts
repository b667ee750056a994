import type { Attendance, AttendedPlace, HostPresence, PresenceBus } from '../ports/attendance.ts';

/** Number of beats without a message after which a host is taken for dead. */
const MAX_MISSED = 4;
/** Maximum number of places in one message. */
const MAX_PLACES = 500;

/** Attendance announced by another host. */
interface OtherHost {
  number: number;
  missed: number;
  readonly places: Map<string, Attendance>;
}

/**
 * The attendance announced by other hosts. Changes are numbered, so that a lost one is noticed with the next message,
 * and everything is requested again. A host that is silent for some beats is dropped with all its people.
 */
export class OtherHosts {
  readonly #bus: PresenceBus;
  readonly #own: () => readonly AttendedPlace[];
  readonly #changed: (place: string) => void;
  readonly #hosts = new Map<string, OtherHost>();
  /** Number of changes announced by this host. */
  #number = 0;
  #wasConnected = false;

  /** Creates the exchange. `own` returns the places of this host; `changed` is called for places of other hosts. */
  constructor(bus: PresenceBus, own: () => readonly AttendedPlace[], changed: (place: string) => void) {
    this.#bus = bus;
    this.#own = own;
    this.#changed = changed;
    bus.listen((message) => this.#hear(message));
  }

  /** The attendances of a place on other hosts. */
  at(place: string): readonly Attendance[] {
    return [...this.#hosts.values()].flatMap(({ places }) => places.get(place) ?? []);
  }

  /** Returns the places on other hosts with at least one of these people. */
  placesOf(people: ReadonlySet<string>): readonly string[] {
    return [...this.#hosts.values()].flatMap(({ places }) =>
      [...places].flatMap(([place, at]) => (at.people.some((one) => people.has(one)) ? place : [])),
    );
  }

  /** Announces the attendance of a place here. */
  announce(place: AttendedPlace): void {
    this.#number += 1;
    this.#bus.publish({ kind: 'change', host: this.#bus.host, number: this.#number, place });
  }

  /** Announces that this host is alive, and drops hosts that have been silent for too long. Called periodically. */
  beat(): void {
    const { host, isConnected } = this.#bus;
    // While nothing is exchanged, silence says nothing about the others.
    if (!isConnected) {
      this.#wasConnected = false;
      return;
    }
    if (!this.#wasConnected) this.#bus.publish({ kind: 'ask', host, of: null });
    this.#wasConnected = true;
    this.#bus.publish({ kind: 'beat', host, number: this.#number });
    for (const [id, other] of this.#hosts) {
      other.missed += 1;
      if (other.missed > MAX_MISSED) this.#drop(id);
    }
  }

  /** Announces that this host stops. */
  leave(): void {
    this.#bus.publish({ kind: 'bye', host: this.#bus.host });
  }

  #hear(message: HostPresence): void {
    const { kind, host } = message;
    if (host === this.#bus.host) return;
    if (kind === 'bye') this.#drop(host);
    else if (kind === 'ask') {
      if (message.of === null || message.of === this.#bus.host) this.#sendAll();
    } else {
      const other = this.#hosts.get(host) ?? { number: -1, missed: 0, places: new Map<string, Attendance>() };
      this.#hosts.set(host, other);
      other.missed = 0;
      if (kind === 'change') this.#take(host, other, message);
      else if (kind === 'all') this.#replace(other, message);
      else if (message.number !== other.number) this.#ask(host);
    }
  }

  #take(host: string, other: OtherHost, { number, place }: Extract<HostPresence, { kind: 'change' }>): void {
    if (number !== other.number + 1) {
      // Asked once with the next beat, too, so a lost question is repeated.
      this.#ask(host);
      return;
    }
    other.number = number;
    this.#set(other, place);
  }

  #replace(other: OtherHost, { number, isFirst, places }: Extract<HostPresence, { kind: 'all' }>): void {
    const before = isFirst ? [...other.places.keys()] : [];
    if (isFirst) other.places.clear();
    other.number = number;
    for (const place of before) this.#changed(place);
    for (const place of places) this.#set(other, place);
  }

  #set(other: OtherHost, [place, people, guests]: AttendedPlace): void {
    if (people.length === 0 && guests === 0) other.places.delete(place);
    else other.places.set(place, { people, guests });
    this.#changed(place);
  }

  #drop(host: string): void {
    const other = this.#hosts.get(host);
    this.#hosts.delete(host);
    for (const place of other?.places.keys() ?? []) this.#changed(place);
  }

  #ask(of: string): void {
    this.#bus.publish({ kind: 'ask', host: this.#bus.host, of });
  }

  #sendAll(): void {
    const places = [...this.#own()];
    const { host } = this.#bus;
    let isFirst = true;
    do {
      this.#bus.publish({
        kind: 'all',
        host,
        number: this.#number,
        isFirst,
        places: places.splice(0, MAX_PLACES),
      });
      isFirst = false;
    } while (places.length > 0);
  }
}
