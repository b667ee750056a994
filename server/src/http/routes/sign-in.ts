import { ApiError, CeremonyOptions, ComeBack, Nothing, SignedIn, TypedCode, UsedPasskey } from '@levante/wire';
import type { App } from '../app.ts';
import type { RateLimiters } from '../guard.ts';
import type { HttpParts } from '../ports.ts';
import { accountOrThrow, addressMark, requireSite } from './person.ts';
import { welcome } from './welcome.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];

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
      const signIn = await accounts.signInWithCode(
        code,
        addressMark(parts, request),
        request.person,
        parts.bans.refusalOf(request),
      );
      return await welcome(parts, request, reply, accountOrThrow(signIn));
    },
  );

  app.post(
    '/api/sign-in/come-back',
    {
      schema: {
        operationId: 'comeBack',
        tags,
        summary: 'Keep an account that is being deleted',
        description:
          'Takes the ticket that signing in returns during the seven days after an account was deleted. Restores everything and signs this browser in.',
        body: ComeBack,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const refuse = parts.bans.refusalOf(request);
      const { person, by } = accountOrThrow(await parts.departures.comeBack(request.body.ticket, refuse));
      return await welcome(parts, request, reply, await accounts.signedIn(person, by, request.person));
    },
  );
}
