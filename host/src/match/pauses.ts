import type { StoredPause } from '../ports/clocks.ts';

/** Returns the milliseconds of pauses between two times. */
export function overlapMs(pauses: readonly StoredPause[], from: number, to: number): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
}

/** Returns the time at which a clock that starts at `from` has run for `ms` outside of the pauses. */
export function timeAfter(pauses: readonly StoredPause[], from: number, ms: number): number {
  let at = from + ms;
  for (const pause of pauses) {
    if (pause.to <= from) continue;
    if (pause.from >= at) break;
    at += pause.to - Math.max(from, pause.from);
  }
  return at;
}
