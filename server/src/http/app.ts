import type { Socket } from 'node:net';
import { BODY_LIMIT } from '@levante/wire';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { HttpError } from './http-error.ts';
import type { HttpParts } from './ports.ts';
import { trustedProxies } from './proxies.ts';

/** How long a client may take to send a request. Streams are replies and may last. */
const REQUEST_MS = 30_000;

/** A bare HTTP application: JSON in, JSON out, both checked against the schemas of each route. */
export function newApp(log: FastifyBaseLogger, { trustProxy, served }: Pick<HttpParts, 'trustProxy' | 'served'>) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
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

/** What is no HTTP at all gets the same kind of answer, as far as the connection still takes one. */
function answerNoHttp(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(HttpError.of('bad-request').body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
