import type { SeatChange } from '@levante/host';
import { clocksText } from './rows.ts';
import type { SeatChangeWrite } from './writes.ts';

/** Returns the write of a change of who plays, or of the clocks. */
export function seatChangeWrite({
  match,
  ply,
  seatVersion,
  seats = [],
  clocks,
  deadline,
  sat,
}: SeatChange): SeatChangeWrite {
  const played = seats.map(({ seat, playedBy }) => [seat, playedBy?.level ?? null, playedBy?.why ?? null] as const);
  const columns = { clocks: clocksText(clocks), deadline, sat: JSON.stringify(sat) };
  return { kind: 'seat-change', match, ply, seatVersion, seats: played, ...columns };
}
