import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, noticesText } from './notices.mjs';
import { inRoot, toolScripts } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const rules = ['contract', 'games', 'dealer', 'bots', 'host', 'people', 'wire'];
const commandLine = [...rules, 'table/src/words', 'table/src/analysis/words', 'server', 'cli/src'];

/** Build targets: source folders, the output file that shows that a target is built, and the build function. */
const targets = {
  cli: {
    from: commandLine,
    shows: 'cli/dist/levante.js',
    build: () =>
      bundle('cli', {
        levante: 'cli/src/main.ts',
        'bot-worker': 'server/src/bots/worker.ts',
        'write-worker': 'server/src/matches/store/sqlite/write-worker.ts',
      }),
  },
  lab: {
    from: [...commandLine, 'testkit/src', 'lab/src'],
    shows: 'lab/dist/lab.js',
    build: () =>
      bundle('lab', {
        lab: 'lab/src/index.ts',
        'simulate-worker': 'lab/src/simulate/worker.ts',
        'fuzz-worker': 'lab/src/fuzz/worker.ts',
        'chaos-worker': 'lab/src/chaos/worker.ts',
        'train-worker': 'lab/src/train/worker.ts',
        'bot-worker': 'server/src/bots/worker.ts',
        'write-worker': 'server/src/matches/store/sqlite/write-worker.ts',
      }),
  },
  web: { from: [...rules, 'table', 'web'], shows: 'web/dist/index.html', build: buildWeb },
};

const stampFile = inRoot('node_modules', '.cache', 'levante-build.json');
const notSource = new Set(['node_modules', 'dist', 'test']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (notSource.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** Files of the build itself. */
const ownFiles = ['build.mjs', 'notices.mjs'].map((name) => inRoot('tools', 'lib', name));

/** Returns a hash of a target's inputs; modification times are unreliable after a checkout. */
function hashOf(target) {
  const hash = createHash('sha256');
  const files = target.from.flatMap((folder) => filesUnder(inRoot(...folder.split('/'))));
  for (const file of [...files, inRoot('package-lock.json'), ...ownFiles]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, hash) {
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: hash }));
}

/** Provides the globals that CommonJS packages in the bundle expect. */
const banner = [
  "import { createRequire as levanteRequire } from 'node:module';",
  "import { dirname as levanteDirname } from 'node:path';",
  "import { fileURLToPath as levantePath } from 'node:url';",
  'const require = levanteRequire(import.meta.url);',
  'const __filename = levantePath(import.meta.url);',
  'const __dirname = levanteDirname(__filename);',
].join('\n');

/** Bundles these entry points into `dist` of a room, with the notices of the packages inside. */
async function bundle(room, entryPoints) {
  const { build } = await import('esbuild');
  rmSync(inRoot(room, 'dist'), { recursive: true, force: true });
  try {
    const { metafile } = await build({
      absWorkingDir: inRoot(),
      entryPoints,
      outdir: `${room}/dist`,
      chunkNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['libsql', 'piscina', '@levante/lab'],
      banner: { js: banner },
      // Omits development checks (contract/src/access.ts); minifySyntax drops the dead code.
      define: { LEVANTE_SHIPPED: 'true' },
      minifySyntax: true,
      metafile: true,
      logLevel: 'warning',
    });
    const files = Object.keys(metafile.inputs).map((file) => inRoot(file));
    writeFileSync(inRoot(room, 'dist', 'NOTICES.txt'), noticesText(noticesOf(files)));
    return 0;
  } catch (error) {
    // esbuild has printed its own errors.
    if (!('errors' in error)) say(error.message);
    return 1;
  }
}

function buildWeb() {
  return run(process.execPath, [toolScripts.vite, 'build', 'web', '--logLevel', 'warn']);
}

/**
 * Builds the stale ones of these targets (or everything, with `all`) and returns their names. Throws an error with a
 * readable message.
 */
export async function build({ all = false, only = Object.keys(targets) } = {}) {
  const built = [];
  for (const name of only) {
    const target = targets[name];
    const hash = hashOf(target);
    if (!all && readStamps()[name] === hash && existsSync(inRoot(target.shows))) continue;
    if ((await target.build()) !== 0) throw new Error(`building ${name} failed; the reason stands above`);
    writeStamp(name, hash);
    built.push(name);
  }
  return built;
}
