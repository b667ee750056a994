import type { Seat } from '@levante/contract';
import { Vignette } from '@levante/table/art/drawings.tsx';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { Ship } from '../art/pieces.tsx';

const SUN = { x: 742, y: 236 };
const HORIZON = 272;

/** Returns the path of every other of 32 compass lines around the sun. */
function winds(odd: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((2 * i + odd) * Math.PI) / 16;
    const [x, y] = [SUN.x + 1500 * Math.sin(angle), SUN.y - 1500 * Math.cos(angle)];
    return `M${SUN.x} ${SUN.y}L${x.toFixed(0)} ${y.toFixed(0)}`;
  }).join('');
}

/** Returns the path of the ripples, smaller towards the horizon; the seed is fixed. */
function ripples(): string {
  let seed = 3;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 120 }, () => {
    const y = HORIZON + 6 + next() * next() * 130;
    const size = 0.6 + (y - HORIZON) / 110;
    const bow = (5 * size).toFixed(1);
    const wide = (10 * size).toFixed(1);
    return `M${(12 + next() * 960).toFixed(0)} ${y.toFixed(0)}q${bow} ${(-4 * size).toFixed(1)} ${wide} 0t${wide} 0`;
  }).join('');
}

const WINDS = [winds(0), winds(1)] as const;
const RIPPLES = ripples();
const GULLS = [
  [420, 112, 1],
  [452, 96, 0.7],
  [640, 60, 0.8],
  [900, 96, 1],
  [932, 120, 0.7],
  [868, 74, 0.6],
] as const;
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
      <path d={WINDS[0]} stroke="var(--dusk-wind)" />
      <path d={WINDS[1]} stroke="var(--dusk-wind)" opacity=".6" />
      <circle cx={SUN.x} cy={SUN.y} r="250" fill="url(#end-sun)" />
      <circle cx={SUN.x} cy={SUN.y} r="64" fill="var(--dusk-sun)" opacity=".9" />
      <path
        d="M-600 278V236L0 236Q60 210 120 222T250 206T360 236T430 262L460 278ZM620 278Q690 246 760 252T880 226T984 236L1600 236V278Z"
        fill="var(--dusk-hill)"
        opacity=".85"
      />
      <path d="M-600 278V252H0Q90 232 160 244T300 240T400 268L420 278Z" fill="var(--dusk-hill-2)" opacity=".9" />
    </>
  );
}

function Sea() {
  return (
    <>
      <rect x="-600" y={HORIZON} width="2200" height="300" fill="url(#end-sea)" />
      <path d={`M-600 ${HORIZON}H1600`} stroke="var(--dusk-line)" stroke-width="1.2" />
      <path
        d="M664 274h156M684 284h120M672 296h140M696 310h96M684 328h116M706 350h70"
        stroke="var(--dusk-sun)"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".7"
      />
      <path d={RIPPLES} fill="none" stroke="var(--dusk-line)" stroke-width="1.3" stroke-linecap="round" opacity=".55" />
    </>
  );
}

function Wake() {
  return (
    <g fill="none" stroke="var(--dusk-foam)" stroke-linecap="round">
      <path d="M392 366C350 362 330 374 290 370S226 384 190 380" stroke-width="4" opacity=".95" />
      <path d="M402 380C362 376 342 390 300 386S232 404 186 398" stroke-width="3.4" opacity=".85" />
      <path d="M424 392C386 390 362 404 322 400S262 414 232 410" stroke-width="2.6" opacity=".7" />
      <path
        d="M398 372q14 11 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28-6q18-2 34-16q-4 16-22 22"
        stroke-width="5"
      />
      <path d="M414 386q14 9 28 0t28 0t28 0t28 0t28 0t28 0t28-2" stroke-width="3.4" opacity=".8" />
    </g>
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
      <Sea />
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
          <Carrack seat={winner} />
        </g>
        <Wake />
      </g>
      <g fill="none" stroke="var(--vg-ink)" stroke-width="1.8" stroke-linecap="round">
        {GULLS.map(([x, y, k]) => (
          <path
            key={x}
            d={`M${x - 12 * k} ${y - 2 * k}q${6 * k} ${-8 * k} ${12 * k} ${2 * k}q${6 * k} ${-10 * k} ${13 * k} ${-3 * k}`}
          />
        ))}
      </g>
    </svg>
  );
}

