import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './address.ts';
import type { App } from './app.ts';
import type { ConnectionTimes, HttpParts } from './ports.ts';
import { isTrustedBy } from './proxies.ts';

/** Maximum number of requests that wait behind another on one connection. Browsers send none before they have the reply. */
const MAX_PIPELINED = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the reply of the route lasts as long as its client likes. */
    isStream?: boolean;
  }
}

export interface ConnectionsParts {
  readonly times: ConnectionTimes;
  /** Maximum number of connections from one address, and in all; null for any number. */
  readonly limits: { readonly perAddress: number; readonly all: number } | null;
  /** Whether an address is that of a proxy of ours, behind which there are many visitors. */
  readonly isProxy: (address: string | undefined) => boolean;
}

/** An open connection. */
interface Connection {
  /** The requests that wait until the reply under way is read. */
  readonly waiting: (() => void)[];
  /** When the reply under way was begun; null where there is none. */
  since: number | null;
  isStream: boolean;
}

/**
 * The open connections of a server: bounds them by address, handles the requests of each one after the other, however many
 * are sent at once, and destroys those whose client does not read.
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

  /** How many connections are open. */
  get count(): number {
    return this.#open.size;
  }

  /** Calls `handle` once the replies to all earlier requests on the same connection are read; never if it ends before. */
  begin(request: FastifyRequest, reply: FastifyReply, handle: () => void): void {
    const { socket } = request.raw;
    const connection = this.#open.get(socket);
    if (!connection) {
      handle();
      return;
    }
    const start = (): void => {
      connection.since = performance.now();
      connection.isStream = request.routeOptions.config.isStream === true;
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
    const key = isProxy(socket.remoteAddress) ? null : networkOf(socket.remoteAddress ?? '');
    const count = key === null ? 0 : (this.#byAddress.get(key) ?? 0) + 1;
    if (limits && count > limits.perAddress) {
      socket.destroy();
      return;
    }
    if (key !== null) this.#byAddress.set(key, count);
    const connection: Connection = { waiting: [], since: null, isStream: false };
    this.#open.set(socket, connection);
    socket.once('close', () => {
      this.#open.delete(socket);
      connection.waiting.length = 0;
      if (key !== null) this.#uncount(key);
    });
  }

  #uncount(key: string): void {
    const left = (this.#byAddress.get(key) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(key, left);
    else this.#byAddress.delete(key);
  }

  #check(): void {
    const oldest = performance.now() - this.#parts.times.replyMs;
    for (const [socket, { since, isStream }] of this.#open) {
      if (since !== null && since < oldest && !isStream) socket.destroy();
    }
  }
}

/** Watches the connections of an application, before anything else is done with a request. */
export function addConnections(app: App, { times, limits, trustProxy }: HttpParts): Connections {
  const connections = new Connections(app.server, {
    times,
    limits: limits && { perAddress: limits.address.connections, all: limits.connections },
    isProxy: isTrustedBy(trustProxy),
  });
  app.addHook('onRequest', (request, reply, next) => connections.begin(request, reply, next));
  return connections;
}
