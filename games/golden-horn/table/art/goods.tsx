import type { Colour } from '@levante/golden-horn/rules';

export const pigmentOf = (colour: Colour): string => `var(--good-${colour})`;
export const goodInkOf = (colour: Colour): string => `var(--good-${colour}-ink)`;

interface Drawn {
  readonly ink: string;
  readonly field: string;
}

const petals = [0, 72, 144, 216, 288];
const rays = [0, 45, 90, 135, 180, 225, 270, 315];

const Rose = ({ ink, field }: Drawn) => (
  <>
    {petals.map((angle) => (
      <circle key={angle} cx="12" cy="6.2" r="4.7" fill={ink} transform={`rotate(${angle} 12 12)`} />
    ))}
    <circle cx="12" cy="12" r="3" fill={field} />
    <circle cx="12" cy="12" r="1.2" fill={ink} />
  </>
);

const Sun = ({ ink }: Drawn) => (
  <>
    <circle cx="12" cy="12" r="5.2" fill={ink} />
    {rays.map((angle) => (
      <path key={angle} d="M12 .6L13.7 5.4H10.3Z" fill={ink} transform={`rotate(${angle} 12 12)`} />
    ))}
  </>
);

const Wave = ({ ink }: Drawn) => (
  <path
    d="M1.5 8.2q3.5-4.6 7 0t7 0t7 0M1.5 14q3.5-4.6 7 0t7 0t7 0M1.5 19.8q3.5-4.6 7 0t7 0t7 0"
    fill="none"
    stroke={ink}
    stroke-width="2.7"
    stroke-linecap="round"
  />
);

const Flame = ({ ink, field }: Drawn) => (
  <>
    <path
      d="M12.6 .6C13.4 5.6 19.6 8.6 19.6 15.2A7.6 8 0 0 1 4.4 15.2C4.4 11.4 6.6 9.6 7.4 6.4C9 7.4 9.8 8.6 10 10.2C11.8 8 12.8 4.4 12.6 .6Z"
      fill={ink}
    />
    <path d="M12.2 12.6C12.8 15 15.2 16 15.2 18.8A3.2 3.4 0 0 1 8.8 18.8C8.8 16.6 11.2 15.6 12.2 12.6Z" fill={field} />
  </>
);

const Leaf = ({ ink, field }: Drawn) => (
  <>
    <path
      d="M21.8 2.2C9.4 1.4 3 6.6 3.2 13.4C3.3 15.6 4.2 17.4 5.4 18.6L2.2 21.8L3.8 23L6.8 19.8C8.2 20.7 9.8 21 11.2 20.8C18.4 20 22.4 12.8 21.8 2.2Z"
      fill={ink}
    />
    <path
      d="M5.8 18.4L17.4 6.8M9.4 14.8V9.4M9.4 14.8H15.2M13 11.2V7.4M13 11.2H17"
      fill="none"
      stroke={field}
      stroke-width="1.3"
    />
  </>
);

const Fruit = ({ ink, field }: Drawn) => (
  <>
    <circle cx="12" cy="14.2" r="8.8" fill={ink} />
    <path
      d="M12 14.2V6.6M12 14.2L18.4 10.4M12 14.2L18.4 18M12 14.2V21.8M12 14.2L5.6 18M12 14.2L5.6 10.4"
      stroke={field}
      stroke-width="1.5"
    />
    <path d="M12.4 5.4C13 2 16.4 .8 19.8 1.4C18.8 4.6 15.8 5.9 12.4 5.4Z" fill={ink} />
  </>
);

const DRAWINGS = { pink: Rose, yellow: Sun, blue: Wave, red: Flame, green: Leaf, orange: Fruit } as const;

/** Symbol of a colour inside another drawing, by centre and size. */
export function GoodMark({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }) {
  const DrawingOf = DRAWINGS[colour];
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <DrawingOf ink={goodInkOf(colour)} field={pigmentOf(colour)} />
    </g>
  );
}

/** Symbol of a colour alone: on its coloured background, or with `plain` in the text's colour. */
export function GoodSymbol({ colour, plain = false }: { colour: Colour; plain?: boolean }) {
  const DrawingOf = DRAWINGS[colour];
  return (
    <svg class="art-good" viewBox="0 0 24 24" aria-hidden="true">
      <DrawingOf
        ink={plain ? 'var(--ink-2)' : goodInkOf(colour)}
        field={plain ? 'var(--panel-lit)' : pigmentOf(colour)}
      />
    </svg>
  );
}

interface Placed {
  readonly colour: Colour;
  /** Upper left corner in the surrounding drawing, and width. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A goods cube inside another drawing. */
export function CubeArt({ colour, x, y, size }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      <g stroke="var(--good-line)" stroke-width="1.6" stroke-linejoin="round">
        <path d="M2 8L8 2H28V22L22 28H2Z" fill={pigmentOf(colour)} />
        <path d="M2 8L8 2H28L22 8Z" fill="#fff" fill-opacity=".36" />
        <path d="M22 8L28 2V22L22 28Z" fill="#000" fill-opacity=".22" />
        <path d="M2 8H22V28" fill="none" />
      </g>
      <GoodMark colour={colour} x={12} y={18} size={15.5} />
    </g>
  );
}

