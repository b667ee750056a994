import { commonDrawings, DrawingOf, type Drawings } from './drawings.tsx';

/** What is seen of those that every page may show, where it is not what is seen of most. */
const BOXES: { readonly [id: string]: string } = { VEN: '4 -5 162 94', CON: '4 -16 162 103' };

interface VignetteProps {
  /** The code of a city, or what else the drawing shows. */
  readonly id: string;
  readonly from?: Drawings;
  readonly box?: string | undefined;
}

/** A little picture of a city or a building: stands on its lower edge, scales with its box. */
export function Vignette({ id, from = commonDrawings, box = BOXES[id] ?? '4 -2 162 90' }: VignetteProps) {
  return (
    <svg class="art-vignette" viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        <DrawingOf from={from} id={id} />
      </g>
    </svg>
  );
}
