import type { Seat } from '@levante/contract';
import { fieldOf, MarkArt, SeatMark } from '@levante/table/art/marks.tsx';
import type { ComponentChildren } from 'preact';

function Cog({ sail, pennant, children }: { sail: string; pennant: string; children: ComponentChildren }) {
  return (
    <svg class="art-ship" viewBox="0 -.6 42 36.4" aria-hidden="true">
      <path d="M20.5 2V26" stroke="var(--piece-line)" stroke-width="1.8" />
      <path d="M20.5 2.2L29 .8L26 3L29 4.6L20.5 4.6Z" fill={pennant} stroke="var(--piece-line)" stroke-width=".7" />
      <path
        d="M7.4 6.4H33.6Q37.6 14 33.6 23H7.4Q11.6 14 7.4 6.4Z"
        fill={sail}
        stroke="var(--piece-line)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      {children}
      <path
        d="M1.8 22.6L6.4 25.4H35L40.2 22.4L36.4 32.4Q35.6 34.4 33.2 34.4H10.6Q7 34.4 5.6 31.6Z"
        fill="var(--hull)"
        stroke="var(--piece-line)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M5.6 28.6H37" stroke="var(--piece-line)" stroke-width=".9" opacity=".6" />
    </svg>
  );
}

/** A merchant's ship under its colours. */
export function Ship({ seat }: { seat: Seat }) {
  return (
    <Cog sail={fieldOf(seat)} pennant="var(--wash-roof)">
      <SeatMark seat={seat} x={21.8} y={14.6} size={13} />
    </Cog>
  );
}

/** The pirate ship: a dark sail and a skull. */
export function PirateShip() {
  return (
    <Cog sail="var(--pirate)" pennant="var(--pirate)">
      <g transform="translate(21.6 14.2)">
        <circle r="4.8" cy="-1.2" fill="var(--pirate-mark)" />
        <rect x="-2.6" y="2" width="5.2" height="3.4" fill="var(--pirate-mark)" />
        <circle cx="-1.9" cy="-1" r="1.3" fill="var(--pirate)" />
        <circle cx="1.9" cy="-1" r="1.3" fill="var(--pirate)" />
        <path d="M-.9 2.6V5.4M.9 2.6V5.4" stroke="var(--pirate)" stroke-width=".7" />
      </g>
    </Cog>
  );
}

/** A free berth: an anchor over a ripple. */
export function FreeBerth() {
  return (
    <svg class="art-berth" viewBox="0 0 42 36" aria-hidden="true">
      <g opacity=".82">
        <MarkArt name="anchor" x={21} y={15} size={20} ink="var(--ink-3)" field="none" />
      </g>
      <path d="M8 32q4.3-3.4 8.6 0t8.6 0t8.6 0" fill="none" stroke="var(--ink-3)" stroke-width="1.2" opacity=".5" />
    </svg>
  );
}
