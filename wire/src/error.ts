import * as z from 'zod/mini';
import { GameObject } from './plain.ts';
import { Ply } from './words.ts';

/** Codes of the platform itself. A refusal of a game carries the game's own code (formats, section 7) and status 422. */
export const ERROR_CODES = [
  'bad-request',
  'bad-identity',
  'bad-token',
  'cross-site',
  'not-your-seat',
  'not-found',
  'no-such-match',
  'stale-ply',
  'not-started',
  'key-reused',
  'no-open-seat',
  'seat-taken',
  'unknown-level',
  'wrong-seats',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'busy',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every reply that is not a success. */
export const ApiError = z.looseObject({
  code: z.string().check(z.meta({ description: 'Stable code; words for people are the client’s.' })),
  message: z.string().check(z.meta({ description: 'A short English sentence for whoever reads logs.' })),
  path: z.optional(z.string().check(z.meta({ description: 'Where in the request the first fault stands.' }))),
  clause: z.optional(z.nullable(z.string().check(z.meta({ description: 'Clause of the rules that forbids it.' })))),
  data: z.optional(GameObject),
  at: z.optional(z.int().check(z.meta({ description: 'Index of the refused action in the list.' }))),
  ply: z.optional(Ply),
});

export type ApiError = z.infer<typeof ApiError>;
