import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { build, stop } from 'esbuild';
import { standIn } from './stand-in.mjs';

/**
 * The fast tests of a room as something that can be loaded again and again in one process: one script, evaluated anew for
 * each change, so that nothing of the room outlives it.
 */

/** In a bundle `import.meta` would say where the bundle is: here it says where the file was. */
const knowsItsPlace = {
  name: 'import-meta',
  setup(bundler) {
    bundler.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Packages of the project are read from the copy in which the changes are, all others are left outside. */
const fromCopy = (root) => ({
  name: 'from-copy',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...args }) => {
      if (pluginData === 'seen') return null;
      if (path === 'vitest') return { path: VITEST_OF + args.importer, external: true };
      if (!path.startsWith('@levante/')) return { path, external: true };
      const found = await bundler.resolve(path, { ...args, pluginData: 'seen' });
      if (found.errors.length > 0) return found;
      const copied = join(process.cwd(), relative(root, found.path));
      return { path: existsSync(copied) ? copied : found.path };
    });
  },
});

/** Asks in place whether a change is the active one, and reports to `changes` when it is met. */
const asking = (text) => text.replaceAll(/stryMutAct_\w+\(("\d+")\)/g, '(mutants__.active === $1 && mutants__.hit())');

/** Stryker's own counting of what is reached is slow: a plain call for each change does it too. */
const counting = (text) =>
  text.replaceAll(/stryCov_\w+\(((?:"\d+"(?:, )?)+)\)/g, (_, ids) => ids.replaceAll(/"(\d+)"/g, 'mutants__.see($1)'));

/** Where nobody asks what is reached, nothing is counted. */
const silent = (text) => text.replaceAll(/stryCov_\w+\((?:"\d+"(?:, )?)+\)/g, '0');

/** What a file imports as `vitest`: hooks that stand outside of every `describe` are those of its own tests. */
const VITEST_OF = 'vitest:';

const scriptOf = (text) => new vm.Script(`(function (require, mutants__) {${text}\n})`, { filename: 'suite.cjs' });

/** Bundles test files of the copy that is the working directory: to count what each of them reaches, and lean. */
export async function bundle(tests, root) {
  const { outputFiles } = await build({
    stdin: { contents: tests.map((path) => `import './${path}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: { '.css': 'empty', '.svg': 'text' },
    // What a package says of its sources (no side effects) does not hold of its tests.
    ignoreAnnotations: true,
    plugins: [fromCopy(root), knowsItsPlace],
    logLevel: 'error',
  });
  await stop();
  const [file] = outputFiles;
  const text = asking(file.text);
  return { counting: scriptOf(counting(text)), lean: scriptOf(silent(text)) };
}

const PROVIDED = { tier: 'quick', bundles: {} };

/** Loads a script of the suite afresh; returns its tests but those `without`, and how to end it (see `standIn`). */
export function collect(script, { changes, root, pollMs, without }) {
  const suite = standIn({ pollMs, provided: PROVIDED });
  const load = createRequire(join(root, 'server', 'package.json'));
  const moduleNamed = (name) => (name.startsWith(VITEST_OF) ? suite.vitestOf(name) : load(name));
  script.runInThisContext()(moduleNamed, changes);
  return { ...suite, tests: suite.tests.filter(({ id }) => !without.some((part) => id.includes(part))) };
}
