import type { ComponentType } from 'preact';
import { Barrels, Crane, Gulls, Hill, Porter, Rowboat, ShadeTree, Town, Wavelet } from '../art/engravings.tsx';
import type { ChartLayout } from '../lane/geometry.ts';
import { goldenHornWords } from '../words/en.ts';

type Spot = readonly [x: number, y: number, scale?: number];

interface Sights {
  readonly hills: readonly Spot[];
  readonly trees: readonly Spot[];
  readonly towns: readonly Spot[];
  readonly waves: readonly Spot[];
}

const WIDE: Sights = {
  hills: [
    [150, 392],
    [182, 404, 1.1],
    [214, 440],
    [242, 474, 0.95],
    [264, 512, 0.9],
    [286, 546, 0.85],
    [440, 320],
    [462, 338, 1.1],
    [486, 358, 1.1],
    [500, 392],
    [528, 434, 1.1],
    [470, 382, 0.9],
    [548, 362],
    [830, 392, 1.1],
    [862, 404, 1.2],
    [896, 392, 1.1],
    [930, 410],
    [840, 470],
    [874, 482, 1.1],
    [912, 474],
    [860, 552],
    [902, 548, 1.1],
    [944, 556],
  ],
  trees: [
    [120, 372],
    [96, 388],
    [60, 398],
    [40, 420],
    [470, 262],
    [562, 286],
    [540, 262],
    [536, 320],
    [800, 420],
    [786, 438],
    [940, 470],
    [824, 602],
    [930, 600],
    [850, 604],
  ],
  towns: [
    [220, 378, 0.9],
    [284, 544, 0.85],
    [456, 400, 0.8],
    [806, 462, 0.95],
    [664, 686, 0.7],
  ],
  waves: [
    [60, 520],
    [96, 610],
    [180, 622],
    [210, 640],
    [410, 640],
    [330, 690],
    [470, 670],
    [800, 690],
    [880, 660],
    [930, 680],
    [700, 690],
    [270, 150],
    [262, 230],
    [704, 140],
    [706, 232],
    [430, 600],
  ],
};

const UPRIGHT: Sights = {
  hills: [
    [194, 210, 0.7],
    [198, 262, 0.75],
    [190, 318, 0.7],
    [200, 362, 0.6],
  ],
  trees: [
    [8, 470],
    [196, 296],
    [188, 240],
  ],
  towns: [],
  waves: [
    [90, 476],
    [216, 470],
    [300, 440],
    [96, 200],
    [290, 200],
  ],
};

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

/** Everything small that stands on the chart: stretched apart with it, but not itself. */
export function Scenery({ layout }: { readonly layout: ChartLayout }) {
  const { upright, stretch } = layout;
  const sights = upright ? UPRIGHT : WIDE;
  const size = Math.min(1.25, Math.sqrt(stretch.x * stretch.y));
  const put = (spots: readonly Spot[], DrawingOf: ComponentType) =>
    spots.map(([x, y, scale = 1]) => (
      <g key={`${x} ${y}`} transform={`translate(${x * stretch.x} ${y * stretch.y}) scale(${scale * size})`}>
        <DrawingOf />
      </g>
    ));
  return (
    <g class="gh-scenery">
      {put(sights.hills, Hill)}
      {put(sights.trees, ShadeTree)}
      {put(sights.towns, Town)}
      {put(sights.waves, Wavelet)}
      {!upright && <Names layout={layout} />}
      {!upright && <Life layout={layout} size={size} />}
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

const LIFE: readonly (readonly [x: number, y: number, DrawingOf: ComponentType])[] = [
  [120, 178, Rowboat],
  [188, 66, Gulls],
  [768, 234, Rowboat],
  [748, 78, Gulls],
  [954, 248, Crane],
  [882, 246, Barrels],
  [918, 246, () => <Porter coat="var(--seal)" />],
  [906, 246, () => <Porter coat="var(--p2)" />],
];

/** What goes on in the harbours. */
function Life({ layout: { stretch }, size }: { readonly layout: ChartLayout; readonly size: number }) {
  return (
    <>
      {LIFE.map(([x, y, DrawingOf]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * stretch.x} ${y * stretch.y}) scale(${size})`}>
          <DrawingOf />
        </g>
      ))}
    </>
  );
}
