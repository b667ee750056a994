import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';

/** Fastify's own errors that a client can cause. */
const KNOWN: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => HttpError.of('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => HttpError.of('unsupported-media-type'),
};

/** The database cannot be written or read: no room, no right, a broken disk. What was asked may be asked again. */
const STORE_FAILS = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/;

/** The reply for whatever went wrong. Only what a client caused is explained; the rest is logged and stays here. */
export function httpErrorFor(error: FastifyError | HttpError, request: Pick<FastifyRequest, 'log'>): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    return HttpError.of('bad-request', { path: `/${error.validationContext ?? ''}${first?.instancePath ?? ''}` });
  }
  const known = KNOWN[error.code];
  if (known) return known();
  if (error.statusCode === 429) return HttpError.of('too-many-requests');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return HttpError.of('bad-request');
  if (STORE_FAILS.test(error.code)) {
    request.log.error({ code: error.code }, 'store-fails');
    return HttpError.of('busy');
  }
  request.log.error({ err: error }, 'request-failed');
  return HttpError.of('internal');
}

async function send(reply: FastifyReply, error: HttpError): Promise<void> {
  await reply.code(error.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(error.body);
}

/** Every reply that is no success is JSON `{code, message, …}`; none shows a stack. */
export function addErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => send(reply, httpErrorFor(error, request)));
}
