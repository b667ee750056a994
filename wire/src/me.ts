import * as z from 'zod/mini';
import { PlayerName } from './fields.ts';

/** The caller: an anonymous identity and its last name. */
export const Me = z.strictObject({ name: z.nullable(z.string()) });

export const Rename = z.strictObject({ name: PlayerName });

/** Body of a request without parameters. A JSON object is required because forms of other sites cannot send one. */
export const NewToken = z.strictObject({});

/** Body without fields, required for the same reason. */
export const Nothing = z.strictObject({});

/** Reply to deleting my data. */
export const Departed = z.strictObject({
  until: z.nullable(z.int()).check(
    z.meta({
      description: 'Until when I can come back, in milliseconds since the epoch; null if everything is deleted.',
    }),
  ),
});

/** Token for programs. `Authorization: Bearer <token>` authenticates as the identity that requested it. */
export const Token = z.strictObject({ token: z.string() });

export const Health = z.strictObject({ ok: z.literal(true) });

export type Me = z.infer<typeof Me>;
export type Rename = z.infer<typeof Rename>;
export type Departed = z.infer<typeof Departed>;
export type Token = z.infer<typeof Token>;
