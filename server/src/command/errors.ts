import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { Fail } from './fail.ts';

/** Fastify's own errors that a client can cause. */
const KNOWN: Readonly<Record<string, () => Fail>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => Fail.of('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => Fail.of('unsupported-media-type'),
};

/** The reply for whatever went wrong. Only what a client caused is explained; the rest is logged and stays here. */
function failFor(error: FastifyError | Fail, request: FastifyRequest): Fail {
  if (error instanceof Fail) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    return Fail.of('bad-request', { path: `/${error.validationContext ?? ''}${first?.instancePath ?? ''}` });
  }
  const known = KNOWN[error.code];
  if (known) return known();
  if (error.statusCode === 429) return Fail.of('too-many-requests');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return Fail.of('bad-request');
  request.log.error({ err: error }, 'request-failed');
  return Fail.of('internal');
}

async function send(reply: FastifyReply, fail: Fail): Promise<void> {
  await reply.code(fail.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(fail.body);
}

/** Every reply that is no success is JSON `{code, message, …}`; none shows a stack. */
export function addErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => send(reply, failFor(error, request)));
}
