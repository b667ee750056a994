import { student95 } from './student.ts';
import { type Interval, wilson } from './wilson.ts';

/** Wins are counted in sixtieths, so that up to six tied winners share one without a rounding that would depend on the order. */
export const WHOLE_WIN = 60;

/** What the matches of one deal brought: whole numbers, `wins` in sixtieths. */
export interface DealWins {
  readonly wins: number;
  readonly matches: number;
}

/** A share of the wins with its 95 % interval: from the lower of two lower ends to the higher of two upper ends. */
export interface Share extends Interval {
  readonly share: number;
  /** As if no match had anything to do with another. */
  readonly byMatches: Interval;
  /** From how much the deals differ: matches of one deal have their luck in common. */
  readonly byDeals: Interval;
}

/**
 * The 95 % interval of a share from deals that are independent of each other, whatever holds within them: the ratio of
 * wins to matches with the spread of the deals round it, by Student's t. Nothing can be said from fewer than two.
 */
export function byDeals(deals: readonly DealWins[]): Interval {
  const matches = deals.reduce((sum, deal) => sum + deal.matches, 0);
  if (deals.length < 2 || matches === 0) return { low: 0, high: 1 };
  const share = deals.reduce((sum, { wins }) => sum + wins / WHOLE_WIN, 0) / matches;
  const squares = deals.reduce((sum, { wins, matches: n }) => sum + (wins / WHOLE_WIN - share * n) ** 2, 0);
  const error = Math.sqrt((squares * deals.length) / (deals.length - 1)) / matches;
  const half = student95(deals.length - 1) * error;
  return { low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/** The share of the wins that these deals tell, which does not depend on their order. */
export function shareOf(deals: readonly DealWins[]): Share {
  const wins = deals.reduce((sum, deal) => sum + deal.wins, 0) / WHOLE_WIN;
  const matches = deals.reduce((sum, deal) => sum + deal.matches, 0);
  const inOrder = [...deals].sort((a, b) => a.wins - b.wins || a.matches - b.matches);
  const [one, other] = [wilson(wins, matches), byDeals(inOrder)];
  return {
    share: matches === 0 ? 0 : wins / matches,
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
    byMatches: one,
    byDeals: other,
  };
}

/** Counts the wins of a level or a seat, deal by deal. */
export class WinCount {
  readonly #deals = new Map<number, DealWins>();

  /** One match of that deal, in which it won so many sixtieths. */
  add(deal: number, wins: number): void {
    const known = this.#deals.get(deal) ?? { wins: 0, matches: 0 };
    this.#deals.set(deal, { wins: known.wins + wins, matches: known.matches + 1 });
  }

  /** By the number of the deal. */
  deals(): DealWins[] {
    return [...this.#deals].sort(([a], [b]) => a - b).map(([, wins]) => wins);
  }
}
