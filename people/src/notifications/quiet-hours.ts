import type { NotificationSettings } from '@levante/wire';
import { Zone, type Zones } from '../calendar/zone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Returns the end of the quiet hours that include a moment, in milliseconds since the epoch; null outside of them. On days
 * on which clocks change they begin and end at the times that clocks show.
 */
export function quietUntil(zones: Zones, quiet: NotificationSettings['quiet'], at: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const zone = new Zone(zones, quiet.zone);
  const local = zone.localTime(at);
  const day = Math.floor(local / DAY_MS);
  const minute = (local - day * DAY_MS) / MINUTE_MS;
  const isOvernight = quiet.from > quiet.to;
  const isIn = isOvernight ? minute >= quiet.from || minute < quiet.to : minute >= quiet.from && minute < quiet.to;
  if (!isIn) return null;
  const lastDay = isOvernight && minute >= quiet.from ? day + 1 : day;
  const end = zone.moment(lastDay * DAY_MS + quiet.to * MINUTE_MS);
  // In an hour that is repeated the end may have passed before.
  return end > at ? end : null;
}
