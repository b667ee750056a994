import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterOptions } from '@levante/server';
import { Attended } from '@levante/testkit/services';
import { ServerProcess } from '../../bench/server-process.ts';

import { mayWrite } from './disk.ts';

/** A server of the build in `root` that is attended, and deceived besides. */
export class AttendedServer extends Attended<ServerProcess> {
  /** `place`: its folder, or what it shares with others. */
  constructor(root: string, place: string | ClusterOptions, fell: () => void) {
    super(() => ServerProcess.spawn(root, place), fell);
  }

  /** The address of the server that runs; null while there is none. */
  get url(): string | null {
    return this.there?.url ?? null;
  }

  jump(ms: number): void {
    this.there?.jump(ms);
  }

  /** Cannot write for a while; whether that could be done. */
  async fillDisk(ms: number): Promise<boolean> {
    const pid = this.process?.pid;
    if (pid === undefined || !mayWrite(pid, false)) return false;
    await pause(ms);
    mayWrite(pid, true);
    return true;
  }
}
