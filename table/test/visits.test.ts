import { describe, expect, it } from 'vitest';
import { keepVisit, visitedPly } from '../src/room/visits.ts';

/** A storage in memory; `full` throws on every write. */
function storage(stored: string | null = null, full = false): Storage {
  let value = stored;
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    removeItem: () => {},
    getItem: () => value,
    setItem: (_, text) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      value = text;
    },
  };
}

describe('last visits', () => {
  it('are stored by match, only the latest of each', () => {
    const visits = storage();
    expect(visitedPly(visits, 'a')).toBe(null);
    keepVisit(visits, 'a', 3);
    keepVisit(visits, 'b', 7);
    keepVisit(visits, 'a', 9);
    expect([visitedPly(visits, 'a'), visitedPly(visits, 'b')]).toEqual([9, 7]);
  });

  it('are deleted first for the match visited longest ago', () => {
    const visits = storage();
    for (let i = 0; i < 120; i++) keepVisit(visits, `m${i}`, i);
    expect([visitedPly(visits, 'm19'), visitedPly(visits, 'm20'), visitedPly(visits, 'm119')]).toEqual([null, 20, 119]);
  });

  it('are unknown if the storage holds other data or is full', () => {
    expect(visitedPly(storage('[1'), 'a')).toBe(null);
    expect(visitedPly(storage('{"a":"b"}'), 'a')).toBe(null);
    const full = storage(null, true);
    keepVisit(full, 'a', 1);
    expect(visitedPly(full, 'a')).toBe(null);
  });
});
