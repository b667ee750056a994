import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Address of the metrics endpoint. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** Serves `/metrics` on a separate, private port. Returns its port and a stop function. */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress) {
  metrics.watchProcess();
  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    try {
      const { type, body } = await metrics.text();
      reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch {
      reply.writeHead(503).end();
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
