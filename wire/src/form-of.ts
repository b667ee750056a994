import * as z from 'zod/mini';
import {
  atLeast,
  either,
  exactly,
  type Form,
  isFlag,
  isInteger,
  isNumber,
  isText,
  listOf,
  nullOr,
  optional,
  pairOf,
} from './forms.ts';

/** Treatment of fields that a schema does not name. */
export type UnknownFields = 'refused' | 'ignored';

/** A schema, and how a form was derived from it. */
export interface FormSource {
  readonly schema: z.core.$ZodType;
  readonly unknownFields: UnknownFields;
}

const SOURCES = new WeakMap<object, FormSource>();

/**
 * Derives a form from a schema. It checks types and fields only, since the server guarantees bounds and patterns of its
 * replies. Forms that ignore unknown fields accept replies of a newer server. The page's build replaces the modules
 * that call this function by their results (`form-code.ts`).
 */
export function formOf<T>(schema: z.core.$ZodType<T>, unknownFields: UnknownFields = 'refused'): Form<T> {
  let form: ((value: unknown) => boolean) | null = null;
  const derived = (value: unknown): value is T => {
    form ??= assemble({ schema, unknownFields }, FORMS);
    return form(value);
  };
  SOURCES.set(derived, { schema, unknownFields });
  return derived;
}

/** Returns the schema of a form, or null if it was written by hand. */
export const sourceOf = (form: object): FormSource | null => SOURCES.get(form) ?? null;

/** The parts of forms, as functions or as code. */
export interface FormParts<P> {
  text(): P;
  flag(): P;
  integer(): P;
  number(): P;
  oneOf(values: readonly unknown[]): P;
  nullOr(part: P): P;
  optional(part: P): P;
  listOf(part: P): P;
  pairOf(part: P): P;
  atLeast(fields: Readonly<Record<string, P>>): P;
  exactly(fields: Readonly<Record<string, P>>): P;
  either(first: P, second: P): P;
  /** A function that is part of a schema. */
  custom(accepts: (value: unknown) => unknown): P;
  /** Returns the form of a schema that is part of another one; null if it has none. */
  known?(source: FormSource): P | null;
}

const FORMS: FormParts<Form<unknown>> = {
  text: () => isText,
  flag: () => isFlag,
  integer: () => isInteger,
  number: () => isNumber,
  oneOf:
    (values) =>
    (value): value is unknown =>
      values.includes(value),
  nullOr,
  optional,
  listOf,
  pairOf,
  atLeast,
  exactly,
  either,
  custom:
    (accepts) =>
    (value): value is unknown =>
      accepts(value) === true,
};

/** Assembles the form of a schema from parts. Throws for kinds of schemas that no message uses. */
export function assemble<P>({ schema, unknownFields }: FormSource, parts: FormParts<P>): P {
  const part = (inner: z.core.$ZodType): P => {
    const source: FormSource = { schema: inner, unknownFields };
    return parts.known?.(source) ?? assemble(source, parts);
  };
  if (schema instanceof z.core.$ZodString) return parts.text();
  if (schema instanceof z.core.$ZodBoolean) return parts.flag();
  if (schema instanceof z.core.$ZodNumberFormat) return parts.integer();
  if (schema instanceof z.core.$ZodNumber) return parts.number();
  if (schema instanceof z.core.$ZodEnum) return parts.oneOf(Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return parts.oneOf(schema._zod.def.values);
  if (schema instanceof z.core.$ZodNullable) return parts.nullOr(part(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodOptional) return parts.optional(part(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodArray) return parts.listOf(part(schema._zod.def.element));
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.map(part).reduce(parts.either);
  if (schema instanceof z.core.$ZodCustom) return parts.custom(schema._zod.def.fn);
  if (schema instanceof z.core.$ZodTuple) {
    const [first, second, ...more] = schema._zod.def.items;
    if (first && second && more.length === 0 && first._zod.def.type === second._zod.def.type) {
      return parts.pairOf(part(first));
    }
  }
  if (schema instanceof z.core.$ZodObject) {
    const { shape, catchall } = schema._zod.def;
    const fields = Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, part(inner)]));
    const isStrict = catchall instanceof z.core.$ZodNever && unknownFields === 'refused';
    return isStrict ? parts.exactly(fields) : parts.atLeast(fields);
  }
  throw new Error(`a form of a schema of type ${schema._zod.def.type}`);
}
