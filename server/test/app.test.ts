import { pino } from 'pino';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newApp } from '../src/http/app.ts';
import { CONNECTION_TIMES } from '../src/http/ports.ts';

it('replies contain only what their schema names, and an invalid reply is not sent', async () => {
  const app = newApp(pino({ level: 'silent' }), { trustProxy: false, times: CONNECTION_TIMES, served: () => {} });
  const Reply = z.object({ ply: z.int(), name: z.optional(z.string()) });
  const schema = { response: { 200: Reply } };
  app.get('/more', { schema }, async () => ({ ply: 7, name: 'Anna', secret: 'blue' }));
  app.get('/wrong', { schema: { response: { 200: z.unknown(), 201: Reply } } }, async (_request, reply) =>
    reply.code(201).send(JSON.parse('{"ply":"secret"}')),
  );
  const read = async (url: string): Promise<unknown[]> => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, body.includes('secret') || body.includes('blue') ? 'secret' : body];
  };
  expect(await read('/more')).toEqual([200, '{"ply":7,"name":"Anna"}']);
  expect(await read('/wrong')).toEqual([500, expect.stringContaining('FST_ERR_RESPONSE_SERIALIZATION')]);
});
