import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { Tier } from './testkit/test/tier.ts';
import { PATIENCE_MS } from './testkit/test/wait.ts';

/** How the suites of a tier end; one that is `tiered` runs in both, at two lengths. */
const ENDINGS: Readonly<Record<Tier, string>> = { quick: '.test.ts', slow: '.{slow,tiered}.test.ts' };
/** What a suite of another tier alone is called. */
const NOT_OF: Readonly<Record<Tier, readonly string[]>> = { quick: ['**/*.slow.test.ts'], slow: [] };

/** The projects of a tier: what a project needs beside its suites is made once for all of them, and only where one runs. */
export function projectsOf(tier: Tier): TestProjectConfiguration[] {
  const project = (name: string, suites: string, others: readonly string[], globalSetup: string[]) => ({
    test: {
      name,
      include: [suites + ENDINGS[tier]],
      exclude: [...configDefaults.exclude, 'coverage/**', ...NOT_OF[tier], ...others],
      globalSetup,
      provide: { tier },
      maxWorkers: availableParallelism(),
      testTimeout: 300_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: PATIENCE_MS } },
    },
  });
  return [
    project('rooms', '**/test/**/*', ['server/**', '**/*.browser.*'], []),
    project('server', 'server/test/**/*', [], ['server/test/lib/bundles.ts']),
    project('browser', 'web/test/browser/*.browser*', [], ['web/test/browser/lib/setup.ts']),
  ];
}

export default defineConfig({ test: { projects: projectsOf('quick') } });
