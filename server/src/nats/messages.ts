import type { BotAnswer, BotQuestion } from '@levante/host';
import { GameObject } from '@levante/wire';
import * as z from 'zod/mini';

/** Subjects of the protocol between servers and bot workers. */
export const SUBJECTS = {
  /** A worker announces itself periodically. */
  here: 'levante.bots.here',
  /** A worker stops: its questions must be asked elsewhere. */
  gone: 'levante.bots.gone',
  /** To a worker: a question. */
  ask: (worker: string): string => `levante.bots.ask.${worker}`,
  /** To a worker: the server is alive and still waits for these questions. */
  open: (worker: string): string => `levante.bots.open.${worker}`,
  /** To a server: an answer. */
  answer: (server: string): string => `levante.bots.answer.${server}`,
  /** To a server: questions unknown to the worker. */
  lost: (server: string): string => `levante.bots.lost.${server}`,
} as const;

/** Announcement of a worker. `open` is its number of open requests, including queued ones; `levels` its levels by game. */
export const Here = z.object({
  worker: z.string(),
  threads: z.number(),
  open: z.number(),
  levels: z.record(z.string(), z.array(z.string())),
});
export type Here = z.infer<typeof Here>;

export const Gone = z.object({ worker: z.string() });

const Question = z.object({
  match: z.string(),
  /** Missing in messages of earlier versions. */
  place: z._default(z.string(), ''),
  fairnessGroup: z.string(),
  game: z.string(),
  level: z.string(),
  seat: z.number(),
  view: GameObject,
  seed: z.number(),
  ms: z.number(),
  idle: z.boolean(),
  /** Both missing in messages of earlier versions. */
  turns: z._default(z.number(), 1),
  waited: z._default(z.number(), 0),
}) satisfies z.ZodMiniType<BotQuestion>;

export const Ask = z.object({ server: z.string(), id: z.number(), question: Question });

/** Questions for which a server waits; `ids` is null if the server is stopping. */
export const Open = z.object({ server: z.string(), ids: z.nullable(z.array(z.number())) });

const Answer = z.union([
  z.object({ ok: z.literal(true), lines: z.array(z.string()), ms: z.number(), granted: z.optional(z.number()) }),
  z.object({ ok: z.literal(false), reason: z.literal('threw'), where: z.array(z.string()) }),
  z.object({ ok: z.literal(false), reason: z.enum(['busy', 'late', 'died', 'stopped', 'unavailable']) }),
]) satisfies z.ZodMiniType<BotAnswer>;

export const Answered = z.object({ id: z.number(), answer: Answer });

export const Lost = z.object({ ids: z.array(z.number()) });
