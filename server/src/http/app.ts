import type { Socket } from 'node:net';
import { BODY_LIMIT } from '@levante/wire';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { HttpError } from './http-error.ts';
import type { HttpParts } from './ports.ts';
import { isTrustedBy } from './proxies.ts';

/** A bare HTTP application: JSON in, JSON out, both checked against the schemas of each route. */
export function newApp(
  log: FastifyBaseLogger,
  { trustProxy, times, served }: Pick<HttpParts, 'trustProxy' | 'times' | 'served'>,
) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === false ? false : isTrustedBy(trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: times.requestMs,
    connectionTimeout: times.idleMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      const { status, body } = HttpError.of('bad-request', { path: '/url' });
      reply.hijack();
      reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    },
    clientErrorHandler: (_error, socket) => answerNoHttp(socket),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: a match's id is the right to take its open seat.
    const route = request.routeOptions.url ?? null;
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    served({ method, route, status, ms: elapsedTime });
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request');
  });
  return app;
}

export type App = ReturnType<typeof newApp>;

/** How long a client whose request cannot be read has to read why. */
const LINGER_MS = 500;

/**
 * Answers what is no HTTP, or came too slowly, with the same kind of reply, as far as the connection still takes one. Then the
 * connection is destroyed: a client that leaves its half open would keep it for ever.
 */
function answerNoHttp(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(HttpError.of('bad-request').body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  // What still comes is read and dropped: unread, it would end the connection before the client has the reply.
  socket.resume();
  socket.once('end', () => socket.destroy());
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
