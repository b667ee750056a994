import {
  type JsonObject,
  type MatchRecord,
  type RecordFault,
  type Registry,
  replay,
  type Seat,
  type Table,
} from '@levante/contract';
import type { Whereabouts } from '../kit/commentator.ts';
import { type Commentator, whereaboutsOf } from '../kit/commentator.ts';

/** Consecutive decisions of one seat, evaluated as a unit. */
export interface Part {
  readonly ply: number;
  readonly seat: Seat;
  readonly where: Whereabouts;
  /** The state before the part, and the view of the seat. */
  readonly before: Table;
  readonly view: JsonObject;
  readonly lines: readonly string[];
  readonly after: Table;
}

/** The parts of a turn, in order, separated by random events. */
export type Turn = readonly [Part, ...Part[]];

/** Returns whether two points of a match belong to the same turn. */
function sameTurn(a: Whereabouts, b: Whereabouts): boolean {
  return a.kind === b.kind && a.phase === b.phase && a.round === b.round;
}

/** Returns whether the seat has another decision in the same turn. */
export function goesOn(commentator: Commentator, { seat, where }: Part, table: Table): boolean {
  return table.actor() === seat && sameTurn(where, whereaboutsOf(commentator, table.state()));
}

/** Collects the parts of a match during replay. */
class Parts {
  readonly #commentator: Commentator;
  readonly #actions: readonly string[];
  readonly found: Part[] = [];
  #open: (Omit<Part, 'after' | 'lines'> & { readonly lines: string[] }) | null = null;

  constructor(commentator: Commentator, actions: readonly string[]) {
    this.#commentator = commentator;
    this.#actions = actions;
  }

  /** Called before each ply and once at the end. */
  visit(table: Table, ply: number): void {
    const seat = table.actor();
    const where = whereaboutsOf(this.#commentator, table.state());
    if (this.#open && (seat !== this.#open.seat || !sameTurn(where, this.#open.where))) {
      this.found.push({ ...this.#open, after: table.clone() });
      this.#open = null;
    }
    const line = this.#actions[ply];
    if (seat < 0 || line === undefined) return;
    this.#open ??= { ply, seat, where, before: table.clone(), view: table.state(seat), lines: [] };
    this.#open.lines.push(line);
  }
}

/** A match split into turns, and the table at its end. */
export interface TurnSpan {
  readonly turns: readonly Turn[];
  readonly end: Table;
}

/** Splits a record into turns, or returns the fault that stops its replay. Drops the unfinished turn of a running match. */
export function courseOf(games: Registry, record: MatchRecord, commentator: Commentator): TurnSpan | RecordFault {
  const parts = new Parts(commentator, record.actions);
  const end = replay(games, record, (table, ply) => parts.visit(table, ply));
  if ('refusal' in end) return end;
  const turns: [Part, ...Part[]][] = [];
  for (const part of parts.found) {
    const last = turns.at(-1);
    if (last && last[0].seat === part.seat && sameTurn(last[0].where, part.where)) last.push(part);
    else turns.push([part]);
  }
  return { turns, end };
}
