import type { SessionPlace } from '@levante/people';
import { ApiError, COLLECTIONS, DevicePageQuery, Devices, Nothing } from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../../http/app.ts';
import { HttpError } from '../../http/http-error.ts';
import { clearIdentity } from '../../http/identity.ts';
import { endStreamsAfter, requirePerson } from '../../http/person.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';

const params = z.strictObject({ id: z.string() });

const PAGE = COLLECTIONS.cookies.page;

/** Returns the text by which the next page is asked for. */
const textOf = ({ seenDay, id }: SessionPlace): string => `${seenDay}.${id}`;

function placeIn(text: string): SessionPlace {
  const dot = text.indexOf('.');
  return { seenDay: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

/** Adds the routes of the caller's devices: the cookies and tokens of the same person. */
export function addDevices(app: App, parts: AccountRouteDependencies): void {
  const { sessions } = parts;

  app.get(
    '/api/me/devices',
    {
      schema: {
        operationId: 'listDevices',
        tags: ['me'],
        summary: 'List where I am signed in',
        description: `Lists my cookies and tokens: the one of this request first, then those used last, ${PAGE} per page. \`next\` is the \`before\` of the next page. One that is not used for a year ends, and so does the cookie not used for longest when more than ${COLLECTIONS.cookies.max} are signed in.`,
        querystring: DevicePageQuery,
        response: { 200: Devices, '4xx': ApiError },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      const { generation, session: first } = request;
      const { before } = request.query;
      const place = before === undefined ? null : placeIn(before);
      const found = await sessions.list(person, { generation, first, before: place, limit: PAGE + 1 });
      const listed = found.slice(0, PAGE);
      const devices = listed.map(({ agent, issuer, ...session }) => {
        return { ...session, ...agent, mine: session.id === request.session, issuedHere: issuer === request.session };
      });
      const last = found.length > PAGE ? listed.at(-1) : undefined;
      return { devices, next: last === undefined ? null : textOf(last) };
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
