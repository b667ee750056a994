import type { Seat } from '@levante/contract';
import { DrawingOf, Vignette } from '@levante/table/art/drawings.tsx';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { endDrawings } from '../art/drawings.ts';
import { Ship } from '../art/pieces.tsx';

/** Positions of the other ships by rank: x, y, height. */
const BEHIND = [
  [838, 292, 48],
  [916, 286, 34],
  [766, 282, 26],
  [714, 280, 22],
] as const;

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="end-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="var(--dusk-1)" />
          <stop offset=".55" stop-color="var(--dusk-2)" />
          <stop offset="1" stop-color="var(--dusk-3)" />
        </linearGradient>
        <linearGradient id="end-sea" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="var(--dusk-sea-1)" />
          <stop offset="1" stop-color="var(--dusk-sea-2)" />
        </linearGradient>
        <radialGradient id="end-sun">
          <stop offset="0" stop-color="var(--dusk-sun)" />
          <stop offset=".35" stop-color="var(--dusk-sun)" stop-opacity=".55" />
          <stop offset="1" stop-color="var(--dusk-sun)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x="-600" width="2200" height="420" fill="url(#end-sky)" />
      <DrawingOf from={endDrawings} id="end-winds" />
      <circle cx="742" cy="236" r="250" fill="url(#end-sun)" />
      <circle cx="742" cy="236" r="64" fill="var(--dusk-sun)" opacity=".9" />
      <DrawingOf from={endDrawings} id="end-hills" />
    </>
  );
}

/** The winner's great ship in front of the setting sun, the others behind her. */
export function EndScene({ winner, others }: { winner: Seat; others: readonly Seat[] }) {
  return (
    <svg class="art-end" viewBox="0 0 984 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky />
      <svg x="112" y="176" width="164" height="96" aria-hidden="true">
        <Vignette id="VEN" />
      </svg>
      <svg x="838" y="186" width="140" height="86" opacity=".85" aria-hidden="true">
        <Vignette id="CON" />
      </svg>
      <rect x="-600" y="272" width="2200" height="300" fill="url(#end-sea)" />
      <DrawingOf from={endDrawings} id="end-water" />
      {others.map((seat, i) => {
        const [x, y, size] = BEHIND[i] ?? BEHIND[0];
        return (
          <svg key={seat} x={x} y={y} width={size * 1.15} height={size} aria-hidden="true">
            <Ship seat={seat} />
          </svg>
        );
      })}
      <g class="art-end-winner">
        <ellipse cx="526" cy="384" rx="190" ry="17" fill="var(--dusk-line)" opacity=".4" />
        <g transform="translate(370 76) scale(1.18)">
          <DrawingOf from={endDrawings} id="carrack" fill={fieldOf(winner)} />
          <SeatMark seat={winner} x={156} y={111} size={58} />
        </g>
        <DrawingOf from={endDrawings} id="end-wake" />
      </g>
      <DrawingOf from={endDrawings} id="end-gulls" />
    </svg>
  );
}
