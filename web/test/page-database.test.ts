import { aCommit, aMatch, storeSuite } from '@levante/testkit/host';
import { describe, expect, it } from 'vitest';
import { PageDatabase } from '../src/hosts/device/page-database.ts';
import { BrowserStore } from '../src/hosts/device/store.ts';

const openStore = async () => ({ store: new BrowserStore(new PageDatabase()), close: async () => {} });

describe('a store of this device in the memory of the page', () => {
  for (const { name, run } of storeSuite(openStore)) it(name, run);

  it('stores no part of a change that fails', async () => {
    const { store } = await openStore();
    const { id } = aMatch();
    await store.create(aMatch());
    const command = { person: 'here', key: 'k', hash: 'h' };
    expect(await store.commit(aCommit(0, { command }))).toBe(true);
    await expect(store.commit(aCommit(1, { command }))).rejects.toThrow('used before');
    expect((await store.read(id))?.ply).toBe(1);
  });
});
