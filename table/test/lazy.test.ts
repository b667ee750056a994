import { computed } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { fetchAll, fetchLikely, fetchMissing, isPartMissing, LatePart } from '../src/late/lazy.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a part of the page that comes late', () => {
  it('is fetched once, by whoever reads it first, and tells its readers when it has come', async () => {
    const load = vi.fn(async () => 'sheet');
    const part = new LatePart(load);
    const shown = computed(() => part.value ?? 'nothing yet');
    const seen: string[] = [];
    const leave = shown.subscribe((text) => seen.push(text));
    expect(part.value).toBeNull();
    await settled();
    leave();
    expect(seen).toEqual(['nothing yet', 'sheet']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched is known to be missing until it has been fetched again', async () => {
    let network = false;
    const part = new LatePart(async () => {
      if (!network) throw new Error('no network');
      return 'sheet';
    });
    await part.ask();
    expect([part.value, isPartMissing.value]).toEqual([null, true]);
    const renew = vi.fn(async () => {});
    await fetchMissing(renew);
    expect([part.value, isPartMissing.value]).toEqual([null, true]);
    expect(renew).toHaveBeenCalledTimes(1);
    network = true;
    await fetchMissing(renew);
    expect([part.value, isPartMissing.value]).toEqual(['sheet', false]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is fetched before it is asked for where it is likely, and with everything else', async () => {
    const [asked, likely] = [vi.fn(async () => 1), vi.fn(async () => 2)];
    new LatePart(asked);
    new LatePart(likely, 'likely');
    fetchLikely();
    await settled();
    expect([asked.mock.calls.length, likely.mock.calls.length]).toEqual([0, 1]);
    await fetchAll();
    expect(asked).toHaveBeenCalled();
  });
});
