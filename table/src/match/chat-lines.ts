import type { ChatLine } from '@levante/wire';

/**
 * Merges lines into the known ones, in order. A repeated line replaces the known one, since a reply and a message may
 * overlap.
 */
export function withChatLines(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const again = new Set(more.map(({ number }) => number));
  return [...known.filter(({ number }) => !again.has(number)), ...more].toSorted((a, b) => a.number - b.number);
}
