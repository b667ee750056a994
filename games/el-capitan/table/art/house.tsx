import type { Seat } from '@levante/contract';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { fieldOf, inkOf, MarkArt, seatMarkOf } from '@levante/table/art/marks.tsx';
import { pieceDrawings } from './drawings.ts';

interface HouseProps {
  readonly seat: Seat;
  /** The neutral colour of a two-player game: a grey house under the player's roof. */
  readonly neutral?: boolean;
  readonly shut?: boolean;
}

/** A warehouse. */
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
