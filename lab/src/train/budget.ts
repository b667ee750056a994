/** Budget of a training. */
export interface TrainingBudget {
  /** Returns the share used up, 0 … 1, once this number of matches was started or learned from. */
  share(matches: number): number;
  /** Returns the number of further matches that may be started. */
  left(begun: number): number;
  /** Describes the budget: `2000 matches` or `5 minutes`. */
  readonly whole: string;
}

const MINUTE = 60_000;

/** Returns a budget in matches. */
export function byMatches(all: number): TrainingBudget {
  return {
    share: (matches) => Math.min(1, matches / all),
    left: (begun) => Math.max(0, all - begun),
    whole: `${all} matches`,
  };
}

/** Returns a budget in minutes, of which `spent` milliseconds are used up. It allows at least one generation. */
export function byMinutes(minutes: number, spent: number, now: () => number = () => performance.now()): TrainingBudget {
  const began = now() - spent;
  const share = (): number => Math.min(1, (now() - began) / (minutes * MINUTE));
  return {
    share,
    left: (begun) => (begun === 0 || share() < 1 ? Number.POSITIVE_INFINITY : 0),
    whole: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  };
}
