import '../style/books.css';
import type { Seat } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { fieldOf, SeatMark } from '../art/marks.tsx';
import { useNarrow } from './layout.ts';

/** Returns about `count` round numbers for an axis that includes zero. */
export function ticks(least: number, greatest: number, count: number): readonly number[] {
  const low = Math.min(0, least);
  const high = Math.max(1, greatest);
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Returns a function that maps a range linearly to another. An empty range maps to the middle. */
export function linear(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0];
  if (span === 0) return () => (to[0] + to[1]) / 2;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Moves labels apart to a distance of `gap`, keeping their order and close to their positions. */
export function spreadOut(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  let floor = least;
  for (const one of order) {
    one.at = Math.max(one.at, floor);
    floor = one.at + gap;
  }
  let ceiling = most;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, ceiling);
    ceiling = one.at - gap;
  }
  const out = [...wanted];
  for (const { at, index } of order) out[index] = at;
  return out;
}

/** Values of all players at one time. */
export interface LinePoint {
  readonly turn: number;
  /** By seat. */
  readonly values: readonly number[];
}

interface LineChartProps {
  readonly points: readonly LinePoint[];
  readonly seats: number;
  /** Values of the horizontal lines, ascending; the first and the last are the bounds. */
  readonly axis: readonly number[];
  readonly tick: (value: number) => string;
  /** Turns with a labelled vertical line. */
  readonly moments: readonly { readonly turn: number; readonly label: string }[];
  /** Text alternative of the chart. */
  readonly label: string;
  /** Whether it has the full width of a page. */
  readonly broad?: boolean;
  /** Rendered above the lines. */
  readonly above?: (x: (turn: number) => number, y: (value: number) => number) => ComponentChildren;
}

const LEFT = 44;
const TOP = 22;
/** Minimum distance of two labels to centre the first on its line. */
const LABELS_APART = 96;

/** Returns the chart's size: smaller on narrow screens, so that numbers stay readable. */
function sizeOf(narrow: boolean, broad: boolean) {
  const width = narrow ? 390 : broad ? 960 : 720;
  const height = narrow ? 280 : 300;
  return { width, height, right: width - 30, foot: height - 32 };
}

/** Chart with a line for each player over the turns, ending in the player's mark. */
export function LineChart({ points, seats: count, axis, tick, moments, label, broad = false, above }: LineChartProps) {
  const { width, height, right, foot } = sizeOf(useNarrow(), broad);
  const x = linear([points[0]?.turn ?? 0, points.at(-1)?.turn ?? 1], [LEFT, right - 26]);
  const y = linear([axis[0] ?? 0, axis.at(-1) ?? 1], [foot, TOP]);
  const seats = Array.from({ length: count }, (_, seat): Seat => seat);
  const path = (seat: Seat) =>
    points
      .map((point, index) => `${index ? 'L' : 'M'}${x(point.turn).toFixed(1)} ${y(point.values[seat] ?? 0).toFixed(1)}`)
      .join('');
  const ends = spreadOut(
    seats.map((seat) => y(points.at(-1)?.values[seat] ?? 0)),
    23,
    TOP,
    foot,
  );
  return (
    <figure class="fortunes">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {axis.map((value) => (
          <g key={value} class="axis">
            <path d={`M${LEFT} ${y(value)}H${right - 26}`} data-zero={value === 0 ? '' : undefined} />
            <text x={LEFT - 8} y={y(value) + 5} text-anchor="end">
              {tick(value)}
            </text>
          </g>
        ))}
        {moments.map(({ turn, label: text }, i) => {
          const next = moments[i + 1];
          const isNear = x(turn) > right - 60 || (next !== undefined && x(next.turn) - x(turn) < LABELS_APART);
          return (
            <g key={turn} class="axis-payday">
              <path d={`M${x(turn)} ${TOP}V${foot}`} />
              <text x={x(turn)} y={foot + 22} text-anchor={isNear ? 'end' : 'middle'}>
                {text}
              </text>
            </g>
          );
        })}
        {seats.map((seat) => (
          <g key={seat} fill="none" stroke-linejoin="round" stroke-linecap="round">
            <path d={path(seat)} stroke="var(--ink)" stroke-width="5" />
            <path d={path(seat)} stroke={fieldOf(seat)} stroke-width="3.2" />
          </g>
        ))}
        {above?.(x, y)}
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
