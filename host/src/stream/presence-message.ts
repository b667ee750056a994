import type { PresenceMessage } from '@levante/wire';
import type { Attendance } from '../ports/attendance.ts';
import type { MatchHead } from '../ports/stored-match.ts';

/** Presence at a match, and its text for comparison. */
export interface KnownPresence {
  readonly message: PresenceMessage;
  readonly text: string;
}

/** Returns the public presence in a match, by seat. */
export function presenceIn({ seats }: Pick<MatchHead, 'seats'>, { people, guests }: Attendance): KnownPresence {
  const isHere = new Set(people);
  const here = seats.filter(({ person }) => person !== null && isHere.has(person)).map(({ seat }) => seat);
  for (const { person } of seats) if (person !== null) isHere.delete(person);
  const message: PresenceMessage = { type: 'presence', here, spectators: isHere.size + guests };
  return { message, text: JSON.stringify(message) };
}
