import { inject } from 'vitest';

/** The tiers of the tests: `npm test` proves a change in minutes, `npm run test:slow` proves the same things at length. */
export const TIERS = ['quick', 'slow'] as const;
export type Tier = (typeof TIERS)[number];

declare module 'vitest' {
  interface ProvidedContext {
    /** Given by the configuration that runs the suite: `vitest.config.ts` or `vitest.slow.config.ts`. */
    tier: Tier;
  }
}

/** How long a suite runs in the tier that runs it: matches, kills, positions. For suites named `*.tiered.test.ts`, which run in both. */
export function length<T>(of: Readonly<Record<Tier, T>>): T {
  return of[inject('tier')];
}
