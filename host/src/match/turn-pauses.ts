import type { ClockParts, MatchClocks, StoredPause } from '../ports/clocks.ts';
import type { MatchHead } from '../ports/stored-match.ts';
import { MAX_HOLIDAY_MS } from './clock-rules.ts';

/**
 * Returns the nights and days off of the person in a seat whose clock starts at `now`; undefined in a live match. They
 * stay fixed for the turn, so that a person gains nothing by changing them in their turn.
 */
export async function turnPauses(
  { calendars }: Pick<ClockParts, 'calendars'>,
  { seats }: Pick<MatchHead, 'seats'>,
  clocks: MatchClocks,
  seat: number,
  now: number,
): Promise<readonly StoredPause[] | undefined> {
  const person = seats.find((one) => one.seat === seat)?.person;
  const clock = clocks.seats[seat];
  if (!calendars || !person || !clock || clocks.control.kind !== 'days') return undefined;
  const pauses = await calendars.pausesOf(person, clock.leftMs, clock.holidayMs ?? MAX_HOLIDAY_MS);
  return pauses.map(({ from, to, why }) => ({ from: now + from, to: now + to, why }));
}
