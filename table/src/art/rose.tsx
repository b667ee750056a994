import { commonDrawings, DrawingOf } from './drawings.tsx';

/** The compass rose, a lily on its north. */
export function Rose() {
  return (
    <svg class="art-rose" viewBox="18 -4 164 186" aria-hidden="true">
      <g stroke="var(--rose-line)" stroke-width=".8" stroke-linejoin="round">
        <DrawingOf from={commonDrawings} id="rose" />
      </g>
    </svg>
  );
}
