import { ApiError, Devices, Nothing } from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { HttpError } from '../http-error.ts';
import { clearIdentity, setIdentity, useOf } from '../identity.ts';
import type { HttpParts } from '../ports.ts';
import { endStreamsAfter, requirePerson } from './person.ts';

const params = z.strictObject({ id: z.string() });

/** Adds the routes of the caller's devices: the cookies and tokens that are signed in as the same person. */
export function addDevices(app: App, parts: HttpParts): void {
  const { sessions, signer } = parts;

  app.get(
    '/api/me/devices',
    {
      schema: {
        operationId: 'listDevices',
        tags: ['me'],
        summary: 'List where I am signed in',
        description:
          'Lists my cookies and tokens, last used first. Those of earlier versions are listed once they are renewed; this request renews a cookie.',
        response: { 200: Devices, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      if (request.session === null && !request.byToken) {
        request.session = signer.newSession();
        setIdentity(signer, { person, generation: request.generation, session: request.session }, request, reply);
      }
      const listed = await sessions.list(useOf(request), person, request.generation);
      const devices = listed.map(({ agent, ...session }) => {
        return { ...session, ...agent, mine: session.id === request.session };
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
        description: 'Voids one of my cookies or tokens for good. `POST /api/me/keys` signs out all others.',
        params,
        body: Nothing,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      const { id } = request.params;
      if (!(await sessions.end(person, id))) throw HttpError.of('no-such-device');
      endStreamsAfter(reply, parts, person);
      if (id === request.session && !request.byToken) clearIdentity(request, reply);
      return {};
    },
  );
}
