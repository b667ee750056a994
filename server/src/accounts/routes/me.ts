import { agentOf, sessionIdOf } from '@levante/people';
import { ApiError, Departed, Me, NewToken, Nothing, Rename, RenewedKeys, RenewKeys, Token } from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { HttpError } from '../../http/http-error.ts';
import { clearIdentity, type EnsureIdentity, newCookie, setIdentity } from '../../http/identity.ts';
import { forgetAddresses } from '../../http/known-addresses.ts';
import { accountOrThrow, callerOf, endStreamsAfter, requirePerson } from '../../http/person.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';
import { sessionReplacedError } from '../session-renewal.ts';

/** Rights and name of a token that is asked for. */
interface WantedToken {
  readonly scope?: Token['scope'] | undefined;
  readonly name?: string | null | undefined;
}

/** Issues a token for a person, which ends with the cookie of the request. */
async function newToken(
  { signer, sessions }: Pick<AccountRouteDependencies, 'signer' | 'sessions'>,
  request: FastifyRequest,
  person: string,
  { scope = 'play', name = null }: WantedToken,
): Promise<Token> {
  const secret = signer.newSecret();
  const id = sessionIdOf(secret);
  // The generation of this request: keys that are renewed meanwhile must not sign a valid token.
  const { generation, session: issuer } = request;
  const agent = agentOf(request.headers['user-agent'] ?? '');
  const token = { id, person, generation, kind: 'token', scope, name, issuer, agent, isHostCookie: false } as const;
  const added = await sessions.add({ ...token, proof: null, binding: null });
  if (added === 'too-many') throw HttpError.of('too-many-tokens');
  if (added === 'issuer-ended') throw sessionReplacedError();
  return { token: signer.sign('token', { person, generation, secret }), id, scope };
}

/** Adds the routes of the caller's identity: name, tokens, keys and deletion. */
export function addMe(
  app: App,
  parts: AccountRouteDependencies,
  ensureIdentity: EnsureIdentity,
  rateLimiters: Pick<RateLimiters, 'newToken'>,
): void {
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
        description:
          'The token authenticates as the same identity as the request. With the scope `play` it does everything that concerns matches, with `read` it only looks on; an account and its devices are managed with a browser’s cookie. It ends when the cookie that requested it is signed out, and when my rights rise without my keeping it. At most 50 (`too-many-tokens`).',
        body: NewToken,
        response: { 201: Token, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      await rateLimiters.newToken(request);
      reply.code(201);
      return await newToken(parts, request, person, request.body);
    },
  );

  app.post(
    '/api/me/keys',
    {
      schema: {
        operationId: 'renewKeys',
        tags: ['me'],
        summary: 'Sign out everywhere else',
        description:
          'Voids all my cookies and tokens, ends my webhooks and the push messages of all browsers, and drops a change of my address that waits. This browser gets a new cookie.',
        body: RenewKeys,
        response: { 201: RenewedKeys, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const caller = callerOf(request);
      const { proof } = await parts.accounts.view(caller);
      const binding = await parts.sessions.providerOf(caller.session);
      const issued = newCookie(parts, request, { person, generation: request.generation + 1, proof, binding });
      const renewal = { person, from: request.generation, session: caller.session, to: issued.session };
      if (!(await parts.sessions.renew(renewal))) throw sessionReplacedError();
      endStreamsAfter(reply, parts, person);
      setIdentity(parts, issued, request, reply);
      reply.code(201);
      if (request.body.token !== true) return { token: '' };
      return { token: (await newToken(parts, request, person, {})).token };
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
      const usable = parts.signInMethods.usableOn(parts.siteOf(request));
      const until = accountOrThrow(await parts.departures.begin(callerOf(request), usable));
      endStreamsAfter(reply, parts, person);
      clearIdentity(request, reply);
      forgetAddresses(request, reply);
      return { until };
    },
  );
}
