import { type AccountReply, type Caller, LETTER_MS, type LetterUse, ownMeans } from '@levante/people';
import {
  AccountInfo,
  ApiError,
  AskForEmail,
  AskForProof,
  EmailCode,
  EmailLink,
  EmailLinkInfo,
  EmailLinkToken,
  EmailTicket,
  Nothing,
  RemoveWay,
  SignedIn,
  UsedEmailCode,
  UsedEmailLink,
} from '@levante/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../http/host-cookie.ts';
import { knowsAddress, rememberAddress } from '../../http/known-addresses.ts';
import { accountOrThrow, addressMark, callerOf, requireEmails } from '../../http/person.ts';
import { signInBrowser } from '../browser-sign-in.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';
import { proveBy } from '../session-renewal.ts';
import { type AccountReplier, accountReplier } from './account-view.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];

/** The ticket of the message that a browser asked for last: it needs no code to use its link. */
const ASKED = { name: 'levante-asked', path: '/api' };

/** Replies with a ticket, and remembers it on the browser. */
function ticketFor(request: FastifyRequest, reply: FastifyReply, challenge: AccountReply<string>) {
  const ticket = accountOrThrow(challenge);
  setHostCookie(ASKED, request, reply, { value: ticket, maxAge: LETTER_MS / 1000 });
  return { ticket };
}

/** Returns a link as a browser uses it. */
function linkFrom(parts: AccountRouteDependencies, request: FastifyRequest, { token, code = null }: LinkBody) {
  return { token, code, ticket: readHostCookie(ASKED, request), from: addressMark(parts, request) };
}

interface LinkBody {
  readonly token: string;
  readonly code?: string | null | undefined;
}

/** Returns the content of a link for the page that its reader sees before it is used. */
async function contentOf(
  parts: AccountRouteDependencies,
  request: FastifyRequest,
  token: string,
  caller: Caller | null,
) {
  const link = await requireEmails(parts).look(token, readHostCookie(ASKED, request), caller);
  const { person, address, needsCode } = accountOrThrow(link);
  const { account } = await parts.accounts.view({ person, session: '' });
  return { name: await parts.names.nameOf(person), handle: account?.handle ?? null, address, needsCode };
}

