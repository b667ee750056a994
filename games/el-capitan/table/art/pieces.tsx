import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';
import { commonDrawings, DrawingOf, type Drawings, Vignette } from '@levante/table/art/drawings.tsx';
import { fieldOf, inkOf, MarkArt, SeatMark, seatMarkOf } from '@levante/table/art/marks.tsx';
import type { ComponentChildren } from 'preact';
import { cityDrawings, pieceDrawings, westernDrawings } from './drawings.ts';

/** A ship. `art-rig` is mirrored when she sails west; `art-mark` never is. */
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

interface HouseProps {
  readonly seat: Seat;
  /** Neutral colour in a two-player game: a grey house under the player's roof. */
  readonly neutral?: boolean;
  readonly shut?: boolean;
}

export function HouseArt({ seat, neutral = false, shut = false }: HouseProps) {
  const field = neutral ? 'var(--neutral)' : fieldOf(seat);
  return (
    <svg class="art-house" viewBox="-1.5 -1.5 29 31" fill={field} aria-hidden="true">
      <DrawingOf from={pieceDrawings} id="house" />
      {neutral && <DrawingOf from={pieceDrawings} id="roof" fill={fieldOf(seat)} />}
      <DrawingOf from={pieceDrawings} id={shut ? 'boards' : 'eaves'} />
      <MarkArt
        name={seatMarkOf(seat)}
        x={13}
        y={neutral ? 19.4 : 18}
        size={neutral ? 12 : 13.2}
        ink={neutral ? 'var(--neutral-ink)' : inkOf(seat)}
        field={field}
      />
    </svg>
  );
}

/** A fortress, or a dotted site if `seat` is null. */
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

/** The seals of a destination card: filled for each step, three in all. */
export function Seals({ count }: { count: number }) {
  return (
    <svg class="art-seals" viewBox="0 0 52 16" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <DrawingOf key={i} from={pieceDrawings} id={i < count ? 'seal' : 'no-seal'} x={18 * i} />
      ))}
    </svg>
  );
}

/** Drawings and view boxes of the cities that differ from the default. */
const DRAWN: { readonly [city in CityCode]?: readonly [from: Drawings, box?: string] } = {
  MAR: [commonDrawings],
  VEN: [commonDrawings],
  CON: [commonDrawings],
  NAP: [cityDrawings, '2 0 168 87'],
  TUN: [cityDrawings, '2 -12 166 99'],
  ALE: [cityDrawings, '0 -9 170 98'],
  POR: [westernDrawings],
  LIS: [westernDrawings],
  CAN: [westernDrawings, '4 -8 162 97'],
};

export function CityArt({ city }: { city: CityCode }) {
  const [from, box] = DRAWN[city] ?? [cityDrawings];
  return <Vignette id={city} from={from} box={box} />;
}

export function CountingHouse() {
  return <Vignette id="counting-house" from={cityDrawings} box="2 -2 166 78" />;
}
