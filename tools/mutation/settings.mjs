import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';

/** Folder of all reports, ignored by git. */
export const FOLDER = 'coverage/mutation';

/**
 * `testMs`: milliseconds after which a waiting test counts as hung, many times the usual duration. `pollMs`: time limit of
 * `expect.poll` and `vi.waitFor`.
 */
const WITHOUT_WAITING = { testMs: 1000, pollMs: 1000 };
const IN_MEMORY = { testMs: 2500, pollMs: 2000 };
const ON_DISK = { testMs: 6000, pollMs: 2500 };

/**
 * Time that a mutant may run in addition to one and a half times the duration of all tests, before its process is killed.
 */
const END_MS = 1000;

const inFolder = (folder, ...names) => names.map((name) => `${folder}/${name}.test.ts`);

/**
 * Rules of each game that has a suite for them. The shipped boards are excluded: they are data of printed figures, and the
 * tests take their figures from them.
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

/** What drafts and sends a turn. */
const TURN_SOURCES = ['draft', 'selection', 'turn-editor'].map((name) => `table/src/match/${name}.ts`);

/** Files of what people do besides playing, whose tests are others than those of matches: routes, and what only these use. */
const PEOPLE_HTTP = [
  ...['calendar', 'chat', 'notifications', 'tables'].map((feature) => `server/src/${feature}/routes.ts`),
  ...['accounts', 'operators'].map((feature) => `server/src/${feature}/routes/*.ts`),
  'server/src/export/routes.ts',
  ...['play-from', 'proposals'].map((name) => `server/src/matches/routes/${name}.ts`),
  'server/src/accounts/browser-sign-in.ts',
  ...['known-addresses', 'person', 'site'].map((name) => `server/src/http/${name}.ts`),
];

/** Tests of the description of the API other than the one that compares all of it, which take seconds. */
const BESIDES_THE_DESCRIPTION = ['passes the OpenAPI linter', 'as a generated client'];

/** Rooms besides the rules: files to mutate, and fast tests without a browser, the most sensitive first. */
const rooms = [
  {
    name: 'turn',
    ...IN_MEMORY,
    sources: TURN_SOURCES,
    tests: inFolder(
      'table/test',
      'turns-of-steps',
      'turn-editor',
      'plan-ahead',
      'draft',
      'stored-drafts',
      'selection',
      'match-session',
    ),
  },
  {
    name: 'match',
    ...IN_MEMORY,
    // Focus and address need a document and are tested in the browser.
    sources: [
      'table/src/match/*.ts',
      ...TURN_SOURCES.map((source) => `!${source}`),
      'table/src/room/keys.tsx',
      'table/src/room/visits.ts',
      'table/src/sound/sounds.ts',
    ],
    tests: inFolder(
      'table/test',
      'match-session',
      'turn-editor',
      'plan-ahead',
      'turns-of-steps',
      'table-keys',
      'view-state',
      'timeline',
      'playback',
      'announcements',
      'visits',
      'sounds',
      'trails',
      'match-words',
      'lesson-script',
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
        'runner',
        'sweep',
        'two-hosts',
        'hub',
        'followed-elsewhere',
        'lost-replies',
        'match-tables',
        'recent-cache',
        'turn-clock',
        'bell',
        'clocks',
        'away',
        'presence',
        'bot-turn',
        'catch-up',
        'service-clock',
        'verify-branches',
        'open-tables',
        'play-from',
        'seat-play',
        'change-seat',
        'turn-pauses',
        'stand-in',
        'record',
      ),
      'cli/test/verify.test.ts',
    ],
  },
  {
    name: 'store',
    ...ON_DISK,
    // Code that runs in its own thread or copies to PostgreSQL is reached only by tests with those.
    sources: [
      ...['database', 'matches/store', 'matches/store/sqlite', 'matches/store/writes'].map(
        (folder) => `server/src/${folder}/*.ts`,
      ),
      ...['batch-writers', 'write-worker'].map((name) => `!server/src/matches/store/sqlite/${name}.ts`),
    ],
    tests: inFolder('server/test', 'store', 'retention', 'backup', 'folder', 'operators'),
    // Threads load the built bundles, not the mutated copy.
    without: ['the store with a writing thread'],
  },
  {
    name: 'http',
    ...ON_DISK,
    sources: ['server/src/http/*.ts', 'server/src/matches/routes/*.ts', ...PEOPLE_HTTP.map((source) => `!${source}`)],
    tests: inFolder(
      'server/test',
      'description',
      'matches',
      'seats',
      'acting',
      'stream',
      'errors',
      'security',
      'spellings',
      'malformed',
      'retention',
      'request-scheduler',
      'stream-limiter',
      'counts',
      'signer',
      'proxies',
      'api-page',
      'replies',
      'match-streams',
      'devices',
      'readiness',
      'metrics',
      'operators',
      'connections',
    ),
    // The files in `deploy/` are not copied.
    without: ['if its client reads nothing', 'the Grafana dashboard', 'the alert rules', ...BESIDES_THE_DESCRIPTION],
  },
  {
    name: 'people-http',
    ...ON_DISK,
    sources: PEOPLE_HTTP,
    tests: inFolder(
      'server/test',
      'description',
      'accounts',
      'chat',
      'invitations',
      'tables',
      'operate',
      'synced',
      'proposals',
      'devices',
      'emails',
      'play-from',
      'provider',
      'over-days',
      'retention',
      'invites',
      'lobby',
      'known-addresses',
      'notifications/settings',
      'notifications/delivery',
      'notifications/mail-delivery',
    ),
    // Whole matches of bots take too long for each mutant.
    without: ['lets bots play the rest', 'reveals no secrets while its last branch runs', ...BESIDES_THE_DESCRIPTION],
  },
].map((room) => ({ ...room, minScore: 80 }));

/** All targets, by name. */
export const TARGETS = new Map([...games, ...rooms].map((target) => [target.name, target]));
export const GAMES = games.map(({ name }) => name);
export const ROOMS = rooms.map(({ name }) => name);

/** Folders that a suite may need besides its own: all workspaces, and the records that tests read. */
const COPIED = [
  'contract',
  'games',
  'dealer',
  'bots',
  'host',
  'people',
  'wire',
  'table',
  'server',
  'cli',
  'testkit',
  'records',
  'bench',
];

/**
 * Returns Stryker's settings for a target; `files`, paths from the root, replace its sources, and `patience` multiplies the
 * time limits of its tests.
 */
export function settingsFor(target, { files = [], again = true, jobs = 2, sample = null, patience = 1 } = {}) {
  const { name, sources, tests, without = [], minScore } = target;
  const testMs = target.testMs * patience;
  const pollMs = target.pollMs * patience;
  const known = sample === null && files.length === 0;
  return {
    packageManager: 'npm',
    plugins: [pathToFileURL(inRoot('tools', 'mutation', 'runner.mjs')).href],
    testRunner: 'suite',
    suite: { tests, without, testMs, pollMs, sample, root: inRoot() },
    mutate: files.length > 0 ? files : sources,
    ignorePatterns: [
      '/*',
      ...COPIED.map((folder) => `!/${folder}`),
      '!/*.json',
      'dist',
      '/bench/results',
      '/records/corpus',
      '/records/independent',
    ],
    ignorers: ['api-texts'],
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
    timeoutFactor: 1.5 * patience,
    dryRunTimeoutMinutes: 5 * patience,
    logLevel: 'warn',
  };
}
