import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import type { Connections } from './connections.ts';

/** Time for requests in flight to finish when the server stops. */
const GRACE_MS = 1000;
/** Interval at which a stopping server looks whether requests are in flight. */
const DRAIN_CHECK_MS = 20;

/** Address at which a server listens. */
export interface ListeningOptions {
  /** Default: 127.0.0.1, unreachable from other machines. */
  readonly listenAddress?: string;
  /** 0 takes any free port. */
  readonly port?: number;
}

/** Address at which a server is reached. */
export interface ListeningPlace {
  readonly url: string;
  readonly port: number;
}

/**
 * Keeps a closing server listening until no request is in flight, so that health checks report that it is not ready.
 * Add it after the hooks that end streams.
 */
export function drainBeforeClosing(app: App, connections: Pick<Connections, 'replying'>): void {
  const unused = unusedConnections(app.server);
  app.addHook('preClose', async () => {
    const end = performance.now() + GRACE_MS;
    while (connections.replying > 0 && performance.now() < end) await pause(DRAIN_CHECK_MS);
    for (const socket of unused) socket.destroy();
  });
}

/** Starts to listen for requests. Rejects if the address is taken. */
export async function startListening(
  app: App,
  { listenAddress = '127.0.0.1', port = 0 }: ListeningOptions,
): Promise<ListeningPlace> {
  await app.listen({ host: listenAddress, port });
  return placeOf(listenAddress, app.server);
}

/** Closes an application. Streams end; requests in flight get a moment to finish. */
export async function close(app: App): Promise<void> {
  const grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(grace);
}

/** Returns where a server that listens on an address is reached. */
function placeOf(address: string, server: Server): ListeningPlace {
  const { port } = addressOf(server.address());
  return { url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`, port };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}

/**
 * Tracks connections without any request, which browsers open in advance. They do not count as idle, so a closing
 * server would wait for them.
 */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
