import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import vm from 'node:vm';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';
import { build, stop } from 'esbuild';

/**
 * The fast tests of a game as something that can be loaded again and again in one process: one script, evaluated anew
 * for each change, so that nothing of the rules outlives it. It gives the tests as much of vitest as they use: describe,
 * it, it.each, and vitest's own expect. A thread of vitest for each change would take ten times as long.
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);

/** A bundled file would say where the bundle is: here it says where it was. */
const knowsItsPlace = {
  name: 'import-meta-url',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/** Asks in place whether a change is the active one, and reports to `changes` when it is met. */
const asking = (text) => text.replaceAll(/stryMutAct_\w+\(("\d+")\)/g, '(changes.active === $1 && changes.hit())');

/** Stryker's own counting of what is reached is slow: a plain call for each change does it too. */
const counting = (text) =>
  text.replaceAll(/stryCov_\w+\(((?:"\d+"(?:, )?)+)\)/g, (_, ids) => ids.replaceAll(/"(\d+)"/g, 'changes.see($1)'));

/** Where nobody asks what is reached, nothing is counted. */
const silent = (text) => text.replaceAll(/stryCov_\w+\((?:"\d+"(?:, )?)+\)/g, '0');

const scriptOf = (text) => new vm.Script(`(function (require, changes) {${text}\n})`, { filename: 'suite.cjs' });

/** Bundles the tests that `entry` brings in: to count what each of them reaches, and lean. */
export async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [resolve(entry)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['vitest'],
    // What a package says of its sources (no side effects) does not hold of its tests.
    ignoreAnnotations: true,
    plugins: [knowsItsPlace],
    logLevel: 'error',
  });
  await stop();
  const [file] = outputFiles;
  const text = asking(file.text);
  return { counting: scriptOf(counting(text)), lean: scriptOf(silent(text)) };
}

const load = createRequire(import.meta.url);

/** Loads a script of the suite afresh; gives its tests in order, as `{ id, run }`. */
export function collect(script, changes) {
  const tests = [];
  const names = [];
  const add = (title, run) => tests.push({ id: [...names, title].join(' > '), run });
  const describe = (title, fill) => {
    names.push(title);
    fill();
    names.pop();
  };
  const each = (rows) => (title, run) => {
    for (const [i, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      const named = values.slice(0, title.split('%').length - 1);
      add(`${format(title, ...named)} #${i + 1}`, () => run(...values));
    }
  };
  const vitest = { describe, expect, it: Object.assign(add, { each }) };
  script.runInThisContext()((name) => (name === 'vitest' ? vitest : load(name)), changes);
  return tests;
}
