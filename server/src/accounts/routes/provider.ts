import type { VisitPlan } from '@levante/people';
import {
  AccountInfo,
  ApiError,
  LogoutForm,
  Nothing,
  ProviderVisit,
  RemoveProvider,
  VisitProvider,
} from '@levante/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import type { FailureLog } from '../../http/failure-log.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { readHostCookie, setHostCookie } from '../../http/host-cookie.ts';
import { HttpError } from '../../http/http-error.ts';
import type { EnsureIdentity } from '../../http/identity.ts';
import { accountOrThrow, callerOf } from '../../http/person.ts';
import { signInBrowser } from '../browser-sign-in.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';
import { proveBy } from '../session-renewal.ts';
import { accountReplier } from './account-view.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];
const RETURN = '/api/sign-in/provider/return';
/** Binds visits to the browser that began them, in any of its tabs. */
const VISIT = { name: 'levante-visit', path: '/api' };
const VISIT_S = 600;

function requireProvider({ provider }: Pick<AccountRouteDependencies, 'provider'>) {
  if (provider === null) throw HttpError.of('no-provider-here');
  return provider;
}

/** Adds the routes to sign in with an OpenID provider. */
export function addProvider(
  app: App,
  parts: AccountRouteDependencies,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
  failures: FailureLog,
): void {
  const view = accountReplier(parts);
  const begin = async (plan: VisitPlan, request: FastifyRequest, reply: FastifyReply) => {
    const provider = requireProvider(parts);
    await rateLimiters.signIn(request);
    const caller = plan.kind === 'sign-in' ? null : callerOf(request);
    const begun = await provider.begin(plan, caller, readHostCookie(VISIT, request)).catch((err: unknown) => {
      failures.failed(request, 'provider-failed', { err });
      throw HttpError.of('busy');
    });
    const { url, secret } = accountOrThrow(begun);
    setHostCookie(VISIT, request, reply, { value: secret, maxAge: VISIT_S });
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
    (request, reply) => begin({ kind: 'sign-in' }, request, reply),
  );

  app.post(
    '/api/me/provider',
    {
      schema: {
        operationId: 'visitProvider',
        tags,
        summary: 'Begin adding the club’s account, proving with it who I am, or confirming my membership',
        description:
          'Adding needs proof of who I am, given within ten minutes. To confirm shows nothing at the provider and returns to `from`; a session that began there ends unless the provider has confirmed its person within seven days.',
        body: VisitProvider,
        response: { 200: ProviderVisit, ...replies },
      },
    },
    (request, reply) => {
      const { purpose, from, keep = [] } = request.body;
      return begin({ kind: purpose, keep, ...(from !== undefined && { from }) }, request, reply);
    },
  );

  app.post(
    '/api/me/provider/remove',
    {
      schema: {
        operationId: 'removeProvider',
        tags,
        summary: 'Remove the club’s account',
        description:
          'Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count. `elsewhere` removes accounts of clubs that this server does not use.',
        body: RemoveProvider,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      const { last = false, elsewhere = false } = request.body;
      const removal = { isLast: last, isElsewhere: elsewhere };
      accountOrThrow(await parts.signInMethods.removeIdentities(callerOf(request), parts.siteOf(request), removal));
      return await view(request);
    },
  );

  // The provider's redirect leads here. What it says is checked against the visit that this browser began.
  app.get(RETURN, { schema: { hide: true } }, async (request, reply) => {
    const secret = readHostCookie(VISIT, request) ?? '';
    const to = (fragment: string) => reply.redirect(`/me#${fragment}`, 303);
    try {
      await rateLimiters.signIn(request);
      const provider = requireProvider(parts);
      await ensureIdentity(request, reply);
      const query = request.url.split('?', 2)[1] ?? '';
      const result = accountOrThrow(await provider.finish(secret, query, callerOf(request)));
      if (result.kind === 'confirm') return await reply.redirect(result.from, 303);
      if (result.kind === 'over' || result.kind === 'declined') return await to(`failed=visit-${result.kind}`);
      if (result.kind === 'add' && !result.isNewAccount) return await to('added');
      if (result.kind !== 'sign-in') {
        const isNewAccount = result.kind === 'add';
        await proveBy('provider', parts, request, reply, { keep: result.keep, isNewAccount });
        return await to(isNewAccount ? 'added' : 'proved');
      }
      const { guest, leaving } = await signInBrowser(parts, request, reply, result);
      if (leaving) return await to(`leaving=${leaving.ticket}.${leaving.until}`);
      return await to(guest === null ? 'signed-in' : `guest=${guest.ticket}.${guest.matches}.${guest.shared}`);
    } catch (error) {
      if (error instanceof HttpError) return await to(`failed=${error.body.code}`);
      failures.failed(request, 'provider-failed', { err: error });
      return await to('failed=busy');
    }
  });

  addLogout(app, parts, failures);
}

/** Adds the route by which the provider says that a person was signed out there. */
function addLogout(app: App, parts: AccountRouteDependencies, failures: FailureLog): void {
  app.post(
    '/api/sign-in/provider/logout',
    {
      config: { acceptsForm: 'read' },
      schema: {
        operationId: 'endProviderSessions',
        tags,
        summary: 'End the sessions of somebody who was signed out at the club',
        description:
          'For the provider: takes the signed `logout_token` of OpenID Connect Back-Channel Logout 1.0, once, and ends the sessions that began with its subject or its session.',
        body: LogoutForm,
        response: { 200: Nothing, ...replies },
      },
    },
    async (request) => {
      // Without a provider such messages are refused.
      if (parts.provider === null) throw HttpError.of('not-found');
      const ended = await parts.provider.logOut(request.body.logout_token).catch((err: unknown) => {
        failures.failed(request, 'provider-failed', { err });
        throw HttpError.of('busy');
      });
      // The standard requires 400.
      if (!ended.ok) throw HttpError.of('bad-request', { path: '/body/logout_token' });
      return {};
    },
  );
}
