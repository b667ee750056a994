import type { Budget } from '@levante/contract';

/** Returns a budget that expires `ms` milliseconds from now. */
export function budgetOf(ms: number): Budget {
  const end = performance.now() + ms;
  return { remaining: () => Math.max(0, end - performance.now()) };
}

/** Wraps a budget so that the first query with `ms` milliseconds or less left calls `onLow`. */
export function withLowCallback(budget: Budget, ms: number, onLow: () => void): Budget {
  let isLow = false;
  return {
    remaining: () => {
      const left = budget.remaining();
      if (left <= ms && !isLow) {
        isLow = true;
        onLow();
      }
      return left;
    },
  };
}
