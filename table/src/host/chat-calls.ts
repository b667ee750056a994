import type { ChatLine, ChatPage, Signal } from '@levante/wire';
import type { Reply } from './fault.ts';

/** Requests about the chat of a match. */
export interface ChatCalls {
  page(): Promise<Reply<ChatPage>>;
  write(text: string): Promise<Reply<ChatLine>>;
  signal(signal: Signal): Promise<Reply<ChatLine>>;
  /** Switches the chat on or off, for the opener. */
  switch(on: boolean): Promise<Reply<object>>;
  /** Returns the time until which an operator has muted me; null if not muted. */
  mutedUntil(): Promise<number | null>;
  /** Reports a line to the operators, with an optional reason in the reporter's words. */
  report(line: number, reason?: string): Promise<Reply<object>>;
  /** Blocks the author of a line. */
  block(line: number): Promise<Reply<object>>;
}
