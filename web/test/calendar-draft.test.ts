import { describe, expect, it } from 'vitest';
import {
  calendarIn,
  clockOf,
  draftFault,
  draftOf,
  minuteIn,
  ownZone,
  zonesWith,
} from '../src/pages/me/calendar-draft.ts';

const EMPTY = draftOf(null);

describe('a draft of nights and days off', () => {
  it('stores nothing while it is empty, and has the browser’s time zone', () => {
    expect(EMPTY.zone).toBe(ownZone());
    expect(calendarIn(EMPTY)).toBeNull();
    expect(calendarIn({ ...EMPTY, hasNight: true })).toMatchObject({ night: { from: 1380, to: 420 } });
  });

  it('keeps every stored night, day off and holiday', () => {
    const stored = {
      zone: 'Asia/Kolkata',
      night: null,
      daysOff: [6],
      holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
    };
    expect(calendarIn(draftOf(stored))).toEqual(stored);
  });

  it('is refused if the server would refuse it', () => {
    expect(draftFault({ ...EMPTY, hasNight: true })).toBeNull();
    expect(draftFault({ ...EMPTY, hasNight: true, night: { from: 0, to: 721 } })).toBe('night');
    expect(draftFault({ ...EMPTY, hasNight: true, night: { from: 5, to: 5 } })).toBe('night');
    expect(draftFault({ ...EMPTY, daysOff: [1, 2, 3, 4] })).toBe('daysOff');
    const of = (from: string, to: string) => draftFault({ ...EMPTY, holidays: [{ from, to }] });
    expect([of('2026-07-01', '2026-07-31'), of('2026-07-01', '2026-08-01'), of('2026-07-02', '2026-07-01')]).toEqual([
      null,
      'holidays',
      'holidays',
    ]);
  });

  it('reads and writes times of day, and lists each time zone once', () => {
    expect([clockOf(420), minuteIn('23:45'), minuteIn('')]).toEqual(['07:00', 1425, null]);
    const zones = zonesWith('Nowhere/Else');
    expect(zones).toContain('Nowhere/Else');
    expect(new Set(zones).size).toBe(zones.length);
  });
});
