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
   * Returns the moment at which clocks show a time: the first of two in the hour that is repeated, and in the hour that is
   * left out the time as much later.
   */
  moment(local: number): number {
    const before = local - this.#offsetAt(local - DAY_MS);
    const after = local - this.#offsetAt(local + DAY_MS);
    return this.localTime(before) === local || this.localTime(after) !== local ? before : after;
  }

  /** Returns the difference from UTC at a moment. */
  #offsetAt(moment: number): number {
    const whole = Math.floor(moment / 1000) * 1000;
    return this.localTime(whole) - whole;
  }
}
