import { ApiError, Looking, type Match, MeasuredTime, StreamMessage, StreamQuery } from '@levante/wire';
import * as z from 'zod/mini';
import { clientNetworks } from '../../http/address.ts';
import type { App } from '../../http/app.ts';
import { openEventStream } from '../../http/event-stream-reply.ts';
import { clientKey } from '../../http/guard.ts';
import { orThrow } from '../../http/http-error.ts';
import { isStillValid } from '../../http/person.ts';
import { seatOf } from '../../http/seat.ts';
import type { StreamLimiter, StreamUse } from '../../http/stream-limiter.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';

const params = z.strictObject({ id: z.string() });

/** Adds the event stream of a match, and the reports of visible pages that show one. */
export function addStream(app: App, parts: MatchRouteDependencies, open: StreamLimiter): void {
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
      const networks = clientNetworks(request);
      const use = useOf(orThrow(await host.describeFollowed(id, request.person, seat)));
      // Once more: the stream begins without waiting for anything else, and a ban from here on ends it.
      bans.refuse(request);
      const client = { key: clientKey(request), networks, use };
      const stream = openEventStream(request, reply, open, client);
      if (stream === null) return;
      const people = request.query.people !== undefined;
      const looking = request.query.looking !== undefined;
      const unseen = request.query.unseen !== undefined;
      const resume = plyOf(request.headers['last-event-id']);
      const { person, generation, session } = request;
      const origin = { generation, session, address: networks[0].key };
      stream.onEnd(streams.follow({ match: id, person, seat, resume, people, looking, unseen }, stream.sink, origin));
      // The keys may have been renewed while the stream was opening, too early to end it.
      if (!(await isStillValid(parts, request).catch(() => false))) stream.end();
      if (request.query.once !== undefined) stream.endWhenQuiet();
    },
  );

  app.post(
    '/api/matches/:id/looking',
    {
      schema: {
        operationId: 'lookAtMatch',
        tags: ['matches'],
        summary: 'Say whether I look at a match, and measure the server’s time',
        description:
          'For 40 seconds I am not notified of the match. Send it every 20 seconds while the page is visible, and once when it is no longer. From the time of the reply and of the request a client knows the server’s time, to half of their distance.',
        params,
        body: Looking,
        response: { 200: MeasuredTime, '4xx': ApiError, '5xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { person } = request;
      const { page, looking } = request.body;
      orThrow(await host.describeFollowed(id, person, null));
      if (person !== null) streams.look({ match: id, person, page }, looking);
      return { now: await host.serviceTime() };
    },
  );
}

/** Returns the use of a match's stream, which depends on the people in the match. */
function useOf({ mine, seats }: Pick<Match, 'mine' | 'seats'>): StreamUse {
  if (mine.length === 0) return 'looking-on';
  const isOther = (one: Match['seats'][number]): boolean => one.kind === 'person' && one.taken && !one.mine;
  return seats.some(isOther) ? 'together' : 'alone';
}

/** Parses the last event id as a ply; null if it is invalid, which results in a full view. */
function plyOf(id: string | string[] | undefined): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
