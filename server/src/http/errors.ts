import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';

/** Fastify's own errors that a client can cause. */
const KNOWN: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => HttpError.of('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => HttpError.of('unsupported-media-type'),
};

/**
 * The database cannot be written, read or reached: no room, no right, a broken disk, a database that stops or starts (classes
 * 08, 53 and 57P of PostgreSQL) or is away. What was asked may be asked again.
 */
const STORE_FAILS =
  /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|(08|53)\w{3}$|57P0\d$|ECONN(REFUSED|RESET)$|ETIMEDOUT$|EPIPE$)/;
/**
 * What the client of PostgreSQL says without a code of a connection that broke, that it did not get, or that broke in the
 * midst of a transaction, which it then cannot even roll back.
 */
const CONNECTION_FAILS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client .* is not queryable$)/;

/** What an error says, in one code, of a store that cannot be used; undefined for any other error. */
function storeFailure({ code, message }: { readonly code?: unknown; readonly message: string }): string | undefined {
  return (typeof code === 'string' ? STORE_FAILS.exec(code)?.input : undefined) ?? CONNECTION_FAILS.exec(message)?.[0];
}

/** Whether an error is that of a store that cannot be written, read or reached. */
export const isStoreFailure = (error: unknown): boolean => error instanceof Error && storeFailure(error) !== undefined;

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
  const fails = storeFailure(error);
  if (fails !== undefined) {
    request.log.error({ code: fails }, 'store-fails');
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
