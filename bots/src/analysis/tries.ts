import type { Budget } from '@levante/contract';

/**
 * A budget of so many tries rather than of time: its clock goes on by one each time somebody looks at it, and searches look
 * once a try. What is found within it does not depend on the machine.
 */
export function triesBudget(tries: number): Budget {
  // A search keeps the last unit back, as it keeps back the last millisecond.
  let left = tries + 1;
  return {
    remaining: () => {
      left -= 1;
      return left;
    },
  };
}
