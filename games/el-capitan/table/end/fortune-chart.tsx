import type { Seat } from '@levante/contract';
import { LineChart, ticks } from '@levante/table/ui/line-chart.tsx';
import { endWords } from './words/en.ts';

export interface ChartPoint {
  /** Where on the time axis: turns since the beginning. */
  readonly turn: number;
  /** Fortune of each seat. */
  readonly fortunes: readonly number[];
}

interface FortuneChartProps {
  readonly points: readonly ChartPoint[];
  readonly names: readonly string[];
  /** Turns at which a payday fell, with its label. */
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  /** Turns that stand out, with the seat whose line they lie on. */
  readonly marks: readonly ChartMark[];
}

export interface ChartMark {
  readonly turn: number;
  readonly seat: Seat;
  readonly label: string;
  readonly good: boolean;
}

/** Everybody's fortune over the turns. */
export function FortuneChart({ points, names, paydays, marks }: FortuneChartProps) {
  const words = endWords.value;
  const all = points.flatMap(({ fortunes }) => fortunes);
  const story = names.map((name, seat) =>
    words.fortuneOf(name, points[0]?.fortunes[seat] ?? 0, points.at(-1)?.fortunes[seat] ?? 0),
  );
  return (
    <LineChart
      points={points.map(({ turn, fortunes }) => ({ turn, values: fortunes }))}
      seats={names.length}
      axis={ticks(Math.min(0, ...all), Math.max(1, ...all), 5)}
      tick={(value) => (value < 0 ? `−${-value}` : String(value))}
      moments={paydays}
      broad
      above={(x, y) =>
        marks.map(({ turn, seat, label, good }) => {
          const at = { x: x(turn), y: y(points.find((point) => point.turn === turn)?.fortunes[seat] ?? 0) };
          const top = Math.max(34, at.y - 62);
          return (
            <g key={label} stroke={good ? 'var(--verd)' : 'var(--verm)'}>
              <path d={`M${at.x} ${at.y - 7}V${top}`} stroke-width="1.6" />
              <circle cx={at.x} cy={at.y} r="6.5" fill="var(--panel-lit)" stroke-width="3" />
              <text class="fortune-mark" x={at.x} y={top - 6} text-anchor="middle">
                {label}
              </text>
            </g>
          );
        })
      }
      label={`${words.fortunes}. ${story.join(' ')}`}
    />
  );
}
