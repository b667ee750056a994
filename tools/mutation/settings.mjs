import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';

/** The games whose rules are changed: those with a suite for it. */
export const GAMES = readdirSync(inRoot('games')).filter((game) =>
  existsSync(inRoot('games', game, 'test', 'rules', 'all.ts')),
);
/** The least score that each must reach, in percent. */
export const LEAST_SCORE = 85;

/** Everything a run leaves behind stands here: a folder that git does not know. */
export const FOLDER = 'coverage/mutation';

/**
 * What is not changed: the shipped boards. They are data, printed figures one by one, and a table can be played on
 * others; the tests take their figures from them. Files of types and of exports alone need no mention: in them there is
 * nothing to change.
 */
const left = (game) => [`!games/${game}/rules/board/reconstructed.ts`];

/** What Stryker is to do with one game; `files`, paths within its `rules`, narrow it down. */
export function settingsFor(game, { files = [], again = true, jobs = 2 } = {}) {
  const sources =
    files.length > 0 ? files.map((file) => `games/${game}/rules/${file}`) : [`games/${game}/rules/**/*.ts`];
  return {
    packageManager: 'npm',
    plugins: [pathToFileURL(inRoot('tools', 'mutation', 'runner.mjs')).href],
    testRunner: 'suite',
    suite: `games/${game}/test/rules/all.ts`,
    mutate: [...sources, ...left(game)],
    ignorePatterns: ['/*', '!/games', '!/records', '/records/corpus', '/records/independent', '!/*.json'],
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: jobs,
    incremental: true,
    incrementalFile: `${FOLDER}/${game}.json`,
    force: again,
    tempDirName: `${FOLDER}/sandbox`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${FOLDER}/${game}-report.json` },
    thresholds: { high: 95, low: LEAST_SCORE, break: null },
    timeoutMS: 2_000,
    timeoutFactor: 1.5,
    logLevel: 'warn',
  };
}
