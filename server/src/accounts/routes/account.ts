import {
  AccountInfo,
  ApiError,
  BringGuest,
  CeremonyOptions,
  ChooseHandle,
  MovedMatches,
  NewPasskey,
  Nothing,
  ProofByCode,
  ProofByPasskey,
  RecoveryCodes,
  RemoveWay,
} from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../../http/app.ts';
import { accountOrThrow, addressMark, callerOf, requireSite } from '../../http/person.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';
import { proveBy, renewSession } from '../session-renewal.ts';
import { type AccountReplier, accountReplier } from './account-view.ts';

const params = z.strictObject({ id: z.string() });
const replies = { '4xx': ApiError };
const tags = ['account'];

/** Adds the routes of the caller's account: passkeys, recovery codes, handle, and proof of identity. */
export function addAccount(app: App, parts: AccountRouteDependencies): void {
  const { accounts, codes } = parts;
  const view = accountReplier(parts);

  app.get(
    '/api/me/account',
    {
      schema: {
        operationId: 'getAccount',
        tags,
        summary: 'Get my account',
        description: 'Says how I can come back as the same person. A guest has an empty account.',
        response: { 200: AccountInfo, ...replies },
      },
    },
    view,
  );

  app.post(
    '/api/me/handle',
    {
      schema: {
        operationId: 'chooseHandle',
        tags,
        summary: 'Choose my unique handle',
        description:
          'Only for people with an account. An earlier handle becomes free; changing it needs proof of who I am, given within ten minutes.',
        body: ChooseHandle,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      accountOrThrow(await accounts.setHandle(callerOf(request), request.body.handle));
      return await view(request);
    },
  );

  addPasskeys(app, parts, view);

  app.post(
    '/api/me/codes',
    {
      schema: {
        operationId: 'renewRecoveryCodes',
        tags,
        summary: 'Get new recovery codes',
        description: 'Voids the earlier ones. Needs an account, and proof of who I am, given within ten minutes.',
        body: Nothing,
        response: { 200: RecoveryCodes, ...replies },
      },
    },
    async (request) => ({ codes: [...accountOrThrow(await codes.renew(callerOf(request)))] }),
  );

  addProof(app, parts, view);

  app.post(
    '/api/me/guest',
    {
      schema: {
        operationId: 'bringGuest',
        tags,
        summary: 'Take a guest’s matches along',
        description:
          'Gives me the seats of the guest that this browser was before I signed in, except in matches where I have a seat: there a bot plays the guest’s, and in a waiting match it is open again. The ticket is part of the reply to signing in. This browser gets a new cookie; the one before ends, with the tokens that it issued, except those that I keep.',
        body: BringGuest,
        response: { 200: MovedMatches, ...replies },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { proof } = await accounts.view(caller);
      const { ticket, keep = [] } = request.body;
      const matches = accountOrThrow(await accounts.bringGuest(caller, ticket));
      const { person } = caller;
      const { generation } = request;
      await renewSession(parts, request, reply, { person, generation, proof, keep, isNewAccount: false });
      for (const match of matches) parts.host.poll(match);
      return { matches: matches.length };
    },
  );
}

/** Adds the routes of passkeys. */
function addPasskeys(app: App, parts: AccountRouteDependencies, view: AccountReplier): void {
  const { passkeys } = parts;

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        operationId: 'beginPasskey',
        tags,
        summary: 'Begin adding a passkey',
        description: 'Returns the options for `navigator.credentials.create`, valid for five minutes and once.',
        body: Nothing,
        response: { 200: CeremonyOptions, ...replies },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const name = (await parts.names.nameOf(caller.person)) ?? 'Levante';
      return {
        options: { ...accountOrThrow(await passkeys.beginAdding(caller, requireSite(parts, request), name)) },
      };
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add a passkey',
        description:
          'My first passkey makes me an account; I stay the same person, this browser gets a new cookie, and everything else that is signed in as me ends, except the tokens that I keep. Later ones need proof of who I am, given within ten minutes.',
        body: NewPasskey,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { response, name, keep = [] } = request.body;
      const ceremony = { site: requireSite(parts, request), response };
      if (accountOrThrow(await passkeys.add(callerOf(request), ceremony, name))) {
        await proveBy('passkey', parts, request, reply, { keep, isNewAccount: true });
      }
      return await view(request);
    },
  );

  app.post(
    '/api/me/passkeys/:id/remove',
    {
      schema: {
        operationId: 'removePasskey',
        tags,
        summary: 'Remove a passkey',
        description:
          'Needs proof of who I am, given within ten minutes. The last way to sign in that works here is kept unless `last` is set; recovery codes do not count.',
        params,
        body: RemoveWay,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request) => {
      const isLast = request.body.last === true;
      const site = parts.siteOf(request);
      accountOrThrow(await parts.signInMethods.removePasskey(callerOf(request), request.params.id, site, isLast));
      return await view(request);
    },
  );
}

/** Adds the routes by which a person proves again who they are. */
function addProof(app: App, parts: AccountRouteDependencies, view: AccountReplier): void {
  const { passkeys, codes } = parts;

  app.post(
    '/api/me/proof/options',
    {
      schema: {
        operationId: 'beginProof',
        tags,
        summary: 'Begin proving who I am with a passkey',
        body: Nothing,
        response: { 200: CeremonyOptions, ...replies },
      },
    },
    async (request) => ({
      options: { ...(await passkeys.beginProof(callerOf(request), requireSite(parts, request))) },
    }),
  );

  app.post(
    '/api/me/proof/passkey',
    {
      schema: {
        operationId: 'proveWithPasskey',
        tags,
        summary: 'Prove with a passkey who I am',
        description:
          'Permits changes of my account for ten minutes, with the new cookie that this browser gets. The one before ends, with the tokens that it issued, except those that I keep.',
        body: ProofByPasskey,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { response, keep = [] } = request.body;
      const ceremony = { site: requireSite(parts, request), response };
      accountOrThrow(await passkeys.prove(callerOf(request), ceremony));
      await proveBy('passkey', parts, request, reply, { keep });
      return await view(request);
    },
  );

  app.post(
    '/api/me/proof/code',
    {
      schema: {
        operationId: 'proveWithCode',
        tags,
        summary: 'Prove with a recovery code who I am',
        description:
          'Uses the code up, and has the effect of proving with a passkey. Attempts are limited per person, address and code.',
        body: ProofByCode,
        response: { 200: AccountInfo, ...replies },
      },
    },
    async (request, reply) => {
      const { code, keep = [] } = request.body;
      accountOrThrow(await codes.prove(callerOf(request), code, addressMark(parts, request)));
      await proveBy('code', parts, request, reply, { keep });
      return await view(request);
    },
  );
}
