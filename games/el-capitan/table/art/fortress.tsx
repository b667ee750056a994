import type { Seat } from '@levante/contract';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { pieceDrawings } from './drawings.ts';

/** A fortress of a seat; with `null` the dotted place where one may stand. */
export function Fortress({ seat }: { seat: Seat | null }) {
  return (
    <svg class="art-fortress" viewBox="-.5 .8 27 28.4" aria-hidden="true">
      {seat === null ? (
        <DrawingOf from={pieceDrawings} id="fortress-site" />
      ) : (
        <>
          <DrawingOf from={pieceDrawings} id="fortress" fill={fieldOf(seat)} />
          <SeatMark seat={seat} x={13} y={19} size={11.6} />
        </>
      )}
    </svg>
  );
}
