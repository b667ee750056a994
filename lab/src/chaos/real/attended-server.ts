import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterOptions } from '@levante/server';
import { AttendedProcess } from '@levante/testkit/services';
import { ServerProcess } from '../../bench/server-process.ts';

import { mayWrite } from './disk.ts';

/** A supervised server of the build in `root`, with fault injection. */
export class AttendedServer extends AttendedProcess<ServerProcess> {
  /** Creates a supervisor. `place` is the server's folder, or the services it shares with others. */
  constructor(root: string, place: string | ClusterOptions, onCrash: () => void) {
    super(() => ServerProcess.spawn(root, place), onCrash);
  }

  /** Address of the running server; null while there is none. */
  get url(): string | null {
    return this.there?.url ?? null;
  }

  jump(ms: number): void {
    this.there?.jump(ms);
  }

  correctClock(): void {
    this.there?.correctClock();
  }

  /** Blocks its writes for a time; returns false if that is not possible. */
  async fillDisk(ms: number): Promise<boolean> {
    const pid = this.process?.pid;
    if (pid === undefined || !mayWrite(pid, false)) return false;
    await pause(ms);
    mayWrite(pid, true);
    return true;
  }
}
