import * as z from 'zod/mini';
import { MatchId } from './fields.ts';
import { DELIVERY_KINDS } from './limits.ts';
import { PROPOSAL_KINDS } from './proposal.ts';

const Time = z.int().check(z.meta({ description: 'Milliseconds since the epoch.' }));

/** One notification in a message to a webhook. */
const WebhookItem = z.strictObject({
  event: z.string().check(z.meta({ description: 'Equal in all channels.' })),
  kind: z.enum(DELIVERY_KINDS),
  match: z
    .nullable(MatchId)
    .check(z.meta({ description: 'Null for `channel-off` and `security`, which concern no match.' })),
  url: z.string(),
  game: z.nullable(z.string()),
  title: z.nullable(z.string()).check(z.meta({ description: 'Title of the game.' })),
  ply: z.int(),
  at: Time,
  by: z.nullable(z.string()).check(z.meta({ description: 'Name of the player who caused it.' })),
  leftMs: z.nullable(z.int()).check(z.meta({ description: 'Milliseconds left on my clock.' })),
  what: z.nullable(z.enum([...PROPOSAL_KINDS, 'rematch'])).check(z.meta({ description: 'What is proposed.' })),
});

/**
 * Body of a message to a webhook of the format `json`. Later versions add fields, so that receivers ignore those that
 * they do not know.
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
