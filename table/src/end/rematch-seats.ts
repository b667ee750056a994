import type { Seat } from '@levante/contract';
import type { Match } from '@levante/wire';

/** Answer of a player to a rematch. */
export type RematchAnswer = 'bot' | 'ready' | 'pending' | 'left';

/** A player of a finished match, and their seat in the rematch. */
export interface RematchSeat {
  readonly seat: Seat;
  /** Seat in the rematch, where seats are rotated by one. */
  readonly next: Seat;
  readonly mine: boolean;
  readonly answer: RematchAnswer;
}

/**
 * Returns the players of a finished match with their answers. `next` is the rematch, or null before the first request.
 */
export function rematchSeats(match: Match, next: Match | null): readonly RematchSeat[] {
  const { length } = match.seats;
  return match.seats.map(({ seat, kind, mine }) => {
    const at = (seat - 1 + length) % length;
    const there = next?.seats[at];
    const answer = ((): RematchAnswer => {
      if (kind === 'bot' || there?.kind === 'bot') return 'bot';
      if (!there || there.reserved) return 'pending';
      return there.taken ? 'ready' : 'left';
    })();
    return { seat, next: at, mine, answer };
  });
}

/** Returns whether a match had other people, who can be asked for a rematch. */
export const hasOthers = ({ seats }: Match): boolean => seats.some(({ kind, mine }) => kind === 'person' && !mine);
