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

/** Decisions of one seat with nothing in between: what is judged at once. */
export interface Part {
  readonly ply: number;
  readonly seat: Seat;
  readonly where: Whereabouts;
  /** Before it, as it was and as the seat saw it. */
  readonly before: Table;
  readonly view: JsonObject;
  readonly lines: readonly string[];
  readonly after: Table;
}

/** The parts of a turn, in order; chance lies between them. */
export type Turn = readonly [Part, ...Part[]];

/** Whether two places in a match belong to one turn of a seat. */
function sameTurn(a: Whereabouts, b: Whereabouts): boolean {
  return a.kind === b.kind && a.phase === b.phase && a.round === b.round;
}

/** Whether a table stands at a decision of the same turn. */
export function goesOn(commentator: Commentator, { seat, where }: Part, table: Table): boolean {
  return table.actor() === seat && sameTurn(where, whereaboutsOf(commentator, table.state()));
}

/** Collects the parts of a match that is decided anew. */
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

/** A match in turns, and the table at its end. */
export interface TurnSpan {
  readonly turns: readonly Turn[];
  readonly end: Table;
}

/** The turns of a record, or what stops it from being followed. A match that is not over loses the turn it stands in. */
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
