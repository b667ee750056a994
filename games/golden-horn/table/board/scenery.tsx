import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { chartDrawings } from '../art/drawings.ts';
import type { ChartLayout } from '../lane/geometry.ts';
import { CHARTS } from '../lane/lane.ts';
import { goldenHornWords } from '../words/index.ts';

type Name = readonly [name: string, x: number, y: number, anchor?: 'start' | 'middle' | 'end', turn?: number];

/** Names on the chart, as the sea charts of the time write them: no sentences, the same in every language. */
const PORTS: readonly Name[] = [
  ['Ancona', 206, 374, 'end'],
  ['Bari', 270, 540, 'end'],
  ['Ragusa', 404, 206],
  ['Durazzo', 466, 398],
  ['Smirne', 820, 456],
  ['Rodi', 842, 664],
  ['Candia', 690, 686],
  ['Napoli', 110, 452, 'start', 30],
  ['Negroponte', 566, 456, 'end'],
];
const SEAS: readonly Name[] = [
  ['Adriatico', 262, 372, 'start', 58],
  ['Mare Ionio', 352, 652],
  ['Arcipelago', 770, 540, 'start', -84],
];
const LANDS: readonly Name[] = [
  ['ROMANIA', 490, 292, 'middle'],
  ['ITALIA', 140, 432, 'middle'],
  ['NATOLIA', 890, 522, 'middle'],
];

/** Small drawings on the chart. Their positions stretch with it, their shapes do not. */
export function Scenery({ layout }: { readonly layout: ChartLayout }) {
  const { upright, stretch } = layout;
  const size = Math.min(1.25, Math.sqrt(stretch.x * stretch.y));
  const { scenery } = CHARTS[upright ? 'upright' : 'wide'];
  return (
    <g class="gh-scenery">
      {Object.entries(scenery).map(([id, spots]) =>
        spots.split(' ').map((spot) => {
          const [x = 0, y = 0, scale = 1] = spot.split(',').map(Number);
          const transform = `translate(${x * stretch.x} ${y * stretch.y}) scale(${scale * size})`;
          return (
            <g key={`${id} ${spot}`} transform={transform}>
              <DrawingOf from={chartDrawings} id={`gh-${id}`} />
            </g>
          );
        }),
      )}
      {!upright && <Names layout={layout} />}
    </g>
  );
}

function Names({ layout: { stretch, modone } }: { readonly layout: ChartLayout }) {
  const put = (names: readonly Name[]) =>
    names.map(([name, x, y, anchor = 'start', turn = 0]) => (
      <text key={name} text-anchor={anchor} transform={`translate(${x * stretch.x} ${y * stretch.y}) rotate(${turn})`}>
        {name}
      </text>
    ));
  return (
    <>
      {stretch.x > 0.7 && (
        <g class="gh-ports">
          {put(PORTS)}
          {modone === null && put([[goldenHornWords.value.place('MOD'), 527, 508, 'middle']])}
        </g>
      )}
      <g class="gh-seas">{put(SEAS)}</g>
      <g class="gh-lands">{put(LANDS)}</g>
    </>
  );
}
