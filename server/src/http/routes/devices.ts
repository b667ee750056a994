import { ApiError, Devices, Nothing } from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { HttpError } from '../http-error.ts';
import { clearIdentity } from '../identity.ts';
import type { HttpParts } from '../ports.ts';
import { endStreamsAfter, requirePerson } from './person.ts';

const params = z.strictObject({ id: z.string() });

/** Adds the routes of the caller's devices: the cookies and tokens that are signed in as the same person. */
export function addDevices(app: App, parts: HttpParts): void {
  const { sessions } = parts;

  app.get(
    '/api/me/devices',
    {
      schema: {
        operationId: 'listDevices',
        tags: ['me'],
        summary: 'List where I am signed in',
        description: 'Lists my cookies and tokens, last used first. One that is not used for a year ends.',
        response: { 200: Devices, '4xx': ApiError },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      const listed = await sessions.list(person, request.generation);
      const devices = listed.map(({ agent, issuer, ...session }) => {
        return { ...session, ...agent, mine: session.id === request.session, issuedHere: issuer === request.session };
      });
      return { devices };
    },
  );

  app.post(
    '/api/me/devices/:id/sign-out',
    {
      schema: {
        operationId: 'signOutDevice',
        tags: ['me'],
        summary: 'Sign out one device',
        description:
          'Voids one of my cookies or tokens for good, with the tokens, push messages and webhooks that a cookie began. `POST /api/me/keys` signs out all others. A token can sign itself out.',
        params,
        body: Nothing,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const { id } = request.params;
      if (request.byToken && id !== request.session) throw HttpError.of('scope-too-narrow');
      if (!(await sessions.end(person, id))) throw HttpError.of('no-such-device');
      endStreamsAfter(reply, parts, person);
      if (id === request.session && !request.byToken) clearIdentity(request, reply);
      return {};
    },
  );
}
