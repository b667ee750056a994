import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, storageLoss } from '../src/lib/storage.ts';

const KEY = 'levante.test';

/** Replaces the browser's storage, which keeps `kept` and refuses what `refuses` names. */
function stubStorage(
  stored: Map<string, string>,
  refuses: readonly ('getItem' | 'setItem' | 'removeItem')[] = [],
): void {
  const guarded = <A extends unknown[], R>(name: 'getItem' | 'setItem' | 'removeItem', call: (...all: A) => R) => {
    return (...all: A): R => {
      if (refuses.includes(name)) throw new DOMException('no', 'SecurityError');
      return call(...all);
    };
  };
  vi.stubGlobal('localStorage', {
    getItem: guarded('getItem', (key: string) => stored.get(key) ?? null),
    setItem: guarded('setItem', (key: string, text: string) => void stored.set(key, text)),
    removeItem: guarded('removeItem', (key: string) => void stored.delete(key)),
  });
}

describe('the storage of the browser', () => {
  afterEach(() => {
    browserStorage.removeItem(KEY);
    vi.unstubAllGlobals();
  });

  it('returns and removes values', () => {
    const stored = new Map<string, string>();
    stubStorage(stored);
    browserStorage.setItem(KEY, 'a');
    expect([browserStorage.getItem(KEY), stored.get(KEY)]).toEqual(['a', 'a']);
    browserStorage.removeItem(KEY);
    expect([browserStorage.getItem(KEY), stored.size]).toEqual([null, 0]);
  });

  it('reports a value that exceeds its quota, which the page then keeps until it is left', () => {
    stubStorage(new Map([[KEY, 'before']]), ['setItem']);
    browserStorage.setItem(KEY, 'a');
    expect([browserStorage.getItem(KEY), storageLoss.value]).toEqual(['a', 'full']);
  });

  it('reports that it is forbidden, and the page then keeps all values until it is left', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect([browserStorage.getItem(KEY), storageLoss.value]).toEqual([null, 'forbidden']);
    browserStorage.setItem(KEY, 'a');
    expect(browserStorage.getItem(KEY)).toBe('a');
    browserStorage.removeItem(KEY);
    expect(browserStorage.getItem(KEY)).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
