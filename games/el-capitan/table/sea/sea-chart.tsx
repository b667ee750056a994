import { DrawingOf, Rose } from '@levante/table/art/drawings.tsx';
import { smoothPath, strewn } from '@levante/table/art/shoreline.ts';
import { useMemo } from 'preact/hooks';
import { cityDrawings } from '../art/drawings.ts';
import { tableWords } from '../match/words/index.ts';
import { mountainsOf } from './land.ts';
import { pointOn } from './layout.ts';
import type { Sea } from './sea.ts';

/** Drawing area for each wave. */
const WATER_PER_WAVE = 4600;

function waves(width: number, height: number): string {
  const random = strewn(5);
  let d = '';
  for (let i = 0; i < (width * height) / WATER_PER_WAVE; i++) {
    const x = Math.round(14 + random() * (width - 28));
    const y = Math.round(14 + random() * (height - 28));
    d += `M${x} ${y}q2.8-2.6 5.6 0t5.6 0${random() < 0.4 ? 'm-4 4q2.4-2.2 4.8 0' : ''}`;
  }
  return d;
}

/** Returns the place of the compass rose: off Egypt, or on the open ocean. */
function roseOf(sea: Sea): { readonly x: number; readonly y: number; readonly r: number } {
  const ocean = sea.size.west && !sea.cities.has('CAN') ? sea.ground.places.get('CAN') : undefined;
  if (ocean) return { x: ocean.x(0.46), y: ocean.y(0.52), r: Math.min(ocean.w, ocean.h) * 0.4 };
  const [x, y] = pointOn(sea.ground, 'TUN|ALE+2,TUN.52');
  const [from] = pointOn(sea.ground, 'TUN.r,TUN.5');
  return { x, y, r: Math.min(42 * sea.signs, (x - from) * 0.85) };
}

/** Returns rhumb lines of three kinds, from the rose and eight points around the chart, as on a portolan. */
function rhumbs({ width, height }: Sea['ground'], rose: { readonly x: number; readonly y: number }) {
  const far = Math.hypot(width, height);
  const lines = { b: '', g: '', r: '' };
  const kind = (i: number): keyof typeof lines => (i % 4 === 0 ? 'b' : i % 4 === 2 ? 'g' : 'r');
  const from = (x: number, y: number, all: boolean) => {
    for (let i = 0; i < 32; i += all ? 1 : 2) {
      const angle = (i * Math.PI) / 16;
      lines[kind(i)] +=
        `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + far * Math.sin(angle))} ${Math.round(y - far * Math.cos(angle))}`;
    }
  };
  from(rose.x, rose.y, true);
  const circle = Math.min(width, height) * 0.62;
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    from(width / 2 + circle * 1.24 * Math.sin(angle), height / 2 - circle * 0.86 * Math.cos(angle), false);
  }
  return lines;
}

function Shores({ sea }: { sea: Sea }) {
  const lining = [
    ['--sea-3', 30, 0.3],
    ['--sea-line', 21.4, 0.6],
    ['--sea-2', 20, 1],
    ['--sea-3', 20, 0.5],
    ['--sea-line', 11.2, 1],
    ['--sea-3', 9.6, 1],
    ['--coast-line', 2.8, 1],
  ] as const;
  return (
    <>
      <defs>
        <path id="sea-land" d={sea.coasts + sea.quays} />
        <clipPath id="sea-inland">
          <use href="#sea-land" />
        </clipPath>
      </defs>
      {lining.map(([colour, width, opacity]) => (
        <use
          key={`${colour} ${width}`}
          href="#sea-land"
          fill="none"
          stroke={`var(${colour})`}
          stroke-width={width}
          stroke-linejoin="round"
          opacity={opacity}
        />
      ))}
      <use href="#sea-land" fill="var(--land)" />
      <path
        d={sea.coasts}
        clip-path="url(#sea-inland)"
        fill="none"
        stroke="var(--land-2)"
        stroke-width="13"
        opacity=".75"
      />
      <path d={sea.quays} fill="var(--land)" />
    </>
  );
}

function Heights({ sea }: { sea: Sea }) {
  const { hills, slopes, trunks, crowns } = mountainsOf(sea.ground, sea.cities, sea.signs);
  return (
    <g stroke="var(--mount)" stroke-linejoin="round">
      <path d={hills} fill="var(--land-2)" />
      <path d={slopes} fill="none" stroke-width=".9" />
      <path d={trunks} />
      <path d={crowns} fill="var(--tree)" stroke-width=".8" />
    </g>
  );
}

