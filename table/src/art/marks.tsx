import type { Seat } from '@levante/contract';
import { starPath } from './paths.ts';

/** The five marks, by seat: a player is known by colour and by mark. */
export const SEAT_MARKS = ['lion', 'cross', 'star', 'anchor', 'key'] as const;
export type MarkName = (typeof SEAT_MARKS)[number];

export const fieldOf = (seat: Seat): string => `var(--p${seat})`;
export const inkOf = (seat: Seat): string => `var(--m${seat})`;
export const seatMarkOf = (seat: Seat): MarkName => SEAT_MARKS[seat % SEAT_MARKS.length] ?? 'lion';

interface Drawn {
  readonly ink: string;
  readonly field: string;
}

const Lion = ({ ink, field }: Drawn) => (
  <>
    <path
      d="M12 1.6L14.6 3L18 1.2L19.4 4.2L22.4 6L21.4 9.4L23.2 12.6L20.8 15.2L20.4 18.6L17.2 19.2L15.2 22L12 23L8.8 22L6.8 19.2L3.6 18.6L3.2 15.2L.8 12.6L2.6 9.4L1.6 6L4.6 4.2L6 1.2L9.4 3Z"
      fill={ink}
    />
    <path
      d="M5.6 8.8L10.6 10.8L9.9 13L6 11.4ZM18.4 8.8L13.4 10.8L14.1 13L18 11.4ZM9.6 15.4H14.4L12 18.2ZM11.4 18V20.2H12.6V18Z"
      fill={field}
    />
  </>
);

const Cross = ({ ink }: Drawn) => (
  <path d="M7.6 1.5H16.4L14 10L22.5 7.6V16.4L14 14L16.4 22.5H7.6L10 14L1.5 16.4V7.6L10 10Z" fill={ink} />
);

const Star = ({ ink }: Drawn) => <path d={starPath(5, 11.8, 4.9, 12, 12.8)} fill={ink} />;

const Anchor = ({ ink }: Drawn) => (
  <g fill="none" stroke={ink} stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="12" cy="4" r="2.4" stroke-width="2.3" />
    <path d="M12 6.6V21.6M6.6 10.2H17.4M2.6 14.6C3.4 19 7 21.6 12 21.6S20.6 19 21.4 14.6" />
  </g>
);

const Key = ({ ink }: Drawn) => (
  <g fill="none" stroke={ink} stroke-width="3">
    <circle cx="12" cy="6.2" r="4.4" />
    <path d="M12 10.5V23M12 16.2H17.4M12 21.4H18.6" />
  </g>
);

const DRAWINGS = { lion: Lion, cross: Cross, star: Star, anchor: Anchor, key: Key } as const;

interface MarkProps {
  readonly name: MarkName;
  /** Centre and size of the mark in the drawing it stands in. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly field: string;
}

/** A mark inside another drawing. */
export function MarkArt({ name, x, y, size, ink, field }: MarkProps) {
  const Drawing = DRAWINGS[name];
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Drawing ink={ink} field={field} />
    </g>
  );
}

/** The mark of a seat in its own colours, inside another drawing. */
export function SeatMark({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) {
  return <MarkArt name={seatMarkOf(seat)} x={x} y={y} size={size} ink={inkOf(seat)} field={fieldOf(seat)} />;
}

/** A player's shield: the sign for a person in panels, log and charts. */
export function Shield({ seat }: { seat: Seat }) {
  return (
    <svg class="art-shield" viewBox="0 0 26 30" aria-hidden="true">
      <path
        d="M2 2H24V15C24 21.5 19 25.8 13 28.4C7 25.8 2 21.5 2 15Z"
        fill={fieldOf(seat)}
        stroke="var(--shield-line)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <SeatMark seat={seat} x={13} y={13.6} size={15.5} />
    </svg>
  );
}

/** A round counter with the mark: a house on the small chart. */
export function Counter({ seat, neutral = false }: { seat: Seat; neutral?: boolean }) {
  return (
    <svg class="art-counter" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="11.4" fill={fieldOf(seat)} stroke="var(--piece-line)" stroke-width="1.8" />
      {neutral && <circle cx="13" cy="13" r="8.6" fill="var(--neutral)" stroke="var(--piece-line)" stroke-width="1" />}
      <MarkArt
        name={seatMarkOf(seat)}
        x={13}
        y={13}
        size={neutral ? 11 : 14.5}
        ink={neutral ? 'var(--neutral-ink)' : inkOf(seat)}
        field={neutral ? 'var(--neutral)' : fieldOf(seat)}
      />
    </svg>
  );
}
