import type { Seat } from '@levante/contract';
import type { ClockPause, Clocks, RunningControl } from '@levante/wire';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A smaller step of the server's clock is the delay of a message; a larger one is time in which no clock ran. */
const MAX_DELAY_MS = 2000;
/** The server's time is rounded down. */
const ROUNDING_MS = 1;

/** Clocks as received, with the offset from this page's monotonic time to the server's clock of turns. */
export interface ClockReading {
  readonly clocks: Clocks;
  readonly offsetMs: number;
}

/**
 * The offset from this page's monotonic time to the server's clock of turns. A reply was written between its request
 * and its arrival, which bounds the offset on both sides. A message may have waited, also in the page, so it only
 * bounds the offset from below.
 */
export class ServiceOffset {
  #low: number | null = null;
  /** Null until measured. */
  #high: number | null = null;

  /** The offset in milliseconds; 0 while unknown. */
  get ms(): number {
    if (this.#low === null) return 0;
    return this.#high === null ? this.#low : (this.#low + this.#high) / 2;
  }

  /** Records a message that was written at `serverNow` of the server's clock and read at `now` of this page. */
  noteMessage(serverNow: number, now: number): void {
    const low = serverNow - now;
    const isBefore = this.#low !== null && low <= this.#low;
    // Until the offset is measured, the message with the least delay has the best one.
    if (isBefore && (this.#high !== null || (this.#low ?? 0) - low < MAX_DELAY_MS)) return;
    this.#low = low;
    // This page's time stood still, as in a computer that sleeps.
    if (this.#high !== null && low > this.#high) this.#high = null;
  }

  /**
   * Records a reply that was written at `serverNow`. Its request was sent at `sentAt`, and it arrived at `receivedAt`
   * of this page.
   */
  noteReply(serverNow: number, sentAt: number, receivedAt: number): void {
    const low = serverNow - receivedAt;
    const high = serverNow + ROUNDING_MS - sentAt;
    // One of the clocks stood still since the last bounds.
    const isApart = (this.#low !== null && high < this.#low) || (this.#high !== null && low > this.#high);
    this.#low = isApart ? low : Math.max(low, this.#low ?? low);
    this.#high = isApart ? high : Math.min(high, this.#high ?? high);
  }
}

/** Returns the milliseconds that a seat has left at `now` of this page's monotonic time; null for an unknown seat. */
export function timeLeft({ clocks, offsetMs }: ClockReading, seat: Seat, now: number): number | null {
  const clock = clocks.seats[seat];
  if (!clock) return null;
  return Math.max(0, clock.leftMs - usedMs(clock, now + offsetMs));
}

/** Returns the milliseconds that a clock has used since it began to run. */
export function usedMs({ since, pauses = [] }: Clocks['seats'][number], at: number): number {
  return since === null ? 0 : Math.max(0, at - since - pausedBetween(pauses, since, at));
}

/** Returns the milliseconds of pauses between two times. */
export function pausedBetween(pauses: readonly ClockPause[], from: number, to: number): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
}

/** Returns whether a seat's clock runs. */
export function isRunning({ clocks }: ClockReading, seat: Seat): boolean {
  return (clocks.seats[seat]?.since ?? null) !== null;
}

/** Returns the time below which a clock is low: a tenth of the time, within bounds. */
export function lowMs(control: RunningControl): number {
  if (control.kind === 'days') return Math.min(HOUR_MS, (control.hours * HOUR_MS) / 10);
  return Math.min(3 * MINUTE_MS, Math.max(MINUTE_MS, control.bankS * (SECOND_MS / 10)));
}

/** Returns whether a seat's clock runs with little time left. */
export function isRunningLow(reading: ClockReading, seat: Seat, now: number): boolean {
  const left = timeLeft(reading, seat, now);
  return left !== null && isRunning(reading, seat) && left < lowMs(reading.clocks.control);
}
