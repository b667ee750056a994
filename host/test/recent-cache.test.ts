import { expect, it } from 'vitest';
import { RecentCache } from '../src/match/recent-cache.ts';

const CAPACITY = 10;
const keys = (count: number): string[] => Array.from({ length: count }, (_, i) => `key ${i}`);

/** Returns a cache after `count` insertions. */
function after(count: number): RecentCache<string> {
  const cache = new RecentCache<string>(CAPACITY);
  for (const key of keys(count)) cache.set(key, `of ${key}`);
  return cache;
}

it('a cache holds at most its capacity, and always the half that was set last', () => {
  for (let count = 1; count < 50; count++) {
    const kept = keys(count).filter((key) => after(count).get(key) === `of ${key}`);
    expect(kept.length).toBeLessThanOrEqual(CAPACITY);
    expect(kept.slice(-CAPACITY / 2)).toEqual(keys(count).slice(-CAPACITY / 2));
  }
});

it('a cache keeps entries in use', () => {
  const cache = after(1);
  for (const key of keys(100)) {
    if (key !== 'key 0') cache.set(key, key);
    expect(cache.get('key 0'), key).toBe('of key 0');
  }
});

it('a cache removes deleted entries, and all entries when it is cleared, whatever their age', () => {
  for (let count = 3; count < 9; count++) {
    const cache = after(count);
    cache.delete('key 1');
    expect(cache.get('key 1')).toBeUndefined();
    expect(cache.get('key 2')).toBe('of key 2');
    cache.clear();
    expect(keys(count).filter((key) => cache.get(key) !== undefined)).toEqual([]);
  }
});

it('a cache returns the value last set under a key', () => {
  const cache = after(7);
  cache.set('key 0', 'another');
  expect(cache.get('key 0')).toBe('another');
});
