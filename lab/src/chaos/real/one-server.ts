import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenStore, openStore } from '@levante/server';
import { newDataDir } from '../../bench/server-process.ts';
import { AttendedServer } from './attended-server.ts';
import type { Deployment, Disruption, OnCrash } from './deployment.ts';

/** A server of the build in `root` on its own folder. */
export class OneServer implements Deployment {
  readonly #dataDir = newDataDir();
  readonly #server: AttendedServer;
  readonly pace = { thinkMs: 400, retryMs: 200, comeBackMs: 100, silenceMs: 6000 };
  readonly within = {};
  readonly disruptions: readonly Disruption[];

  constructor(root: string, onCrash: OnCrash) {
    const server = new AttendedServer(root, this.#dataDir, () => onCrash('the server'));
    this.#server = server;
    const kill = { name: 'killed', act: () => server.kill() };
    this.disruptions = [
      kill,
      kill,
      {
        // Kills it a second time during startup.
        name: 'killed while it started',
        act: ({ spanMs }) => Promise.all([server.kill(), pause(spanMs / 5).then(() => server.kill())]),
      },
      { name: 'stopped in order', act: () => server.stop() },
      { name: 'frozen', act: ({ spanMs }) => server.freeze(spanMs) },
      {
        name: 'disk filled',
        act: async ({ spanMs }) => {
          if (!(await server.fillDisk(spanMs))) throw new Error('no prlimit');
        },
      },
      { name: 'clock put forward', act: ({ jumpMs }) => server.jump(jumpMs) },
      { name: 'clock put back', act: ({ jumpMs }) => server.jump(-jumpMs) },
    ];
  }

  start(): Promise<void> {
    return this.#server.start();
  }

  url(): string | null {
    return this.#server.url;
  }

  calm(): void {}

  correctClocks(): void {
    this.#server.correctClock();
  }

  async openStore(): Promise<OpenStore> {
    await this.#server.end();
    return await openStore(this.#dataDir);
  }

  async drop(): Promise<void> {
    await this.#server.drop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
