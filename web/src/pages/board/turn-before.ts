const actorOf = (line: string): string => line.slice(0, line.indexOf(' '));
const CHANCE = '*';

/** Returns the ply at which the last turn began; a turn includes the chance between its actions. */
export function turnBefore(actions: readonly string[]): number {
  const last = actions.findLastIndex((line) => actorOf(line) !== CHANCE);
  const seat = actorOf(actions[last] ?? '');
  let from = Math.max(0, last);
  for (let i = from - 1; i >= 0; i--) {
    const actor = actorOf(actions[i] ?? '');
    if (actor === seat) from = i;
    else if (actor !== CHANCE) break;
  }
  return from;
}
