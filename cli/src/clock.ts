import type { Budget } from '@levante/contract';

/** A budget that runs out `ms` milliseconds from now. */
export function budgetOf(ms: number): Budget {
  const end = performance.now() + ms;
  return { remaining: () => Math.max(0, end - performance.now()) };
}
