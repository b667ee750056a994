import { ApiError, Me, NewToken, Rename, Token } from '@levante/wire';
import type { App } from '../app.ts';
import type { EnsureIdentity } from '../identity.ts';
import type { HttpParts } from '../ports.ts';

/** Who asks: an anonymous identity with a name, if one was given. */
export function addMe(app: App, parts: HttpParts, ensureIdentity: EnsureIdentity): void {
  app.get(
    '/api/me',
    {
      schema: {
        operationId: 'getMe',
        tags: ['me'],
        summary: 'Who I am; a first visit gets an identity by cookie',
        response: { 200: Me, '4xx': ApiError },
      },
    },
    async (request, reply) => ({ name: await parts.names.nameOf(await ensureIdentity(request, reply)) }),
  );

  app.post(
    '/api/me',
    {
      schema: {
        operationId: 'rename',
        tags: ['me'],
        summary: 'Give me a name',
        body: Rename,
        response: { 200: Me, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      await parts.names.rename(await ensureIdentity(request, reply), request.body.name);
      return { name: request.body.name };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        operationId: 'createToken',
        tags: ['me'],
        summary: 'A bearer token for programs, speaking for the same identity',
        body: NewToken,
        response: { 201: Token, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      reply.code(201);
      return { token: parts.signer.sign('token', person) };
    },
  );
}
