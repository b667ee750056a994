import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@levante/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import {
  Act,
  jsonSchemaOf,
  type LevanteRecord,
  Line,
  type Match,
  NewMatch,
  PlayerName,
  parseStreamMessage,
  LevanteRecord as RecordSchema,
  SCHEMA_NAMES,
  type StreamMessage,
  TakeSeat,
} from '../src/index.ts';

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

const match: Match = {
  id: 'gk85q2mskt5eqf',
  game: 'el-capitan',
  rulesVersion: 1,
  options: { players: 2, cities: [] },
  seats: [{ seat: 0, kind: 'person', name: 'Anna', level: null, taken: true, mine: true }],
  mine: [0],
  viewer: 0,
  status: 'running',
  commitment: 'sha256:00',
  ply: 3,
  actor: '0',
  result: null,
  createdAt: 1795249277037,
};

describe('a stream message', () => {
  const messages: StreamMessage[] = [
    { type: 'view', match, state: { game: 'el-capitan' }, legal: ['0 end'] },
    {
      type: 'plies',
      from: 3,
      ply: 4,
      plies: [{ action: '0 end', journal: [{ type: 'turn-ended', seat: 0 }] }],
      state: {},
      actor: null,
      legal: null,
      result: { scores: [1, 2], ranks: [2, 1] },
    },
    { type: 'match', match, legal: null },
  ];

  it.each(messages)('is parsed to the sent message: $type', (message) => {
    expect(parseStreamMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    '',
    'no JSON',
    'null',
    '{}',
    '{"type":"news"}',
    JSON.stringify({ type: 'match' }),
    JSON.stringify({ ...messages[1], ply: 1.5 }),
    JSON.stringify({ ...messages[1], plies: [{ action: '0 end', journal: [{ seat: 0 }] }] }),
    JSON.stringify({ ...messages[0], secret: 1 }),
  ])('is parsed to null if it is unknown or malformed: %s', (text) => {
    expect(parseStreamMessage(text)).toBeNull();
  });
});

describe('an action', () => {
  it('is a line of at most 100 printable ASCII characters without surrounding blanks', () => {
    for (const line of ['0 buy MAR-3', '* reveal VEN-TAN', 'x', '0 build 2 neutral', '~'.repeat(100)]) {
      expect([line, accepts(Line, line)]).toEqual([line, true]);
    }
    for (const line of ['', ' 0 end', '0 end ', '0\tend', '0 end\n', '0 énd', '\u202e0 end', 'x'.repeat(101)]) {
      expect([line, accepts(Line, line)]).toEqual([line, false]);
    }
  });

  it('is sent in a command with a ply, a key and at most 63 others', () => {
    const act = { ply: 0, key: 'abcdefgh', actions: ['0 end'] };
    expect(accepts(Act, act)).toBe(true);
    expect(accepts(Act, { ...act, actions: Array.from({ length: 64 }, () => '0 end') })).toBe(true);
    expect(accepts(Act, { ...act, actions: Array.from({ length: 65 }, () => '0 end') })).toBe(false);
    expect(accepts(Act, { ...act, more: 1 })).toBe(false);
  });
});

describe('a name', () => {
  it.each(['Anna', 'Ö', '李小龍', 'Jean-Luc d’Arc', '👩🏽‍🚀', 'a b'])('may be %s', (name) => {
    expect(accepts(PlayerName, name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'a ',
    '\ta',
    'a\u0007b',
    'a\u2028b',
    'a\u202eb',
    'x'.repeat(41),
    7,
    null,
    // Invisible characters, alone or making two names look alike.
    '\u200b',
    'Anna\u200b',
    'An\u00adna',
    '\u3164',
    '\u2800',
    '\u200d',
    '\ufe0f',
    'Anna\u2060',
    ...['\u{e0041}', '\u{e0100}', '\ufff9', '\u{1d173}', '\u{1bca0}', '\u2066', '\u2069'].map((sign) => `An${sign}na`),
  ])('may not be %j', (name) => {
    expect(accepts(PlayerName, name)).toBe(false);
  });
});

describe('a new match', () => {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];

  it('needs no options, and accepts a plain object of options of bounded depth', () => {
    expect(z.parse(NewMatch, { game: 'el-capitan', seats }).options).toEqual({});
    const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
    expect(accepts(NewMatch, { game: 'el-capitan', seats, options: nested(11) })).toBe(true);
    expect(accepts(NewMatch, { game: 'el-capitan', seats, options: nested(12) })).toBe(false);
    expect(accepts(NewMatch, { game: 'el-capitan', seats, options: [1] })).toBe(false);
  });

  it('refuses a seat of an unknown kind or with keys of another kind', () => {
    for (const seat of [
      { kind: 'me' },
      { kind: 'bot' },
      { kind: 'open', level: 'random' },
      { kind: 'cat', name: 'x' },
      {},
    ]) {
      expect(accepts(NewMatch, { game: 'el-capitan', seats: [seat] })).toBe(false);
    }
    expect(accepts(TakeSeat, { name: 'Bo' })).toBe(true);
    expect(accepts(TakeSeat, { seat: 1 })).toBe(false);
    expect(accepts(TakeSeat, { name: 'Bo', entropy: '0a'.repeat(16) })).toBe(true);
    for (const entropy of ['0A'.repeat(16), '0a'.repeat(15), '0a'.repeat(17), null])
      expect(accepts(TakeSeat, { name: 'Bo', entropy })).toBe(false);
  });
});

describe('the record', () => {
  it('is of the type that the contract defines', () => {
    expectTypeOf<LevanteRecord>().toExtend<MatchRecord>();
  });

  it('accepts every stored record, and refuses unknown keys', () => {
    const folder = join(import.meta.dirname, '..', '..', 'records');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.levante.json'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const record: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect([file, accepts(RecordSchema, record)]).toEqual([file, true]);
      expect(accepts(RecordSchema, { ...Object(record), extra: 1 })).toBe(false);
    }
  });
});

describe('the published schemas', () => {
  it.each(SCHEMA_NAMES)('contain %s as JSON Schema', (name) => {
    expect(jsonSchemaOf(name)).toHaveProperty('$schema', 'https://json-schema.org/draft/2020-12/schema');
  });

  it('do not contain unknown names', () => {
    expect(jsonSchemaOf('secret')).toBeNull();
    expect(jsonSchemaOf('toString')).toBeNull();
  });

  it('contain the command’s, with its keys and maximum of actions', () => {
    expect(jsonSchemaOf('act')).toMatchObject({
      type: 'object',
      required: ['ply', 'key', 'actions'],
      additionalProperties: false,
      properties: { actions: { type: 'array', minItems: 1, maxItems: 64 } },
    });
  });
});
