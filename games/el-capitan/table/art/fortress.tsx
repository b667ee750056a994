import type { Seat } from '@levante/contract';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';

const WALLS = 'M4.6 27.2V12H2.4V3.4H7V6.8H10.6V3.4H15.4V6.8H19V3.4H23.6V12H21.4V27.2Z';

/** A fortress of a seat; with `null` the dotted place where one may stand. */
export function Fortress({ seat }: { seat: Seat | null }) {
  return (
    <svg class="art-fortress" viewBox="-.5 .8 27 28.4" aria-hidden="true">
      {seat === null ? (
        <path
          d={WALLS}
          fill="none"
          stroke="var(--ink-3)"
          stroke-width="1.5"
          stroke-dasharray="2.6 2"
          stroke-linejoin="round"
        />
      ) : (
        <>
          <path d={WALLS} fill="none" stroke="var(--halo)" stroke-width="4" />
          <path d={WALLS} fill={fieldOf(seat)} stroke="var(--piece-line)" stroke-width="1.5" stroke-linejoin="round" />
          <path d="M4.6 12H21.4" stroke="var(--piece-line)" stroke-width="1.1" />
          <SeatMark seat={seat} x={13} y={19} size={11.6} />
        </>
      )}
    </svg>
  );
}
