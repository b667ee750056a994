import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Services that some suites of the server start, with their Debian packages. */
const SERVICES = [
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    isThere: () => existsSync('/usr/lib/postgresql') || onPath('initdb'),
  },
  { name: 'NATS', packages: ['nats-server'], isThere: () => onPath('nats-server') },
];

/** Browsers besides Chromium that some slow suites start, with their Debian packages. */
const OTHER_BROWSERS = [
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => onPath('firefox-esr') || onPath('firefox') },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => onPath('WebKitWebDriver') && onPath('Xvfb'),
  },
];

function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * Installs missing programs as root on Debian and its derivatives; elsewhere, the suites that need them report them as
 * missing.
 */
async function installMissing(programs, purpose) {
  const missing = programs.filter((program) => !program.isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get, for ${purpose}.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  const packages = missing.flatMap((program) => program.packages);
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], { env });
}

/** Installs the services that are missing. */
export const ensureServices = () => installMissing(SERVICES, 'suites of the server');

/** Installs the browsers besides Chromium that are missing. */
export const ensureOtherBrowsers = () => installMissing(OTHER_BROWSERS, 'suites of the page in other browsers');
