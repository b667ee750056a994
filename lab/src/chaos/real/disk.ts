import { spawnSync } from 'node:child_process';

/**
 * Whether files of a process may grow. A disk that is full to one process and to no other takes no rights: the system refuses
 * it every write beyond a size. Where the system has no such command (`prlimit` of util-linux), nothing is filled.
 */
export function mayWrite(pid: number, may: boolean): boolean {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '1'}:`], {
    stdio: 'ignore',
  });
  return status === 0;
}
