import type { CityBoard } from '@levante/el-capitan/rules';

interface MiniMapProps {
  readonly cities: readonly CityBoard[];
  /** Codes of the cities to mark; two of them are joined by a line. */
  readonly marked: readonly string[];
}

const STEP = 10;

/** The cities as dots, some of them marked: where a card leads. */
export function MiniMap({ cities, marked }: MiniMapProps) {
  const west = Math.min(...cities.map(({ column }) => column));
  const width = (Math.max(...cities.map(({ column }) => column)) - west) * STEP;
  const at = (city: CityBoard) => ({ x: (city.column - west) * STEP, y: city.row * STEP });
  const ends = cities.filter(({ code }) => marked.includes(code)).map(at);
  const [from, to] = ends;
  return (
    <svg class="mini-map" viewBox={`-5 -5 ${width + 10} 30`} aria-hidden="true">
      {cities.map((city) => (
        <circle key={city.code} cx={at(city).x} cy={at(city).y} r="1.5" fill="var(--line-2)" />
      ))}
      {from && to && (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke="var(--ink-2)"
          stroke-width="1.6"
          stroke-dasharray="2.6 2"
          fill="none"
        />
      )}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.3" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7" />
      ))}
    </svg>
  );
}
