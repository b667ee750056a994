import type { Match } from '@levante/wire';
import type { MatchStanding } from './ports.ts';

/** Returns the result of a match, best first, or null. */
export function standingsOf({ result, seats, mine }: Match): readonly MatchStanding[] | null {
  if (result === null) return null;
  const standings = seats.map(({ seat, name }) => ({
    seat,
    name,
    rank: result.ranks[seat] ?? seats.length,
    score: result.scores[seat] ?? 0,
    mine: mine.includes(seat),
  }));
  return standings.sort((one, other) => one.rank - other.rank);
}
