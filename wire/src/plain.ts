import type { JsonObject } from '@levante/contract';
import * as z from 'zod/mini';

/** How deep options may be nested: a board is five deep. Deeper data is refused before anything walks through it. */
export const MAX_DEPTH = 12;

/** Whether a value from outside is an object of plain data that nests at most `MAX_DEPTH` deep. */
function isBoundedObject(value: unknown): value is JsonObject {
  return isObject(value) && isBounded(value, MAX_DEPTH);
}

function isBounded(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isBounded(item, depth - 1));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Data of a game on its way in: any JSON object of bounded depth. What it means is the game's business. */
export const GameData = z
  .custom<JsonObject>(isBoundedObject, `an object at most ${MAX_DEPTH} deep`)
  .check(z.meta({ type: 'object', additionalProperties: true }));

/** Data of a game on its way out (a state, options): a JSON object in the form of the game's own formats. */
export const GameObject = z
  .custom<JsonObject>(isObject, 'an object')
  .check(z.meta({ type: 'object', additionalProperties: true }));
