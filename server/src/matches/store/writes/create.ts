import type { NewStoredMatch } from '@levante/host';
import type { Insertable } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { lastDay, type RetentionPolicy } from '../retention.ts';
import { clocksText } from '../rows.ts';
import type { MatchTransaction } from './transaction.ts';

/** Rows of a new match, without the values that the database assigns. */
export interface NewMatchRows {
  readonly match: Insertable<PostgresTables['matches']>;
  readonly seats: readonly Insertable<PostgresTables['seats']>[];
  /** Whether it starts immediately, and chance or a bot acts first. */
  readonly isOwed: boolean;
}

/** Inserts a match with its seats. */
export async function insertMatch(
  { db, dialect }: MatchTransaction,
  { match, seats, isOwed }: NewMatchRows,
): Promise<void> {
  await db
    .insertInto('matches')
    .values({ ...match, ...(isOwed && dialect.leased) })
    .execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}

/** Returns the rows of a new match. `number` is its number if the database does not assign one. */
export function newMatchRows(match: NewStoredMatch, number: number | null, retention: RetentionPolicy): NewMatchRows {
  const full = match.seats.every((seat) => seat.kind === 'bot' || seat.person !== null);
  const numbered = number === null ? {} : { number };
  return {
    match: {
      ...numbered,
      id: match.id,
      game: match.game,
      rules_version: match.rulesVersion,
      options_json: JSON.stringify(match.options),
      status: full ? 'running' : 'waiting',
      seed: match.seed,
      commitment: match.commitment,
      words: 0,
      ply: 0,
      state_json: JSON.stringify(match.state),
      actor: match.actor,
      created_at: match.createdAt,
      opened_by: match.opener?.person ?? null,
      opened_from: match.opener?.place ?? null,
      last_day: lastDay(full ? retention.running : retention.waiting),
      listed_as: match.listedAs ?? null,
      rematch_of: match.rematchOf ?? null,
      branches_json: match.branches ? JSON.stringify(match.branches) : null,
      start_json: match.start ? JSON.stringify(match.start) : null,
      clocks_json: clocksText(match.clocks),
      stand_in: match.standIn ?? null,
      deadline: full && match.clocks ? 0 : null,
    },
    seats: match.seats.map(({ seat, kind, person, name, level, reservedFor = null, invited = null }, i) => ({
      ...numbered,
      match: match.id,
      seat,
      kind,
      person,
      name,
      level,
      entropy: match.entropy?.[i] ?? null,
      reserved_for: reservedFor,
      invited,
    })),
    isOwed: full && isOwedIn(match),
  };
}

const isOwedIn = ({ actor, seats }: NewStoredMatch): boolean =>
  actor === '*' || seats.some(({ seat, kind }) => kind === 'bot' && String(seat) === actor);
