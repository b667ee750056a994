import { isObject, type JsonObject } from '@levante/contract';
import type { MatchClocks, MatchHead, SeatEvent, StoredSeat } from '@levante/host';
import type { StandInReason } from '@levante/wire';

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

/** Parses a JSON column. Only this store writes these columns, always as the type it reads. */
const readObject = (text: string): JsonObject => JSON.parse(text);
const readClocks = (text: string): MatchClocks => JSON.parse(text);
const readSat = (text: string): SeatEvent[] => JSON.parse(text);

/** A seat as stored, including columns that most seats do not use. */
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

/** Returns the clocks and seat changes of a match, without absent fields. */
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

/** Parses a state; null if the text is damaged. */
export function readState(text: string): JsonObject | null {
  try {
    const state: unknown = JSON.parse(text);
    return isObject(state) ? readObject(text) : null;
  } catch {
    return null;
  }
}

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