const LINE = { stroke: 'var(--piece-line)', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

function Rigging() {
  return (
    <>
      <g {...LINE} fill="none" opacity=".8">
        <path d="M150 4L58 170M150 4L238 168M150 60L92 172M150 60L206 172M226 44L290 150M226 44L180 168M226 44L270 168M76 66L34 150M76 66L112 170" />
        <path d="M150 40L96 130M150 40L206 130M120 172L150 100L178 172M128 172L150 118L172 172" stroke-width=".8" />
      </g>
      <g {...LINE}>
        <path d="M150 0V186" stroke-width="5" />
        <path d="M226 40V180" stroke-width="4" />
        <path d="M76 62V170" stroke-width="3.6" />
        <path d="M258 166L318 118" stroke-width="4" />
      </g>
    </>
  );
}

/** Mizzen, topsail, main course with the mark, fore course. */
function Sails({ seat }: { seat: Seat }) {
  return (
    <g {...LINE} fill="var(--wash-light)" stroke-width="2.2">
      <path d="M28 132L98 62Q104 104 92 152Q66 130 28 132Z" />
      <path d="M24 136L102 58" stroke-width="3" />
      <path d="M128 26H174Q186 44 178 62H122Q132 44 128 26Z" />
      <path d="M102 72H200Q222 108 206 150H98Q116 110 102 72Z" fill={fieldOf(seat)} stroke-width="2.6" />
      <path d="M196 75Q214 108 201 146" fill="none" stroke="#000" opacity=".12" stroke-width="9" />
      <path d="M94 70H208M120 24H182" stroke-width="4" />
      <SeatMark seat={seat} x={156} y={111} size={58} />
      <path d="M206 62H254Q272 92 262 126H202Q216 92 206 62Z" />
      <path d="M200 60H260" stroke-width="3.4" />
      <path d="M248 66Q262 92 254 122" fill="none" stroke="#000" opacity=".1" stroke-width="6" />
      <path d="M226 62V126M114 82Q124 110 112 146" fill="none" stroke-width=".8" opacity=".5" />
    </g>
  );
}

function Pennants({ seat }: { seat: Seat }) {
  return (
    <g {...LINE} fill="var(--wash-roof)" stroke-width="1.5">
      <path d="M151 2Q178-10 196 0T236-4Q222 6 232 16Q206 8 190 12T151 14Z" fill={fieldOf(seat)} stroke-width="1.8" />
      <path d="M227 40Q244 32 256 38T280 36Q272 42 278 48Q262 44 252 47T227 48Z" />
      <path d="M77 62Q90 54 100 60T120 58Q114 63 118 69Q106 65 98 68T77 69Z" />
      <path d="M9 121Q-8 116-16 122T-34 120L-28 130L-34 138Q-20 134-10 138T9 136Z" fill={fieldOf(seat)} />
    </g>
  );
}

const GUNPORTS = [104, 126, 148, 170, 192];
const WINDOWS = [34, 48, 62];
const RAILS = [100, 120, 140, 160, 180, 200];

function Hull() {
  return (
    <g {...LINE}>
      <path
        d="M22 150H84L92 178H206L222 160H276L270 182Q262 214 236 238Q224 248 200 248H92Q58 248 44 214Q32 188 22 150Z"
        fill="var(--hull)"
        stroke-width="3"
      />
      <path d="M22 150H84L87 161H25Z" fill="var(--wash-stone)" stroke-width="1.8" />
      <path d="M222 160H276L273 171H214Z" fill="var(--wash-stone)" stroke-width="1.8" />
      <path
        d="M32 180H88M38 196Q150 214 266 196M46 216Q150 232 254 216M56 232Q150 244 240 234"
        fill="none"
        stroke-width="1.5"
        opacity=".7"
      />
      <path d="M92 178H206" stroke-width="4" />
      {GUNPORTS.map((x) => (
        <rect key={x} x={x} y="187" width="9" height="8" fill="var(--site-dark)" stroke-width="1.2" />
      ))}
      {WINDOWS.map((x) => (
        <path key={x} d={`M${x} 168v9h7v-9a3.5 3.5 0 0 0-7 0Z`} fill="var(--coin)" stroke-width="1.2" />
      ))}
      {RAILS.map((x) => (
        <path key={x} d={`M${x} 178v-8`} stroke-width="2.2" />
      ))}
      <path d="M97 170H204M22 150L8 136M8 136V120" fill="none" stroke-width="2" />
    </g>
  );
}

/** A great ship in the winner's colours, 352 × 262, keel at 248. */
export function Carrack({ seat }: { seat: Seat }) {
  return (
    <>
      <Rigging />
      <Sails seat={seat} />
      <Pennants seat={seat} />
      <Hull />
    </>
  );
}
