import { expect, it } from 'vitest';
import { Recent } from '../src/match/recent-cache.ts';

const MOST = 10;
const keys = (count: number): string[] => Array.from({ length: count }, (_, i) => `key ${i}`);

/** After so many were set, one after another. */
function after(count: number): Recent<string> {
  const recent = new Recent<string>(MOST);
  for (const key of keys(count)) recent.set(key, `of ${key}`);
  return recent;
}

it('keeps no more than so many, and never less than the half of them that was set last', () => {
  for (let count = 1; count < 50; count++) {
    const kept = keys(count).filter((key) => after(count).get(key) === `of ${key}`);
    expect(kept.length).toBeLessThanOrEqual(MOST);
    expect(kept.slice(-MOST / 2)).toEqual(keys(count).slice(-MOST / 2));
  }
});

it('keeps what is asked for again and again', () => {
  const recent = after(1);
  for (const key of keys(100)) {
    if (key !== 'key 0') recent.set(key, key);
    expect(recent.get('key 0'), key).toBe('of key 0');
  }
});

it('forgets what is deleted, and everything when it is cleared, however long ago it was used', () => {
  for (let count = 3; count < 9; count++) {
    const recent = after(count);
    recent.delete('key 1');
    expect(recent.get('key 1')).toBeUndefined();
    expect(recent.get('key 2')).toBe('of key 2');
    recent.clear();
    expect(keys(count).filter((key) => recent.get(key) !== undefined)).toEqual([]);
  }
});

it('has the last of what was set under one key', () => {
  const recent = after(7);
  recent.set('key 0', 'another');
  expect(recent.get('key 0')).toBe('another');
});
