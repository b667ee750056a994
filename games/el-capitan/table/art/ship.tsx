import type { Seat } from '@levante/contract';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { fieldOf, MarkArt, SeatMark } from '@levante/table/art/marks.tsx';
import type { ComponentChildren } from 'preact';
import { pieceDrawings } from './drawings.ts';

/** A ship. What is drawn in `art-rig` is mirrored where she sails to the west; the mark in `art-mark` never is. */
function Cog({ sail, children }: { sail: string; children: ComponentChildren }) {
  return (
    <svg class="art-ship" viewBox="0 0 60 52" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g class="art-rig">
        <DrawingOf from={pieceDrawings} id="ship" fill={sail} />
      </g>
      <g class="art-mark">{children}</g>
    </svg>
  );
}

/** A merchant's ship under its colours. */
export function Ship({ seat }: { seat: Seat }) {
  return (
    <Cog sail={fieldOf(seat)}>
      <SeatMark seat={seat} x={33} y={20.6} size={18.5} />
    </Cog>
  );
}

/** The pirate ship: a dark sail and a skull. */
export function PirateShip() {
  return (
    <Cog sail="var(--pirate)">
      <DrawingOf from={pieceDrawings} id="skull" />
    </Cog>
  );
}

/** A free berth: an anchor over a ripple. */
export function FreeBerth() {
  return (
    <svg class="art-berth" viewBox="0 0 42 36" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g opacity=".82">
        <MarkArt name="anchor" x={21} y={15} size={20} ink="var(--ink-3)" field="none" />
      </g>
      <DrawingOf from={pieceDrawings} id="ripple" />
    </svg>
  );
}
