import { inject } from 'vitest';

/**
 * Tiers of the tests: `npm test` tests a change in minutes, `npm run test:slow` runs the same tests at length, `npm run
 * test:long` at the greatest length, on demand.
 */
export const TIERS = ['quick', 'slow', 'long'] as const;
export type Tier = (typeof TIERS)[number];

/** A value for each tier; the quick and the long tier default to that of the slow one. */
export interface Lengths<T> {
  readonly quick?: T;
  readonly slow: T;
  readonly long?: T;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the configuration that runs the suite: `vitest.config.ts`, or that of another tier. */
    tier: Tier;
  }
}

/**
 * Returns the length of a suite in the current tier: matches, kills, positions. For suites named `*.tiered.test.ts`, which
 * run in all tiers.
 */
export function length<T>({ slow, quick = slow, long = slow }: Lengths<T>): T {
  return { quick, slow, long }[inject('tier')];
}
