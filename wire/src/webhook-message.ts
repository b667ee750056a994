import * as z from 'zod/mini';
import { MatchId, Seat } from './fields.ts';
import { DELIVERY_KINDS, matchDescription } from './notification-kinds.ts';
import { PROPOSAL_KINDS } from './proposal-kinds.ts';

const Time = z.int().check(z.meta({ description: 'Milliseconds since the epoch.' }));

/** A seat in the result of a match. */
const WebhookStanding = z.strictObject({
  seat: Seat,
  name: z.nullable(z.string()).check(z.meta({ description: 'Null for a bot.' })),
  rank: z.int().check(z.meta({ description: 'From 1; equal for tied seats.' })),
  score: z.number(),
  mine: z.boolean(),
});

/** One notification in a message to a webhook. */
const WebhookItem = z.strictObject({
  event: z.string().check(z.meta({ description: 'Equal in all channels.' })),
  kind: z.enum(DELIVERY_KINDS),
  match: z.nullable(MatchId).check(z.meta({ description: matchDescription() })),
  url: z.string(),
  game: z.nullable(z.string()),
  title: z.nullable(z.string()).check(z.meta({ description: 'Title of the game.' })),
  ply: z.int(),
  at: Time,
  by: z.nullable(z.string()).check(z.meta({ description: 'Name of the player who caused it.' })),
  handle: z
    .nullable(z.string())
    .check(z.meta({ description: 'Handle of that player; null for a guest, a bot, and an account without one.' })),
  leftMs: z.nullable(z.int()).check(z.meta({ description: 'Milliseconds left on my clock.' })),
  what: z.nullable(z.enum([...PROPOSAL_KINDS, 'rematch'])).check(z.meta({ description: 'What is proposed.' })),
  result: z.nullable(z.array(WebhookStanding)).check(
    z.meta({
      description:
        'For `ended` the result of the match, best first; null if it ended without one, and for other kinds.',
    }),
  ),
});

/**
 * Body of a message to a webhook of the format `json`. Later versions add fields, so receivers must ignore unknown
 * fields.
 */
export const WebhookMessage = z.strictObject({
  v: z.literal(1),
  key: z.string().check(z.meta({ description: 'Equal for repeated attempts; also in `webhook-id`.' })),
  kind: z.enum(['notification', 'test']),
  at: Time,
  title: z.string(),
  text: z.string().check(z.meta({ description: 'In the language of the settings.' })),
  url: z.string().check(z.meta({ description: 'Address of the match, or of Levante if there are several or none.' })),
  items: z.array(WebhookItem).check(z.meta({ description: 'Oldest first; empty in a test.' })),
});

export type WebhookMessage = z.infer<typeof WebhookMessage>;
