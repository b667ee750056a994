import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { networksOf } from '../src/http/address.ts';
import { type EventStream, openEventStream } from '../src/http/event-stream-reply.ts';

let app: FastifyInstance;
/** Begins to say something on the stream that a client reads once. */
let begin: (stream: EventStream) => void;

beforeEach(() => {
  begin = () => {};
  app = Fastify();
  const networks = networksOf('127.0.0.1');
  app.get('/', (request, reply) => {
    const stream = openEventStream(request, reply, { open: () => () => {} }, { key: 'anna', networks, use: 'alone' });
    if (stream === null) return;
    begin(stream);
    stream.endWhenQuiet();
  });
});
afterEach(() => app.close());

async function readOnce(): Promise<string> {
  return await (await fetch(await app.listen({ host: '127.0.0.1', port: 0 }))).text();
}

it('a stream that is read once does not end before its first event, even if that is sent late', async () => {
  begin = ({ sink }) => void setTimeout(() => sink.send('data: 1\n\n'), 700);
  expect(await readOnce()).toContain('data: 1\n\n');
});

it('a stream that is read once ends a moment after its last event', async () => {
  begin = ({ sink }) => {
    sink.send('data: 1\n\n');
    setTimeout(() => sink.send('data: 2\n\n'), 100);
    setTimeout(() => sink.send('data: late\n\n'), 1500);
  };
  const text = await readOnce();
  expect(text).toContain('data: 1\n\ndata: 2\n\n');
  expect(text).not.toContain('late');
});

it('a stream that is read once ends even if only comments are sent', async () => {
  begin = ({ sink }) => void sink.send(': keep-alive\n\n');
  expect(await readOnce()).toContain(': keep-alive');
});
