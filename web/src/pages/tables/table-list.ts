import type { ListedTable, TableListMessage } from '@levante/wire';
import { isShown, type TableFilter } from './filter.ts';
import { freeSeats } from './presets.ts';

/** Milliseconds for which a removed table stays in the list, so that nothing moves under the pointer. */
export const GONE_MS = 3000;

/** A row of the list. */
export interface TableRow {
  readonly table: ListedTable;
  /** Time at which the table was removed from the list; null while it is open. */
  readonly goneAt: number | null;
}

/** The open tables as shown. Rows keep their place, and new tables are hidden until requested. */
export interface TableList {
  readonly rows: readonly TableRow[];
  /** Open tables that are not shown yet, newest first. */
  readonly fresh: readonly ListedTable[];
  /** All open tables, newest first. */
  readonly open: readonly ListedTable[];
  /** Number of people who view the list; undefined while unknown. */
  readonly here?: number | undefined;
}

export const NO_TABLES: TableList = { rows: [], fresh: [], open: [] };

/** Returns 0 for a live table, 1 for one over days, 2 for one without a clock. */
const paceRank = ({ timeControl }: ListedTable): number => (!timeControl ? 2 : timeControl.kind === 'live' ? 0 : 1);

/** Orders tables: tables that start with one more person, then live ones by free seats, then the others by age. */
function sortedTables(tables: readonly ListedTable[]): readonly ListedTable[] {
  const rank = (table: ListedTable): number => {
    const free = freeSeats(table);
    if (free === 1) return 0;
    return paceRank(table) === 0 ? free : 100 + paceRank(table);
  };
  return tables.toSorted((a, b) => rank(a) - rank(b) || a.createdAt - b.createdAt);
}

const rowsOf = (tables: readonly ListedTable[]): readonly TableRow[] =>
  sortedTables(tables).map((table) => ({ table, goneAt: null }));

/** Returns the first visible row whose table starts when I sit down. `mine` are the ids of tables at which I sit. */
export function firstToStart(
  { rows }: Pick<TableList, 'rows'>,
  filter: TableFilter,
  mine: ReadonlySet<string>,
): TableRow | undefined {
  return rows.find(
    ({ table, goneAt }) => goneAt === null && freeSeats(table) === 1 && !mine.has(table.id) && isShown(table, filter),
  );
}

/** Applies a message. Rows stay where they are; an empty list shows new tables immediately. */
export function withMessage(list: TableList, message: TableListMessage, now: number): TableList {
  const open = openAfter(list.open, message);
  const here = message.here ?? list.here;
  if (list.rows.length === 0) return { open, fresh: [], rows: rowsOf(open), here };
  const byId = new Map(open.map((table) => [table.id, table]));
  const rows = list.rows.map(({ table, goneAt }): TableRow => {
    const current = byId.get(table.id);
    return current ? { table: current, goneAt: null } : { table, goneAt: goneAt ?? now };
  });
  const shown = new Set(rows.map(({ table }) => table.id));
  return { open, here, rows, fresh: open.filter(({ id }) => !shown.has(id)) };
}

function openAfter(open: readonly ListedTable[], message: TableListMessage): readonly ListedTable[] {
  if (message.type === 'tables') return message.tables;
  const changed = new Map(message.tables.map((table) => [table.id, table]));
  const gone = new Set(message.gone);
  const remaining = open.filter(({ id }) => !gone.has(id)).map((table) => changed.get(table.id) ?? table);
  const known = new Set(remaining.map(({ id }) => id));
  return [...message.tables.filter(({ id }) => !known.has(id)), ...remaining].toSorted(
    (a, b) => b.createdAt - a.createdAt,
  );
}

/** Removes the rows whose tables were removed long enough ago. */
export function withoutGone(list: TableList, now: number): TableList {
  const rows = list.rows.filter(({ goneAt }) => goneAt === null || now - goneAt < GONE_MS);
  return rows.length === 0 ? withFresh({ ...list, rows }) : { ...list, rows };
}

/** Returns the list with the new tables shown, in order. */
export function withFresh(list: TableList): TableList {
  return { ...list, fresh: [], rows: rowsOf(list.open) };
}
