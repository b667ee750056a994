import * as z from 'zod/mini';
import { Key, Line, Ply } from './fields.ts';
import { MAX_ACTIONS } from './limits.ts';

/** A command: actions decided at `ply`. All are applied or none. */
export const Act = z.strictObject({
  ply: Ply,
  key: Key,
  actions: z.array(Line).check(z.minLength(1), z.maxLength(MAX_ACTIONS)),
});

/** The reply to a committed command: the ply after it and the random events that followed. */
export const Acted = z.strictObject({ ply: Ply });

export type Act = z.infer<typeof Act>;
export type Acted = z.infer<typeof Acted>;
