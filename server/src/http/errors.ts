import type { FastifyError, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import type { FailureLog } from './failure-log.ts';
import { HttpError } from './http-error.ts';

/** Fastify errors caused by the client. */
const KNOWN: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => HttpError.of('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => HttpError.of('unsupported-media-type'),
};

/**
 * Codes of a database that cannot be written, read or reached: disk full, read-only, I/O error, shutting down or
 * starting (classes 08, 53 and 57P of PostgreSQL), or unreachable. Clients may retry.
 */
const STORE_FAILS =
  /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|(08|53)\w{3}$|57P0\d$|ECONN(REFUSED|RESET)$|ETIMEDOUT$|EPIPE$)/;
/**
 * Messages without a code from the PostgreSQL client: the connection broke or timed out, or broke within a transaction,
 * which then cannot be rolled back.
 */
const CONNECTION_FAILS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client .* is not queryable$)/;

/** Returns the code or message of a store failure; undefined for other errors. */
function storeFailure({ code, message }: { readonly code?: unknown; readonly message: string }): string | undefined {
  return (typeof code === 'string' ? STORE_FAILS.exec(code)?.input : undefined) ?? CONNECTION_FAILS.exec(message)?.[0];
}

/** Returns whether the store could not be written, read or reached. */
export const isStoreFailure = (error: unknown): boolean => error instanceof Error && storeFailure(error) !== undefined;

/** Returns the reply to an error. Only errors caused by the client are explained; all others are passed to `failed`. */
export function httpErrorFor(
  error: FastifyError | HttpError,
  failed: (event: string, details: object) => void,
): HttpError {
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
    failed('store-fails', { code: fails });
    return HttpError.of('busy');
  }
  failed('request-failed', { err: error });
  return HttpError.of('internal');
}

async function send(reply: FastifyReply, error: HttpError): Promise<void> {
  await reply.code(error.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(error.body);
}

/** Sends every error as JSON `{code, message, …}` without a stack trace. */
export function addErrors(app: App, failures: FailureLog): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = httpErrorFor(error, (event, details) => failures.failed(request, event, details));
    return send(reply, answer);
  });
}
