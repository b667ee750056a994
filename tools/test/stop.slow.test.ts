import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A server started by npm or npx ends with it, whichever process gets the signal; any other server outlives its parent. */

const root = join(import.meta.dirname, '..', '..');
let folder: string;
let child: ChildProcess;
/** Process id of the server itself, from its log. */
let server = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-stop-'));
  server = 0;
});
afterEach(async () => {
  for (const pid of [child.pid ?? 0, server]) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts a server with this command line and waits until it serves. */
async function start(command: string, ...words: string[]): Promise<void> {
  const { npm_lifecycle_event: _none, ...env } = process.env;
  child = spawn(command, [...words, '--port', '0', '--data', folder], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  server = await waitFor(() => {
    const [, pid] = /"pid":(\d+)/.exec(said) ?? [];
    if (pid === undefined || !said.includes('http://')) throw new Error(`not served: ${said}`);
    return Number(pid);
  });
}

it.each([
  { by: 'npm start', command: 'npm', words: ['start', '--'] },
  { by: 'npx levante serve', command: 'npx', words: ['--no-install', 'levante', 'serve'] },
])('a SIGTERM to $by ends the server', async ({ command, words }) => {
  await start(command, ...words);
  expect(server).not.toBe(child.pid);
  child.kill('SIGTERM');
  await waitFor(() => !isAlive(server));
});

it('a server outlives the shell that started it', async () => {
  await start('sh', '-c', 'node cli/bin/levante.js serve "$@" & wait', 'sh');
  expect(server).not.toBe(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(isAlive(server)).toBe(true);
});
