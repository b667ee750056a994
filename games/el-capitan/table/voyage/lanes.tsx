import type { CityBoard } from '@levante/el-capitan/rules';
import { fieldOf } from '@levante/table/art/marks.tsx';
import { smoothPath, smoothPoints } from '@levante/table/art/shoreline.ts';
import { cardKind } from '../match/geometry.ts';
import type { Trail } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { courseOn, coursePath } from '../sea/course.ts';
import type { Sea } from '../sea/sea.ts';

/** A lit stretch of sea; `steps` is its label, if any. */
interface LitLane {
  readonly from: string;
  readonly to: string;
  readonly steps: number | null;
}

/** Returns each lane of the chart once. */
const neighbours = (cities: readonly CityBoard[]): readonly (readonly [CityBoard, CityBoard])[] =>
  cities.flatMap((a) =>
    cities.flatMap((b): (readonly [CityBoard, CityBoard])[] =>
      a.code < b.code && stepsBetween(a, b) === 1 && a.column >= 0 && b.column >= 0 ? [[a, b]] : [],
    ),
  );

/** Returns the number of steps between two cities (EC-1.2). */
function stepsBetween(a: CityBoard, b: CityBoard): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

const named = (cities: readonly CityBoard[], code: string) => cities.find((city) => city.code === code);

/** Returns the highlighted lanes of a city: the route from the ship, or the city's own lanes. */
export function lanesForCity(cities: readonly CityBoard[], code: string, ship: string | null): readonly LitLane[] {
  const city = named(cities, code);
  if (city === undefined) return [];
  const from = ship === null ? undefined : named(cities, ship);
  if (from !== undefined && from !== city) return [{ from: from.code, to: code, steps: stepsBetween(from, city) }];
  return neighbours(cities).flatMap(([a, b]) =>
    a === city || b === city ? [{ from: a.code, to: b.code, steps: null }] : [],
  );
}

/** Returns the highlighted lanes of a card: between its cities, or all within reach of its seals. */
export function lanesForCard(cities: readonly CityBoard[], card: string): readonly LitLane[] {
  const kind = cardKind(card);
  if (kind.kind === 'connection') {
    const [a, b] = kind.ends.map((end) => named(cities, end));
    return a && b ? [{ from: a.code, to: b.code, steps: stepsBetween(a, b) }] : [];
  }
  const city = named(cities, kind.city);
  if (city === undefined) return [];
  return neighbours(cities).flatMap(([a, b]) =>
    Math.min(stepsBetween(city, a), stepsBetween(city, b)) < kind.seals
      ? [{ from: a.code, to: b.code, steps: null }]
      : [],
  );
}

/** A city or card that is pointed at, and the city of the viewer's ship, from which routes are counted. */
export interface PointedPlace {
  readonly cities: readonly CityBoard[];
  readonly ship: string | null;
  readonly city: string | undefined;
  readonly card: string | undefined;
}

const lanesFor = ({ cities, ship, city, card }: PointedPlace): readonly LitLane[] =>
  city ? lanesForCity(cities, city, ship) : card ? lanesForCard(cities, card) : [];

/** The highlighted lanes of the city or card pointed at. */
export function LitLanes({ sea, pointed }: { sea: Sea; pointed: PointedPlace }) {
  const words = tableWords.value;
  return (
    <g class="lit-lanes">
      {lanesFor(pointed).map(({ from, to, steps }) => {
        const course = courseOn(sea, from, to);
        const d = smoothPath(course, false);
        const middle = smoothPoints(course, 8)[(course.length - 1) * 4];
        return (
          <g key={`${from} ${to}`}>
            <path class="lane-halo" d={d} />
            <path class="lane-lit" d={d} />
            {[course[0], course.at(-1)].map(
              (mouth, end) =>
                mouth && <circle key={`${end === 0}`} class="lane-mouth" cx={mouth[0]} cy={mouth[1]} r="3.4" />,
            )}
            {steps !== null && middle && (
              <text class="lane-steps" x={middle[0]} y={middle[1] - 8} font-size={15 * sea.signs}>
                {words.steps(steps)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const wakeOf = (who: Trail['who']): string => (who === 'pirate' ? 'var(--pirate)' : fieldOf(who));

/** Dotted wakes of the voyages since the viewer's last turn. */
export function Trails({ sea, shown, fading }: { sea: Sea; shown: readonly Trail[]; fading: boolean }) {
  return (
    <g class="trails" data-fading={fading ? '' : undefined}>
      {shown.map(({ who, from, to }) => {
        const d = coursePath(sea, from, to);
        return (
          <g key={`${who} ${from} ${to}`}>
            <path d={d} stroke="var(--trail)" stroke-width="6" opacity=".8" />
            <path d={d} stroke="var(--piece-line)" stroke-width="3.6" opacity=".6" stroke-dasharray="2 7" />
            <path d={d} stroke={wakeOf(who)} stroke-width="2.4" stroke-dasharray="2 7" />
          </g>
        );
      })}
    </g>
  );
}
