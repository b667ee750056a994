import type { Budget } from '@levante/contract';

/**
 * Returns a budget in iterations instead of milliseconds. Every call to `remaining` consumes one unit, and a search calls it
 * once per iteration, so results do not depend on the machine.
 */
export function triesBudget(tries: number): Budget {
  // Searches keep the last unit in reserve.
  let left = tries + 1;
  return {
    remaining: () => {
      left -= 1;
      return left;
    },
  };
}
