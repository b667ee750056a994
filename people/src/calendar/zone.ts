const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** Rules of time zones, which the machine knows. */
export interface Zones {
  /**
   * Returns the time that clocks in a zone show at a moment, as the milliseconds of the same figures in UTC; null for an unknown
   * zone.
   */
  localTime(zone: string, moment: number): number | null;
}

/** One time zone. An unknown one counts as UTC. */
export class Zone {
  readonly #zones: Zones;
  readonly #name: string;

  constructor(zones: Zones, name: string) {
    this.#zones = zones;
    this.#name = name;
  }

  /** Returns the time that clocks show at a moment, as the milliseconds of the same figures in UTC. */
  localTime(moment: number): number {
    return this.#zones.localTime(this.#name, moment) ?? moment;
  }

  /**
   * Returns the moment from which clocks show a time or a later one: the first of two in the hour that is repeated, and the
   * change itself for a time in the hour that is left out.
   */
  moment(local: number): number {
    const { before, after } = this.#moments(local);
    if (this.localTime(before) === local) return before;
    return this.localTime(after) === local ? after : this.#changeWithin(after, before, local);
  }

  /** Returns the last moment at which clocks show a time: as `moment`, but the second of two in the hour that is repeated. */
  lastMoment(local: number): number {
    const { after } = this.#moments(local);
    return this.localTime(after) === local ? after : this.moment(local);
  }

  /** Returns the moments of a time by the differences from UTC of the day before and the day after. */
  #moments(local: number): { readonly before: number; readonly after: number } {
    return { before: local - this.#offsetAt(local - DAY_MS), after: local - this.#offsetAt(local + DAY_MS) };
  }

  /** Returns the change after which clocks show more than a time that they leave out, to the second. */
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

  /** Returns the difference from UTC at a moment. */
  #offsetAt(moment: number): number {
    const whole = Math.floor(moment / SECOND_MS) * SECOND_MS;
    return this.localTime(whole) - whole;
  }
}
