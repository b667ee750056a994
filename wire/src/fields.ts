import { VISIBLE_TEXT } from '@levante/contract';
import * as z from 'zod/mini';
import { HANDLE, MAX_HANDLE, MAX_LINE, MAX_NAME, MIN_HANDLE } from './limits.ts';

/** Match id in URLs. Unguessable, since anyone who knows it may watch and take an open seat. */
export const MatchId = z.string().check(z.regex(/^[a-z0-9]{14}$/), z.meta({ description: 'Id of a match.' }));

export const Seat = z.int().check(z.gte(0), z.lte(15), z.meta({ description: 'Seat number, from 0.' }));

export const Ply = z
  .int()
  .check(z.gte(0), z.meta({ description: 'Number of actions in the record, including random events.' }));

/** Idempotency key, created by the client per command and repeated on retries. */
export const Key = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-]{8,64}$/),
    z.meta({ description: 'Idempotency key: unique per command, repeated on retries.' }),
  );

/** One action as a line of printable ASCII, such as `0 buy MAR-3`. */
export const Line = z
  .string()
  .check(
    z.regex(/^[!-~]([ -~]*[!-~])?$/),
    z.maxLength(MAX_LINE),
    z.meta({ description: 'One action in the notation of its game, e.g. `0 buy MAR-3`.' }),
  );

/** A player's contribution to the seed: 16 bytes. */
export const Entropy = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{32}$/),
    z.meta({ description: 'My random contribution to the seed: 16 bytes in lower-case hexadecimal.' }),
  );

/** A player's consent to take back a turn: 16 bytes. */
export const Consent = z.string().check(
  z.regex(/^[0-9a-f]{32}$/),
  z.meta({
    description:
      'My next consent to take back a turn, 16 bytes in lower-case hexadecimal: a value whose SHA-256, taken of its digits and cut to 32 digits, is my last consent, or my entropy. It proves in the record that I agreed.',
  }),
);

/** Commitment of a server to a seed. */
export const Commitment = z
  .string()
  .check(z.regex(/^sha256:[0-9a-f]{64}$/), z.meta({ description: '`sha256:…` of the host’s seed.' }));

/** Name of a player: 1 to 40 visible characters without surrounding blanks. Equivalent to `isPlayerName`. */
export const PlayerName = z
  .string()
  .check(z.maxLength(MAX_NAME), z.regex(VISIBLE_TEXT), z.meta({ description: 'Name of a player.' }));

/** Mark of a person with an account, beside their name. */
export const AccountMark = z.strictObject({
  handle: z.nullable(z.string()).check(z.meta({ description: 'Null for an account without a handle.' })),
});
export type AccountMark = z.infer<typeof AccountMark>;

export const GameId = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

export const BotLevel = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

/** The next actor: a seat as text, `*` for chance, null when the match is over. */
export const Actor = z
  .nullable(z.string())
  .check(z.meta({ description: 'Next to act: a seat as text, `*` for chance, null when the match is over.' }));

/** Result of a match by seat. Ranks start at 1; tied seats share a rank. */
export const Result = z.strictObject({ scores: z.array(z.int()), ranks: z.array(z.int()) });

export const Handle = z
  .string()
  .check(
    z.minLength(MIN_HANDLE),
    z.maxLength(MAX_HANDLE),
    z.regex(HANDLE),
    z.meta({ description: 'Unique name: lower-case letters and digits, with single hyphens between.' }),
  );
