import { LineChart } from '@levante/table/ui/line-chart.tsx';
import { ticks } from '@levante/table/ui/scale.ts';
import { useTableWords } from '../words/index.ts';

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
}

/** Everybody's fortune over the turns. */
export function FortuneChart({ points, names, paydays }: FortuneChartProps) {
  const words = useTableWords();
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
      label={`${words.fortunes}. ${story.join(' ')}`}
    />
  );
}
