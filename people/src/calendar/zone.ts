const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** Rules of time zones, as known to the machine. */
export interface Zones {
  /**
   * Returns the local time of a zone at a moment, as the milliseconds of the same date and time in UTC; null for an
   * unknown zone.
   */
  localTime(zone: string, moment: number): number | null;
}

/** A time zone. An unknown zone is treated as UTC. */
export class Zone {
  readonly #zones: Zones;
  readonly #name: string;

  constructor(zones: Zones, name: string) {
    this.#zones = zones;
    this.#name = name;
  }

  /** Returns the local time at a moment, as the milliseconds of the same date and time in UTC. */
  localTime(moment: number): number {
    return this.#zones.localTime(this.#name, moment) ?? moment;
  }

  /**
   * Returns the first moment at which clocks show a local time or a later one. A time in a repeated hour gives the
   * first of its two moments; a time in a skipped hour gives the change itself.
   */
  moment(local: number): number {
    const { before, after } = this.#moments(local);
    if (this.localTime(before) === local) return before;
    return this.localTime(after) === local ? after : this.#changeWithin(after, before, local);
  }

  /**
   * Returns the last moment at which clocks show a local time. Differs from `moment` in a repeated hour, where it is
   * the second moment.
   */
  lastMoment(local: number): number {
    const { after } = this.#moments(local);
    return this.localTime(after) === local ? after : this.moment(local);
  }

  /** Returns the moments of a local time with the UTC offsets of the day before and the day after. */
  #moments(local: number): { readonly before: number; readonly after: number } {
    return { before: local - this.#offsetAt(local - DAY_MS), after: local - this.#offsetAt(local + DAY_MS) };
  }

  /** Returns the change by which clocks skip a local time, to the second. */
  #changeWithin(after: number, before: number, local: number): number {
    let earlier = after;
    let later = before;
    while (later - earlier > SECOND_MS) {
      const between = Math.floor((earlier + later) / (2 * SECOND_MS)) * SECOND_MS;
      if (this.localTime(between) > local) later = between;
      else earlier = between;
    }
    return later;
  }

  /** Returns the UTC offset at a moment. */
  #offsetAt(moment: number): number {
    const whole = Math.floor(moment / SECOND_MS) * SECOND_MS;
    return this.localTime(whole) - whole;
  }
}
