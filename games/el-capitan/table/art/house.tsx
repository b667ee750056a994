import type { Seat } from '@levante/contract';
import { fieldOf, inkOf, MarkArt, seatMarkOf } from '@levante/table/art/marks.tsx';

interface HouseProps {
  readonly seat: Seat;
  /** The neutral colour of a two-player game: a grey house under the player's roof. */
  readonly neutral?: boolean;
  readonly shut?: boolean;
}

const WALLS = 'M3 27.2V12L13 2L23 12V27.2Z';

/** A warehouse. Shut ones have lost their eaves and are boarded up. */
export function HouseArt({ seat, neutral = false, shut = false }: HouseProps) {
  const field = neutral ? 'var(--neutral)' : fieldOf(seat);
  const ink = neutral ? 'var(--neutral-ink)' : inkOf(seat);
  return (
    <svg class="art-house" viewBox="-1.5 -1.5 29 31" aria-hidden="true">
      <path
        class="halo"
        d="M2.4 27.6V14L1 13.2L13 1L25 13.2L23.6 14V27.6Z"
        fill="none"
        stroke="var(--halo)"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d={WALLS} fill={field} stroke="var(--piece-line)" stroke-width="1.5" stroke-linejoin="round" />
      {neutral && <path d="M3 12L13 2L23 12Z" fill={fieldOf(seat)} stroke="var(--piece-line)" stroke-width="1.2" />}
      {shut ? (
        <>
          <path d="M3 15.4H23M3 19.4H23M3 23.4H23" stroke="var(--piece-line)" stroke-width="1.1" opacity=".6" />
          <circle cx="13" cy="17.6" r="7.2" fill={field} />
        </>
      ) : (
        <path
          d="M1.2 13.6L13 1.8L24.8 13.6"
          fill="none"
          stroke="var(--piece-line)"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      <MarkArt
        name={seatMarkOf(seat)}
        x={13}
        y={neutral ? 19.4 : 18}
        size={neutral ? 12 : 13.2}
        ink={ink}
        field={field}
      />
    </svg>
  );
}
