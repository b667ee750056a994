import { Blocks, ChatLine, ChatMessage, ChatPage } from './chat.ts';
import { formOf } from './form-of.ts';

/** Forms of the chat. */
export const isChatLine = formOf(ChatLine);
export const isChatPage = formOf(ChatPage);
export const isChatMessage = formOf(ChatMessage);
export const isBlocks = formOf(Blocks);
