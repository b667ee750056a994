import type { Match } from '@levante/wire';
import type { MatchHead, StoredSeat } from '../ports/store.ts';

/** The seats a person holds in a match, ascending; nobody holds none. */
export function seatsFor(match: MatchHead, person: string | null): number[] {
  if (person === null) return [];
  return match.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}

/**
 * Through whose eyes a person looks: the wanted seat, or the first of hers; null for a spectator, and for a seat that is
 * not hers.
 */
export function viewerOf(match: MatchHead, person: string | null, wanted: number | null): number | null {
  const mine = seatsFor(match, person);
  if (wanted === null) return mine[0] ?? null;
  return mine.includes(wanted) ? wanted : null;
}

export const isOpenSeat = (seat: StoredSeat): boolean => seat.kind === 'person' && seat.person === null;

/**
 * What anybody may know of a match, as told to `person` who looks through a wanted seat (null: her first). Who the others
 * are stays here.
 */
export function describe(match: MatchHead, person: string | null, wanted: number | null = null): Match {
  return {
    id: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    seats: match.seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      name: seat.name,
      level: seat.level,
      taken: !isOpenSeat(seat),
      mine: person !== null && seat.person === person,
    })),
    mine: seatsFor(match, person),
    viewer: viewerOf(match, person, wanted),
    status: match.status,
    commitment: match.commitment,
    ply: match.ply,
    actor: match.actor,
    result: match.result && { scores: [...match.result.scores], ranks: [...match.result.ranks] },
    createdAt: match.createdAt,
    opened: person !== null && match.opener === person,
  };
}
