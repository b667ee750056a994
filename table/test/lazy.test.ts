import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAll, fetchMissing, fetchShown, isPartMissing, lazy, lazyPart } from '../src/lib/lazy.ts';

describe('a part of the page in a separate file', () => {
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

describe('a part that is read where it is shown', () => {
  let page: EventTarget;
  const use = (type: string) => page.dispatchEvent(new Event(type));

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    // Nothing is left waiting for this page.
    use('keydown');
    vi.unstubAllGlobals();
  });

  it('is fetched when it is first read, not on use of the page', async () => {
    const load = vi.fn(async () => 'sheet');
    const part = lazyPart(load);
    use('pointermove');
    expect(load).not.toHaveBeenCalled();
    expect(part()).toBeNull();
    await expect.poll(part).toBe('sheet');
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['pointermove', 'pointerdown', 'keydown'])('is fetched early, once, with the first %s', async (type) => {
    const loads = [vi.fn(async () => 'hint'), vi.fn(async () => 'sheet')];
    const parts = loads.map((load) => lazyPart(load, 'early'));
    for (const load of loads) expect(load).not.toHaveBeenCalled();
    use(type);
    for (const load of loads) expect(load).toHaveBeenCalledOnce();
    await Promise.all(parts.map((part) => part.fetch()));
    expect(parts.map((part) => part())).toEqual(['hint', 'sheet']);
    use('keydown');
    for (const load of loads) expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched early only if the page is used after it was declared; otherwise when it is read', async () => {
    lazyPart(async () => 'first', 'early');
    use('pointerdown');
    const load = vi.fn(async () => 'second');
    const part = lazyPart(load, 'early');
    expect(load).not.toHaveBeenCalled();
    expect(part()).toBeNull();
    await expect.poll(part).toBe('second');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not missing if it could not be fetched early, and is fetched again when it is read', async () => {
    let network = false;
    const load = vi.fn(async () => {
      if (!network) throw new Error('no network');
      return 'hint';
    });
    const part = lazyPart(load, 'early');
    use('keydown');
    await expect(load.mock.results[0]?.value).rejects.toThrow('no network');
    // Trying again what is missing, also in suites of the same process, does not load it.
    await fetchMissing(async () => {});
    expect(load).toHaveBeenCalledOnce();
    network = true;
    await new Promise((resolve) => setTimeout(resolve));
    expect(part()).toBeNull();
    await expect.poll(part).toBe('hint');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
