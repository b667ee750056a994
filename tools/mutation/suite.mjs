import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { build, stop } from 'esbuild';
import { standIn } from './stand-in.mjs';

/**
 * Fast tests of a room, loaded many times in one process: one script, evaluated again for each mutant, so that no module
 * state survives.
 */

/** Sets `import.meta` to the location of the source file; in a bundle it would be that of the bundle. */
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

/** Resolves packages of the project to the mutated copy; all others stay external. */
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

/** Checks inline whether a mutant is active, and reports its hits to `changes`. */
const asking = (text) => text.replaceAll(/stryMutAct_\w+\(("\d+")\)/g, '(mutants__.active === $1 && mutants__.hit())');

/** Replaces Stryker's slow coverage counters by one plain call for each mutant. */
const counting = (text) =>
  text.replaceAll(/stryCov_\w+\(((?:"\d+"(?:, )?)+)\)/g, (_, ids) => ids.replaceAll(/"(\d+)"/g, 'mutants__.see($1)'));

/** Removes the coverage counters when nothing is counted. */
const silent = (text) => text.replaceAll(/stryCov_\w+\((?:"\d+"(?:, )?)+\)/g, '0');

/** Module that a file imports as `vitest`: hooks outside of every `describe` apply to its own tests. */
const VITEST_OF = 'vitest:';

/** Compiles a suite as if it were a file of the server, from where its packages are found. */
const scriptOf = (text, root) =>
  new vm.Script(`(function (require, mutants__) {${text}\n})`, {
    filename: join(root, 'server', 'suite.cjs'),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });

/** Bundles test files of the copy in the working directory twice: with coverage counters, and without. */
export async function bundle(tests, root) {
  const { outputFiles } = await build({
    stdin: { contents: tests.map((path) => `import './${path}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: { '.css': 'empty', '.svg': 'text' },
    // The packages declare their sources, not their tests, free of side effects.
    ignoreAnnotations: true,
    plugins: [fromCopy(root), knowsItsPlace],
    logLevel: 'error',
  });
  await stop();
  const [file] = outputFiles;
  const text = asking(file.text);
  return { counting: scriptOf(counting(text), root), lean: scriptOf(silent(text), root) };
}

/** Lets the default export of a transpiled package be called, as vitest does, if it is a function. */
const withDefault = (loaded) =>
  typeof loaded === 'object' && loaded.__esModule && typeof loaded.default === 'function'
    ? Object.defineProperties(loaded.default.bind(null), Object.getOwnPropertyDescriptors(loaded))
    : loaded;

const PROVIDED = { tier: 'quick', bundles: {} };

/** Evaluates a script of the suite and returns its tests except those `without`, and how to end it (see `standIn`). */
export function collect(script, { changes, root, pollMs, without }) {
  const suite = standIn({ pollMs, provided: PROVIDED });
  const load = createRequire(join(root, 'server', 'package.json'));
  const moduleNamed = (name) =>
    name.startsWith(VITEST_OF) ? suite.vitestOf(name.slice(VITEST_OF.length)) : withDefault(load(name));
  script.runInThisContext()(moduleNamed, changes);
  return { ...suite, tests: suite.tests.filter(({ id }) => !without.some((part) => id.includes(part))) };
}