/** Adds the routes to sign in by e-mail. */
export function addEmailSignIn(app: App, parts: AccountRouteDependencies, rateLimiters: RateLimiters): void {
  app.post(
    '/api/sign-in/email',
    {
      schema: {
        operationId: 'askForSignInEmail',
        tags,
        summary: 'Ask for a message to sign in with',
        description:
          'Sends a code and a link if the address belongs to an account; the reply is the same if not. Both work once, for 30 minutes. Messages are limited per address; a browser in which its person was signed in before has its own limit, so that strangers cannot use it up. After `too-many-requests` one becomes possible within half an hour, and the link of the last one works in any browser, with the code of the same message. The cookie of the reply makes the code unnecessary.',
        body: AskForEmail,
        response: { 200: EmailTicket, ...replies },
      },
    },
    async (request, reply) => {
      const isKnown = knowsAddress(parts, request, request.body.address);
      // Others at the same network address must not use up its share.
      if (!isKnown) await rateLimiters.signIn(request);
      const from = addressMark(parts, request);
      return ticketFor(request, reply, await requireEmails(parts).beginSignIn({ ...request.body, from, isKnown }));
    },
  );

  app.post(
    '/api/sign-in/email/code',
    {
      schema: {
        operationId: 'signInWithEmailCode',
        tags,
        summary: 'Sign in with the code of a message',
        description: 'Needs the ticket of the request for the message. Five attempts are allowed.',
        body: EmailCode,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const typed = { ...request.body, from: addressMark(parts, request) };
      const attempt = await requireEmails(parts).signInWithCode(typed, request.person, parts.bans.refusalOf(request));
      return await signInBrowser(parts, request, reply, {
        signIn: accountOrThrow(attempt),
        means: ownMeans(parts.accounts.proofBy('email')),
      });
    },
  );

  app.post(
    '/api/sign-in/email/look',
    {
      schema: {
        operationId: 'lookAtSignInLink',
        tags,
        summary: 'See to whose account a link of a message belongs',
        description: 'Takes the secret in the link’s fragment and changes nothing.',
        body: EmailLinkToken,
        response: { 200: EmailLinkInfo, ...replies },
      },
    },
    async (request) => {
      await rateLimiters.signIn(request);
      return await contentOf(parts, request, request.body.token, null);
    },
  );

  app.post(
    '/api/sign-in/email/link',
    {
      schema: {
        operationId: 'signInWithEmailLink',
        tags,
        summary: 'Sign in with the link of a message',
        description:
          'Takes the secret in the link’s fragment, in a browser that did not ask for the message also its code (`code-needed`), with five attempts. Opening the link alone changes nothing.',
        body: EmailLink,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const link = linkFrom(parts, request, request.body);
      const refuse = parts.bans.refusalOf(request);
      const signIn = accountOrThrow(await requireEmails(parts).signInWithLink(link, request.person, refuse));
      clearHostCookie(ASKED, request, reply);
      return await signInBrowser(parts, request, reply, { signIn, means: ownMeans(parts.accounts.proofBy('email')) });
    },
  );
}

/** Adds the routes of the caller's address. */
export function addEmail(app: App, parts: AccountRouteDependencies): void {
  const view = accountReplier(parts);

  app.post(
    '/api/me/email',
    {
      schema: {
        operationId: 'addEmail',
        tags,
        summary: 'Begin adding or changing my address',
        description:
          'Sends a code and a link to the address. The first address of an account needs proof of who I am, given within ten minutes. Without proof a changed address counts after three days, and the old one gets a notice.',
        body: AskForEmail,
        response: { 200: EmailTicket, ...replies },
      },
    },
    async (request, reply) => {
      const from = addressMark(parts, request);
      const isKnown = knowsAddress(parts, request, request.body.address);
      const challenge = await requireEmails(parts).beginAdding(callerOf(request), { ...request.body, from, isKnown });
      return ticketFor(request, reply, challenge);
    },
  );

  app.post(
    '/api/me/proof/email',
    {
      schema: {
        operationId: 'askForProofEmail',
        tags,
        summary: 'Ask for a message to prove who I am',
        description: 'Sends a code to my address.',
        body: AskForProof,
        response: { 200: EmailTicket, ...replies },
      },
    },
    async (request) => {
      const from = addressMark(parts, request);
      const ticket = await requireEmails(parts).beginProof(callerOf(request), request.body.language, from);
      return { ticket: accountOrThrow(ticket) };
    },
  );

  addMessageUse(app, parts, view);

  app.post(
    '/api/me/email/remove',
    {
      schema: {
        operationId: 'removeEmail',
        tags,
        summary: 'Remove my address',
        description:
          'Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count.',
        body: RemoveWay,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      const isLast = request.body.last === true;
      accountOrThrow(await parts.signInMethods.removeEmail(callerOf(request), parts.siteOf(request), isLast));
      return await view(request);
    },
  );

  app.post(
    '/api/me/email/keep',
    {
      schema: {
        operationId: 'keepEmail',
        tags,
        summary: 'Keep my address',
        description: 'Drops an address that waits to replace it.',
        body: Nothing,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      await requireEmails(parts).keep(callerOf(request));
      return await view(request);
    },
  );
}

/** Adds the routes that use the code or the link of a message. */
function addMessageUse(app: App, parts: AccountRouteDependencies, view: AccountReplier): void {
  const riseAfter = async (
    use: LetterUse,
    request: FastifyRequest,
    reply: FastifyReply,
    keep: readonly string[],
  ): Promise<void> => {
    if (use === 'proved' || use === 'new-account') {
      await proveBy('email', parts, request, reply, { keep, isNewAccount: use === 'new-account' });
    }
  };

  app.post(
    '/api/me/email/code',
    {
      schema: {
        operationId: 'useEmailCode',
        tags,
        summary: 'Use the code of a message',
        description:
          'Adds the address, or proves who I am, depending on the message. Five attempts are allowed. Proof, and the first address of a guest, give this browser a new cookie and end the one before, with the tokens that it issued, except those that I keep.',
        body: UsedEmailCode,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { keep = [], ...code } = request.body;
      const typed = { ...code, from: addressMark(parts, request) };
      const use = accountOrThrow(await requireEmails(parts).useCode(callerOf(request), typed));
      await riseAfter(use, request, reply, keep);
      await rememberAddress(parts, request, reply, callerOf(request));
      return await view(request);
    },
  );

  app.post(
    '/api/me/email/look',
    {
      schema: {
        operationId: 'lookAtEmailLink',
        tags,
        summary: 'See which address a link of a message adds',
        description: 'Changes nothing. Only for the person who asked for the message.',
        body: EmailLinkToken,
        response: { 200: EmailLinkInfo, ...replies },
      },
    },
    (request) => contentOf(parts, request, request.body.token, callerOf(request)),
  );

  app.post(
    '/api/me/email/link',
    {
      schema: {
        operationId: 'useEmailLink',
        tags,
        summary: 'Use the link of a message',
        description:
          'Has the effect of the code. Only the person who asked for the message can; in another browser than the one that asked also its code is needed (`code-needed`).',
        body: UsedEmailLink,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { keep = [], ...used } = request.body;
      const link = linkFrom(parts, request, used);
      const use = accountOrThrow(await requireEmails(parts).useLink(callerOf(request), link));
      clearHostCookie(ASKED, request, reply);
      await riseAfter(use, request, reply, keep);
      await rememberAddress(parts, request, reply, callerOf(request));
      return await view(request);
    },
  );
}
