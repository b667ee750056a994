import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { httpErrorFor } from '../src/http/errors.ts';

/** Returns the reply and the log after a store failure. */
function answerTo(code?: string, text = 'secret: 7') {
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(...line);
  const request: Pick<FastifyRequest, 'log'> = Object.create({ log: { error: note } });
  const error = Object.assign(new Error(text), { code: code ?? '', name: 'StoreError' });
  return { ...httpErrorFor(error, request).body, logged };
}

it.each([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  'ECONNREFUSED',
  '53100',
  '57P01',
  '08006',
])('a store that cannot be written (%s) is logged, and clients may retry', (code) => {
  const { code: shown, message, logged } = answerTo(code);
  expect([shown, message.includes('secret')]).toEqual(['busy', false]);
  expect(logged).toEqual([{ code }, 'store-fails']);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so is a database whose connection broke: %s', (message) => {
  const { code, logged } = answerTo(undefined, message);
  expect(code).toBe('busy');
  expect(logged[1]).toBe('store-fails');
});

it('other errors reveal nothing', () => {
  const { code, message, logged } = answerTo('SQLITE_CONSTRAINT');
  expect([code, message.includes('secret'), logged[1]]).toEqual(['internal', false, 'request-failed']);
});
