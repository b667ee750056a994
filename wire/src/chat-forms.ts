import type { Blocks, ChatLine, ChatMessage, ChatPage } from './chat.ts';
import { exactly, type Form, isFlag, isInteger, isText, listOf, nullOr, oneOf, optional } from './forms.ts';
import { isAccountMark } from './replies.ts';
import { SIGNALS } from './signals.ts';

/** Forms of the chat, apart from the schemas: a page that uses them does not load the schema library. */
export const isChatLine: Form<ChatLine> = exactly<ChatLine>({
  number: isInteger,
  at: isInteger,
  author: isInteger,
  seat: nullOr(isInteger),
  name: nullOr(isText),
  account: optional(isAccountMark),
  mine: isFlag,
  watchers: isFlag,
  signal: nullOr(oneOf(...SIGNALS)),
  text: nullOr(isText),
});

const isMayWrite = oneOf('write', 'signal', 'nothing');

export const isChatPage: Form<ChatPage> = exactly<ChatPage>({
  on: isFlag,
  may: isMayWrite,
  lines: listOf(isChatLine),
});

export const isChatMessage: Form<ChatMessage> = exactly<ChatMessage>({
  type: oneOf('chat'),
  whole: isFlag,
  on: isFlag,
  may: isMayWrite,
  lines: listOf(isChatLine),
});

const isBlock = exactly<Blocks['blocks'][number]>({ id: isText, name: nullOr(isText) });

export const isBlocks: Form<Blocks> = exactly<Blocks>({ blocks: listOf(isBlock) });
