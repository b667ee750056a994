import { existsSync, statSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`Levante needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * Returns the reason why packages must be installed, or null. npm writes its hidden lock file at the end of each
 * installation.
 */
function reasonToInstall() {
  const hidden = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return 'node_modules is missing';
  if (statSync(hidden).mtimeMs < statSync(inRoot('package-lock.json')).mtimeMs) {
    return 'package-lock.json is newer than node_modules';
  }
  return null;
}

/**
 * Installs the packages of the lock file if they are missing or out of date. In CI, a package that does not support this
 * version of Node is an error.
 */
export async function install() {
  checkNode();
  const reason = reasonToInstall();
  if (reason === null) return;
  say(`Installing packages with npm ci, because ${reason}.`);
  const strict = process.env.CI === 'true' ? ['--engine-strict'] : [];
  const status = await run('npm', ['ci', '--no-audit', '--no-fund', ...strict]);
  if (status !== 0) fail('npm ci failed; see its message above.');
}
