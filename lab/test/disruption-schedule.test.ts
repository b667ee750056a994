import { describe, expect, it } from 'vitest';
import { disruptionsFrom, type ScheduledDisruption } from '../src/chaos/real/disruption-schedule.ts';

const KINDS = 7;

function first(count: number, seed: number): ScheduledDisruption[] {
  const schedule = disruptionsFrom(seed, KINDS);
  return Array.from({ length: count }, () => schedule.next().value);
}

describe('the schedule of disruptions', () => {
  it('is the same with the same seed, and differs with another seed', () => {
    expect(first(200, 13)).toEqual(first(200, 13));
    expect(first(200, 14)).not.toEqual(first(200, 13));
  });

  it('contains every kind of disruption, every target, and many durations', () => {
    const schedule = first(500, 1);
    expect(new Set(schedule.map(({ kind }) => kind))).toEqual(new Set(Array.from({ length: KINDS }, (_, i) => i)));
    expect(new Set(schedule.map(({ which }) => which % 3))).toEqual(new Set([0, 1, 2]));
    expect(new Set(schedule.map(({ spanMs }) => spanMs)).size).toBeGreaterThan(100);
    expect(schedule.every(({ afterMs, jumpMs }) => afterMs >= 0 && jumpMs >= 0)).toBe(true);
  });
});
