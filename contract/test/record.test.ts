import { describe, expect, it } from 'vitest';
import { readRecord } from '../src/index.ts';

const record = { format: 'levante-record', version: 1, game: 'coin-race', actions: ['0 step'] };

describe('reading a record', () => {
  it('fills in missing options and the version of the rules', () => {
    expect(readRecord(record)).toEqual({ ok: true, value: { rulesVersion: 1, options: {}, ...record } });
  });

  it.each([
    ['unknown', '/unknown'],
    ['constructor', '/constructor'],
    ['toString', '/toString'],
  ])('refuses the key %s', (key, path) => {
    const read = readRecord({ ...record, [key]: 1 });
    expect(read.ok ? null : read.refusal.data.path).toBe(path);
  });

  it.each([
    ['format', 'pgn'],
    ['version', 2],
    ['actions', [1]],
    ['result', { scores: [1], ranks: [1], winner: 0 }],
    ['names', 'Ada'],
  ])('refuses a wrong %s', (key, value) => {
    const read = readRecord({ ...record, [key]: value });
    expect(read.ok ? null : read.refusal.data.path).toBe(`/${key}`);
  });

  it.each([null, 'text', [], 7])('refuses %j in place of a record', (input) => {
    expect(readRecord(input).ok).toBe(false);
  });
});
