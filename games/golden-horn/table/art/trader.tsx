import type { Seat } from '@levante/contract';
import type { Colour } from '@levante/golden-horn/rules';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';
import { CubeArt, GoodMark, pigmentOf } from './goods.tsx';

/** Origin: on the waterline amidships; the bow to the east. */
const MASTS = [-27, 1, 28] as const;
const LINE = 'var(--piece-line)';
const HULL = 'M-55 -31L-36 -29L-34 -20H36Q46 -21 55 -28L49 -9Q45 7 33 7H-36Q-48 7 -51 -6Z';
const STRAKE = 'M-55 -31L-36 -29L-34 -20H36Q46 -21 55 -28L53 -20.5Q46 -15 36 -14.6H-52.6Z';
const WAKE = 'M-52 4q-14-5 -26 0M-56 8.5q-18-4 -36 2M-46 10.5q-13 0 -24 4.5';
const WATERLINE = 'M-46 8q8-4 16 0t16 0t16 0t16 0t16 0t14 0';

const sailPath = (x: number): string =>
  `M${x - 11} -67Q${x - 4} -48 ${x - 12} -28L${x + 9} -28Q${x + 19} -48 ${x + 10} -67Z`;
const SAILS = MASTS.map(sailPath);
const OUTLINE = HULL + SAILS.join('');

interface TraderProps {
  readonly seat: Seat;
  readonly sails: readonly Colour[];
  /** Whether the bow points to the west; symbols and figures never stand mirrored. */
  readonly westward: boolean;
  readonly cargo?: { readonly colour: Colour; readonly cubes: number } | null;
  /** At sea: with bow wave and wake. In lists it lies dry, without a hold to look into. */
  readonly afloat?: boolean;
}

/** The goods in the hold: cubes as many as there are (they overlap from five on). */
function Hold({ cargo, side }: { cargo: NonNullable<TraderProps['cargo']>; side: 1 | -1 }) {
  const step = Math.min(13.6, 50 / cargo.cubes);
  return (
    <>
      {Array.from({ length: cargo.cubes }, (_, i) => (
        <CubeArt
          key={`cube-${i + 1}`}
          colour={cargo.colour}
          x={side > 0 ? -26 + i * step : 11.4 - i * step}
          y={-12.2}
          size={15.2}
        />
      ))}
      <text x={side * 33.5} y=".4" class="art-hold-figure" text-anchor="middle">
        {cargo.cubes}
      </text>
    </>
  );
}

function Sails({ sails, side }: { sails: readonly Colour[]; side: 1 | -1 }) {
  const mirrored = side < 0 ? 'scale(-1 1)' : undefined;
  return (
    <>
      <g transform={mirrored} stroke={LINE} stroke-linejoin="round">
        {MASTS.map((x, i) => (
          <g key={x}>
            <path d={SAILS[i] ?? ''} fill={pigmentOf(sails[i] ?? 'pink')} stroke-width="1.6" />
            <path
              d={`M${x + 5} -66Q${x + 13} -48 ${x + 4} -29L${x + 9} -28Q${x + 19} -48 ${x + 10} -67Z`}
              fill="#000"
              fill-opacity=".13"
              stroke="none"
            />
          </g>
        ))}
      </g>
      {MASTS.map((x, i) => {
        const colour = sails[i];
        return colour && <GoodMark key={x} colour={colour} x={side * (x + 1.4)} y={-47.6} size={19.5} />;
      })}
    </>
  );
}

/**
 * Trader ship. Bow, bowsprit and stern show its direction; strake, shield and pennants its owner; the sails its
 * colours; the hold its cargo.
 */
export function Trader({ seat, sails, westward, cargo = null, afloat = false }: TraderProps) {
  const side = westward ? -1 : 1;
  const mirrored = westward ? 'scale(-1 1)' : undefined;
  const field = fieldOf(seat);
  return (
    <svg class="art-trader" viewBox={westward ? '-70 -80 134 92' : '-64 -80 134 92'} aria-hidden="true">
      {afloat && (
        <g transform={mirrored} fill="none" stroke-linecap="round" class="art-wake" pointer-events="none">
          <path d={WAKE} stroke="var(--foam-line)" stroke-width="4.6" />
          <path d={WAKE} stroke="var(--foam)" stroke-width="2.8" />
        </g>
      )}
      <g transform={mirrored} stroke={LINE} stroke-linejoin="round" fill="none">
        <path d={OUTLINE} stroke="var(--halo)" stroke-width="5.5" />
        <path d="M48 -22L69 -35M28 -72L66 -33.5M-27 -70L-53 -30" stroke-width="1.3" />
        <path d="M48 -22L69 -35" stroke-width="2.6" stroke-linecap="round" />
        {MASTS.map((x) => (
          <g key={x}>
            <path d={`M${x} -76V-22`} stroke-width="2.2" />
            <path d={`M${x} -77L${x + 12} -74.6L${x + 8.4} -72.4L${x + 12} -69.6L${x} -70Z`} fill={field} />
          </g>
        ))}
      </g>
      <Sails sails={sails} side={side} />
      <g transform={mirrored} stroke={LINE} stroke-linejoin="round">
        <path d={HULL} fill="var(--hull)" stroke-width="1.9" />
        <path d={STRAKE} fill={field} stroke-width="1.3" />
        {afloat && <rect x="-27" y="-12.6" width="68" height="15.6" rx="3" fill="var(--deck)" stroke-width="1" />}
        {afloat && cargo === null && (
          <path d="M-22 -5H36" stroke="var(--wash-deep)" stroke-width="1.2" stroke-dasharray="3 3.4" />
        )}
      </g>
      {afloat && cargo && <Hold cargo={cargo} side={side} />}
      <path
        d={`M${side * -40 - 9.4} -17.6h18.8v10c0 6.4-4.4 10-9.4 12.2c-5-2.2-9.4-5.8-9.4-12.2z`}
        fill={field}
        stroke="var(--shield-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <SeatMark seat={seat} x={side * -40} y={-7.6} size={14} />
      {afloat && (
        <g transform={mirrored} fill="none" stroke-linecap="round" class="art-wake" pointer-events="none">
          <path d="M50 3q7-8 14 0q-4 5-15 4" fill="var(--foam)" stroke="var(--foam-line)" stroke-width="1.2" />
          <path d={WATERLINE} stroke="var(--foam-line)" stroke-width="3.6" />
          <path d={WATERLINE} stroke="var(--foam)" stroke-width="2" />
        </g>
      )}
    </svg>
  );
}
