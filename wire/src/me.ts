import { isVisibleText } from '@levante/contract';
import * as z from 'zod/mini';
import { PlayerName } from './fields.ts';
import { MAX_TOKEN_NAME, TOKEN_SCOPES } from './limits.ts';

/** The caller: an anonymous identity and its last name. */
export const Me = z.strictObject({ name: z.nullable(z.string()) });

export const Rename = z.strictObject({ name: PlayerName });

const TokenScope = z
  .enum(TOKEN_SCOPES)
  .check(
    z.meta({ description: '`read`: to look on as me; `play`: to play as me, too. Only cookies manage an account.' }),
  );

/** Rights and name of a new token. */
export const NewToken = z.strictObject({
  scope: z.optional(TokenScope).check(z.meta({ description: '`play` by default.' })),
  name: z
    .optional(
      z.string().check(
        z.minLength(1),
        z.maxLength(MAX_TOKEN_NAME),
        z.refine((text) => isVisibleText(text, MAX_TOKEN_NAME)),
      ),
    )
    .check(z.meta({ description: `What I call it: 1 to ${MAX_TOKEN_NAME} visible characters.` })),
});

/** Body of a request without parameters. A JSON object is required because forms of other sites cannot send one. */
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
export const Token = z.strictObject({
  token: z.string(),
  id: z.string().check(z.meta({ description: 'Its id in the list of devices.' })),
  scope: TokenScope,
});

/** Body of signing out everywhere else. */
export const RenewKeys = z.strictObject({
  token: z.optional(z.boolean()).check(z.meta({ description: 'Whether I want a new token for a program, too.' })),
});

/** Reply to signing out everywhere else. */
export const RenewedKeys = z.strictObject({
  token: z.string().check(z.meta({ description: 'A token with the scope `play`; empty unless it was asked for.' })),
});

export const Health = z.strictObject({ ok: z.literal(true) });

export type Me = z.infer<typeof Me>;
export type Rename = z.infer<typeof Rename>;
export type Departed = z.infer<typeof Departed>;
export type Token = z.infer<typeof Token>;
export type RenewedKeys = z.infer<typeof RenewedKeys>;
