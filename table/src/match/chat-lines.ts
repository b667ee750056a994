import type { ChatLine } from '@levante/wire';

/** Adds lines to those known, in order. A line received again, as a reply and a message may overlap, replaces the known one. */
export function withChatLines(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const again = new Set(more.map(({ number }) => number));
  return [...known.filter(({ number }) => !again.has(number)), ...more].toSorted((a, b) => a.number - b.number);
}
