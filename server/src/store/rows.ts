import { type Fact, isObject, type JsonObject, type Result } from '@levante/contract';
import type { MatchHead, MatchStatus, StoredDealer, StoredMatch, StoredPly, StoredSeat } from '@levante/host';
import { readBranching } from './branching.ts';

/** Columns of a match without its state, seed and dealer position. */
export const HEAD_COLUMNS = `number, id, game, rules_version, options_json, status, commitment, ply, actor, result_json,
  created_at, opened_by, opened_from, continued_by, branches_json, start_json, proposals_json, proposals_version,
  proposal_until, (select json_group_array(json_object('seat', seat, 'kind', kind, 'person', person, 'name', name,
  'level', level) order by seat) from seats where match = matches.id) as seats_json`;

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

/** Only this store writes these columns, always as JSON of the type it reads. */
const readObject = (text: string): JsonObject => JSON.parse(text);
const readSeats = (text: string): StoredSeat[] => JSON.parse(text);
const readEntropies = (text: string): (string | null)[] => JSON.parse(text);
const readFacts = (text: string): Fact[] => JSON.parse(text);
const readResult = (text: string): Result => JSON.parse(text);

/** Parses a state; null if the text was damaged. */
export function readState(text: string): JsonObject | null {
  try {
    const state: unknown = JSON.parse(text);
    return isObject(state) ? readObject(text) : null;
  } catch {
    return null;
  }
}

/** A match with its state as text. */
export interface MatchRow {
  readonly head: MatchHead;
  readonly state: string;
}

/** Parses the options of a row. */
export const optionsIn = (row: DatabaseRow): JsonObject => readObject(row.text('options_json'));

/** Reads a match without its state. Pass `options` if they are already parsed. */
export function toHead(row: DatabaseRow, options = optionsIn(row)): MatchHead {
  const result = row.textOrNull('result_json');
  const place = row.textOrNull('opened_from');
  return {
    id: row.text('id'),
    number: row.integer('number'),
    game: row.text('game'),
    rulesVersion: row.integer('rules_version'),
    options,
    seats: readSeats(row.text('seats_json')),
    status: row.oneOf('status', STATUSES),
    commitment: row.text('commitment'),
    ply: row.integer('ply'),
    actor: row.textOrNull('actor'),
    result: result === null ? null : readResult(result),
    createdAt: row.integer('created_at'),
    opener: row.textOrNull('opened_by'),
    ...(place !== null && { openedFrom: place }),
    ...readBranching({
      continued_by: row.textOrNull('continued_by'),
      branches_json: row.textOrNull('branches_json'),
      start_json: row.textOrNull('start_json'),
      proposals_json: row.textOrNull('proposals_json'),
      proposals_version: row.integer('proposals_version'),
      proposal_until: row.integerOrNull('proposal_until'),
    }),
  };
}

export function toMatch({ head, state }: MatchRow): StoredMatch {
  return {
    ...head,
    // The state is the longest part, and most readers do not use it: parse it lazily.
    get state() {
      return readState(state);
    },
  };
}

export function toDealer(row: DatabaseRow): StoredDealer {
  return { seed: row.text('seed'), entropy: readEntropies(row.text('entropy_json')), words: row.integer('words') };
}

export function toPly(row: DatabaseRow): StoredPly {
  return { action: row.text('action'), journal: readFacts(row.text('journal_json')) };
}
