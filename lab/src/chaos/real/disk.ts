import { spawnSync } from 'node:child_process';

/**
 * Allows or forbids a process to grow its files. This simulates a full disk for one process without special rights: the
 * system refuses every write beyond a size. Does nothing without `prlimit` of util-linux.
 */
export function mayWrite(pid: number, may: boolean): boolean {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '1'}:`], {
    stdio: 'ignore',
  });
  return status === 0;
}
