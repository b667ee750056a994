import { newInvitation } from '@levante/people/operators';
import {
  ApiError,
  COLLECTIONS,
  InvitationCode,
  NewInvitation,
  Nothing,
  OperateInvitations,
  RedeemInvitation,
} from '@levante/wire';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { HttpError } from '../../http/http-error.ts';
import type { EnsureIdentity } from '../../http/identity.ts';
import { type Admission, callerOf } from '../../http/person.ts';
import type { OperatorRouteDependencies } from '../dependencies.ts';

const errors = { '4xx': ApiError };

/** Adds the route by which people use an invitation. */
export function addInvitations(
  app: App,
  { invitations }: OperatorRouteDependencies,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
): void {
  app.post(
    '/api/invitations/redeem',
    {
      schema: {
        operationId: 'redeemInvitation',
        tags: ['server'],
        summary: 'Use an invitation',
        description:
          'Lets me open matches and take seats on a server that requires invitations. Case, spaces and hyphens of the code do not matter. Where I need none, none is used up.',
        body: RedeemInvitation,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request, reply) => {
      await rateLimiters.invitation(request);
      const person = await ensureIdentity(request, reply);
      if (!(await invitations.redeem(person, request.body.code))) throw HttpError.of('no-such-invitation');
      return {};
    },
  );
}

/** Adds the routes by which operators create and list invitations. */
export function addOperateInvitations(app: App, parts: OperatorRouteDependencies, admit: Admission): void {
  const { operators, operatorReads: reads, invitations, members, below, now } = parts;
  const tags = ['operators'];

  app.get(
    '/api/operate/invitations',
    {
      onRequest: admit,
      schema: {
        operationId: 'listInvitations',
        tags,
        summary: 'List the invitations that can be used, newest first',
        description: 'Codes are not shown. Withdraw one with the measure `uninvite`.',
        response: { 200: OperateInvitations, ...errors },
      },
    },
    async () => {
      const found = await members.invitations(now(), COLLECTIONS.invitations.page);
      const makers = found.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]));
      const names = await reads.namesOf([...new Set(makers)]);
      return {
        required: invitations.isRequired,
        invitations: found.map(({ createdBy, ...one }) => ({
          ...one,
          by: createdBy === null ? null : (names.get(createdBy) ?? createdBy),
        })),
      };
    },
  );

  app.post(
    '/api/operate/invitations',
    {
      onRequest: admit,
      schema: {
        operationId: 'invite',
        tags,
        summary: 'Make an invitation',
        description:
          'Needs proof like other measures, and is written to the journal. The code is shown only here: share it, or the address `/invited/{code}`.',
        body: NewInvitation,
        response: { 201: InvitationCode, ...errors },
      },
    },
    async (request, reply) => {
      const { uses, until, reason = null } = request.body;
      const { id, code } = newInvitation(below);
      const fault = await operators.take(callerOf(request), { kind: 'invite', id, uses, until }, reason);
      if (fault !== null) throw HttpError.of(fault);
      return await reply.code(201).send({ code });
    },
  );
}
