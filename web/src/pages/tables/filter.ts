import type { TextStorage } from '@levante/table/lib/storage.ts';
import type { ListedTable } from '@levante/wire';

export const PACES = ['live', 'days', 'none'] as const;
export type PaceFilter = (typeof PACES)[number];

/** Tables to show; null for all. */
export interface TableFilter {
  readonly game: string | null;
  readonly pace: PaceFilter | null;
}

const KEY = 'levante.tables.filter';

export const ALL_TABLES: TableFilter = { game: null, pace: null };

type Query = { readonly [name: string]: string | undefined };

/** Reads a filter; unknown games and paces are ignored. */
function read({ game, pace }: Query, games: readonly string[]): TableFilter {
  return { game: games.find((one) => one === game) ?? null, pace: PACES.find((one) => one === pace) ?? null };
}

/** Returns the filter as a query, without the question mark; empty for all tables. */
export function filterQuery({ game, pace }: TableFilter): string {
  return new URLSearchParams({ ...(game !== null && { game }), ...(pace !== null && { pace }) }).toString();
}

/** Returns the filter of the address, or the last one used in this browser. */
export function storedFilter(query: Query, storage: TextStorage, games: readonly string[]): TableFilter {
  if (query.game !== undefined || query.pace !== undefined) return read(query, games);
  return read(Object.fromEntries(new URLSearchParams(storage.getItem(KEY) ?? '')), games);
}

export function storeFilter(filter: TableFilter, storage: TextStorage): void {
  try {
    storage.setItem(KEY, filterQuery(filter));
  } catch {
    // Without storage the filter lasts as long as the address.
  }
}

export function isShown({ game, timeControl }: ListedTable, filter: TableFilter): boolean {
  return (
    (filter.game === null || filter.game === game) &&
    (filter.pace === null || filter.pace === (timeControl?.kind ?? 'none'))
  );
}
