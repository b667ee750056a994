import type { ClockStore, Store, TableStore } from '@levante/host';
import type { Kysely } from 'kysely';
import type { PostgresTables } from '../../src/database/postgres/tables.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import {
  type MatchStores,
  openSqliteStores,
  postgresStores,
  type StoreSettings,
} from '../../src/matches/store/match-stores.ts';
import type { PeopleNames } from '../../src/matches/store/names.ts';
import type { NoticeSource } from '../../src/matches/store/notices.ts';
import type { Retention } from '../../src/matches/store/retention.ts';

/** The stores of matches on one database as one object, which the suites of all stores call. */
export type JoinedStore = Store &
  ClockStore &
  TableStore &
  Retention &
  PeopleNames &
  NoticeSource & {
    readonly access: SqlAccess;
    /** Returns the database's time in milliseconds since the epoch. */
    now(): Promise<number>;
  };

/** A joined store on a database that it has opened. */
export type OpenJoinedStore = JoinedStore & { close(): Promise<void> };

/** Opens the stores in a SQLite file. `worker` is the script of the writing thread; by default they write in place. */
export async function openSqlite(
  file: string,
  worker: URL | null = null,
  settings: Partial<StoreSettings> = {},
): Promise<OpenJoinedStore> {
  const stores = await openSqliteStores(file, worker, settings);
  return Object.assign(joined(stores), { close: () => stores.close() });
}

/** Returns the stores on a PostgreSQL database, which the caller closes. */
export const onPostgres = (db: Kysely<PostgresTables>): JoinedStore => joined(postgresStores(db));

function joined({ matches, clocks, tables, retention, names, notices, access }: MatchStores): JoinedStore {
  const play = Object.assign(bound(matches), bound(clocks), bound(tables));
  return Object.assign(play, bound(retention), bound(names), Object.assign(bound(notices), { access }));
}

/** Returns an object that inherits from a store, with its methods as own properties. */
function bound<Part extends object>(part: Part): Part {
  const own: Part = Object.create(part);
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(part))) {
    const method: unknown = Reflect.get(part, name);
    if (name === 'constructor' || typeof method !== 'function') continue;
    Object.defineProperty(own, name, { enumerable: true, value: method.bind(part) });
  }
  return own;
}
