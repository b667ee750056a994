import { ApiError, Departed, Me, NewToken, Nothing, Rename, Token } from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { HttpError } from '../http-error.ts';
import { clearIdentity, type EnsureIdentity, setIdentity, useOf } from '../identity.ts';
import { forgetAddresses } from '../known-addresses.ts';
import type { HttpParts } from '../ports.ts';
import { accountOrThrow, callerOf, endStreamsAfter, requirePerson } from './person.ts';

/**
 * Returns the error for keys that a concurrent request has just replaced. The cookie is kept, since it may already be
 * the new one.
 */
function renewedAlready({ byToken }: FastifyRequest): HttpError {
  return HttpError.of(byToken ? 'bad-token' : 'bad-identity', {
    message: 'Another request has just renewed these keys. Use the new ones.',
  });
}

/** Adds the routes of the caller's identity: name, tokens, keys and deletion. */
export function addMe(app: App, parts: HttpParts, ensureIdentity: EnsureIdentity): void {
  app.get(
    '/api/me',
    {
      schema: {
        operationId: 'getMe',
        tags: ['me'],
        summary: 'Get my name',
        description: 'A client without an identity gets a new one by cookie.',
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
        summary: 'Set my name',
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
        summary: 'Create a bearer token for programs',
        description: 'The token authenticates as the same identity as the request.',
        body: NewToken,
        response: { 201: Token, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      reply.code(201);
      // The generation of this request: keys that are renewed meanwhile must not sign a valid token.
      const holder = { person, generation: request.generation, session: parts.signer.newSession() };
      const use = useOf({ ...holder, byToken: true, headers: request.headers });
      if (use !== null) await parts.sessions.add(use);
      return { token: parts.signer.sign('token', holder) };
    },
  );

  app.post(
    '/api/me/keys',
    {
      schema: {
        operationId: 'renewKeys',
        tags: ['me'],
        summary: 'Sign out everywhere else',
        description: 'Voids all my cookies and tokens, and returns a new token (for browsers also a new cookie).',
        body: Nothing,
        response: { 201: Token, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const generation = await parts.keys.renewKeys(person, request.generation);
      if (generation === null) throw renewedAlready(request);
      const holder = { person, generation, session: parts.signer.newSession() };
      await parts.sessions.forgetBefore(person, generation, { from: request.session, to: holder.session });
      endStreamsAfter(reply, parts, person);
      if (!request.byToken) setIdentity(parts.signer, holder, request, reply);
      reply.code(201);
      return { token: parts.signer.sign('token', { ...holder, session: parts.signer.newSession() }) };
    },
  );

  app.post(
    '/api/me/forget',
    {
      schema: {
        operationId: 'forgetMe',
        tags: ['me'],
        summary: 'Delete my data',
        description:
          'Signs me out everywhere and hides my name. Seats in waiting matches are opened; a bot plays for me in running matches with other people. With an account, this needs proof of who I am, given within ten minutes, and I can come back for seven days by signing in. Then, or immediately for a guest and where no way to sign in works, everything is deleted: my name, account, chat lines, and the matches in which nobody else had a seat. In other matches my seat goes to a bot, or keeps no name if they are finished.',
        body: Nothing,
        response: { 200: Departed, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const usable = parts.ways.usableOn(parts.siteOf(request));
      const until = accountOrThrow(await parts.departures.begin(callerOf(request), usable));
      endStreamsAfter(reply, parts, person);
      if (!request.byToken) clearIdentity(request, reply);
      forgetAddresses(request, reply);
      return { until };
    },
  );
}
