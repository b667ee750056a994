import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OwnProcess, type Spawned } from '@levante/testkit/services';

/** Starts a `levante worker` of the build in `root`, which runs bots in one thread. */
export function spawnWorker(root: string, nats: string): Spawned<true> {
  const words = ['worker', '--nats', nats, '--bot-threads', '1'];
  const child = spawn(process.execPath, [join(root, 'cli', 'bin', 'levante.js'), ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const own = new OwnProcess(child, (one) => one.kill('SIGTERM'));
  const saysSo = async (): Promise<true> => {
    const output = await Promise.race([once(child.stdout, 'data'), own.ended.then(() => null)]);
    if (output === null) throw new Error('a worker ended at its start');
    return true;
  };
  return { process: own, ready: saysSo() };
}
