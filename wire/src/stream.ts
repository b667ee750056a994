import type { Fact } from '@levante/contract';
import * as z from 'zod/mini';
import { ChatMessage } from './chat.ts';
import { Clocks } from './clocks.ts';
import { Actor, Ply, Result, Seat } from './fields.ts';
import { isFact } from './forms.ts';
import { Match } from './match.ts';
import { GameObject } from './plain.ts';

const JournalFact = z.custom<Fact>(isFact, 'a fact with a type').check(
  z.meta({
    type: 'object',
    properties: { type: { type: 'string' } },
    required: ['type'],
    additionalProperties: true,
  }),
);

const Legal = z
  .nullable(z.array(z.string()))
  .check(z.meta({ description: 'Legal actions, sorted, if the viewer is to act; otherwise null.' }));

/** One action of the record with its journal, as seen by the viewer. */
export const StreamPly = z.strictObject({ action: z.string(), journal: z.array(JournalFact) });

/** The complete view. Sent first, and whenever a stream cannot resume at the client's position. */
export const ViewMessage = z.strictObject({
  type: z.literal('view'),
  match: Match,
  state: GameObject.check(z.meta({ description: 'State as seen by the viewer of `match`.' })),
  legal: Legal,
});

/** The actions committed since `from`, and the state after them. */
export const PliesMessage = z.strictObject({
  type: z.literal('plies'),
  from: Ply,
  ply: Ply,
  plies: z.array(StreamPly),
  state: GameObject,
  actor: Actor,
  legal: Legal,
  result: z.nullable(Result),
  clocks: z.optional(Clocks).check(z.meta({ description: 'Absent in a match without a clock.' })),
});

/**
 * A change without an action: a seat was taken, a bot plays for a person, the match started, a proposal was made or decided,
 * or another match continues it. Has no event id.
 */
export const MatchMessage = z.strictObject({ type: z.literal('match'), match: Match, legal: Legal });

/** Messages about the match itself. */
export const MatchUpdate = z.discriminatedUnion('type', [ViewMessage, PliesMessage, MatchMessage]);

/** People who have the match open, on all servers. Sent to streams with `people`, first and on every change. Has no event id. */
export const PresenceMessage = z.strictObject({
  type: z.literal('presence'),
  here: z.array(Seat).check(z.meta({ description: 'Seats of the people who have the match open, ascending.' })),
  spectators: z.int().check(z.meta({ description: 'Number of others who have it open.' })),
});

export const StreamMessage = z.discriminatedUnion('type', [
  ViewMessage,
  PliesMessage,
  MatchMessage,
  PresenceMessage,
  ChatMessage,
]);

export type StreamPly = z.infer<typeof StreamPly>;
export type ViewMessage = z.infer<typeof ViewMessage>;
export type PliesMessage = z.infer<typeof PliesMessage>;
export type MatchMessage = z.infer<typeof MatchMessage>;
export type MatchUpdate = z.infer<typeof MatchUpdate>;
export type PresenceMessage = z.infer<typeof PresenceMessage>;
export type StreamMessage = z.infer<typeof StreamMessage>;
