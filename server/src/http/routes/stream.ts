import { ApiError, StreamMessage, StreamQuery } from '@levante/wire';
import * as z from 'zod/mini';
import { addressKey } from '../address.ts';
import type { App } from '../app.ts';
import { openEventStream } from '../event-stream-reply.ts';
import { clientKey } from '../guard.ts';
import { orThrow } from '../http-error.ts';
import type { OpenStreams } from '../open-streams.ts';
import type { HttpParts } from '../ports.ts';
import { seatOf } from '../seat.ts';
import { isStillValid } from './person.ts';

const params = z.strictObject({ id: z.string() });

/** Adds the event stream of a match. */
export function addStream(app: App, parts: HttpParts, open: OpenStreams): void {
  const { host, streams, bans } = parts;

  app.get(
    '/api/matches/:id/stream',
    {
      // HEAD would get a reply that never ends and has no body.
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        operationId: 'followMatch',
        tags: ['matches'],
        summary: 'Follow a match as server-sent events',
        description:
          'Sends a complete view first, then a message after every commit. The event id is the ply after the commit; with `Last-Event-ID` the stream resumes there without gaps or repeats.',
        params,
        querystring: StreamQuery,
        response: {
          200: {
            description: 'Server-sent events, each with a stream message as data.',
            content: { 'text/event-stream': { schema: StreamMessage } },
          },
          '4xx': ApiError,
          '5xx': ApiError,
        },
      },
    },
    async (request, reply) => {
      bans.refuse(request);
      const { id } = request.params;
      const seat = seatOf(request.query);
      const { mine } = orThrow(await host.describeFollowed(id, request.person, seat));
      const client = { key: clientKey(request), address: addressKey(request), sits: mine.length > 0 };
      const stream = openEventStream(request, reply, open, client);
      if (stream === null) return;
      const people = request.query.people !== undefined;
      const looking = request.query.looking !== undefined;
      const resume = plyOf(request.headers['last-event-id']);
      const { person, generation, session } = request;
      const origin = { generation, session, address: client.address };
      stream.onEnd(streams.follow({ match: id, person, seat, resume, people, looking }, stream.sink, origin));
      // The keys may have been renewed while the stream was opening, too early to end it.
      if (!(await isStillValid(parts, request).catch(() => false))) stream.end();
    },
  );
}

/** Parses the last event id as a ply; null if it is invalid, which results in a full view. */
function plyOf(id: string | string[] | undefined): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
