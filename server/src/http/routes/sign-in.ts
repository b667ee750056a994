import type { SignIn } from '@levante/people';
import { ApiError, CeremonyOptions, Nothing, SignedIn, TypedCode, UsedPasskey } from '@levante/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { RateLimiters } from '../guard.ts';
import { setIdentity, useOf } from '../identity.ts';
import type { HttpParts } from '../ports.ts';
import { accountOrThrow, addressMark, requireSite } from './person.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];

/** Gives a browser a new session of the person who has signed in. */
async function welcome(parts: HttpParts, request: FastifyRequest, reply: FastifyReply, { person, guest }: SignIn) {
  const { signer, sessions, accounts, names } = parts;
  const session = signer.newSession();
  const holder = { person, generation: await parts.keys.generationOf(person), session };
  const use = useOf({ ...holder, byToken: false, headers: request.headers });
  if (use !== null) await sessions.add(use);
  await accounts.noteSignIn(session);
  setIdentity(signer, holder, request, reply);
  return { name: await names.nameOf(person), guest };
}

/** Adds the routes to sign in to an account, in a browser that may be a guest so far. */
export function addSignIn(app: App, parts: HttpParts, rateLimiters: RateLimiters): void {
  const { accounts } = parts;

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        operationId: 'beginSignIn',
        tags,
        summary: 'Begin signing in with a passkey',
        description:
          'Returns the options for `navigator.credentials.get`, valid for five minutes and once. They are the same for everybody.',
        body: Nothing,
        response: { 200: CeremonyOptions, ...replies },
      },
    },
    async (request) => {
      await rateLimiters.signIn(request);
      return { options: { ...(await accounts.beginSignIn(requireSite(parts, request))) } };
    },
  );

  app.post(
    '/api/sign-in/passkey',
    {
      schema: {
        operationId: 'signInWithPasskey',
        tags,
        summary: 'Sign in with a passkey',
        description:
          'Replaces the cookie. If this browser was a guest with matches, the reply has a ticket to take them along.',
        body: UsedPasskey,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const ceremony = { site: requireSite(parts, request), response: request.body.response };
      return await welcome(parts, request, reply, accountOrThrow(await accounts.signIn(ceremony, request.person)));
    },
  );

  app.post(
    '/api/sign-in/code',
    {
      schema: {
        operationId: 'signInWithCode',
        tags,
        summary: 'Sign in with a recovery code',
        description: 'Uses the code up. Attempts are limited per address and code.',
        body: TypedCode,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const { code } = request.body;
      const signIn = await accounts.signInWithCode(code, addressMark(parts, request), request.person);
      return await welcome(parts, request, reply, accountOrThrow(signIn));
    },
  );
}
