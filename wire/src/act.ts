import * as z from 'zod/mini';
import { Key, Line, Ply } from './fields.ts';
import { MAX_ACTIONS } from './limits.ts';

/** A command: these actions, decided when the record had `ply` actions. All are done or none. */
export const Act = z.strictObject({
  ply: Ply,
  key: Key,
  actions: z.array(Line).check(z.minLength(1), z.maxLength(MAX_ACTIONS)),
});

/** The command stands in the book: the record now has `ply` actions (chance that followed at once included). */
export const Acted = z.strictObject({ ply: Ply });

export type Act = z.infer<typeof Act>;
export type Acted = z.infer<typeof Acted>;
