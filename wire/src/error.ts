import * as z from 'zod/mini';
import { Ply } from './fields.ts';
import { GameObject } from './plain.ts';

/** The body of every error response. */
export const ApiError = z.looseObject({
  code: z.string().check(z.meta({ description: 'Stable error code. Clients translate it for people.' })),
  message: z.string().check(z.meta({ description: 'Explanation in English for developers and logs.' })),
  path: z.optional(z.string().check(z.meta({ description: 'JSON Pointer to the first fault in the request.' }))),
  clause: z.optional(
    z.nullable(z.string().check(z.meta({ description: 'Clause of the rules that forbids the action.' }))),
  ),
  data: z.optional(GameObject),
  at: z.optional(z.int().check(z.meta({ description: 'Index of the refused action.' }))),
  ply: z.optional(Ply),
  until: z.optional(z.int().check(z.meta({ description: 'End of the ban in milliseconds since the epoch.' }))),
});

export type ApiError = z.infer<typeof ApiError>;
