import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

/** Entry points of the threads and processes started by suites. */
const ENTRIES = {
  /** The thread of the tests' bots. */
  'test-bots': 'test/lib/bot-worker.ts',
  /** The thread of the built-in bots, under the name that the bundled server expects next to it. */
  'bot-worker': 'src/bots/worker.ts',
  /** The thread that writes to the database, likewise. */
  'write-worker': 'src/matches/store/sqlite/write-worker.ts',
  /** The senders of notifications, whose libraries are CommonJS. */
  senders: 'src/notifications/senders.ts',
  /** The server to be killed. */
  victim: 'test/kill/child.ts',
  /** A server of a cluster. */
  'shared-server': 'test/cluster/child.ts',
} as const;

export type Bundle = keyof typeof ENTRIES;

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the bundles. */
    bundles: Readonly<Record<Bundle, string>>;
  }
}

/** Globals that CommonJS packages expect, for use inside an ES module. */
const banner = [
  "import { createRequire as testRequire } from 'node:module';",
  "import { dirname as testDirname } from 'node:path';",
  "import { fileURLToPath as testPath } from 'node:url';",
  'const require = testRequire(import.meta.url);',
  'const __filename = testPath(import.meta.url);',
  'const __dirname = testDirname(__filename);',
].join('\n');

/** Bundles the entry points once for all suites, so that they start as fast as the shipped ones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const room = join(import.meta.dirname, '..', '..');
  // Inside the package, so that Node resolves the external packages.
  await mkdir(join(room, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(room, 'dist', 'tests-'));
  await build({
    absWorkingDir: room,
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'piscina'],
    banner: { js: banner },
    logLevel: 'warning',
  });
  const url = (name: Bundle): string => pathToFileURL(join(folder, `${name}.js`)).href;
  project.provide('bundles', {
    'test-bots': url('test-bots'),
    'bot-worker': url('bot-worker'),
    'write-worker': url('write-worker'),
    senders: url('senders'),
    victim: url('victim'),
    'shared-server': url('shared-server'),
  });
  return () => rm(folder, { recursive: true, force: true });
}
