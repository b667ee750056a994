import type { Match } from '@levante/wire';

/** Returns the person's seat if it is their turn; null otherwise, and while a bot plays it. */
export function seatToAct({ status, actor, mine, seats }: Match): number | null {
  if (status !== 'running' || actor === null) return null;
  const seat = mine.find((one) => String(one) === actor);
  return seat === undefined || seats[seat]?.playedBy ? null : seat;
}
