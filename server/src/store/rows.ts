import { type Fact, isObject, type JsonObject, type Result } from '@levante/contract';
import type { MatchHead, MatchStatus, StoredDealer, StoredMatch, StoredPly, StoredSeat } from '@levante/host';

/** Columns of a match that may be read together: all but its state, the seed and the dealer's position. */
export const HEAD_COLUMNS = `number, id, game, rules_version, options_json, status, commitment, ply, actor, result_json,
  created_at, opened_by, opened_from, (select json_group_array(json_object('seat', seat, 'kind', kind, 'person', person, 'name', name,
  'level', level) order by seat) from seats where match = matches.id) as seats_json`;

/** A row as the database gives it: each column is asked for as what it holds. */
export class DatabaseRow {
  readonly #columns: Readonly<Record<string, unknown>>;

  constructor(row: unknown) {
    if (!isObject(row)) throw new TypeError('no row');
    this.#columns = row;
  }

  text(column: string): string {
    const value = this.#columns[column];
    if (typeof value === 'string') return value;
    throw new TypeError(`no text in ${column}`);
  }

  textOrNull(column: string): string | null {
    return this.#columns[column] === null ? null : this.text(column);
  }

  integer(column: string): number {
    const value = this.#columns[column];
    if (typeof value === 'number') return value;
    throw new TypeError(`no number in ${column}`);
  }

  oneOf<const T extends string>(column: string, values: readonly T[]): T {
    const text = this.text(column);
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new TypeError(`something else in ${column}`);
  }
}

const STATUSES: readonly MatchStatus[] = ['waiting', 'running', 'over'];

/** Only this store writes these columns, and it writes JSON of the type it reads. */
const readObject = (text: string): JsonObject => JSON.parse(text);
const readSeats = (text: string): StoredSeat[] => JSON.parse(text);
const readEntropies = (text: string): (string | null)[] => JSON.parse(text);
const readFacts = (text: string): Fact[] => JSON.parse(text);
const readResult = (text: string): Result => JSON.parse(text);

/** A state from its text; null where somebody has changed the text, or the disk has. */
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

/** The options in a row. */
export const optionsIn = (row: DatabaseRow): JsonObject => readObject(row.text('options_json'));

/** `options`: where they are known already. */
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
  };
}

export function toMatch({ head, state }: MatchRow): StoredMatch {
  return {
    ...head,
    // Most of those who read a match never look at its state, and it is the longest part.
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
