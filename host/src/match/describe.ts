import type { Match } from '@levante/wire';
import type { MatchHead, StoredSeat } from '../ports/store.ts';

/** Returns the seats a person has in a match, ascending; none for null. */
export function seatsFor(match: MatchHead, person: string | null): number[] {
  if (person === null) return [];
  return match.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}

/**
 * Resolves the viewer of a match: the requested seat or the person's first. Null for a spectator and for a seat of
 * someone else.
 */
export function viewerOf(match: MatchHead, person: string | null, wanted: number | null): number | null {
  const mine = seatsFor(match, person);
  if (wanted === null) return mine[0] ?? null;
  return mine.includes(wanted) ? wanted : null;
}

export const isOpenSeat = (seat: StoredSeat): boolean => seat.kind === 'person' && seat.person === null;

/** Describes a match for `person`, as seen from the requested seat (null: the first). Contains no other person's identity. */
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
