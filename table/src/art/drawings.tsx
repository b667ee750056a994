import { fetchShown, lazy } from '../lib/lazy.ts';

/** A file of drawings, each a group with an id. Once loaded it is part of the document, hidden. */
export interface Drawings {
  /** Fetches the file once. Resolves also after a failure, which the page then reports. */
  ask(): Promise<void>;
}

/**
 * Returns the drawings of a file. Drawings that are equal on every table are files instead of scripts, with CSS
 * variables for colours.
 */
export function drawingsAt(url: string): Drawings {
  const fetchDrawings = lazy(async () => {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    // Hidden by `hidden`, not by CSS: the styles for drawings would override it and make the page taller.
    const unseen = document.createElement('div');
    unseen.hidden = true;
    unseen.innerHTML = await reply.text();
    document.body.append(unseen);
  });
  let shown: Promise<void> | null = null;
  return {
    ask() {
      shown ??= fetchShown(fetchDrawings);
      return shown;
    },
  };
}

/** Drawings that every page uses. */
export const commonDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

interface DrawingOfProps {
  readonly from: Drawings;
  readonly id: string;
  readonly x?: number;
  /** Fill of the shapes that have no colour of their own. */
  readonly fill?: string;
}

/** A drawing inside an SVG, visible once its file is loaded. */
export function DrawingOf({ from, id, ...rest }: DrawingOfProps) {
  void from.ask();
  return <use href={`#${id}`} {...rest} />;
}

export function Coin() {
  return (
    <svg class="art-coin" viewBox="0 0 16 16" aria-hidden="true">
      <DrawingOf from={commonDrawings} id="coin" />
    </svg>
  );
}

/** Compass rose with a lily at north. */
export function Rose() {
  return (
    <svg class="art-rose" viewBox="18 -4 164 186" aria-hidden="true">
      <g stroke="var(--rose-line)" stroke-width=".8" stroke-linejoin="round">
        <DrawingOf from={commonDrawings} id="rose" />
      </g>
    </svg>
  );
}

const CENTRES: readonly (readonly [number, number])[] = [
  [120, 80],
  [860, 120],
  [500, 350],
  [90, 640],
  [900, 610],
];

function lines(): string {
  let d = '';
  for (const [x, y] of CENTRES) {
    for (let i = 0; i < 32; i++) {
      const angle = (i * Math.PI) / 16;
      d += `M${x} ${y}L${(x + 1600 * Math.cos(angle)).toFixed(0)} ${(y + 1600 * Math.sin(angle)).toFixed(0)}`;
    }
  }
  return d;
}

const LINES = lines();

/** Rhumb lines from five points, in a box of 1000 × 700. */
export function Rhumbs() {
  return <path d={LINES} fill="none" stroke="var(--rhumb)" stroke-width=".8" />;
}

/** View boxes of common drawings that differ from the default. */
const BOXES: { readonly [id: string]: string } = { VEN: '4 -5 162 94', CON: '4 -16 162 103' };

interface VignetteProps {
  /** Code of a city, or id of another drawing. */
  readonly id: string;
  readonly from?: Drawings;
  readonly box?: string | undefined;
}

/** A small picture of a city or a building, aligned to the bottom of its box. */
export function Vignette({ id, from = commonDrawings, box = BOXES[id] ?? '4 -2 162 90' }: VignetteProps) {
  return (
    <svg class="art-vignette" viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        <DrawingOf from={from} id={id} />
      </g>
    </svg>
  );
}
