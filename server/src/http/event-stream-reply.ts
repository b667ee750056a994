import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamSink } from './ports.ts';

/** Maximum unread bytes of a stream. A slower client is dropped and may resume. */
const MAX_BACKLOG = 1024 * 1024;
const RECONNECT_MS = 1000;

/** Begins a reply of server-sent events. The caller writes them through `sinkOf`. */
export function beginEventStream(request: FastifyRequest, reply: FastifyReply): FastifyReply['raw'] {
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
  return raw;
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
