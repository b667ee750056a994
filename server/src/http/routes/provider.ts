import { AccountInfo, ApiError, Nothing, ProviderVisit, RemoveWay, VisitProvider } from '@levante/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { RateLimiters } from '../guard.ts';
import { HttpError } from '../http-error.ts';
import type { EnsureIdentity } from '../identity.ts';
import type { HttpParts } from '../ports.ts';
import { proveBy } from '../rise.ts';
import { accountReplier } from './account-view.ts';
import { accountOrThrow, callerOf } from './person.ts';
import { welcome } from './welcome.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];
const COOKIE = 'levante-visit';
const RETURN = '/api/sign-in/provider/return';
const VISIT_S = 600;

function requireProvider({ provider }: Pick<HttpParts, 'provider'>) {
  if (provider === null) throw HttpError.of('no-provider-here');
  return provider;
}

/** Binds a visit to the browser that began it. Lax, since the provider's page leads back here. */
function cookieOptions(request: FastifyRequest) {
  return { path: RETURN, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

/** Adds the routes to sign in with an OpenID provider. */
export function addProvider(
  app: App,
  parts: HttpParts,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
): void {
  const view = accountReplier(parts);
  const begin = async (
    kind: 'sign-in' | 'add' | 'prove',
    request: FastifyRequest,
    reply: FastifyReply,
    keep: readonly string[] = [],
  ) => {
    const provider = requireProvider(parts);
    await rateLimiters.signIn(request);
    const caller = kind === 'sign-in' ? null : callerOf(request);
    const begun = await provider.begin(kind, caller, keep).catch((err: unknown) => {
      request.log.error({ err }, 'provider-failed');
      throw HttpError.of('busy');
    });
    const { url, secret } = accountOrThrow(begun);
    reply.setCookie(COOKIE, secret, { ...cookieOptions(request), maxAge: VISIT_S });
    return { url };
  };

  app.post(
    '/api/sign-in/provider',
    {
      schema: {
        operationId: 'beginProviderSignIn',
        tags,
        summary: 'Begin signing in with the club’s account',
        description:
          'Returns the provider’s address, to which this browser goes. It comes back signed in. Somebody new becomes an account as the guest that the browser is.',
        body: Nothing,
        response: { 200: ProviderVisit, ...replies },
      },
    },
    (request, reply) => begin('sign-in', request, reply),
  );

  app.post(
    '/api/me/provider',
    {
      schema: {
        operationId: 'visitProvider',
        tags,
        summary: 'Begin adding the club’s account, or proving with it who I am',
        description: 'Adding needs proof of who I am, given within ten minutes.',
        body: VisitProvider,
        response: { 200: ProviderVisit, ...replies },
      },
    },
    (request, reply) => begin(request.body.purpose, request, reply, request.body.keep),
  );

  app.post(
    '/api/me/provider/remove',
    {
      schema: {
        operationId: 'removeProvider',
        tags,
        summary: 'Remove the club’s account',
        description:
          'Needs proof of who I am, given within ten minutes. The last way to sign in is kept unless `last` is set; recovery codes do not count.',
        body: RemoveWay,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      accountOrThrow(await requireProvider(parts).remove(callerOf(request), request.body.last === true));
      return await view(request);
    },
  );

  // The provider's redirect leads here. What it says is checked against the visit that this browser began.
  app.get(RETURN, { schema: { hide: true } }, async (request, reply) => {
    const secret = request.cookies[COOKIE] ?? '';
    reply.clearCookie(COOKIE, cookieOptions(request));
    const to = (fragment: string) => reply.redirect(`/me#${fragment}`, 303);
    try {
      await rateLimiters.signIn(request);
      const provider = requireProvider(parts);
      await ensureIdentity(request, reply);
      const query = request.url.split('?', 2)[1] ?? '';
      const result = accountOrThrow(await provider.finish(secret, query, callerOf(request)));
      if (result.kind === 'add' && !result.isNewAccount) return await to('added');
      if (result.kind !== 'sign-in') {
        const isNewAccount = result.kind === 'add';
        await proveBy('provider', parts, request, reply, { keep: result.keep, isNewAccount });
        return await to(isNewAccount ? 'added' : 'proved');
      }
      const { guest, leaving } = await welcome(parts, request, reply, result.signIn);
      if (leaving) return await to(`leaving=${leaving.ticket}.${leaving.until}`);
      return await to(guest === null ? 'signed-in' : `guest=${guest.ticket}.${guest.matches}.${guest.shared}`);
    } catch (error) {
      if (error instanceof HttpError) return await to(`failed=${error.body.code}`);
      request.log.error({ err: error }, 'provider-failed');
      return await to('failed=busy');
    }
  });
}