/** A goods cube: the symbol on its face. */
export function Cube({ colour }: { colour: Colour }) {
  return (
    <svg class="art-cube" viewBox="0 0 30 30" aria-hidden="true" data-art={`cube-${colour}`}>
      <CubeArt colour={colour} x={0} y={0} size={30} />
    </svg>
  );
}

/** Icon of a card of a colour. */
export function GoodCard({ colour }: { colour: Colour }) {
  return (
    <svg class="art-good-card" viewBox="0 0 30 40" aria-hidden="true">
      <CardArt colour={colour} x={0} y={0} size={30} />
    </svg>
  );
}

/** Sail of a colour inside another drawing. Spaces of this colour are free for the ship. */
export function SailArt({ colour, x, y, size }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 28})`}>
      <path
        d="M3 2Q9 14 2 26H21Q30 14 22 2Z"
        fill={pigmentOf(colour)}
        stroke="var(--good-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <GoodMark colour={colour} x={14} y={14} size={17} />
    </g>
  );
}

/** Card inside another drawing, a third taller than wide. */
export function CardArt({ colour, x, y, size }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      <g stroke="var(--good-line)">
        <rect x="1.2" y="1.2" width="27.6" height="37.6" rx="3.6" fill="var(--card)" stroke-width="1.4" />
        <rect x="4" y="4" width="22" height="32" rx="2" fill={pigmentOf(colour)} stroke-width=".8" />
      </g>
      <GoodMark colour={colour} x={15} y={20} size={18} />
    </g>
  );
}

/** Radius of a rosette in its own drawing. */
export const ROSETTE = 37;

function points(count: number, outer: number, inner: number, turned = 0): string {
  let d = '';
  const at = (angle: number, radius: number) =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  for (let i = 0; i < count; i++) {
    const angle = turned + (i * 2 * Math.PI) / count;
    const half = (Math.PI / count) * 0.86;
    d += `M${at(angle, outer)}L${at(angle + half, inner)}L${at(angle - half, inner)}Z`;
  }
  return d;
}

const LITTLE = points(16, ROSETTE - 4.6, ROSETTE * 0.66, Math.PI / 16);
const GREAT = points(8, ROSETTE - 4.4, ROSETTE * 0.66);

/** Sea space: a rosette with sixteen points around a coloured disc, of which only a ring is visible under a ship. */
export function Rosette({ colour, taken }: { readonly colour: Colour; readonly taken: boolean }) {
  return (
    <svg class="art-rosette" viewBox="-37 -37 74 74" aria-hidden="true">
      <g class="gh-rings">
        <circle r={ROSETTE + 6} class="gh-ring-gap" />
        <circle r={ROSETTE + 7} class="gh-ring-line" />
        <circle r={ROSETTE + 2.6} class="gh-ring-inner" />
      </g>
      <circle r={ROSETTE - 0.8} fill="var(--chart-edge)" stroke="var(--ink)" stroke-width="1.5" />
      <circle r={ROSETTE - 3.4} fill="none" stroke="var(--ink-3)" stroke-width=".8" />
      <path d={LITTLE} fill="var(--rose-b)" opacity=".75" />
      <path d={GREAT} fill="var(--rose-a)" />
      {taken ? (
        <>
          <circle r={ROSETTE * 0.8} fill="var(--harbour)" stroke={pigmentOf(colour)} stroke-width="4.4" />
          <circle r={ROSETTE * 0.8 + 2.6} fill="none" stroke="var(--ink)" stroke-width=".7" />
          <circle r={ROSETTE * 0.8 - 2.6} fill="none" stroke="var(--ink)" stroke-width=".7" />
        </>
      ) : (
        <>
          <circle r={ROSETTE * 0.655} fill={pigmentOf(colour)} stroke="var(--ink)" stroke-width="1.5" />
          <circle
            r={ROSETTE * 0.655 - 3}
            fill="none"
            stroke={goodInkOf(colour)}
            stroke-opacity=".45"
            stroke-width=".9"
          />
          <GoodMark colour={colour} x={0} y={0} size={ROSETTE * 0.82} />
        </>
      )}
    </svg>
  );
}

/** Colour of an occupied space: a small disc under the ship. */
export function Pendant({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="art-pendant" viewBox="-15.5 -15.5 31 31" aria-hidden="true">
      <circle r="14.9" fill="var(--chart-edge)" stroke="var(--ink)" stroke-width="1.1" />
      <circle r="12.5" fill={pigmentOf(colour)} stroke="var(--ink)" />
      <GoodMark colour={colour} x={0} y={0} size={16.8} />
    </svg>
  );
}
