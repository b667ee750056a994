import type { Match } from '@levante/wire';
import { NOTIFICATION_RULES } from './kinds.ts';
import type { Delivery, MessageItem } from './ports.ts';

/** Returns the part of a message for a delivery; null if it has none. */
export function itemOf(delivery: Delivery, match: Match | null): MessageItem | null {
  const { event, kind, ply, at } = delivery;
  if (kind === 'taken') return null;
  const base = { event, kind, ply, at, match: delivery.match, game: match?.game ?? '' };
  if (match === null) return { ...base, by: null, handle: null, leftMs: null, what: null, result: null };
  const { seat = delivery.seat, leftMs, what, result } = NOTIFICATION_RULES[kind].details?.(match) ?? {};
  const by = seat === null ? null : match.seats[seat];
  return {
    ...base,
    by: by?.name ?? null,
    handle: by?.account?.handle ?? null,
    leftMs: leftMs ?? null,
    what: what ?? null,
    result: result ?? null,
  };
}
