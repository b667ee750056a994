import * as z from 'zod/mini';
import { Ply } from './fields.ts';
import { GameObject } from './plain.ts';

/** The body of every error response. */
export const ApiError = z.looseObject({
  code: z.string().check(z.meta({ description: 'Stable code; words for people are the client’s.' })),
  message: z.string().check(z.meta({ description: 'A short English sentence for whoever reads logs.' })),
  path: z.optional(z.string().check(z.meta({ description: 'Where in the request the first fault stands.' }))),
  clause: z.optional(z.nullable(z.string().check(z.meta({ description: 'Clause of the rules that forbids it.' })))),
  data: z.optional(GameObject),
  at: z.optional(z.int().check(z.meta({ description: 'Index of the refused action in the list.' }))),
  ply: z.optional(Ply),
  until: z.optional(z.int().check(z.meta({ description: 'When a ban ends, in milliseconds since 1970.' }))),
});

export type ApiError = z.infer<typeof ApiError>;
