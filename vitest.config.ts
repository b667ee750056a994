import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Tier } from './testkit/test/tier.ts';
import { PATIENCE_MS } from './testkit/test/wait.ts';

/** Endings of the suites' names by tier; `tiered` suites run in all of them, with their own lengths. */
const ENDINGS: Readonly<Record<Tier, string>> = {
  quick: '.test.ts',
  slow: '.{slow,tiered}.test.ts',
  long: '.{long,slow,tiered}.test.ts',
};
/** Patterns of suites that belong to another tier only. */
const NOT_OF: Readonly<Record<Tier, readonly string[]>> = {
  quick: ['**/*.{slow,long}.test.ts'],
  slow: [],
  long: [],
};

const isTiered = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.tiered.test.ts');

/**
 * Within a project those of two lengths first, since they are long in either tier: where nothing is known of earlier runs,
 * vitest goes by the size of files, and a short file that takes long would keep one worker busy when all others are done.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map([...new Set(sorted.map(({ project }) => project.name))].map((name, i) => [name, i]));
    const placeOf = ({ project }: TestSpecification): number => places.get(project.name) ?? 0;
    return sorted.sort((a, b) => placeOf(a) - placeOf(b) || Number(isTiered(b)) - Number(isTiered(a)));
  }
}

/** The projects of a tier: what a project needs beside its suites is made once for all of them, and only where one runs. */
export function projectsOf(tier: Tier): TestProjectConfiguration[] {
  const project = (name: string, suites: string, others: readonly string[], globalSetup: string[]) => ({
    test: {
      name,
      include: [suites + ENDINGS[tier]],
      exclude: [...configDefaults.exclude, 'coverage/**', ...NOT_OF[tier], ...others],
      globalSetup,
      provide: { tier },
      // One more than there are cores: suites wait for a browser, a server or a child process in turn.
      maxWorkers: availableParallelism() + 1,
      // Suites of the quick tier share what their worker has loaded: for most, reloading it takes longer than the tests.
      isolate: tier !== 'quick',
      // Nobody can look at a browser that stumbled once on a busy machine of others; `npm test` names what needed a second try.
      retry: name === 'browser' && process.env.CI === 'true' ? 1 : 0,
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

export default defineConfig({ test: { projects: projectsOf('quick'), sequence: { sequencer: LongestFirst } } });
