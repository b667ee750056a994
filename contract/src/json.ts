/** Plain data as it travels: what `JSON.parse` can give. Every number is an integer (formats: all JSON numbers are). */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value from outside is an object with keys (not null, not a list). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
