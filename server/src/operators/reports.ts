import type { PostgresTables } from '../database/postgres/tables.ts';
import { DatabaseRow } from '../matches/store/rows.ts';

/** A line of a report, without the name of its author. A removed line has neither signal nor text. */
export interface ReportedLine {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  /** First seat of the author; null for a spectator. */
  readonly seat: number | null;
  readonly signal: string | null;
  readonly text: string | null;
}

/** A report of a chat line as shown to operators, without names. */
export interface OperatorReport {
  readonly id: string;
  readonly match: string;
  /** Number of the reported line. */
  readonly line: number;
  /** Author of the reported line. */
  readonly person: string;
  /** Null if they have deleted their data. */
  readonly reporter: string | null;
  readonly reason: string | null;
  readonly createdAt: number;
  /** The reported line and earlier ones, as the reporter saw them; null if they cannot be parsed. */
  readonly lines: readonly ReportedLine[] | null;
}

/** Parses a stored line, without its name. */
function lineIn(stored: unknown): ReportedLine {
  const row = new DatabaseRow(stored);
  return {
    number: row.integer('number'),
    at: row.integer('at'),
    person: row.text('person'),
    seat: row.integerOrNull('seat'),
    signal: row.textOrNull('signal'),
    text: row.textOrNull('text'),
  };
}

function linesIn(text: string): readonly ReportedLine[] | null {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.map(lineIn) : null;
  } catch {
    return null;
  }
}

/** Converts a row of `reports`. */
export function reportIn(row: PostgresTables['reports']): OperatorReport {
  return {
    id: row.id,
    match: row.match,
    line: row.line,
    person: row.person,
    reason: row.reason,
    // The report of a person who has deleted their data names itself as the reporter.
    reporter: row.reporter === row.id ? null : row.reporter,
    createdAt: row.created_at,
    lines: linesIn(row.lines_json),
  };
}
