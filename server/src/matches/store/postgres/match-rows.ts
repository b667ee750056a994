import type { Fact, JsonObject, Result } from '@levante/contract';
import type { MatchHead, ReadMatch } from '@levante/host';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { BRANCHING_COLUMNS, readBranching } from '../branching.ts';
import { clocksIn, meetingOf, readState, type SeatRow, seatIn } from '../rows.ts';

/** Columns of a match without its state, seed and dealer position. */
export const HEAD_FIELDS = [
  'id',
  'number',
  'game',
  'rules_version',
  'options_json',
  'status',
  'commitment',
  'ply',
  'actor',
  'result_json',
  'created_at',
  'acted_at',
  'opened_by',
  'opened_from',
  'listed_as',
  'rematch',
  'rematch_of',
  ...BRANCHING_COLUMNS,
  'seat_version',
  'clocks_json',
  'stand_in',
  'sat_json',
] as const;

/** Selects the seats of a match as JSON. */
export const SEAT_LIST = (match: ExpressionBuilder<PostgresTables, 'matches'>) =>
  jsonArrayFrom(
    match
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.person')
      .select(['seat', 'kind', 'person', 'name', 'level', 'played_by as playedBy', 'played_why as why'])
      .select(['reserved_for as reservedFor', 'invited', 'accounts.id as account', 'accounts.handle as handle'])
      .whereRef('match', '=', 'matches.id')
      .orderBy('seat'),
  ).as('seats');

export type HeadRow = Pick<Selectable<PostgresTables['matches']>, (typeof HEAD_FIELDS)[number]>;

/** Parses a JSON column. Only this store writes these columns, always as the type it reads. */
export const objectIn = (text: string): JsonObject => JSON.parse(text);
export const factsIn = (text: string): Fact[] => JSON.parse(text);
const resultIn = (text: string): Result => JSON.parse(text);

/** Reads a match without its state. Pass `options` if they are already parsed. */
export function headIn(row: HeadRow, seats: readonly SeatRow[], options = objectIn(row.options_json)): MatchHead {
  return {
    id: row.id,
    number: row.number,
    game: row.game,
    rulesVersion: row.rules_version,
    options,
    seats: seats.map(seatIn),
    status: row.status,
    commitment: row.commitment,
    ply: row.ply,
    actor: row.actor,
    result: row.result_json === null ? null : resultIn(row.result_json),
    createdAt: row.created_at,
    ...(row.acted_at !== null && { actedAt: row.acted_at }),
    opener: row.opened_by,
    ...(row.opened_from !== null && { openedFrom: row.opened_from }),
    ...meetingOf(row.listed_as, row.rematch, row.rematch_of),
    ...readBranching(row),
    ...clocksIn(row),
  };
}

/** Reads a match for a memory. */
export const matchIn = (row: HeadRow & { readonly state_json: string }, seats: readonly SeatRow[]): ReadMatch => ({
  head: headIn(row, seats),
  state: () => readState(row.state_json),
});
