import { ownMeans, type SignInMeans } from '@levante/people';
import { ApiError, CeremonyOptions, ComeBack, Nothing, SignedIn, TypedCode, UsedPasskey } from '@levante/wire';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { clearHostCookie, readHostCookie } from '../../http/host-cookie.ts';
import { HttpError } from '../../http/http-error.ts';
import { accountOrThrow, addressMark, requireSite } from '../../http/person.ts';
import { LEAVING, signInBrowser } from '../browser-sign-in.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];

/** Adds the routes to sign in to an account, also in a browser that is a guest. */
export function addSignIn(app: App, parts: AccountRouteDependencies, rateLimiters: RateLimiters): void {
  const { accounts, passkeys, codes } = parts;

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
      return { options: { ...(await passkeys.beginSignIn(requireSite(parts, request))) } };
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
      const signIn = accountOrThrow(await passkeys.signIn(ceremony, request.person));
      return await signInBrowser(parts, request, reply, { signIn, means: ownMeans(accounts.proofBy('passkey')) });
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
      const attempt = await codes.signIn(
        code,
        addressMark(parts, request),
        request.person,
        parts.bans.refusalOf(request),
      );
      return await signInBrowser(parts, request, reply, {
        signIn: accountOrThrow(attempt),
        means: ownMeans(accounts.proofBy('code')),
      });
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
          'Takes the ticket that signing in returns during the seven days after an account was deleted. Restores everything and signs this browser in; `restored` names what could not be restored. Needs the cookie that the same reply has set: in another browser the ticket is worth nothing.',
        body: ComeBack,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const { ticket } = request.body;
      if (readHostCookie(LEAVING, request) !== ticket) throw HttpError.of('not-proven');
      const isVoid = async (means: SignInMeans) => (await parts.provider?.hasLoggedOut(means)) === true;
      const offer = await parts.departures.comeBack(ticket, parts.bans.refusalOf(request), isVoid);
      const { person, means, restored } = accountOrThrow(offer);
      clearHostCookie(LEAVING, request, reply);
      const signIn = await accounts.signedIn(person, request.person);
      return { ...(await signInBrowser(parts, request, reply, { signIn, means })), restored: { ...restored } };
    },
  );
}
