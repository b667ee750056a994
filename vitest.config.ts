import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Tier } from './testkit/test/tier.ts';
import { PATIENCE_MS } from './testkit/test/wait.ts';

/** A choice of suites by the ending of their names. */
interface Selection {
  /** Ending of the suites that run. */
  readonly ending: string;
  /** Patterns of suites that do not. */
  readonly not: readonly string[];
}

const SLOW = '**/*.slow.test.ts';
const TIERED = '**/*.tiered.test.ts';
const LONG = '**/*.long.test.ts';

/** The suites of each tier; `tiered` suites run in all of them, with their own lengths. */
const SUITES: Readonly<Record<Tier, Selection>> = {
  quick: { ending: '.test.ts', not: [SLOW, LONG] },
  slow: { ending: '.{slow,tiered}.test.ts', not: [] },
  long: { ending: '.{long,slow,tiered}.test.ts', not: [] },
};

const isTiered = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.tiered.test.ts');

/**
 * Sorts suites by project, in the order of the configuration: browsers and other long suites first, so that short ones
 * keep every worker busy at the end. Within a project, suites of two lengths come first, since they are long in either
 * tier; where nothing is known of earlier runs, vitest goes by the size of files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ project }: TestSpecification): number => this.ctx.projects.indexOf(project);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b) || Number(isTiered(b)) - Number(isTiered(a)));
  }
}

/** A project, with what it needs besides its suites: made once for all of them, and only where one runs. */
interface Project extends Selection {
  readonly name: string;
  readonly tier: Tier;
  readonly in: string;
  /** Whether each suite loads all its code again. */
  readonly isolate: boolean;
  readonly globalSetup?: string[];
}

const project = ({ name, tier, in: suites, ending, not, isolate, globalSetup = [] }: Project) => ({
  test: {
    name,
    include: [suites + ending],
    exclude: [...configDefaults.exclude, 'coverage/**', ...not],
    globalSetup,
    provide: { tier },
    // One more than there are cores: suites wait for a browser, a server or a child process in turn.
    maxWorkers: availableParallelism() + 1,
    isolate,
    // No person can look at a browser that stumbled once on a busy machine of others; `npm test` names what needed a second try.
    retry: name === 'browser' && process.env.CI === 'true' ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A list that should be empty is printed with what it contains.
    chaiConfig: { truncateThreshold: 1000 },
    expect: { poll: { timeout: PATIENCE_MS } },
  },
});

/** Suites in the browser share what their worker has loaded: reloading it takes seconds of a suite's time. */
const inBrowser = (tier: Tier, { ending, not }: Selection): TestProjectConfiguration =>
  project({
    name: 'browser',
    tier,
    in: 'web/test/browser/*.browser*',
    ending,
    not,
    isolate: false,
    globalSetup: ['web/test/browser/lib/setup.ts'],
  });

/** Short suites share their worker's modules; suites of the other tiers set clock and environment, and do not. */
function besidesBrowser(tier: Tier, { ending, not }: Selection, suffix = ''): TestProjectConfiguration[] {
  const isolate = tier !== 'quick';
  return [
    project({
      name: `server${suffix}`,
      tier,
      in: 'server/test/**/*',
      ending,
      not,
      isolate,
      globalSetup: ['server/test/lib/bundles.ts'],
    }),
    project({
      name: `rooms${suffix}`,
      tier,
      in: '**/test/**/*',
      ending,
      isolate,
      not: [...not, 'server/**', '**/*.browser.*'],
    }),
  ];
}

/** Returns the projects of a tier. */
export function projectsOf(tier: Tier): TestProjectConfiguration[] {
  return [inBrowser(tier, SUITES[tier]), ...besidesBrowser(tier, SUITES[tier])];
}

/** Returns the projects of the quick and the slow tier together; a tiered suite runs once, at the slow tier's length. */
export function projectsOfBoth(): TestProjectConfiguration[] {
  const { quick, slow } = SUITES;
  return [
    inBrowser('slow', { ending: '.test.ts', not: [LONG] }),
    ...besidesBrowser('slow', slow, ' at length'),
    ...besidesBrowser('quick', { ending: quick.ending, not: [...quick.not, TIERED] }),
  ];
}

export default defineConfig({ test: { projects: projectsOf('quick'), sequence: { sequencer: LongestFirst } } });
