import type { Writable } from 'node:stream';
import { ApiError, SeatQuery, StreamMessage } from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { addressKey, clientKey } from '../guard.ts';
import { orThrow } from '../http-error.ts';
import { isValid } from '../identity.ts';
import { OpenStreams } from '../open-streams.ts';
import type { HttpParts, StreamSink } from '../ports.ts';
import { seatOf } from '../seat.ts';

/** Maximum unread bytes of a stream. A slower client is dropped and may resume. */
const MAX_BACKLOG = 1024 * 1024;
const RECONNECT_MS = 1000;

const params = z.strictObject({ id: z.string() });

/** Adds the event stream of a match. */
export function addStream(app: App, parts: HttpParts): void {
  const { host, streams, limits, counts, bans } = parts;
  const open = new OpenStreams(limits, counts);

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
        querystring: SeatQuery,
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
      const uncount = open.open(client, () => end());
      reply.hijack();
      const { raw } = reply;
      // A client that has closed its side will not read further.
      request.raw.socket.on('end', () => raw.destroy());
      // Without chunks, which would triple the writes per event. The connection's end marks the end.
      raw.removeHeader('transfer-encoding');
      raw.writeHead(200, {
        ...headersOf(reply.getHeaders()),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write(`retry: ${RECONNECT_MS}\n\n`);
      const resume = plyOf(request.headers['last-event-id']);
      const { person, generation, session } = request;
      const sink = sinkOf(raw);
      const origin = { generation, session, address: client.address };
      const stop = streams.follow({ match: id, person, seat, resume }, sink, origin);
      const end = (): void => {
        stop();
        sink.end();
      };
      raw.on('error', () => raw.destroy());
      raw.on('close', () => {
        stop();
        uncount();
      });
      // The keys may have been renewed while the stream was opening, too early to end it.
      if (person === null) return;
      if (!(await isValid(parts, { person, generation, session }).catch(() => false))) end();
    },
  );
}

/** Parses the last event id as a ply; null if it is invalid, which results in a full view. */
function plyOf(id: string | string[] | undefined): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}

function headersOf(headers: Record<string, number | string | string[] | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

/** The part of a reply used by a sink. */
export type RawReply = Pick<Writable, 'destroyed' | 'writableLength' | 'write' | 'end' | 'destroy'>;

/** Creates a sink that writes to a reply as long as its client keeps up. */
export function sinkOf(raw: RawReply): StreamSink {
  return {
    send: (text) => {
      if (raw.destroyed || raw.writableLength > MAX_BACKLOG) return false;
      raw.write(text);
      return true;
    },
    end: () => {
      if (raw.writableLength > MAX_BACKLOG) raw.destroy();
      else raw.end();
    },
  };
}
