import type { Seat } from '@levante/contract';
import { commonDrawings, DrawingOf } from './drawings.tsx';

/** Marks by seat. Players are identified by colour and mark. */
export const SEAT_MARKS = ['lion', 'cross', 'star', 'anchor', 'key'] as const;
export type MarkName = (typeof SEAT_MARKS)[number];

export const fieldOf = (seat: Seat): string => `var(--p${seat})`;
export const inkOf = (seat: Seat): string => `var(--m${seat})`;
export const seatMarkOf = (seat: Seat): MarkName => SEAT_MARKS[seat % SEAT_MARKS.length] ?? 'lion';

interface MarkProps {
  readonly name: MarkName;
  /** Centre and size in the surrounding drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly field: string;
}

/** The mark of a player inside an SVG. */
export function MarkArt({ name, x, y, size, ink, field }: MarkProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill={field}
      stroke="none"
      style={{ color: ink }}
    >
      <DrawingOf from={commonDrawings} id={name} />
    </g>
  );
}

/** The mark of a seat in its own colours, inside an SVG. */
export function SeatMark({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) {
  return <MarkArt name={seatMarkOf(seat)} x={x} y={y} size={size} ink={inkOf(seat)} field={fieldOf(seat)} />;
}

/** A player's shield, used in panels, log and charts. */
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
