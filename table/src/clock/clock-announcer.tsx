import type { Seat } from '@levante/contract';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { lazy } from '../lib/lazy.ts';
import { type ClockReading, isRunning, lowMs, timeLeft } from '../match/clock-reading.ts';
import { settings } from '../ui/settings.ts';
import { spokenLeft } from './left-text.ts';
import { SeatStatesContext, useTimeLeft } from './seat-clock.tsx';
import { clockWords } from './words/index.ts';

const MINUTE_MS = 60_000;
const TEN_SECONDS_MS = 10_000;

const fetchHear = lazy(async () => (await import('../sound/sounds.ts')).hear);

/** Rings the bell if sounds are switched on. Without its module there is no sound. */
function ringBell(): void {
  if (!settings.value.sound) return;
  fetchHear().then(
    (hear) => hear(['bell']),
    () => {},
  );
}

/**
 * Announces to screen readers that the reader's own clock starts, has one minute left, and ten seconds. Rings once for
 * little time.
 */
export function ClockAnnouncer() {
  const { reading, seats } = useContext(SeatStatesContext);
  const own = reading && seats.find((one) => one.mine && isRunning(reading, one.seat));
  return (
    <p class="unseen" role="status">
      {reading && own && <Announced key={own.seat} reading={reading} seat={own.seat} />}
    </p>
  );
}

/** Returns the announcement for a change of the time left from `before` to `left`; empty if there is none. */
export function clockNews(before: number | null, left: number): string {
  const words = clockWords.value;
  if (before === null) return words.yourTurn(spokenLeft(left));
  if (before > TEN_SECONDS_MS && left <= TEN_SECONDS_MS) return words.tenSeconds;
  return before > MINUTE_MS && left <= MINUTE_MS ? words.oneMinute : '';
}

/** Returns whether the low-time bell rings when the time left changes from `before` to `left`. It rings once. */
export const ringsLow = (before: number | null, left: number, low: number): boolean =>
  before !== null && before >= low && left < low;

function Announced({ reading, seat }: { readonly reading: ClockReading; readonly seat: Seat }) {
  const left = useTimeLeft(reading, seat);
  const before = useRef<number | null>(null);
  const [announcement, announce] = useState('');
  useEffect(() => {
    const news = clockNews(before.current, timeLeft(reading, seat, performance.now()) ?? 0);
    if (ringsLow(before.current, left, lowMs(reading.clocks.control))) ringBell();
    before.current = left;
    if (news !== '') announce(news);
  }, [left, reading, seat]);
  return <>{announcement}</>;
}
