import { type Fact, isObject, type Seat } from '@levante/contract';

/**
 * Summarises the effect of a whole turn, apart from its cost: `build VEN 3`, `reopen`, `fortress`, `loan 16`, `pass`.
 * `lines` are the seat's own, and `from` is the place of its ship before them. Null if the turn has no deed yet.
 */
export function turnDeed(lines: readonly string[], from: string | null): string | null {
  let city = from;
  for (const line of lines) {
    const [, verb = '', first = '', second] = line.split(' ');
    if (verb === 'sail') city = second ?? city;
    if (verb === 'build' || verb === 'reopen' || verb === 'fortress')
      return [verb, city ?? '', first, ...(second === undefined ? [] : [second])].join(' ');
    if (verb === 'loan') return `loan ${first}`;
    if (verb === 'pass') return 'pass';
  }
  return null;
}

/** Returns the place of a seat's ship in a serialised state; null if it is off the board. */
export function shipPlace(state: Readonly<Record<string, unknown>>, seat: Seat): string | null {
  const { players } = state;
  const player = Array.isArray(players) ? players[seat] : null;
  const ship = isObject(player) ? player.ship : null;
  return isObject(ship) && typeof ship.city === 'string' ? ship.city : null;
}

/** Sums the florins that a seat has paid, by the facts; repayments do not count. */
export function spentIn(facts: readonly Fact[], seat: Seat): number {
  return facts.reduce((sum, { type, from, for: purpose, amount }) => {
    const isSpent = type === 'paid' && from === seat && purpose !== 'repayment';
    return isSpent && typeof amount === 'number' ? sum + amount : sum;
  }, 0);
}
