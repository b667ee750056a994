import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Services that some suites of the server start, with their Debian packages. */
const SERVICES = [
  { name: 'PostgreSQL', package: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql') || onPath('initdb') },
  { name: 'NATS', package: 'nats-server', isThere: () => onPath('nats-server') },
];

function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * Installs missing services as root on Debian and its derivatives; elsewhere, the suites that need them report them as
 * missing.
 */
export async function ensureServices() {
  const missing = SERVICES.filter((service) => !service.isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get, for suites of the server.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  const packages = missing.map((service) => service.package);
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], { env });
}
