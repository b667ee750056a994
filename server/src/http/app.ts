import type { Socket } from 'node:net';
import { BODY_LIMIT } from '@levante/wire';
import fastify, { type FastifyBaseLogger, type FastifySerializerCompiler, LogController } from 'fastify';
import { ResponseSerializationError, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import type { ConnectionTimes, Served } from './ports.ts';
import { isTrustedBy, type TrustedProxies } from './proxies.ts';

/**
 * Serialises replies by their schema. Throws if one does not match it. Parses them, while the type provider's own function
 * encodes them, which takes zod more than ten times as long and differs only in schemas that transform or have defaults.
 */
const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema, method, url }) =>
  (data) => {
    const parsed = z.safeParse(schema, data);
    if (!parsed.success) throw new ResponseSerializationError(method, url, { cause: parsed.error });
    return JSON.stringify(parsed.data);
  };

/** Settings of the Fastify application. */
export interface AppSettings {
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  readonly times: ConnectionTimes;
  /** Called for every reply. */
  readonly served: (reply: Served) => void;
}

/** Creates the Fastify application: JSON in and out, validated by the schemas of each route. */
export function newApp(log: FastifyBaseLogger, { trustProxy, times, served }: AppSettings) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === false ? false : isTrustedBy(trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: times.requestMs,
    connectionTimeout: times.idleMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs },
    forceCloseConnections: 'idle',
    // A stopping server refuses requests itself, except for the health checks.
    return503OnClosing: false,
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
  app.addHook('onResponse', (request, reply, next) => {
    // The route's pattern instead of the URL: anyone who knows a match's id may take its open seat.
    const route = request.routeOptions.url ?? null;
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    served({ method, route, status, ms: elapsedTime });
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request');
    next();
  });
  return app;
}

export type App = ReturnType<typeof newApp>;

/** Time for the client to read the reply to an unreadable request. */
const LINGER_MS = 500;

/** Answers malformed or slow requests with 400, then destroys the connection, which a half-closed client would keep forever. */
function answerNoHttp(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(HttpError.of('bad-request').body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Drain the input: unread data would reset the connection before the client has the reply.
  socket.resume();
  socket.once('end', () => socket.destroy());
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
