import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamSink } from './ports.ts';
import type { StreamClient, StreamLimiter } from './stream-limiter.ts';

/** Maximum unread bytes of a stream. A slower client is dropped and may resume. */
const MAX_BACKLOG = 1024 * 1024;
const RECONNECT_MS = 1000;
/** Time after which a stream ends that a client reads once, in milliseconds: after its last event, and at most. */
const QUIET_MS = 300;
const READ_MS = 3000;

/** A stream of server-sent events that has begun. */
export interface EventStream {
  readonly sink: StreamSink;
  /** Calls `stop` when the stream ends, or immediately if it has ended. */
  onEnd(stop: () => void): void;
  /** Ends the stream. */
  end(): void;
  /** Ends the stream when nothing has followed its first event for a moment. A busy server may send that event late. */
  endWhenQuiet(): void;
}

/**
 * Begins a reply of server-sent events, which occupies one of the client's places until its connection closes. Returns
 * null if the connection is closed already, since the place would never be freed. Throws `busy` if there is no place.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  open: Pick<StreamLimiter, 'open'>,
  client: StreamClient,
): EventStream | null {
  const { raw } = reply;
  if (raw.destroyed || raw.closed || request.raw.socket.destroyed) {
    reply.hijack();
    return null;
  }
  let hasSent = false;
  let sent = (): void => {};
  const written = sinkOf(raw);
  const sink: StreamSink = {
    send: (text) => {
      // Comments only keep the connection alive.
      if (!text.startsWith(':')) {
        hasSent = true;
        sent();
      }
      return written.send(text);
    },
    end: () => written.end(),
  };
  const stops: (() => void)[] = [];
  let hasEnded = false;
  const stop = (): void => {
    hasEnded = true;
    for (const one of stops.splice(0)) one();
  };
  const end = (): void => {
    stop();
    sink.end();
  };
  const free = open.open(client, end);
  raw.on('close', () => {
    free();
    stop();
  });
  beginReply(request, reply);
  return {
    sink,
    end,
    onEnd: (one) => {
      if (hasEnded) one();
      else stops.push(one);
    },
    endWhenQuiet: () => {
      if (hasEnded) return;
      const most = setTimeout(end, READ_MS);
      let quiet: ReturnType<typeof setTimeout> | undefined;
      sent = () => {
        clearTimeout(quiet);
        quiet = setTimeout(end, QUIET_MS);
      };
      if (hasSent) sent();
      stops.push(() => {
        sent = () => {};
        clearTimeout(most);
        clearTimeout(quiet);
      });
    },
  };
}

function beginReply(request: FastifyRequest, reply: FastifyReply): void {
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
  raw.on('error', () => raw.destroy());
}

function headersOf(headers: Record<string, number | string | string[] | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

/** The part of a reply used by a sink. */
export type RawReply = Pick<Writable, 'destroyed' | 'writableLength' | 'write' | 'end' | 'destroy'>;

/**
 * Creates a sink that writes to a reply. Destroys the reply if its client does not keep up, since messages would be
 * lost.
 */
export function sinkOf(raw: RawReply): StreamSink {
  return {
    send: (text) => {
      if (raw.destroyed) return false;
      if (raw.writableLength > MAX_BACKLOG) {
        raw.destroy();
        return false;
      }
      raw.write(text);
      return true;
    },
    end: () => {
      if (raw.writableLength > MAX_BACKLOG) raw.destroy();
      else raw.end();
    },
  };
}
