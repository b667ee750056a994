import type { BotAnswer, BotQuestion } from '@levante/host';
import { GameObject } from '@levante/wire';
import * as z from 'zod/mini';

/** What servers and workers say to each other of bots' questions, by subject. */
export const SUBJECTS = {
  /** A worker is there: told again and again. */
  here: 'levante.bots.here',
  /** A worker stops: what it was asked is to be asked elsewhere. */
  gone: 'levante.bots.gone',
  /** To one worker: a question. */
  ask: (worker: string): string => `levante.bots.ask.${worker}`,
  /** To one worker: the server is there, and these are the questions that it still waits for. */
  open: (worker: string): string => `levante.bots.open.${worker}`,
  /** To one server: an answer. */
  answer: (server: string): string => `levante.bots.answer.${server}`,
  /** To one server: questions that it waits for and the worker does not know. */
  lost: (server: string): string => `levante.bots.lost.${server}`,
} as const;

/** `open`: how many questions it has, those that wait included. `levels`: what it can play, by game. */
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
  /** Servers of earlier versions do not say it. */
  place: z._default(z.string(), ''),
  fairnessGroup: z.string(),
  game: z.string(),
  level: z.string(),
  seat: z.number(),
  view: GameObject,
  seed: z.number(),
  ms: z.number(),
  idle: z.boolean(),
}) satisfies z.ZodMiniType<BotQuestion>;

export const Ask = z.object({ server: z.string(), id: z.number(), question: Question });

/** `ids`: null where the server stops and waits for nothing any more. */
export const Open = z.object({ server: z.string(), ids: z.nullable(z.array(z.number())) });

const Answer = z.union([
  z.object({ ok: z.literal(true), lines: z.array(z.string()), ms: z.number() }),
  z.object({ ok: z.literal(false), reason: z.literal('threw'), where: z.array(z.string()) }),
  z.object({ ok: z.literal(false), reason: z.enum(['busy', 'late', 'died', 'stopped', 'unavailable']) }),
]) satisfies z.ZodMiniType<BotAnswer>;

export const Answered = z.object({ id: z.number(), answer: Answer });

export const Lost = z.object({ ids: z.array(z.number()) });
