import { FarCity, Foam, OpenSea, Placed, Shore, VISTA, Vista, wavelets } from '@levante/table/art/vista.tsx';
import { HouseArt, Ship } from '../art/pieces.tsx';

/** Upper edge of the quay and width of a site. */
const QUAY = 202;
const SITE = 55.3;
/** Sites along the quay: a house or a value; dark sites are inked, the next is framed. */
const SITES: readonly { readonly seat?: number; readonly worth: number; readonly dark?: true; readonly next?: true }[] =
  [
    { seat: 1, worth: 4 },
    { seat: 0, worth: 8 },
    { seat: 0, worth: 12 },
    { seat: 2, worth: 16 },
    { seat: 0, worth: 20 },
    { seat: 1, worth: 24, dark: true },
    { worth: 28, next: true },
    { worth: 32, dark: true },
    { worth: 36 },
  ];
const WAVES = wavelets([
  [330, 194],
  [448, 192],
  [470, 184],
  [498, 172],
  [190, 196],
  [60, 197],
]);

function Site({ site, x }: { readonly site: (typeof SITES)[number]; readonly x: number }) {
  const middle = x + (SITE - 5) / 2;
  return (
    <>
      <rect
        x={x}
        y={QUAY + 8}
        width={SITE - 5}
        height="51"
        rx="5"
        fill={site.dark ? 'var(--site-dark)' : 'var(--site)'}
        stroke={site.next ? 'var(--ink)' : 'var(--line-2)'}
        stroke-width={site.next ? 2.2 : 1}
      />
      {site.seat === undefined ? (
        <text x={middle} y={QUAY + 41} class="face-worth" fill={site.dark ? 'var(--site-dark-ink)' : 'var(--ink)'}>
          {site.worth}
        </text>
      ) : (
        <Placed x={middle} foot={QUAY + 54} height={40}>
          <HouseArt seat={site.seat} />
        </Placed>
      )}
      {site.next && <path d={`M${middle - 10} ${QUAY + 47}h20`} stroke="var(--ink)" stroke-width="2.4" />}
    </>
  );
}

/** The cover picture of El Capitán: ships off two harbours, and a quay with houses. */
export function ElCapitanFace() {
  return (
    <Vista sun={{ x: 416, y: 80, radius: 134 }}>
      <OpenSea from={160} waves={WAVES} />
      <Shore d="M374 168Q395 158 416 153T468 150T520 152T700 148V170Z" />
      <g fill="var(--wash-stone)" stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round">
        <path d="M436 153V141H486V153Z" />
        <path d="M449 141L453 112H467L471 141ZM451 112H469V108H451ZM455 108V99H465V108Z" fill="var(--wash-light)" />
        <path d="M453 99L460 92L467 99Z" fill="var(--wash-roof)" />
      </g>
      <Shore d="M-300 192V148Q20 149 73 146T161 152T226 162T260 172T239 192Z" />
      <FarCity id="MAR" x={-8} y={20} scale={1.52} />
      <Placed x={392} foot={192} height={78}>
        <Ship seat={2} />
      </Placed>
      <Foam x={352} y={190} waves={2} />
      <Placed x={276} foot={201} height={146}>
        <Ship seat={0} />
      </Placed>
      <Foam x={200} y={197} waves={4} />
      <path
        d={`M-400 ${QUAY}H920V${VISTA.height + 200}H-400Z`}
        fill="var(--quay)"
        stroke="var(--vg-ink)"
        stroke-width="1.4"
      />
      {SITES.map((site, i) => (
        <Site key={site.worth} site={site} x={13 + i * SITE} />
      ))}
    </Vista>
  );
}
