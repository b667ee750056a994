/** How long a training goes on. */
export interface TrainingBudget {
  /** How much of it is over once so many matches are begun or learned from, 0 … 1. */
  share(matches: number): number;
  /** How many more may be begun. */
  left(begun: number): number;
  /** `2000 matches` or `5 minutes`. */
  readonly whole: string;
}

const MINUTE = 60_000;

/** So many matches in all. */
export function byMatches(all: number): TrainingBudget {
  return {
    share: (matches) => Math.min(1, matches / all),
    left: (begun) => Math.max(0, all - begun),
    whole: `${all} matches`,
  };
}

/** So many minutes in all, of which `spent` milliseconds are over now; however few they are, something is always learned. */
export function byMinutes(minutes: number, spent: number, now: () => number = () => performance.now()): TrainingBudget {
  const began = now() - spent;
  const share = (): number => Math.min(1, (now() - began) / (minutes * MINUTE));
  return {
    share,
    left: (begun) => (begun === 0 || share() < 1 ? Number.POSITIVE_INFINITY : 0),
    whole: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  };
}
