/** Bounds of the offset from this browser's clock to the server's, in milliseconds. */
let low = Number.NEGATIVE_INFINITY;
let high = Number.POSITIVE_INFINITY;

/** The header counts whole seconds, rounded down. */
const SECOND_MS = 1000;

/**
 * Records the `Date` header of a server reply that was requested at `sentAt` and arrived at `receivedAt` of this
 * browser's clock, in milliseconds. Each reply narrows the bounds; a reply that contradicts them, for example after the
 * clock was set, replaces them.
 */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number): void {
  const at = date === null ? Number.NaN : Date.parse(date);
  // The clock may have been set back meanwhile.
  if (Number.isNaN(at) || receivedAt < sentAt) return;
  const from = at - receivedAt;
  const to = at + SECOND_MS - sentAt;
  const isApart = from > high || to < low;
  low = isApart ? from : Math.max(low, from);
  high = isApart ? to : Math.min(high, to);
}

/** Returns the server's time in milliseconds, as far as it is known; by default this browser's time. */
export function serverNow(): number {
  const isRight = low <= 0 && high >= 0;
  return Date.now() + (isRight ? 0 : Math.round((low + high) / 2));
}
