import { spawnSync } from 'node:child_process';

/**
 * Allows or forbids files of a process to grow, which simulates a full disk for this process alone without special rights:
 * the system refuses every write beyond a size. Without `prlimit` of util-linux this does nothing.
 */
export function mayWrite(pid: number, may: boolean): boolean {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '1'}:`], {
    stdio: 'ignore',
  });
  return status === 0;
}
