import { describe, expect, it, vi } from 'vitest';
import { fetchAll, fetchMissing, fetchShown, isPartMissing, lazy } from '../src/lib/lazy.ts';

describe('a part of the page in a file of its own', () => {
  it('is fetched once, when it is first needed, and again after a failure', async () => {
    let network = false;
    const load = vi.fn(async () => {
      if (!network) throw new Error('no network');
      return 'sheet';
    });
    const part = lazy(load);
    await expect(part()).rejects.toThrow('no network');
    network = true;
    await expect(Promise.all([part(), part()])).resolves.toEqual(['sheet', 'sheet']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that the open page shows is missing until it has been fetched again', async () => {
    let network = false;
    const part = lazy(async () => {
      if (!network) throw new Error('no network');
    });
    await fetchShown(part);
    await fetchShown(part);
    expect(isPartMissing.value).toBe(true);
    const reload = vi.fn(async () => {});
    await fetchMissing(reload);
    expect([isPartMissing.value, reload.mock.calls.length]).toEqual([true, 1]);
    network = true;
    await fetchMissing(reload);
    expect([isPartMissing.value, reload.mock.calls.length]).toEqual([false, 1]);
  });

  it('is fetched with all others, also where another one declares it, before the network is gone', async () => {
    const inner = vi.fn(async () => 2);
    const outer = vi.fn(async () => lazy(inner));
    lazy(outer);
    await fetchAll();
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
  });
});
