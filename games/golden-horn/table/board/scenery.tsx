import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { chartDrawings } from '../art/drawings.ts';
import type { ChartLayout } from '../lane/geometry.ts';
import { CHARTS } from '../lane/lane.ts';
import { goldenHornWords } from '../words/en.ts';

/** Names on the chart, as the sea charts of the time write them: no sentences, the same in every language. */
const PORTS: readonly (readonly [name: string, x: number, y: number, anchor: 'start' | 'end', turn: number])[] = [
  ['Ancona', 206, 374, 'end', 0],
  ['Bari', 270, 540, 'end', 0],
  ['Ragusa', 404, 206, 'start', 0],
  ['Durazzo', 466, 398, 'start', 0],
  ['Smirne', 820, 456, 'start', 0],
  ['Rodi', 842, 664, 'start', 0],
  ['Candia', 690, 686, 'start', 0],
  ['Napoli', 110, 452, 'start', 30],
  ['Negroponte', 566, 456, 'end', 0],
];
const SEAS = [
  ['Adriatico', 262, 372, 58],
  ['Mare Ionio', 352, 652, 0],
  ['Arcipelago', 770, 540, -84],
] as const;
const LANDS = [
  ['ROMANIA', 490, 292],
  ['ITALIA', 140, 432],
  ['NATOLIA', 890, 522],
] as const;

/** The small drawings on the chart: their positions stretch with it, their shapes do not. */
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
  return (
    <>
      {stretch.x > 0.7 && (
        <g class="gh-ports">
          {PORTS.map(([name, x, y, anchor, turn]) => (
            <text
              key={name}
              text-anchor={anchor}
              transform={`translate(${x * stretch.x} ${y * stretch.y})${turn ? ` rotate(${turn})` : ''}`}
            >
              {name}
            </text>
          ))}
          {modone === null && (
            <text text-anchor="middle" transform={`translate(${527 * stretch.x} ${508 * stretch.y})`}>
              {goldenHornWords.value.place('MOD')}
            </text>
          )}
        </g>
      )}
      <g class="gh-seas">
        {SEAS.map(([name, x, y, turn]) => (
          <text key={name} transform={`translate(${x * stretch.x} ${y * stretch.y}) rotate(${turn})`}>
            {name}
          </text>
        ))}
      </g>
      <g class="gh-lands" text-anchor="middle">
        {LANDS.map(([name, x, y]) => (
          <text key={name} x={x * stretch.x} y={y * stretch.y}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}
