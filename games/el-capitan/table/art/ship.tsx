import type { Seat } from '@levante/contract';
import { fieldOf, inkOf, MarkArt, seatMarkOf } from '@levante/table/art/marks.tsx';
import type { ComponentChildren } from 'preact';

/** The whole ship once more, wide and pale, so that it stands out on any ground. */
const HALO = 'M15 8H47Q54 20 48 33L58 32Q56 42 50 47Q47 50 43 50H17Q9 50 7 43L3 30H13L16 33Q21 20 15 8Z';

/**
 * A ship with her bow to the right, keel at 50 of 52. What is drawn in `art-rig` is mirrored where she sails to the
 * west; the mark in `art-mark` never is.
 */
function Cog({ sail, children }: { sail: string; children: ComponentChildren }) {
  const line = { stroke: 'var(--piece-line)', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return (
    <svg class="art-ship" viewBox="0 0 60 52" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g class="art-rig" {...line}>
        <path d={HALO} fill="none" stroke="var(--halo)" stroke-width="4.5" opacity=".75" />
        <path d="M30 3V38M30 5L8 33M30 5L55 33" fill="none" stroke-width=".8" opacity=".75" />
        <path d="M30 2V38" stroke-width="2" />
        <path d="M51 36L59 28" stroke-width="1.6" />
        <path d="M11 34V17" stroke-width="1.5" />
        <path d="M6.5 19.5L19.5 15.5Q18.6 24 14.6 31.4Q12.4 25 6.5 19.5Z" fill="var(--wash-light)" stroke-width="1.2" />
        <path d="M31 1.6Q37 .4 41 2.4T50 2Q46.6 4 48.6 6.4Q44 5 40.6 6T31 6.2Z" fill={sail} stroke-width=".9" />
        <path d="M15.5 9H46.5Q53.5 20 47.5 32.4H15.5Q21.5 20 15.5 9Z" fill={sail} stroke-width="1.8" />
        <path d="M44.6 10.6Q50.4 20 45.8 31" fill="none" stroke="#000" opacity=".16" stroke-width="3" />
        <path d="M13 8.6H49" stroke-width="2.2" />
        <path
          d="M3.5 30.5H13.5L16 36.4H45.5L57.6 32.8Q55.8 41 50.6 46.4Q47.8 49.4 43 49.4H17Q9.4 49.4 7 42.6Z"
          fill="var(--hull)"
          stroke-width="1.8"
        />
        <path d="M3.5 30.5H13.5L14.6 33.4H4.6Z" fill="var(--wash-stone)" stroke-width="1.2" />
        <path d="M7.4 41.6Q30 45.4 54 39.4" fill="none" stroke-width="1" opacity=".65" />
        <path d="M20 39.2h2M27 39.8h2M34 39.8h2M41 39h2" stroke-width="1.5" opacity=".6" />
      </g>
      <g class="art-mark">{children}</g>
    </svg>
  );
}

/** A merchant's ship under its colours. */
export function Ship({ seat }: { seat: Seat }) {
  return (
    <Cog sail={fieldOf(seat)}>
      <MarkArt name={seatMarkOf(seat)} x={33} y={20.6} size={18.5} ink={inkOf(seat)} field={fieldOf(seat)} />
    </Cog>
  );
}

/** The pirate ship: a dark sail and a skull. */
export function PirateShip() {
  return (
    <Cog sail="var(--pirate)">
      <g transform="translate(32.6 20.4) scale(1.35)">
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
    <svg class="art-berth" viewBox="0 0 42 36" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g opacity=".82">
        <MarkArt name="anchor" x={21} y={15} size={20} ink="var(--ink-3)" field="none" />
      </g>
      <path d="M8 32q4.3-3.4 8.6 0t8.6 0t8.6 0" fill="none" stroke="var(--ink-3)" stroke-width="1.2" opacity=".5" />
    </svg>
  );
}
