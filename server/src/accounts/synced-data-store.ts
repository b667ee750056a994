import type { StoredSynced, SyncedStore } from '@levante/people';
import { SyncedData } from '@levante/wire';
import type { SqlAccess } from '../database/sql-access.ts';

/** Stores the settings and progress of people in either database. */
export class SqlSyncedDataStore implements SyncedStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async syncedOf(person: string): ReturnType<SyncedStore['syncedOf']> {
    const query = this.#access.db.selectFrom('synced').select(['version', 'data_json']).where('id', '=', person);
    const row = await query.executeTakeFirst();
    if (!row) return null;
    // Strict: a setting that this version does not know would be lost with the next write.
    const read = SyncedData.safeParse(JSON.parse(row.data_json));
    return { version: row.version, data: read.success ? read.data : null };
  }

  async putSynced(person: string, { version, data }: StoredSynced): Promise<boolean> {
    const { db } = this.#access;
    const data_json = JSON.stringify(data);
    const first = db.insertInto('synced').values({ id: person, version, data_json });
    const next = db.updateTable('synced').set({ version, data_json }).where('id', '=', person);
    const query =
      version === 1 ? first.onConflict((c) => c.column('id').doNothing()) : next.where('version', '=', version - 1);
    return await this.#access.write([{ query, must: true }]);
  }
}
