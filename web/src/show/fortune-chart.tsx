import type { Seat } from '@levante/contract';
import { fieldOf, SeatMark } from '../art/marks.tsx';
import { linear, spreadOut, ticks } from './scale.ts';
import { useWords } from './words.ts';

export interface FortunePoint {
  /** Where on the time axis: turns since the beginning. */
  readonly turn: number;
  /** Fortune of each seat. */
  readonly fortunes: readonly number[];
}

interface FortuneChartProps {
  readonly points: readonly FortunePoint[];
  readonly names: readonly string[];
  /** Turns at which a payday fell, with its label. */
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
}

const LEFT = 44;
const TOP = 22;

/** The drawing's size: on a narrow screen it is drawn smaller, so that its figures stay readable. */
function sizeOf(narrow: boolean) {
  const width = narrow ? 390 : 720;
  const height = narrow ? 280 : 300;
  return { width, height, right: width - 30, foot: height - 32 };
}

/** Everybody's fortune over the turns, each line ending in its player's mark. */
export function FortuneChart({ points, names, paydays }: FortuneChartProps) {
  const words = useWords();
  const narrow = window.matchMedia('(max-width: 699px)').matches;
  const { width, height, right, foot } = sizeOf(narrow);
  const all = points.flatMap(({ fortunes }) => fortunes);
  const axis = ticks(Math.min(0, ...all), Math.max(1, ...all), 5);
  const x = linear([points[0]?.turn ?? 0, points.at(-1)?.turn ?? 1], [LEFT, right - 26]);
  const y = linear([axis[0] ?? 0, axis.at(-1) ?? 1], [foot, TOP]);
  const seats = names.map((_, seat): Seat => seat);
  const path = (seat: Seat) =>
    points
      .map(
        (point, index) => `${index ? 'L' : 'M'}${x(point.turn).toFixed(1)} ${y(point.fortunes[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  const ends = spreadOut(
    seats.map((seat) => y(points.at(-1)?.fortunes[seat] ?? 0)),
    23,
    TOP,
    foot,
  );
  const story = names.map((name, seat) =>
    words.fortuneOf(name, points[0]?.fortunes[seat] ?? 0, points.at(-1)?.fortunes[seat] ?? 0),
  );
  return (
    <figure class="fortunes">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${words.fortunes}. ${story.join(' ')}`}>
        {axis.map((tick) => (
          <g key={tick} class="axis">
            <path d={`M${LEFT} ${y(tick)}H${right - 26}`} data-zero={tick === 0 ? '' : undefined} />
            <text x={LEFT - 8} y={y(tick) + 5} text-anchor="end">
              {tick < 0 ? `−${-tick}` : tick}
            </text>
          </g>
        ))}
        {paydays.map(({ turn, label }) => (
          <g key={turn} class="axis-payday">
            <path d={`M${x(turn)} ${TOP}V${foot}`} />
            <text x={x(turn)} y={foot + 22} text-anchor={x(turn) > right - 60 ? 'end' : 'middle'}>
              {label}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <g key={seat} fill="none" stroke-linejoin="round" stroke-linecap="round">
            <path d={path(seat)} stroke="var(--ink)" stroke-width="5" />
            <path d={path(seat)} stroke={fieldOf(seat)} stroke-width="3.2" />
          </g>
        ))}
        {seats.map((seat) => {
          const at = ends[seat] ?? foot;
          return (
            <g key={seat}>
              <circle cx={right} cy={at} r="11" fill={fieldOf(seat)} stroke="var(--shield-line)" stroke-width="1.6" />
              <SeatMark seat={seat} x={right} y={at} size={14} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
