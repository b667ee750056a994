import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { isObject } from '@levante/contract';
import type { ClusterOptions } from '@levante/server';
import { OwnProcess, type Spawned } from '@levante/testkit/services';
import { AS_SHIPPED, type Delays, NO_SAMPLING, type ServedFigures, SHARED_PLACES } from './measured-server.ts';

/** Creates a temporary data folder. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'levante-bench-'));
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Parses delays reported by a server; null if it reports none. */
function delaysIn(reply: unknown): Delays | null {
  if (!isObject(reply)) return null;
  const { p50, p99, p999, most } = reply;
  return isNumber(p50) && isNumber(p99) && isNumber(p999) && isNumber(most) ? { p50, p99, p999, most } : null;
}

/** Options of a server under measurement. */
export interface Serving {
  /** Whether it measures the delay of its event loop, which costs CPU time. Default: true. */
  readonly isSampling?: boolean;
  /**
   * Whether it has the shipped limits, and trusts the addresses of clients given by this process. Default: no limits.
   */
  readonly isAsShipped?: boolean;
}

/** A server in its own process, with the figures it reports. */
export class ServerProcess {
  readonly url: string;
  /** Milliseconds from the start of the process until the server listened. */
  readonly readyMs: number;
  readonly #child: ChildProcess;
  readonly #process: OwnProcess;
  #aheadMs = 0;

  private constructor(child: ChildProcess, own: OwnProcess, url: string, readyMs: number) {
    this.#child = child;
    this.#process = own;
    this.url = url;
    this.readyMs = readyMs;
  }

  /** Starts the server of the build in `root` on a data folder, or as one of several on a database. */
  static start(root: string, place: string | ClusterOptions, serving: Serving = {}): Promise<ServerProcess> {
    return ServerProcess.spawn(root, place, serving).ready;
  }

  /** Starts a server like `start`, and returns its process before it is ready. */
  static spawn(
    root: string,
    place: string | ClusterOptions,
    { isSampling = true, isAsShipped = false }: Serving = {},
  ): Spawned<ServerProcess> {
    const script = join(root, 'cli', 'bin', 'levante.js');
    const isFolder = typeof place === 'string';
    const child = fork(script, ['bench', 'server', '--serve', isFolder ? place : ''], {
      execArgv: ['--expose-gc'],
      env: {
        ...process.env,
        ...(isFolder ? {} : { [SHARED_PLACES]: JSON.stringify(place) }),
        ...(isSampling ? {} : { [NO_SAMPLING]: '1' }),
        ...(isAsShipped ? { [AS_SHIPPED]: '1' } : {}),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const own = new OwnProcess(child, (one) => one.connected && one.disconnect());
    const served = async (): Promise<ServerProcess> => {
      const event = await Promise.race([once(child, 'message'), own.ended.then(() => [null])]);
      const [message]: unknown[] = event;
      if (!isObject(message) || typeof message.url !== 'string' || typeof message.readyMs !== 'number') {
        throw new CommandFault(`${script} does not start a server to measure`);
      }
      return new ServerProcess(child, own, message.url, message.readyMs);
    };
    return { process: own, ready: served() };
  }

  get pid(): number | null {
    return this.#process.pid ?? null;
  }

  /** Resets the event-loop measurement. */
  async mark(): Promise<void> {
    await this.#ask('mark');
  }

  async figures(): Promise<ServedFigures> {
    const reply = await this.#ask('figures');
    if (isObject(reply)) {
      const { cpu, heap, bytes } = reply;
      const delay = delaysIn(reply.delay);
      if (delay && isNumber(cpu) && isNumber(heap) && isNumber(bytes))
        return { delay, held: delaysIn(reply.held), cpu, heap, bytes };
    }
    throw new CommandFault('the server does not report its figures');
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }

  /** Moves its clock forward. */
  jump(ms: number): void {
    if (!this.#child.connected) return;
    this.#child.send({ jump: ms });
    this.#aheadMs += ms;
  }

  /** Sets its clock right. */
  correctClock(): void {
    this.jump(-this.#aheadMs);
  }

  async #ask(what: 'mark' | 'figures'): Promise<unknown> {
    const answer = once(this.#child, 'message');
    this.#child.send({ ask: what });
    const [reply]: unknown[] = await answer;
    return reply;
  }
}
