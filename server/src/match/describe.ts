import type { StoredMatch, StoredSeat } from '../store/port.ts';

/** The seats a person holds in a match, ascending; nobody holds none. */
export function seatsOf(match: StoredMatch, person: string | null): number[] {
  if (person === null) return [];
  return match.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}

export const isOpen = (seat: StoredSeat): boolean => seat.kind === 'person' && seat.person === null;

/** What anybody may know of a match, as told to `person`. Who the others are stays here. */
export function describe(match: StoredMatch, person: string | null) {
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
      taken: !isOpen(seat),
      mine: person !== null && seat.person === person,
    })),
    mine: seatsOf(match, person),
    status: match.status,
    commitment: match.commitment,
    ply: match.ply,
    actor: match.actor,
    result: match.result && { scores: [...match.result.scores], ranks: [...match.result.ranks] },
    createdAt: match.createdAt,
  };
}

export type MatchDescription = ReturnType<typeof describe>;
