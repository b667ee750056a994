import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AddressNetwork, maxIn, networksOf } from './address.ts';
import type { App, AppSettings } from './app.ts';
import type { ConnectionTimes, Limits } from './ports.ts';
import { isTrustedBy } from './proxies.ts';

/** Maximum number of requests queued on one connection. Browsers do not pipeline. */
const MAX_PIPELINED = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the reply has no time limit. */
    isStream?: boolean;
    /** Whether the reply may take any time while its client reads: its time limit is one of silence. */
    isLong?: boolean;
  }
}

export interface ConnectionsParts {
  readonly times: ConnectionTimes;
  /** Maximum number of connections per address and in total; null for no limit. */
  readonly limits: { readonly perAddress: number; readonly all: number } | null;
  /** Returns whether an address is a trusted proxy, which serves many visitors. */
  readonly isProxy: (address: string | undefined) => boolean;
}

/** An open connection. */
interface Connection {
  /** Requests queued until the current reply has been read. */
  readonly waiting: (() => void)[];
  /** Start of the current reply, or the last progress of a long one; null if there is none. */
  since: number | null;
  limit: 'whole' | 'silence' | 'none';
  /** Bytes that were written when a long reply last progressed. */
  written: number;
}

/**
 * The open connections of a server. Limits them per address, handles pipelined requests one after another, and destroys
 * connections whose client does not read.
 */
export class Connections {
  readonly #parts: ConnectionsParts;
  readonly #open = new Map<Socket, Connection>();
  readonly #byAddress = new Map<string, number>();

  constructor(server: Server, parts: ConnectionsParts) {
    this.#parts = parts;
    if (parts.limits) server.maxConnections = parts.limits.all;
    server.on('connection', (socket: Socket) => this.#add(socket));
    const checking = setInterval(() => this.#check(), parts.times.checkMs).unref();
    server.once('close', () => clearInterval(checking));
  }

  /** Number of open connections. */
  get count(): number {
    return this.#open.size;
  }

  /** Number of connections on which a reply is underway. */
  get replying(): number {
    return [...this.#open.values()].filter(({ since }) => since !== null).length;
  }

  /** Number of requests that wait until an earlier reply on their connection was read. */
  get queued(): number {
    return [...this.#open.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /**
   * Calls `handle` after the replies to all earlier requests on the connection were read. Does not call it if the
   * connection closes first.
   */
  begin(request: FastifyRequest, reply: FastifyReply, handle: () => void): void {
    const { socket } = request.raw;
    const connection = this.#open.get(socket);
    if (!connection) {
      handle();
      return;
    }
    const start = (): void => {
      connection.since = performance.now();
      const { isStream, isLong } = request.routeOptions.config;
      connection.limit = isStream ? 'none' : isLong ? 'silence' : 'whole';
      reply.raw.once('close', () => {
        connection.since = null;
        connection.waiting.shift()?.();
      });
      handle();
    };
    if (connection.since === null) start();
    else if (connection.waiting.push(start) > MAX_PIPELINED) socket.destroy();
  }

  #add(socket: Socket): void {
    const { limits, isProxy } = this.#parts;
    const networks = isProxy(socket.remoteAddress) ? [] : networksOf(socket.remoteAddress ?? '');
    const isFull = (network: AddressNetwork): boolean =>
      limits !== null && this.#countOf(network.key) >= maxIn(network, limits.perAddress, limits.all);
    if (networks.some(isFull)) {
      socket.destroy();
      return;
    }
    for (const { key } of networks) this.#byAddress.set(key, this.#countOf(key) + 1);
    const connection: Connection = { waiting: [], since: null, limit: 'whole', written: 0 };
    this.#open.set(socket, connection);
    socket.once('close', () => {
      this.#open.delete(socket);
      connection.waiting.length = 0;
      for (const { key } of networks) this.#uncount(key);
    });
  }

  #countOf(key: string): number {
    return this.#byAddress.get(key) ?? 0;
  }

  #uncount(key: string): void {
    const left = this.#countOf(key) - 1;
    if (left > 0) this.#byAddress.set(key, left);
    else this.#byAddress.delete(key);
  }

  #check(): void {
    const now = performance.now();
    const oldest = now - this.#parts.times.replyMs;
    for (const [socket, connection] of this.#open) {
      const { since, limit, written } = connection;
      if (since === null || limit === 'none') continue;
      // Buffers are full unless the client reads, so that nothing more is written.
      if (limit === 'silence' && socket.bytesWritten > written) {
        connection.written = socket.bytesWritten;
        connection.since = now;
      } else if (since < oldest) socket.destroy();
    }
  }
}

/** Adds the tracking of connections. Its hook runs before all others. */
export function addConnections(
  app: App,
  { times, limits, trustProxy }: Pick<AppSettings, 'times' | 'trustProxy'> & { readonly limits: Limits | null },
): Connections {
  const connections = new Connections(app.server, {
    times,
    limits: limits && { perAddress: limits.address.connections, all: limits.connections },
    isProxy: isTrustedBy(trustProxy),
  });
  app.addHook('onRequest', (request, reply, next) => connections.begin(request, reply, next));
  return connections;
}
