import { RecentCache } from '@levante/host';
import type { Zones } from '@levante/people/calendar';

/** Maximum number of formats in memory: a zone has thousands of spellings, and a format takes 27 KB. */
export const MAX_FORMATS = 200;

const newFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone,
  });

/** The time zone database of Node. */
export class IntlZones implements Zones {
  readonly #formats = new RecentCache<Intl.DateTimeFormat>(MAX_FORMATS);

  localTime(zone: string, moment: number): number | null {
    const format = this.#formatOf(zone);
    if (format === null) return null;
    const at: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(moment)) at[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  /** Returns the format for the time of a zone; null for an unknown zone. */
  #formatOf(zone: string): Intl.DateTimeFormat | null {
    const known = this.#formats.get(zone);
    if (known) return known;
    try {
      const format = newFormat(zone);
      // Only zones that exist are kept, so that made-up names do not fill the memory.
      this.#formats.set(zone, format);
      return format;
    } catch {
      return null;
    }
  }
}

export const INTL_ZONES: Zones = new IntlZones();
