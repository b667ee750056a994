import { isolatedName, type Match, type MatchSeat } from '@levante/wire';
import { type Signal, signal } from '@preact/signals';

/** The waiting matches with a seat reserved for me, as last sent by the server. */
export const invites: Signal<readonly Match[]> = signal([]);

/** Returns the seat of the inviting person: the first person at the table. */
export const inviterSeat = ({ seats }: Match): MatchSeat | undefined =>
  seats.find(({ kind, taken }) => kind === 'person' && taken);

/** Returns the name of the inviting person. */
export const inviterIn = (match: Match): string => isolatedName(inviterSeat(match)?.name ?? '');
