import { Rhumbs } from '@levante/table/art/drawings.tsx';
import { FarCity, Shore, wavelets } from '@levante/table/art/vista.tsx';
import type { ComponentChildren } from 'preact';
import { tablesWords } from './words/index.ts';

const WAVES = wavelets([
  [320, 84],
  [430, 24],
  [560, 92],
  [640, 22],
  [830, 30],
  [960, 92],
  [1040, 40],
  [1190, 88],
  [1330, 22],
]);

/** Heading of the page on a strip of the chart, with its buttons. */
export function ChartHeading({ children }: { readonly children: ComponentChildren }) {
  const words = tablesWords.value;
  return (
    <div class="tables-heading">
      <svg viewBox="0 0 1440 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g transform="translate(0 -300) scale(1.44)">
          <Rhumbs />
        </g>
        <path d={WAVES} fill="none" stroke="var(--wave)" stroke-width="1.3" stroke-linecap="round" />
        <g class="tables-island">
          <Shore d="M596 130Q640 84 700 80T800 72T900 84T960 130Z" />
          <FarCity id="CON" x={700} y={20} scale={0.56} />
        </g>
      </svg>
      <div class="tables-heading-in">
        <div>
          <h1>{words.title}</h1>
          <p>{words.tagline}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
