import type { NotificationSettings } from '@levante/wire';
import { Zone, type Zones } from '../calendar/zone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Returns the end of the quiet hours that include a moment, in milliseconds since the epoch; null outside of them. When
 * clocks change, quiet hours follow the local time: in the repeated hour they begin at the first of two equal times and
 * end at the second.
 */
export function quietUntil(zones: Zones, quiet: NotificationSettings['quiet'], at: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const zone = new Zone(zones, quiet.zone);
  const today = Math.floor(zone.localTime(at) / DAY_MS);
  for (const day of [today - 1, today]) {
    const lastDay = quiet.from > quiet.to ? day + 1 : day;
    const end = zone.lastMoment(lastDay * DAY_MS + quiet.to * MINUTE_MS);
    if (zone.moment(day * DAY_MS + quiet.from * MINUTE_MS) <= at && at < end) return end;
  }
  return null;
}
