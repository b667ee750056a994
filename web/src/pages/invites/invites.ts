import type { Match } from '@levante/wire';
import { type Signal, signal } from '@preact/signals';

/** The waiting matches with a seat reserved for me, as last sent by the server. */
export const invites: Signal<readonly Match[]> = signal([]);

/** Returns the name of the person who invites: the first who sits at the table. */
export const inviterIn = ({ seats }: Match): string =>
  seats.find(({ kind, taken }) => kind === 'person' && taken)?.name ?? '';
