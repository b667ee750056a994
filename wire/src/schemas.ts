import * as z from 'zod/mini';
import { Act, Acted } from './act.ts';
import { ApiError } from './error.ts';
import { AddEntropy, Match, NewMatch, SeatBot, TakeSeat } from './match.ts';
import { LevanteRecord } from './record.ts';
import { StreamMessage } from './stream.ts';

const PUBLISHED = {
  record: LevanteRecord,
  'stream-message': StreamMessage,
  match: Match,
  'new-match': NewMatch,
  'take-seat': TakeSeat,
  'seat-bot': SeatBot,
  'add-entropy': AddEntropy,
  act: Act,
  acted: Acted,
  error: ApiError,
} as const;

export type SchemaName = keyof typeof PUBLISHED;

/** Names of the published JSON Schemas. */
export const SCHEMA_NAMES = Object.keys(PUBLISHED);

/** Returns the JSON Schema (2020-12) of a message, generated from its validator; null for an unknown name. */
export function jsonSchemaOf(name: string): object | null {
  const schema = Object.entries(PUBLISHED).find(([known]) => known === name)?.[1];
  return schema ? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) : null;
}
