import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { describe } from 'vitest';
import { type RunningProxy, routingSuite } from './routing-suite.ts';

const file = join(import.meta.dirname, '..', '..', 'deploy', 'Caddyfile');
const isThere = spawnSync('caddy', ['version']).status === 0;

/** Runs Caddy with the shipped file, whose addresses are replaced by those of this machine. */
async function startCaddy(ports: readonly number[]): Promise<RunningProxy> {
  const port = await freePort();
  const own = readFileSync(file, 'utf8')
    .replace(/server-(\d):8080/g, (_, number) => `127.0.0.1:${ports[Number(number) - 1]}`)
    .replace(/^:8080 \{$/m, `:${port} {\n\tbind 127.0.0.1`)
    .replace(/^\{$/m, '{\n\tadmin off');
  const folder = mkdtempSync(join(tmpdir(), 'levante-caddy-'));
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, own);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(() => fetch(url));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

describe.skipIf(!isThere)(`deploy/Caddyfile${isThere ? '' : ' (Caddy is not installed)'}`, () => {
  routingSuite('Caddy', startCaddy);
});
