import { type Fact, isObject, type JsonObject, type Result } from '@levante/contract';
import type {
  Deadline,
  MatchClocks,
  MatchHead,
  MatchStatus,
  MyTurn,
  SeatEvent,
  StandInReason,
  StoredDealer,
  StoredPly,
  StoredSeat,
} from '@levante/host';
import { readBranching } from './branching.ts';
import type { Ban } from './notices.ts';

/** Columns of a match without its state, seed and dealer position. */
export const HEAD_COLUMNS = `number, id, game, rules_version, options_json, status, commitment, ply, actor, result_json,
  created_at, acted_at, opened_by, opened_from, listed_as, rematch, rematch_of, continued_by, branches_json, start_json,
  proposals_json, proposals_version, proposal_until, seat_version, clocks_json, stand_in, sat_json,
  (select json_group_array(json_object('seat', seat, 'kind', kind, 'person', person, 'name', name, 'level', level,
  'playedBy', played_by, 'why', played_why, 'reservedFor', reserved_for, 'invited', invited, 'account', accounts.id,
  'handle', accounts.handle) order by seat)
  from seats left join accounts on accounts.id = seats.person where match = matches.id) as seats_json`;

/** A database row with type-checked columns. */
export class DatabaseRow {
  readonly #columns: Readonly<Record<string, unknown>>;

  constructor(row: unknown) {
    if (!isObject(row)) throw new TypeError('expected a row');
    this.#columns = row;
  }

  text(column: string): string {
    const value = this.#columns[column];
    if (typeof value === 'string') return value;
    throw new TypeError(`expected text in ${column}`);
  }

  textOrNull(column: string): string | null {
    return this.#columns[column] === null ? null : this.text(column);
  }

  textOrUndefined(column: string): string | undefined {
    return this.#columns[column] === undefined ? undefined : this.text(column);
  }

  integer(column: string): number {
    const value = this.#columns[column];
    if (typeof value === 'number') return value;
    throw new TypeError(`expected a number in ${column}`);
  }

  integerOrNull(column: string): number | null {
    return this.#columns[column] === null ? null : this.integer(column);
  }

  oneOf<const T extends string>(column: string, values: readonly T[]): T {
    const text = this.text(column);
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new TypeError(`unexpected value in ${column}`);
  }
}

const STATUSES: readonly MatchStatus[] = ['waiting', 'running', 'over'];

/** Parses a JSON column. Only this store writes these columns, always as the type it reads. */
const readObject = (text: string): JsonObject => JSON.parse(text);
const readSeats = (text: string): SeatRow[] => JSON.parse(text);
const readClocks = (text: string): MatchClocks => JSON.parse(text);
const readSat = (text: string): SeatEvent[] => JSON.parse(text);
const readEntropies = (text: string): (string | null)[] => JSON.parse(text);
const readFacts = (text: string): Fact[] => JSON.parse(text);
const readResult = (text: string): Result => JSON.parse(text);

/** A seat as stored: with columns that most seats do not use. */
export interface SeatRow extends Omit<StoredSeat, 'account' | 'playedBy' | 'reservedFor' | 'invited'> {
  /** The person's id if they have an account. */
  readonly account: string | null;
  readonly handle: string | null;
  readonly playedBy: string | null;
  readonly why: StandInReason | null;
  readonly reservedFor: string | null;
  readonly invited: string | null;
}

/** Returns a seat as the host knows it. */
export function seatIn({ account, handle, playedBy, why, reservedFor, invited, ...seat }: SeatRow): StoredSeat {
  return {
    ...seat,
    ...(account !== null && { account: { handle } }),
    ...(playedBy !== null && why !== null && { playedBy: { level: playedBy, why } }),
    ...(reservedFor !== null && { reservedFor }),
    ...(invited !== null && { invited }),
  };
}

/** The columns about clocks and seats that most matches leave empty. */
export interface ClockColumns {
  readonly seat_version: number;
  readonly clocks_json: string | null;
  readonly stand_in: string | null;
  readonly sat_json: string | null;
}

