import { CHANCE, writeActor } from '@levante/contract';

const actorOf = (line: string): string => line.slice(0, line.indexOf(' '));

/**
 * Returns the ply at which the last turn of any of these seats began, or null if they have not acted. A turn consists of a
 * seat's consecutive actions and the random events between them.
 */
export function lastTurnOf(seats: readonly number[], actions: readonly string[]): number | null {
  const last = actions.findLastIndex((line) => seats.some((seat) => actorOf(line) === String(seat)));
  if (last < 0) return null;
  const seat = actorOf(actions[last] ?? '');
  let from = last;
  for (let i = last - 1; i >= 0; i--) {
    const actor = actorOf(actions[i] ?? '');
    if (actor === seat) from = i;
    else if (actor !== writeActor(CHANCE)) break;
  }
  return from;
}

/** Returns whether any of these seats acts in these actions. */
export function hasActed(seats: readonly number[], actions: readonly string[]): boolean {
  return actions.some((line) => seats.some((seat) => actorOf(line) === String(seat)));
}
