import type { Fact, JsonObject, Result } from '@levante/contract';
import type { StoredMatch, StoredPly, StoredSeat } from '@levante/host';
import type { Selectable } from 'kysely';
import type { DatabaseTables } from './tables.ts';

/** Columns of a match that may be read together: all but the seed and the dealer's position. */
export const MATCH_COLUMNS = [
  'number',
  'id',
  'game',
  'rules_version',
  'options_json',
  'status',
  'commitment',
  'ply',
  'state_json',
  'actor',
  'result_json',
  'created_at',
] as const;

export type MatchRow = Pick<Selectable<DatabaseTables['matches']>, (typeof MATCH_COLUMNS)[number]>;
export type SeatRow = Selectable<DatabaseTables['seats']>;

/** Only this store writes these columns, and it writes JSON of the type it reads. */
const readObject = (text: string): JsonObject => JSON.parse(text);
const readFacts = (text: string): Fact[] => JSON.parse(text);
const readResult = (text: string): Result => JSON.parse(text);

export function toSeat(row: SeatRow): StoredSeat {
  return { seat: row.seat, kind: row.kind, person: row.person, name: row.name, level: row.level };
}

export function toMatch(row: MatchRow, seats: readonly StoredSeat[]): StoredMatch {
  return {
    id: row.id,
    number: row.number,
    game: row.game,
    rulesVersion: row.rules_version,
    options: readObject(row.options_json),
    seats,
    status: row.status,
    commitment: row.commitment,
    ply: row.ply,
    state: readObject(row.state_json),
    actor: row.actor,
    result: row.result_json === null ? null : readResult(row.result_json),
    createdAt: row.created_at,
  };
}

export function toPly(row: Pick<Selectable<DatabaseTables['actions']>, 'action' | 'journal_json'>): StoredPly {
  return { action: row.action, journal: readFacts(row.journal_json) };
}
