import type { Fact, JsonObject, Result } from '@levante/contract';
import type { MatchHead, ReadMatch } from '@levante/host';
import { type Selectable, sql } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';
import { BRANCHING_COLUMNS, readBranching } from './branching.ts';
import type { MatchDialect } from './dialect.ts';
import { clocksIn, meetingOf, readState, type SeatRow, seatIn } from './rows.ts';

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

/** A list of rows as JSON, which the driver of PostgreSQL has parsed already. */
type JsonRows<Row> = string | readonly Row[];

/** Returns selected rows, which some databases return as JSON text. */
export const rowsIn = <Row>(list: JsonRows<Row>): readonly Row[] =>
  typeof list === 'string' ? JSON.parse(list) : list;

/** Selects the seats of the current row of `matches` as JSON. */
export const seatsAsJson = ({ json }: MatchDialect) =>
  sql<JsonRows<SeatRow>>`(select coalesce(${json.array}(${json.object}('seat', seat, 'kind', kind, 'person', person,
    'name', name, 'level', level, 'playedBy', played_by, 'why', played_why, 'reservedFor', reserved_for,
    'invited', invited, 'account', accounts.id, 'handle', accounts.handle) order by seat), '[]')
    from seats left join accounts on accounts.id = seats.person where match = matches.id)`.as('seats');

/** Selects the entropy of the seats in the current row of `matches`, as JSON. */
export const entropiesAsJson = ({ json }: MatchDialect) =>
  sql<JsonRows<string | null>>`(select coalesce(${json.array}(entropy order by seat), '[]')
    from seats where match = matches.id)`.as('entropies');

export type HeadRow = Pick<Selectable<PostgresTables['matches']>, (typeof HEAD_FIELDS)[number]> & {
  readonly seats: JsonRows<SeatRow>;
};

/** Parses a JSON column. Only this store writes these columns, always as the type it reads. */
export const objectIn = (text: string): JsonObject => JSON.parse(text);
export const factsIn = (text: string): Fact[] => JSON.parse(text);
const resultIn = (text: string): Result => JSON.parse(text);

/** Reads a match without its state. Pass `options` if they are already parsed. */
export function headIn(row: HeadRow, options = objectIn(row.options_json)): MatchHead {
  return {
    id: row.id,
    number: row.number,
    game: row.game,
    rulesVersion: row.rules_version,
    options,
    seats: rowsIn(row.seats).map(seatIn),
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

/** Reads a match for the cache of live matches. */
export const matchIn = (row: HeadRow & { readonly state_json: string }): ReadMatch => ({
  head: headIn(row),
  state: () => readState(row.state_json),
});
