import type { HostFault } from '@levante/host';
import { expect, it } from 'vitest';
import { httpErrorFor, isStoreFailure } from '../src/http/errors.ts';
import { HttpError, orThrow } from '../src/http/http-error.ts';

/** Returns the reply and the log after a store failure. */
function answerTo(code?: string, text = 'secret: 7') {
  const logged: unknown[] = [];
  const failed = (event: string, details: object) => void logged.push(details, event);
  const error = Object.assign(new Error(text), { code: code ?? '', name: 'StoreError' });
  return { ...httpErrorFor(error, failed).body, logged };
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
])('a store that cannot be written (%s) is logged, and the reply lets clients retry', (code) => {
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
])('a database with a broken connection is logged, and the reply lets clients retry: %s', (message) => {
  const { code, logged } = answerTo(undefined, message);
  expect(code).toBe('busy');
  expect(logged[1]).toBe('store-fails');
});

it('the reply to another error reveals nothing, and the error is logged', () => {
  const { code, message, logged } = answerTo('SQLITE_CONSTRAINT');
  expect([code, message.includes('secret'), logged[1]]).toEqual(['internal', false, 'request-failed']);
});

it.each([
  'SQLITE_',
  'XSQLITE_FULL',
  '5310',
  '531000',
  '57P1',
  '57P011',
  'ECONNREFUSED2',
  'ECONN',
  'ETIMEDOUTS',
  'XEPIPE',
  '99999',
])('the unknown code %s is an internal error', (code) => {
  expect(answerTo(code).code).toBe('internal');
});

it.each([
  'The Connection terminated',
  'timeout expired twice',
  'A Client was closed and is not queryable',
  'Client is not queryable, today',
  'Client queryable',
])('the unknown message %j is an internal error', (message) => {
  expect(answerTo(undefined, message).code).toBe('internal');
});

it.each(['ECONNRESET', 'ETIMEDOUT', 'EPIPE', '57P03', '08000'])('%s is a failure of the store', (code) => {
  const error = Object.assign(new Error('x'), { code });
  expect([isStoreFailure(error), isStoreFailure({ ...error }), isStoreFailure(code)]).toEqual([true, false, false]);
});

it('a client’s error is explained in the reply and not logged', () => {
  const logged: unknown[] = [];
  const failed = (_event: string, details: object) => void logged.push(details);
  const answer = (more: object) => {
    const { status, body } = httpErrorFor(Object.assign(new Error('x'), { name: 'x', code: '' }, more), failed);
    return [status, body.code];
  };
  expect(answer({ statusCode: 400 })).toEqual([400, 'bad-request']);
  expect(answer({ statusCode: 499 })).toEqual([400, 'bad-request']);
  expect(answer({ statusCode: 429 })).toEqual([429, 'too-many-requests']);
  expect(answer({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 })).toEqual([413, 'too-large']);
  expect(answer({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' })).toEqual([415, 'unsupported-media-type']);
  const own = HttpError.of('busy');
  expect(httpErrorFor(own, failed)).toBe(own);
  expect(logged).toEqual([]);
  const failure = Object.assign(new Error('y'), { name: 'x', code: '', statusCode: 399 });
  expect(httpErrorFor(failure, failed).body.code).toBe('internal');
  expect(answer({ statusCode: 500 })).toEqual([500, 'internal']);
  expect(logged).toEqual([{ err: failure }, { err: expect.objectContaining({ statusCode: 500 }) }]);
});

it('a refusal by the rules contains clause, data and the action’s index', () => {
  const refusal = { code: 'too-far', clause: '3.2', data: { steps: 2 } };
  const thrown = (fault: HostFault) => {
    try {
      return orThrow({ ok: false, fault });
    } catch (error) {
      return error;
    }
  };
  expect(thrown({ code: 'refused', refusal })).toMatchObject({
    status: 422,
    body: { code: 'too-far', message: 'Refused by the rules: too-far.', clause: '3.2', data: { steps: 2 } },
  });
  expect(Object.keys(Object(thrown({ code: 'refused', refusal })).body)).toEqual(['code', 'message', 'clause', 'data']);
  expect(thrown({ code: 'refused', refusal, at: 0, ply: 7 })).toMatchObject({ body: { at: 0, ply: 7 } });
  expect(thrown({ code: 'stale-ply', ply: 4 })).toMatchObject({ status: 409, body: { code: 'stale-ply', ply: 4 } });
  expect(orThrow({ ok: true, value: 3 })).toBe(3);
});
