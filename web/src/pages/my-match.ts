import type { Match } from '@levante/wire';

/** Whether a match at the server waits for others and nobody but me sits in it: then I may delete it. */
export function isMineAlone({ status, seats }: Match): boolean {
  return status === 'waiting' && seats.every(({ kind, taken, mine }) => kind === 'bot' || !taken || mine);
}
