import type { Colour } from '@levante/golden-horn/rules';
import { GoodMark, goodInkOf, pigmentOf } from './goods.tsx';

/** The radius of a rosette in its own drawing. */
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

/** A sea space: a paper roundel with sixteen points round a disc of pigment; where a ship lies only a ring of it is left. */
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

/** The colour of a space that is taken: a small disc that hangs under the ship. */
export function Pendant({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="art-pendant" viewBox="-15.5 -15.5 31 31" aria-hidden="true">
      <circle r="14.9" fill="var(--chart-edge)" stroke="var(--ink)" stroke-width="1.1" />
      <circle r="12.5" fill={pigmentOf(colour)} stroke="var(--ink)" />
      <GoodMark colour={colour} x={0} y={0} size={16.8} />
    </svg>
  );
}
