import type { Match } from '@levante/wire';

/** Whether a match on the server still waits and has no other player; then I may delete it. */
export function isMineAlone({ status, seats }: Match): boolean {
  return status === 'waiting' && seats.every(({ kind, taken, mine }) => kind === 'bot' || !taken || mine);
}