/** Returns the part of a match about its clocks and seats; nothing that is absent. */
export function clocksIn({ seat_version, clocks_json, stand_in, sat_json }: ClockColumns) {
  return {
    ...(seat_version > 0 && { seatVersion: seat_version }),
    ...(clocks_json !== null && { clocks: readClocks(clocks_json) }),
    ...(stand_in !== null && { standIn: stand_in }),
    ...(sat_json !== null && { sat: readSat(sat_json) }),
  };
}

/** Returns clocks as stored, or null. */
export const clocksText = (clocks: MatchClocks | null | undefined): string | null =>
  clocks ? JSON.stringify(clocks) : null;

/** Parses a state; null if the text was damaged. */
export function readState(text: string): JsonObject | null {
  try {
    const state: unknown = JSON.parse(text);
    return isObject(state) ? readObject(text) : null;
  } catch {
    return null;
  }
}

/** Parses the options of a row. */
export const optionsIn = (row: DatabaseRow): JsonObject => readObject(row.text('options_json'));

/** Returns the non-null columns of open tables and rematches as fields. */
export function meetingOf(
  listedAs: string | null,
  rematch: string | null,
  rematchOf: string | null,
): Pick<MatchHead, 'listedAs' | 'rematch' | 'rematchOf'> {
  return {
    ...(listedAs !== null && { listedAs }),
    ...(rematch !== null && { rematch }),
    ...(rematchOf !== null && { rematchOf }),
  };
}

/** Reads a match without its state. Pass `options` if they are already parsed. */
export function toHead(row: DatabaseRow, options = optionsIn(row)): MatchHead {
  const result = row.textOrNull('result_json');
  const place = row.textOrNull('opened_from');
  const actedAt = row.integerOrNull('acted_at');
  return {
    id: row.text('id'),
    number: row.integer('number'),
    game: row.text('game'),
    rulesVersion: row.integer('rules_version'),
    options,
    seats: readSeats(row.text('seats_json')).map(seatIn),
    status: row.oneOf('status', STATUSES),
    commitment: row.text('commitment'),
    ply: row.integer('ply'),
    actor: row.textOrNull('actor'),
    result: result === null ? null : readResult(result),
    createdAt: row.integer('created_at'),
    ...(actedAt !== null && { actedAt }),
    opener: row.textOrNull('opened_by'),
    ...(place !== null && { openedFrom: place }),
    ...meetingOf(row.textOrNull('listed_as'), row.textOrNull('rematch'), row.textOrNull('rematch_of')),
    ...readBranching({
      continued_by: row.textOrNull('continued_by'),
      branches_json: row.textOrNull('branches_json'),
      start_json: row.textOrNull('start_json'),
      proposals_json: row.textOrNull('proposals_json'),
      proposals_version: row.integer('proposals_version'),
      proposal_until: row.integerOrNull('proposal_until'),
    }),
    ...clocksIn({
      seat_version: row.integer('seat_version'),
      clocks_json: row.textOrNull('clocks_json'),
      stand_in: row.textOrNull('stand_in'),
      sat_json: row.textOrNull('sat_json'),
    }),
  };
}

export function toDealer(row: DatabaseRow): StoredDealer {
  return { seed: row.text('seed'), entropy: readEntropies(row.text('entropy_json')), position: row.integer('words') };
}

export function toPly(row: DatabaseRow): StoredPly {
  const usedMs = row.integer('used_ms');
  const leftMs = row.integerOrNull('left_ms');
  return {
    action: row.text('action'),
    journal: readFacts(row.text('journal_json')),
    ...(usedMs > 0 && { usedMs }),
    ...(leftMs !== null && { leftMs }),
  };
}

export const toTurn = (row: DatabaseRow): MyTurn => ({ id: row.text('id'), since: row.integer('since') });

export const toDeadline = (row: DatabaseRow): Deadline => ({
  match: row.text('id'),
  deadline: row.integer('deadline'),
});

export const toBan = (row: DatabaseRow): Ban => ({ id: row.text('id'), until: row.integer('until') });
