import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';

/** Every report of a run is stored here: a folder that git ignores. */
export const FOLDER = 'coverage/mutation';

/**
 * `testMs`: milliseconds after which a test that waits for something counts as hung, many times what any takes. `pollMs`: for
 * how long `expect.poll` and `vi.waitFor` ask again.
 */
const WITHOUT_WAITING = { testMs: 1000, pollMs: 1000 };
const IN_MEMORY = { testMs: 2500, pollMs: 2000 };
const ON_DISK = { testMs: 6000, pollMs: 2500 };

/** How long a change may run on without end before its process is ended, beside one and a half times what all tests take. */
const END_MS = 1000;

const inFolder = (folder, ...names) => names.map((name) => `${folder}/${name}.test.ts`);

/**
 * The rules of each game that has a suite for it. The shipped boards are not changed: they are data, printed figures one by
 * one, and a table can be played on others; the tests take their figures from them.
 */
const games = readdirSync(inRoot('games'))
  .filter((game) => existsSync(inRoot('games', game, 'test', 'rules', 'all.ts')))
  .map((game) => ({
    name: game,
    sources: [`games/${game}/rules/**/*.ts`, `!games/${game}/rules/board/reconstructed.ts`],
    tests: [`games/${game}/test/rules/all.ts`],
    minScore: 92,
    ...WITHOUT_WAITING,
  }));

/** Rooms beside the rules: what is changed, and fast tests without a browser, those first that notice most. */
const rooms = [
  {
    name: 'turn',
    ...IN_MEMORY,
    sources: ['table/src/act/**/*.ts', 'table/src/match/turn-editor.ts'],
    tests: inFolder(
      'table/test',
      'turns-of-steps',
      'turn-editor',
      'plan-ahead',
      'draft',
      'kept-drafts',
      'selection',
      'match-session',
    ),
  },
  {
    name: 'match',
    ...IN_MEMORY,
    // What keeps the focus and the address needs a document, and is proven in the browser.
    sources: [
      'table/src/match/**/*.ts',
      ...['turn-editor', 'focus', 'moment-kept', 'moment-address'].map((name) => `!table/src/match/${name}.ts`),
    ],
    tests: inFolder(
      'table/test',
      ...[
        'match-session',
        'turn-editor',
        'plan-ahead',
        'turns-of-steps',
        'table-keys',
        'view-state',
        'teller',
        'visits',
        'sounds',
      ],
      ...['match-words', 'lesson-script'],
    ),
  },
  {
    name: 'host',
    ...IN_MEMORY,
    sources: ['host/src/**/*.ts'],
    tests: [
      'testkit/test/host.test.ts',
      ...inFolder(
        'host/test',
        ...[
          'runner',
          'sweep',
          'two-hosts',
          'hub',
          'followings',
          'unheard',
          'match-tables',
          'recent',
          'turn-clock',
          'bell',
        ],
      ),
      'cli/test/verify.test.ts',
    ],
  },
  {
    name: 'store',
    ...ON_DISK,
    // What runs in a thread of its own, and what copies to PostgreSQL, only tests with those reach.
    sources: [
      'server/src/store/*.ts',
      ...['scribes', 'write-worker', 'move'].map((name) => `!server/src/store/${name}.ts`),
    ],
    tests: inFolder('server/test', 'store', 'keeping', 'backup', 'folder', 'operators'),
    // Threads read bundles of what is written there, not the copy that is changed.
    without: ['the store with a thread that writes'],
  },
  {
    name: 'http',
    ...ON_DISK,
    sources: ['server/src/http/**/*.ts'],
    tests: inFolder(
      'server/test',
      ...['matches', 'seats', 'acting', 'stream', 'errors', 'security', 'spellings', 'malformed', 'keeping'],
      ...['turns', 'open-streams', 'operators', 'connections'],
    ),
    without: ['whose client reads nothing'],
  },
].map((room) => ({ ...room, minScore: 80 }));

/** What can be tested this way, by name. */
export const TARGETS = new Map([...games, ...rooms].map((target) => [target.name, target]));
export const GAMES = games.map(({ name }) => name);
export const ROOMS = rooms.map(({ name }) => name);

/** The folders that a suite may need beside its own: all workspaces, and the records that tests read. */
const COPIED = [
  ...['contract', 'games', 'dealer', 'bots', 'host', 'wire', 'table', 'server', 'cli', 'testkit', 'records', 'bench'],
];

/** The settings of Stryker for a target; `files`, paths from the root, replace its sources. */
export function settingsFor(target, { files = [], again = true, jobs = 2, sample = null } = {}) {
  const { name, sources, tests, without = [], testMs, pollMs, minScore } = target;
  const known = sample === null && files.length === 0;
  return {
    packageManager: 'npm',
    plugins: [pathToFileURL(inRoot('tools', 'mutation', 'runner.mjs')).href],
    testRunner: 'suite',
    suite: { tests, without, testMs, pollMs, sample, root: inRoot() },
    mutate: files.length > 0 ? files : sources,
    ignorePatterns: [
      ...['/*', ...COPIED.map((folder) => `!/${folder}`), '!/*.json', 'dist', '/bench/results'],
      ...['/records/corpus', '/records/independent'],
    ],
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: jobs,
    incremental: known,
    incrementalFile: `${FOLDER}/${name}.json`,
    force: again,
    tempDirName: `${FOLDER}/sandbox-${name}`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${FOLDER}/${name}-report.json` },
    thresholds: { high: 95, low: minScore, break: null },
    timeoutMS: testMs + END_MS,
    timeoutFactor: 1.5,
    logLevel: 'warn',
  };
}