function Lanes({ sea }: { sea: Sea }) {
  const d = sea.lanes.map(({ points }) => smoothPath(points, false)).join('');
  return (
    <g class="lanes">
      <path d={d} fill="none" stroke="var(--lane)" stroke-width="2" stroke-dasharray=".1 6" stroke-linecap="round" />
      {sea.lanes.flatMap(({ ends, points: [from, , to] }) =>
        [from, to].map(([x, y], side) => (
          <circle
            key={`${ends.join()} ${side}`}
            cx={x}
            cy={y}
            r="2.4"
            fill="var(--sea-3)"
            stroke="var(--lane)"
            stroke-width="1.2"
          />
        )),
      )}
    </g>
  );
}

/** Letters of the longest sea name; seas without room for it stay unnamed. */
const LONGEST_NAME = 8;

/** The western basin, one line per word. */
const WESTERN_BASIN = ['Mare', 'Internum'] as const;

/** The names of the seas, space permitting. */
function Names({ sea }: { sea: Sea }) {
  const words = tableWords.value;
  const { west } = sea.size;
  const all = [
    ...(west ? [] : WESTERN_BASIN.map((name, line) => ['VAL|NAP+4', 'VAL.36', name, line * 16] as const)),
    ['NAP|ATH+1', 'NAP.2', 'Adria', 0] as const,
    ...(sea.size.bank && !west ? [['ALE.r+48', 'ALE.1', words.levant, 0] as const] : []),
  ];
  const room = { 'VAL|NAP+4': 'VAL.r NAP.l', 'NAP|ATH+1': 'NAP.r ATH.l', 'ALE.r+48': 'ALE.r W-0' } as const;
  return (
    <g class="sea-names" font-size={14 * sea.signs}>
      {all.map(([x, y, name, below]) => {
        const [from = '', to = ''] = room[x].split(' ');
        const width = pointOn(sea.ground, `${to},0+0`)[0] - pointOn(sea.ground, `${from},0+0`)[0];
        if (width < LONGEST_NAME * 8.4 * sea.signs) return null;
        const [left, top] = pointOn(sea.ground, `${x},${y}`);
        return (
          <text key={name} x={left} y={top + below * sea.signs}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

/** Size of the corner of land that fits the pyramids and the scale. */
const CORNER = 96;

function Corner({ sea }: { sea: Sea }) {
  const { width, places } = sea.ground;
  const alexandria = places.get('ALE');
  if (alexandria === undefined || width - alexandria.r < CORNER || !sea.size.bank || sea.signs > 1.2) return null;
  return (
    <g class="scale-figures" transform={`translate(${width - 88} ${alexandria.y(0.72)})`}>
      <DrawingOf from={cityDrawings} id="corner" />
    </g>
  );
}

/** The sea and its coasts: drawn once per chart size, independent of turns. */
export function SeaChart({ sea }: { sea: Sea }) {
  const words = tableWords.value;
  return useMemo(() => {
    const { width, height } = sea.ground;
    const rose = roseOf(sea);
    const lines = rhumbs(sea.ground, rose);
    return (
      <svg class="sea" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <radialGradient id="sea-deep" r=".75">
            <stop offset="0" stop-color="var(--sea-2)" />
            <stop offset="1" stop-color="var(--sea-1)" />
          </radialGradient>
          <radialGradient id="sea-lamp" cy=".46" r=".72">
            <stop offset="0" stop-color="var(--lamp-a)" />
            <stop offset=".55" stop-color="var(--lamp-b)" />
            <stop offset="1" stop-color="var(--lamp-c)" />
          </radialGradient>
        </defs>
        <rect width={width} height={height} fill="url(#sea-deep)" />
        <path
          d={waves(width, height)}
          fill="none"
          stroke="var(--sea-line)"
          stroke-width="1.05"
          stroke-linecap="round"
        />
        <Shores sea={sea} />
        <g fill="none" stroke-width=".8" opacity=".7">
          <path d={lines.b} stroke="var(--rhumb-b)" />
          <path d={lines.g} stroke="var(--rhumb-g)" />
          <path d={lines.r} stroke="var(--rhumb-r)" />
        </g>
        <Heights sea={sea} />
        <Corner sea={sea} />
        <rect width={width} height={height} fill="url(#sea-lamp)" />
        <Names sea={sea} />
        <svg aria-hidden="true" x={rose.x - rose.r} y={rose.y - rose.r * 1.06} width={rose.r * 2} height={rose.r * 2.1}>
          <Rose />
        </svg>
        <Lanes sea={sea} />
      </svg>
    );
  }, [sea, words]);
}
