import { describe, expect, it } from 'vitest';
import { type Gust, gustsFrom } from '../src/chaos/real/disruption-schedule.ts';

const DEEDS = 7;

function first(count: number, seed: number): Gust[] {
  const gusts = gustsFrom(seed, DEEDS);
  return Array.from({ length: count }, () => gusts.next().value);
}

describe('what is done to a real house', () => {
  it('is the same from the same seed, and other from another', () => {
    expect(first(200, 13)).toEqual(first(200, 13));
    expect(first(200, 14)).not.toEqual(first(200, 13));
  });

  it('leaves nothing out, and nothing that is there alone', () => {
    const gusts = first(500, 1);
    expect(new Set(gusts.map(({ deed }) => deed))).toEqual(new Set(Array.from({ length: DEEDS }, (_, i) => i)));
    expect(new Set(gusts.map(({ which }) => which % 3))).toEqual(new Set([0, 1, 2]));
    expect(new Set(gusts.map(({ spanMs }) => spanMs)).size).toBeGreaterThan(100);
    expect(gusts.every(({ afterMs, jumpMs }) => afterMs >= 0 && jumpMs >= 0)).toBe(true);
  });
});
