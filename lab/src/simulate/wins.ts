import { student95 } from './student.ts';
import { type Interval, wilson } from './wilson.ts';

/**
 * Wins are counted in sixtieths, so that up to six tied winners share one without rounding, which would depend on the order.
 */
export const WHOLE_WIN = 60;

/** Wins in the matches of one deal: whole numbers, `wins` in sixtieths. */
export interface DealWins {
  readonly wins: number;
  readonly matches: number;
}

/** Share of the wins with its 95 % interval: the wider bound of two intervals on each side. */
export interface Share extends Interval {
  readonly share: number;
  /** Interval if all matches were independent. */
  readonly byMatches: Interval;
  /** Interval from the variance between deals, since matches of one deal share their luck. */
  readonly byDeals: Interval;
}

/**
 * Returns the 95 % interval of a share from independent deals, whatever the correlation within them: the ratio estimator of
 * wins to matches with the variance between deals and Student's t. Fewer than two deals give no information.
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

/** Returns the share of the wins in these deals, independent of their order. */
export function shareOf(deals: readonly DealWins[]): Share {
  const wins = deals.reduce((sum, deal) => sum + deal.wins, 0) / WHOLE_WIN;
  const matches = deals.reduce((sum, deal) => sum + deal.matches, 0);
  const inOrder = [...deals].sort((a, b) => a.wins - b.wins || a.matches - b.matches);
  const one = wilson(wins, matches);
  const other = byDeals(inOrder);
  return {
    share: matches === 0 ? 0 : wins / matches,
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
    byMatches: one,
    byDeals: other,
  };
}

/** Counts the wins of a level or a seat by deal. */
export class WinCount {
  readonly #deals = new Map<number, DealWins>();

  /** Adds a match of that deal with its sixtieths of the win. */
  add(deal: number, wins: number): void {
    const known = this.#deals.get(deal) ?? { wins: 0, matches: 0 };
    this.#deals.set(deal, { wins: known.wins + wins, matches: known.matches + 1 });
  }

  /** Returns the wins by number of the deal. */
  deals(): DealWins[] {
    return [...this.#deals].sort(([a], [b]) => a - b).map(([, wins]) => wins);
  }
}
