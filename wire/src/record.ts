import * as z from 'zod/mini';
import { GameId, Result } from './fields.ts';
import { GameObject } from './plain.ts';

/** A match as stored and exchanged (`*.levante.json`). */
export const LevanteRecord = z.strictObject({
  format: z.literal('levante-record'),
  version: z.literal(1),
  game: GameId,
  rulesVersion: z._default(z.int(), 1),
  options: z._default(GameObject, {}),
  names: z.exactOptional(z.array(z.string())),
  commitment: z.exactOptional(z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/))),
  seed: z.exactOptional(z.string().check(z.meta({ description: 'Seed of the deal, only in finished matches.' }))),
  start: z.exactOptional(GameObject),
  actions: z.array(z.string()),
  result: z.exactOptional(Result),
  meta: z.exactOptional(GameObject).check(
    z.meta({
      description:
        'Further data. `entropy`, only together with the seed: contribution of each seat to it, null for none. `branches`: plies at which the match continued another one; `consents`, together with the entropy, proves that the players agreed. With a clock also `pace`, `times` (milliseconds used, by action) and `sat` (who played a seat, and from which action on).',
    }),
  ),
});

export type LevanteRecord = z.infer<typeof LevanteRecord>;
