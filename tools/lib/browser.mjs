import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the browser for the tests: CHROME_PATH, or the first one found; null if there is none. */
export function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return isRunnable(given) ? given : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macApps].find(isRunnable) ?? null;
}

/** Finds a browser; as root on Debian and its derivatives, installs Chromium if there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found || process.env.CHROME_PATH) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return null;
  say('Installing Chromium with apt-get, because no browser was found.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
  return findBrowser();
}
