import type { LetterUse } from '@levante/people';
import {
  AccountInfo,
  ApiError,
  AskForEmail,
  AskForProof,
  EmailCode,
  EmailLink,
  EmailTicket,
  Nothing,
  RemoveWay,
  SignedIn,
  UsedEmailCode,
  UsedEmailLink,
} from '@levante/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { RateLimiters } from '../guard.ts';
import { knowsAddress, rememberAddress } from '../known-addresses.ts';
import type { HttpParts } from '../ports.ts';
import { proveBy } from '../rise.ts';
import { type AccountReplier, accountReplier } from './account-view.ts';
import { accountOrThrow, addressMark, callerOf, requireEmails } from './person.ts';
import { welcome } from './welcome.ts';

const replies = { '4xx': ApiError };
const tags = ['account'];

/** Adds the routes to sign in by e-mail. */
export function addEmailSignIn(app: App, parts: HttpParts, rateLimiters: RateLimiters): void {
  app.post(
    '/api/sign-in/email',
    {
      schema: {
        operationId: 'askForSignInEmail',
        tags,
        summary: 'Ask for a message to sign in with',
        description:
          'Sends a code and a link if the address belongs to an account; the reply is the same if not. Both work once, for 30 minutes. Messages are limited per address; a browser in which its person was signed in before has its own limit, so that strangers cannot use it up. After `too-many-requests` one becomes possible within half an hour, and the link of the last one works in any browser.',
        body: AskForEmail,
        response: { 200: EmailTicket, ...replies },
      },
    },
    async (request) => {
      await rateLimiters.signIn(request);
      const from = addressMark(parts, request);
      const isKnown = knowsAddress(parts, request, request.body.address);
      return { ticket: accountOrThrow(await requireEmails(parts).beginSignIn({ ...request.body, from, isKnown })) };
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
      const signIn = await requireEmails(parts).signInWithCode(typed, request.person, parts.bans.refusalOf(request));
      return await welcome(parts, request, reply, accountOrThrow(signIn));
    },
  );

  app.post(
    '/api/sign-in/email/link',
    {
      schema: {
        operationId: 'signInWithEmailLink',
        tags,
        summary: 'Sign in with the link of a message',
        description: 'Takes the secret in the link’s fragment. Opening the link alone changes nothing.',
        body: EmailLink,
        response: { 200: SignedIn, ...replies },
      },
    },
    async (request, reply) => {
      await rateLimiters.signIn(request);
      const signIn = await requireEmails(parts).signInWithLink(
        request.body.token,
        request.person,
        parts.bans.refusalOf(request),
      );
      return await welcome(parts, request, reply, accountOrThrow(signIn));
    },
  );
}

/** Adds the routes of the caller's address. */
export function addEmail(app: App, parts: HttpParts): void {
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
    async (request) => {
      const from = addressMark(parts, request);
      const ticket = await requireEmails(parts).beginAdding(callerOf(request), { ...request.body, from });
      return { ticket: accountOrThrow(ticket) };
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
          'Needs proof of who I am, given within ten minutes. The last way to sign in is kept unless `last` is set; recovery codes do not count.',
        body: RemoveWay,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      accountOrThrow(await requireEmails(parts).remove(callerOf(request), request.body.last === true));
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
function addMessageUse(app: App, parts: HttpParts, view: AccountReplier): void {
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
    '/api/me/email/link',
    {
      schema: {
        operationId: 'useEmailLink',
        tags,
        summary: 'Use the link of a message',
        description: 'Has the effect of the code. Only the person who asked for the message can.',
        body: UsedEmailLink,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { keep = [], token } = request.body;
      const use = accountOrThrow(await requireEmails(parts).useLink(callerOf(request), token));
      await riseAfter(use, request, reply, keep);
      await rememberAddress(parts, request, reply, callerOf(request));
      return await view(request);
    },
  );
}
