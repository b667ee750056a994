import type { PresenceMessage } from '@levante/wire';
import type { Attendance } from '../ports/attendance.ts';
import type { MatchHead } from '../ports/store.ts';

/** Returns who has a match open as everybody may know it, by seat, with its text for comparison. */
export function presenceIn(
  { seats }: Pick<MatchHead, 'seats'>,
  { people, guests }: Attendance,
): { readonly message: PresenceMessage; readonly text: string } {
  const isHere = new Set(people);
  const here = seats.filter(({ person }) => person !== null && isHere.has(person)).map(({ seat }) => seat);
  for (const { person } of seats) if (person !== null) isHere.delete(person);
  const message: PresenceMessage = { type: 'presence', here, spectators: isHere.size + guests };
  return { message, text: JSON.stringify(message) };
}
