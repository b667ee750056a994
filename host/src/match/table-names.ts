import { distinctNames, type LookOf, lookWithoutCase } from '@levante/contract';
import type { MatchHead, StoredSeat } from '../ports/stored-match.ts';

/** Ranks of names that look alike: an account keeps its name, then a guest. */
function rankOf({ person, account }: StoredSeat): number {
  if (person !== null && account) return 0;
  return person !== null ? 1 : 2;
}

/** By seats: they change with every change at the table, and are read for every viewer. */
const known = new WeakMap<readonly StoredSeat[], readonly StoredSeat[]>();

/**
 * Returns a match with the names shown at its table, all of which look different. `lookOf` returns equal keys for names
 * that look alike. Default: names that differ only in case.
 */
export function withTableNames<M extends Pick<MatchHead, 'seats'>>(match: M, lookOf: LookOf = lookWithoutCase): M {
  const { seats } = match;
  const found = known.get(seats);
  if (found) return { ...match, seats: found };
  const names = distinctNames(
    seats.map((seat) => ({ name: seat.name, rank: rankOf(seat) })),
    lookOf,
  );
  const shown = seats.map((seat, i) => ({ ...seat, name: names[i] ?? null }));
  known.set(seats, shown);
  return { ...match, seats: shown };
}
