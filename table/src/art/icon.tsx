import type { ComponentChildren } from 'preact';
import { commonDrawings, DrawingOf } from './drawings.tsx';

interface IconProps {
  readonly children: ComponentChildren;
  readonly box?: string | undefined;
}

/** An icon drawn in lines of the text's colour; readers of the page hear nothing of it. */
export const LineIcon = ({ children, box = '0 0 24 24' }: IconProps) => (
  <svg
    class="icon"
    viewBox={box}
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** An icon in lines that is among the drawings of every page. */
export const drawn = (id: string, box?: string) => () => (
  <LineIcon box={box}>
    <DrawingOf from={commonDrawings} id={id} />
  </LineIcon>
);
