import { commonDrawings, DrawingOf } from './drawings.tsx';

/** A florin. */
export function Coin() {
  return (
    <svg class="art-coin" viewBox="0 0 16 16" aria-hidden="true">
      <DrawingOf from={commonDrawings} id="coin" />
    </svg>
  );
}
