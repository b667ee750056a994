import type { JsonObject } from '@levante/contract';
import * as z from 'zod/mini';
import { isPlain } from './forms.ts';

/** Maximum depth of options; a board is five deep. Checked before any other traversal. */
export const MAX_DEPTH = 12;

/** Accepts an object of plain data, at most `MAX_DEPTH` deep. */
function isBoundedObject(value: unknown): value is JsonObject {
  return isPlain(value) && isBounded(value, MAX_DEPTH);
}

function isBounded(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isBounded(item, depth - 1));
}

/** Incoming game data: any JSON object of bounded depth. Only the game interprets it. */
export const GameData = z
  .custom<JsonObject>(isBoundedObject, `an object at most ${MAX_DEPTH} deep`)
  .check(z.meta({ type: 'object', additionalProperties: true }));

/** Outgoing game data (a state, options): a JSON object in the game's format. */
export const GameObject = z
  .custom<JsonObject>(isPlain, 'an object')
  .check(z.meta({ type: 'object', additionalProperties: true }));
