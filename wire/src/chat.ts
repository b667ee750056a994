import { VISIBLE_TEXT } from '@levante/contract';
import * as z from 'zod/mini';
import { AccountMark, MatchId, Seat } from './fields.ts';
import { MAX_CHAT_TEXT, SIGNALS } from './signals.ts';

const Text = z
  .string()
  .check(
    z.maxLength(MAX_CHAT_TEXT),
    z.regex(VISIBLE_TEXT),
    z.meta({ description: `One line of 1 to ${MAX_CHAT_TEXT} characters. Shown as it is: links are not links.` }),
  );

const LineNumber = z
  .int()
  .check(z.gte(1), z.lte(1_000_000), z.meta({ description: 'Counts the lines of a match, from 1.' }));

export const NewSignal = z.strictObject({ signal: z.enum(SIGNALS) });

export const NewChatLine = z.strictObject({ text: Text });

export const ChatSwitch = z.strictObject({
  on: z.boolean().check(z.meta({ description: 'Whether people may write. Signals remain possible.' })),
});

/** Report of a line to the operators, who also get the lines around it. */
export const NewReport = z.strictObject({ line: LineNumber, reason: z.optional(Text) });

/** A person to block: the author of a line, or the person in a seat. */
export const NewBlock = z.strictObject({
  match: MatchId,
  line: z.optional(LineNumber),
  seat: z.optional(Seat),
});

/** People I have blocked: I see none of their lines, and a quick match never seats us together. */
export const Blocks = z.strictObject({
  blocks: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
});

/** A line of the chat of a match. */
export const ChatLine = z.strictObject({
  number: LineNumber,
  at: z.int().check(z.meta({ description: 'Milliseconds since the epoch.' })),
  author: LineNumber.check(z.meta({ description: 'Number of the first line of the same person in this match.' })),
  seat: z.nullable(Seat).check(z.meta({ description: 'First seat of the author; null for a spectator.' })),
  name: z
    .nullable(z.string())
    .check(z.meta({ description: 'As at the table; that of a spectator is unlike all others in the chat.' })),
  account: z.optional(AccountMark).check(z.meta({ description: 'Present for a person with an account.' })),
  mine: z.boolean(),
  watchers: z.boolean().check(z.meta({ description: 'Whether players see the line only after the match.' })),
  signal: z.nullable(z.enum(SIGNALS)),
  text: z.nullable(z.string()).check(z.meta({ description: 'Null for a signal, and for a line that was removed.' })),
});

const MayWrite = z
  .enum(['write', 'signal', 'nothing'])
  .check(z.meta({ description: 'What I may send: words and signals, signals only, or nothing.' }));

/** The chat of a match as I may see it: the latest lines, oldest first. */
export const ChatPage = z.strictObject({ on: z.boolean(), may: MayWrite, lines: z.array(ChatLine) });

/** Lines of the chat. Sent to streams with `people`. Has no event id. */
export const ChatMessage = z.strictObject({
  type: z.literal('chat'),
  whole: z.boolean().check(z.meta({ description: 'Whether these lines replace all earlier ones.' })),
  on: z.boolean(),
  may: MayWrite,
  lines: z.array(ChatLine),
});

export type ChatLine = z.infer<typeof ChatLine>;
export type ChatPage = z.infer<typeof ChatPage>;
export type ChatMessage = z.infer<typeof ChatMessage>;
export type Blocks = z.infer<typeof Blocks>;
