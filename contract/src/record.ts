import type { Result } from './game.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { accepted, type Parsed, refused } from './refusal.ts';

/** A match as stored and exchanged (`*.levante.json`). Optional keys may be missing, never undefined. */
export interface MatchRecord {
  readonly format: 'levante-record';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly names?: readonly string[];
  /** `sha256:…` of the seed, published before the first draw. */
  readonly commitment?: string;
  /** Present only in the record of a finished match. */
  readonly seed?: string;
  /** Starting position; absent if the match begins like a new one. */
  readonly start?: JsonObject;
  readonly actions: readonly string[];
  readonly result?: Result;
  readonly meta?: JsonObject;
}

export const RECORD_MEDIA_TYPE = 'application/vnd.levante.record+json';

const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isIntegerList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** Narrows the type of parsed JSON, which contains nothing but plain data. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}

const keys: Record<string, (value: unknown) => boolean> = {
  format: (v) => v === 'levante-record',
  version: (v) => v === 1,
  game: (v) => typeof v === 'string',
  rulesVersion: (v) => Number.isInteger(v),
  options: isObject,
  names: isStringList,
  commitment: (v) => typeof v === 'string',
  seed: (v) => typeof v === 'string',
  start: isObject,
  actions: isStringList,
  result: (v) => isObject(v) && isIntegerList(v.scores) && isIntegerList(v.ranks) && Object.keys(v).length === 2,
  meta: isObject,
};
const required = ['format', 'version', 'game', 'actions'];

const fitOf = (key: string): ((value: unknown) => boolean) | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

function isRecord(input: Record<string, unknown>): input is Record<string, unknown> & MatchRecord {
  return Object.entries(input).every(([key, value]) => fitOf(key)?.(value) === true);
}

/**
 * Reads the outer form of a record. Refuses unknown keys outside `meta` and values of the wrong type with `bad-request` and
 * the `path`. The legality of its actions is checked by `replay`.
 */
export function readRecord(input: unknown): Parsed<MatchRecord> {
  if (!isJsonObject(input)) return refused('bad-request', null, { path: '', message: 'a record is a JSON object' });
  for (const key of required) {
    if (!(key in input)) return refused('bad-request', null, { path: `/${key}`, message: 'missing' });
  }
  for (const [key, value] of Object.entries(input)) {
    const fits = fitOf(key);
    if (!fits) return refused('bad-request', null, { path: `/${key}`, message: 'unknown key' });
    if (!fits(value)) return refused('bad-request', null, { path: `/${key}`, message: 'wrong kind of value' });
  }
  const whole: Record<string, Json> = { rulesVersion: 1, options: {}, ...input };
  if (!isRecord(whole)) return refused('bad-request', null, { path: '', message: 'not a record' });
  return accepted(whole);
}
