import type { Budget } from '@levante/contract';

/** A budget that runs out `ms` milliseconds from now. */
export function budgetOf(ms: number): Budget {
  const end = performance.now() + ms;
  return { remaining: () => Math.max(0, end - performance.now()) };
}

/** The same budget; whoever asks it when `ms` milliseconds or less are left sets off `onLow`, once. */
export function watched(budget: Budget, ms: number, onLow: () => void): Budget {
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
