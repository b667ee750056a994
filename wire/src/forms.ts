import type { Fact, JsonObject } from '@levante/contract';

/**
 * A type guard for untrusted values. The page uses forms because a schema library is larger than a page. Forms of
 * server messages are derived from the schemas (`form-of.ts`).
 */
export type Form<T> = (value: unknown) => value is T;

/** A form for each explicitly declared field. */
export type FieldForms<T> = { readonly [K in keyof T as string extends K ? never : K]-?: Form<T[K]> };

export const isText: Form<string> = (value) => typeof value === 'string';
export const isFlag: Form<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Form<number> = (value) => typeof value === 'number';
export const isInteger: Form<number> = (value): value is number => Number.isSafeInteger(value);
/** Accepts any object of plain data. */
export const isPlain: Form<JsonObject> = (value): value is JsonObject => isKeyed(value);

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts one of the given values. */
export const oneOf =
  <T extends string | number | boolean>(...values: readonly T[]): Form<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const nullOr =
  <T>(form: Form<T>): Form<T | null> =>
  (value): value is T | null =>
    value === null || form(value);

/** Accepts a missing field. */
export const optional =
  <T>(form: Form<T>): Form<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || form(value);

export const listOf =
  <T>(form: Form<T>): Form<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(form);

/** Accepts two values of the same form. */
export const pairOf =
  <T>(form: Form<T>): Form<[T, T]> =>
  (value): value is [T, T] =>
    Array.isArray(value) && value.length === 2 && value.every(form);

/** Accepts an object with these fields and any others. */
export function atLeast<T extends object>(fields: FieldForms<T>): Form<T> {
  const entries = Object.entries<(field: unknown) => boolean>({ ...fields });
  return (value): value is T => isKeyed(value) && entries.every(([key, form]) => form(value[key]));
}

/** Accepts an object with exactly these fields. */
export function exactly<T extends object>(fields: FieldForms<T>): Form<T> {
  const fits = atLeast(fields);
  return (value): value is T => fits(value) && Object.keys(value).every((key) => Object.hasOwn(fields, key));
}

/** Accepts either of two forms. */
export const either =
  <A, B>(first: Form<A>, second: Form<B>): Form<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

/** Accepts the facts of every game. */
export const isFact: Form<Fact> = atLeast<Fact>({ type: isText });
