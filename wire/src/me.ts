import * as z from 'zod/mini';
import { PlayerName } from './fields.ts';

/** Whoever asks: nothing is known but the name last given. */
export const Me = z.strictObject({ name: z.nullable(z.string()) });

export const Rename = z.strictObject({ name: PlayerName });

/** No body is needed, but a JSON object must be sent: that is what another site's form cannot do. */
export const NewToken = z.strictObject({});

/** For what takes no more than to be asked; the same. */
export const Nothing = z.strictObject({});

/** For programs: `Authorization: Bearer <token>` is the same identity as the cookie it was asked with. */
export const Token = z.strictObject({ token: z.string() });

export const Health = z.strictObject({ ok: z.literal(true) });

export type Me = z.infer<typeof Me>;
export type Rename = z.infer<typeof Rename>;
export type Token = z.infer<typeof Token>;
