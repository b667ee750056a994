import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { AttendedProcess } from '../src/services/attended-process.ts';
import { OwnProcess, type Spawned } from '../src/services/own-process.ts';
import { waitFor } from './wait.ts';

/** Script that prints `ready` on input, and runs until it is ended. */
const SLEEPER = "process.stdin.once('data', () => console.log('ready')); setInterval(() => {}, 1000);";

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an attended process', () => {
  const pids: number[] = [];
  const wake: (() => void)[] = [];
  let fallen = 0;
  afterEach(() => {
    for (const pid of pids.splice(0)) if (lives(pid)) process.kill(pid, 'SIGKILL');
    wake.length = 0;
    fallen = 0;
  });

  const attended = (startMs?: number): AttendedProcess<true> => {
    const begin = (): Spawned<true> => {
      const child = spawn(process.execPath, ['-e', SLEEPER], { stdio: ['pipe', 'pipe', 'inherit'] });
      pids.push(child.pid ?? 0);
      wake.push(() => child.stdin.write('now\n'));
      const own = new OwnProcess(child, (one) => one.kill('SIGTERM'));
      const ready = Promise.race([
        once(child.stdout, 'data').then((): true => true),
        own.ended.then(() => Promise.reject(new Error('it ended before'))),
      ]);
      return { process: own, ready };
    };
    const mind = (): void => {
      fallen += 1;
    };
    return new AttendedProcess(begin, mind, startMs);
  };

  it('that is killed before it is ready is restarted until one is ready, and all waiting calls return', async () => {
    const one = attended();
    const started = one.start();
    const killed = [one.kill(), one.kill()];
    await waitFor(() => expect(pids).toHaveLength(2));
    expect(lives(pids[0] ?? 0)).toBe(false);
    expect(one.there).toBe(null);
    killed.push(one.kill());
    await waitFor(() => expect(pids).toHaveLength(3));
    expect(lives(pids[1] ?? 0)).toBe(false);
    wake[2]?.();
    await Promise.all([started, ...killed]);
    expect(one.there).toBe(true);
    expect(pids.map(lives)).toEqual([false, false, true]);
    await one.end();
    expect(pids.map(lives)).toEqual([false, false, false]);
    expect(fallen).toBe(0);
  });

  it('that is killed when it is ready is restarted once', async () => {
    const one = attended();
    const started = one.start();
    wake[0]?.();
    await started;
    const killed = one.kill();
    await waitFor(() => expect(pids).toHaveLength(2));
    wake[1]?.();
    await killed;
    expect(pids.map(lives)).toEqual([false, true]);
    await one.end();
    expect([pids.length, fallen]).toEqual([2, 0]);
  });

  it('that ends by itself is reported and restarted', async () => {
    const one = attended();
    const started = one.start();
    wake[0]?.();
    await started;
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await waitFor(() => expect(pids).toHaveLength(2));
    wake[1]?.();
    await one.start();
    expect([one.there, fallen]).toEqual([true, 1]);
    await one.drop();
    expect(pids.map(lives)).toEqual([false, false]);
  });

  it('that does not become ready in time is reported, killed and restarted', async () => {
    const one = attended(1000);
    const started = one.start();
    await waitFor(() => expect(pids).toHaveLength(2));
    wake[1]?.();
    await started;
    expect([one.there, fallen]).toEqual([true, 1]);
    expect(pids.map(lives)).toEqual([false, true]);
    await one.drop();
  });
});
