import { useEffect, useState } from 'preact/hooks';

const DAY_MINUTES = 1440;
const REFRESH_MS = 30_000;
const HOURS = [0, 6, 12, 18, 24] as const;

/** Returns the minute of the day in a time zone. */
export function minuteOfDay(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** Returns the parts of a day between two times, in minutes from midnight: two parts if the span includes midnight. */
export function quietParts(from: number, to: number): readonly (readonly [from: number, to: number])[] {
  if (from === to) return [];
  if (from < to) return [[from, to]];
  return [
    [0, to],
    [from, DAY_MINUTES],
  ];
}

interface DayBarProps {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** The quiet hours of a day as a bar, with the current time. The fields above contain the same times. */
export function DayBar({ from, to, zone }: DayBarProps) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="notify-day" aria-hidden="true">
      <svg viewBox={`0 0 ${DAY_MINUTES} 100`} preserveAspectRatio="none" aria-hidden="true">
        {quietParts(from, to).map(([begin, end]) => (
          <rect key={begin} class="notify-night" x={begin} y="0" width={end - begin} height="100" />
        ))}
      </svg>
      <i style={`left:${(100 * minuteOfDay(zone, now)) / DAY_MINUTES}%`} />
      <span>
        {HOURS.map((hour) => (
          <small key={hour}>{hour}</small>
        ))}
      </span>
    </div>
  );
}
