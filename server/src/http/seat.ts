import type { SeatQuery } from '@levante/wire';

/** The seat that a query names; null where it names none. */
export function seatOf({ seat }: SeatQuery): number | null {
  return seat === undefined ? null : Number(seat);
}
