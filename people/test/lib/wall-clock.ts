import type { Calendar } from '@levante/wire';

export const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

/** A change of the clocks in a zone, written down from the rules of its country instead of read from the machine. */
export interface ClockChange {
  readonly zone: string;
  /** The moment of the change, in UTC. */
  readonly at: number;
  /** Differences from UTC in minutes. */
  readonly before: number;
  readonly after: number;
}

const change = (zone: string, at: string, before: number, after: number): ClockChange => ({
  zone,
  before,
  after,
  at: Date.parse(`${at}:00Z`),
});

/** The changes of 2026. */
export const CLOCK_CHANGES: readonly ClockChange[] = [
  change('Europe/Madrid', '2026-03-29T01:00', 60, 120),
  change('Europe/Madrid', '2026-10-25T01:00', 120, 60),
  change('America/New_York', '2026-03-08T07:00', -300, -240),
  change('America/New_York', '2026-11-01T06:00', -240, -300),
  // By half an hour.
  change('Australia/Lord_Howe', '2026-04-04T15:00', 660, 630),
  change('Australia/Lord_Howe', '2026-10-03T15:30', 630, 660),
  // Put back before Ramadan, and forward after it.
  change('Africa/Casablanca', '2026-02-15T02:00', 60, 0),
  change('Africa/Casablanca', '2026-03-22T02:00', 0, 60),
  change('Europe/Dublin', '2026-03-29T01:00', 0, 60),
  change('Europe/Dublin', '2026-10-25T01:00', 60, 0),
  // At midnight: to and from one o'clock, and from midnight back to the day before.
  change('America/Havana', '2026-03-08T05:00', -300, -240),
  change('America/Havana', '2026-11-01T05:00', -240, -300),
  change('Africa/Cairo', '2026-04-23T22:00', 120, 180),
  change('Africa/Cairo', '2026-10-29T21:00', 180, 120),
];

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Clocks on the wall around a change, read minute by minute. */
export class WallClock {
  readonly #change: ClockChange;

  constructor(change: ClockChange) {
    this.#change = change;
  }

  /** Returns the time that clocks show, as the milliseconds of the same figures in UTC. */
  shown(moment: number): number {
    const { at, before, after } = this.#change;
    return moment + (moment < at ? before : after) * MINUTE_MS;
  }

  /**
   * Returns whether a moment belongs to a span of minutes of the day, which may include midnight. In the hour that is repeated a
   * span lasts from its first moment to the last one at which clocks show its end.
   */
  isWithin(span: Span, moment: number): boolean {
    if (this.#shows(span, moment)) return true;
    const { at, before, after } = this.#change;
    const twiceMs = Math.max(0, before - after) * MINUTE_MS;
    if (moment < at - twiceMs || moment >= at + twiceMs) return false;
    const toItsEnd = { from: span.from, to: span.to + 1 };
    return (
      this.#isAnyShown(span, at - twiceMs - MINUTE_MS, moment) &&
      this.#isAnyShown(toItsEnd, Math.floor(moment / MINUTE_MS + 1) * MINUTE_MS, at + twiceMs)
    );
  }

  #isAnyShown(span: Span, from: number, to: number): boolean {
    for (let moment = from; moment < to; moment += MINUTE_MS) if (this.#shows(span, moment)) return true;
    return false;
  }

  #shows({ from, to }: Span, moment: number): boolean {
    const minute = Math.floor(this.shown(moment) / MINUTE_MS) % DAY_MINUTES;
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
  }

  /** Returns why a person's clock stands still at a moment; null if it runs. */
  reasonAt({ night, daysOff, holidays }: Calendar, moment: number): string | null {
    if (night !== null && this.isWithin(night, moment)) return 'night';
    const shown = new Date(this.shown(moment));
    // Sunday is the seventh day.
    if (daysOff.includes(shown.getUTCDay() || 7)) return 'day-off';
    const date = shown.toISOString().slice(0, 10);
    return holidays.some(({ from, to }) => from <= date && date <= to) ? 'holiday' : null;
  }

  /** Returns the moment at which a clock that starts at `from` has run for a time, counted minute by minute. */
  runsUntil(calendar: Calendar, from: number, ms: number, maxMs = 30 * DAY_MS): number {
    let left = ms;
    for (let at = from; at < from + maxMs; ) {
      const end = Math.floor(at / MINUTE_MS + 1) * MINUTE_MS;
      if (this.reasonAt(calendar, at) === null) {
        if (left <= end - at) return at + left;
        left -= end - at;
      }
      at = end;
    }
    throw new Error('the clock never ran out');
  }

  /** Returns for how long a clock ran between two moments, counted minute by minute. */
  ranMs(calendar: Calendar, from: number, to: number): number {
    let ran = 0;
    for (let at = from; at < to; ) {
      const end = Math.min(to, Math.floor(at / MINUTE_MS + 1) * MINUTE_MS);
      if (this.reasonAt(calendar, at) === null) ran += end - at;
      at = end;
    }
    return ran;
  }
}
