import type { SeatQuery } from '@levante/wire';

/** Returns the seat given in a query, or null. */
export function seatOf({ seat }: SeatQuery): number | null {
  return seat === undefined ? null : Number(seat);
}
