import { inject } from 'vitest';

/**
 * The tiers of the tests: `npm test` proves a change in minutes, `npm run test:slow` proves the same things at length,
 * `npm run test:long` at the greatest length, by hand.
 */
export const TIERS = ['quick', 'slow', 'long'] as const;
export type Tier = (typeof TIERS)[number];

/** A value for each tier; the long tier takes that of the slow one where it has none of its own. */
export interface Lengths<T> {
  readonly quick: T;
  readonly slow: T;
  readonly long?: T;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Given by the configuration that runs the suite: `vitest.config.ts` and its like of the other tiers. */
    tier: Tier;
  }
}

/** How long a suite runs in the tier that runs it: matches, kills, positions. For suites named `*.tiered.test.ts`, which run in all. */
export function length<T>({ quick, slow, long = slow }: Lengths<T>): T {
  return { quick, slow, long }[inject('tier')];
}
