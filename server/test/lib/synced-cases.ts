import { SyncedAccounts, type SyncedStore } from '@levante/people';
import type { SyncedData } from '@levante/wire';
import { expect } from 'vitest';
import { SqlAccountStore } from '../../src/accounts/account-store.ts';
import { SqlSyncedDataStore } from '../../src/accounts/synced-data-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';

const solved = (...numbers: number[]): SyncedData => ({
  settings: { theme: { value: 'dark', at: 7 } },
  lessons: [],
  puzzles: [{ game: 'purse-race', solved: numbers, failed: [] }],
});

/** Tests of the store of settings and progress for any database. */
export const SYNCED_CASES: Readonly<Record<string, (synced: SyncedStore, access: SqlAccess) => Promise<void>>> = {
  'stores the data of each person': async (synced) => {
    expect(await synced.syncedOf('anna')).toBeNull();
    expect(await synced.putSynced('anna', { version: 1, data: solved(1) })).toBe(true);
    expect(await synced.putSynced('anna', { version: 2, data: solved(1, 2) })).toBe(true);
    expect(await synced.syncedOf('anna')).toEqual({ version: 2, data: solved(1, 2) });
    expect(await synced.syncedOf('bo')).toBeNull();
  },

  'accepts one of several simultaneous writes of a version': async (synced) => {
    for (const version of [1, 2]) {
      const writes = [1, 2, 3].map((number) => synced.putSynced('anna', { version, data: solved(number) }));
      expect((await Promise.all(writes)).filter((isStored) => isStored)).toHaveLength(1);
    }
    expect(await synced.putSynced('anna', { version: 5, data: solved(9) })).toBe(false);
    expect((await synced.syncedOf('anna'))?.version).toBe(2);
  },

  'keeps unreadable data of a newer version unchanged': async (synced, access) => {
    const newer = { ...solved(1), settings: { ...solved(1).settings, flag: { value: 'red', at: 9 } } };
    const data_json = JSON.stringify(newer);
    await access.write([{ query: access.db.insertInto('synced').values({ id: 'anna', version: 4, data_json }) }]);
    expect(await synced.syncedOf('anna')).toEqual({ version: 4, data: null });
    const accounts = { accountOf: async () => ({ person: 'anna', handle: null, userHandle: 'h', createdAt: 5 }) };
    const service = new SyncedAccounts({ store: synced, accounts, games: new Set(['purse-race']), now: () => 100 });
    const owner = (await service.ownerOf('anna')) ?? '';
    expect(await service.merge('anna', owner, solved(2))).toEqual({ ok: true, value: solved(2) });
    const row = access.db.selectFrom('synced').select(['version', 'data_json']).where('id', '=', 'anna');
    expect(await row.executeTakeFirst()).toEqual({ version: 4, data_json });
  },

  'deletes a person’s data with their account': async (synced, access) => {
    for (const person of ['anna', 'bo']) await synced.putSynced(person, { version: 1, data: solved(1) });
    // A deletion locks no matches on either database.
    await new SqlAccountStore(access, false).deleteAccount('anna');
    expect(await synced.syncedOf('anna')).toBeNull();
    expect(await synced.syncedOf('bo')).not.toBeNull();
  },
};

/** Runs a case on a database. */
export const runSynced = (access: SqlAccess, run: (typeof SYNCED_CASES)[string]): Promise<void> =>
  run(new SqlSyncedDataStore(access), access);
