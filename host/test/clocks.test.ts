import { Random } from '@levante/contract';
import type { MatchClocks } from '@levante/host';
import type { RunningControl } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import {
  afterCommit,
  deadlineOf,
  MAX_HOLIDAY_MS,
  newClocks,
  reclaimClock,
  startClock,
  stopClock,
  withBreak,
  withoutBreak,
  withoutPastBreak,
} from '../src/match/clock-rules.ts';

const LIVE = { kind: 'live', bankS: 60, incrementS: 5, freeS: 3 } as const;
const HOUR = 3_600_000;
const leftOf = ({ seats }: MatchClocks) => seats.map(({ leftMs }) => leftMs);
const to = (actor: number | null, next: number | null, isPersonNext = next !== null) => ({
  actor,
  next,
  isPersonNext,
  isPerson: true,
});

describe('clocks', () => {
  it('stand still until the first person is to act, and run for the person who acts after chance', () => {
    const clocks = newClocks(LIVE, 2);
    expect(deadlineOf(clocks)).toBeNull();
    const { clocks: after, usedMs } = afterCommit(clocks, to(null, 1), 1000);
    expect(usedMs).toBe(0);
    expect(deadlineOf(after)).toBe(1000 + 3000 + 60_000);
  });

  it('charge a turn without its free seconds, and add the increment when it ends', () => {
    const { clocks, usedMs } = afterCommit(startClock(newClocks(LIVE, 2), 0, 0), to(0, 1), 13_000);
    expect(usedMs).toBe(10_000);
    expect(leftOf(clocks)).toEqual([55_000, 60_000]);
    expect(clocks.seats[1]?.since).toBe(13_000);
  });

  it('count consecutive decisions of a seat as one turn, with free seconds once', () => {
    const first = afterCommit(startClock(newClocks(LIVE, 2), 0, 0), to(0, 0), 2000);
    const second = afterCommit(first.clocks, to(0, 1), 6000);
    expect([first.usedMs, second.usedMs]).toEqual([0, 3000]);
    expect(leftOf(second.clocks)).toEqual([62_000, 60_000]);
  });

  it('over days give each turn its full hours', () => {
    const { clocks, usedMs } = afterCommit(startClock(newClocks({ kind: 'days', hours: 24 }, 2), 0, 0), to(0, 1), HOUR);
    expect(usedMs).toBe(HOUR);
    expect(leftOf(clocks)).toEqual([24 * HOUR, 24 * HOUR]);
  });

  it('over days use the reserve after a turn’s hours, and add unused hours to it up to its size', () => {
    const control = { kind: 'days', hours: 24, reserveH: 72 } as const;
    const late = afterCommit(startClock(newClocks(control, 2), 0, 0), to(0, 1), 60 * HOUR);
    expect(late.usedMs).toBe(60 * HOUR);
    expect(late.clocks.seats[0]).toMatchObject({ leftMs: (24 + 36) * HOUR, reserveMs: 36 * HOUR });
    const quick = afterCommit(startClock(late.clocks, 0, 0), to(0, 1), 4 * HOUR);
    expect(quick.clocks.seats[0]).toMatchObject({ leftMs: (24 + 56) * HOUR, reserveMs: 56 * HOUR });
    const again = afterCommit(startClock(quick.clocks, 0, 0), to(0, 1), 4 * HOUR);
    expect(again.clocks.seats[0]).toMatchObject({ leftMs: (24 + 72) * HOUR, reserveMs: 72 * HOUR });
    expect(deadlineOf(startClock(newClocks(control, 2), 0, 0))).toBe(96 * HOUR);
  });

  it('stand still in the pauses of a turn, and charge holidays to their maximum', () => {
    const control = { kind: 'days', hours: 24 } as const;
    const pauses = [
      { from: 10 * HOUR, to: 18 * HOUR, why: 'night' },
      { from: 30 * HOUR, to: 40 * HOUR, why: 'holiday' },
    ] as const;
    const clocks = startClock(newClocks(control, 2), 0, 0, pauses);
    expect(deadlineOf(clocks)).toBe(42 * HOUR);
    expect(afterCommit(clocks, to(0, 1), 14 * HOUR).usedMs).toBe(10 * HOUR);
    // A further decision of the same turn keeps them.
    const first = afterCommit(clocks, to(0, 0), 35 * HOUR);
    expect(first.usedMs).toBe(22 * HOUR);
    expect(first.clocks.seats[0]).toMatchObject({ leftMs: 2 * HOUR, holidayMs: MAX_HOLIDAY_MS - 5 * HOUR });
    expect(deadlineOf(first.clocks)).toBe(42 * HOUR);
    const { seats } = afterCommit(first.clocks, to(0, 1), 41 * HOUR).clocks;
    expect(seats[0]).toMatchObject({ leftMs: 24 * HOUR, holidayMs: MAX_HOLIDAY_MS - 10 * HOUR });
    expect(seats[0]).not.toHaveProperty('pauses');
  });

  it('charge bots nothing, and give them no increment', () => {
    const clocks = stopClock(startClock(newClocks(LIVE, 2), 0, 0), 0, 13_000);
    const { clocks: after, usedMs } = afterCommit(clocks, { ...to(0, 1), isPerson: false }, 50_000);
    expect(usedMs).toBe(0);
    expect(leftOf(after)).toEqual([50_000, 60_000]);
    expect(after.seats[0]).not.toHaveProperty('beforeMs');
  });

  it('add no increment at the end of a match', () => {
    const { clocks } = afterCommit(startClock(newClocks(LIVE, 2), 0, 0), to(0, null), 13_000);
    expect(leftOf(clocks)).toEqual([50_000, 60_000]);
    expect(deadlineOf(clocks)).toBeNull();
  });

  it('stand still in a break, and run again after it', () => {
    const clocks = withBreak(startClock(newClocks(LIVE, 2), 0, 0), 13_000, 300_000);
    expect([leftOf(clocks), deadlineOf(clocks)]).toEqual([[50_000, 60_000], 313_000]);
    // A person who plays in the break uses no more time and gets no increment, and the next clock waits.
    const { clocks: played, usedMs } = afterCommit(clocks, to(0, 1), 90_000);
    expect([usedMs, leftOf(played), deadlineOf(played)]).toEqual([10_000, [50_000, 60_000], 313_000]);
    expect(deadlineOf(startClock(withoutPastBreak(played, 313_000), 1, 313_000))).toBe(313_000 + 3000 + 60_000);
  });

  it('over days restore the hours of a turn played in a break, and run when the break is ended early', () => {
    const DAYS = { kind: 'days', hours: 24, reserveH: 12 } as const;
    const HOUR_MS = 3_600_000;
    const clocks = withBreak(startClock(newClocks(DAYS, 2), 0, 0), 20 * HOUR_MS, 100 * HOUR_MS);
    expect(leftOf(clocks)).toEqual([16 * HOUR_MS, 36 * HOUR_MS]);
    const { clocks: played, usedMs } = afterCommit(clocks, to(0, 1), 50 * HOUR_MS);
    expect([usedMs, leftOf(played)]).toEqual([20 * HOUR_MS, [36 * HOUR_MS, 36 * HOUR_MS]]);
    // A bot's turn earns nothing.
    const byBot = afterCommit(clocks, { ...to(0, 1), isPerson: false }, 50 * HOUR_MS).clocks;
    expect(leftOf(byBot)).toEqual([16 * HOUR_MS, 36 * HOUR_MS]);
    expect(deadlineOf(startClock(withoutBreak(played), 1, 60 * HOUR_MS))).toBe(96 * HOUR_MS);
  });

  it('charge nothing if the time of a commit is before the start of the turn', () => {
    const { usedMs } = afterCommit(startClock(newClocks(LIVE, 2), 0, 5000), to(0, 1), 0);
    expect(usedMs).toBe(0);
  });
});

describe('a seat that is taken back', () => {
  const empty = (control: RunningControl, seat = 0) =>
    stopClock(startClock(newClocks(control, 2), seat, 0), seat, 99 * HOUR);

  it('waits for the end of a break, and ends one that is over', () => {
    const inBreak = withBreak(stopClock(newClocks(LIVE, 2), 0, 0), 0, 300_000);
    const back = (now: number) => reclaimClock(inBreak, 0, { isActing: true, now }) ?? newClocks(LIVE, 2);
    expect([back(200_000).seats[0]?.since, deadlineOf(back(200_000))]).toEqual([null, 300_000]);
    // The end of the break must not count as the end of this person's time.
    expect(deadlineOf(back(300_000))).toBe(300_000 + 3000 + 60_000);
  });

  it('has the increment as its time, and at least ten seconds, if none was left', () => {
    expect(leftOf(reclaimClock(empty(LIVE), 0, { isActing: false, now: 0 }) ?? newClocks(LIVE, 2))[0]).toBe(10_000);
    const slow = { ...LIVE, incrementS: 30 };
    expect(leftOf(reclaimClock(empty(slow), 0, { isActing: false, now: 0 }) ?? newClocks(LIVE, 2))[0]).toBe(30_000);
  });

  it('has the hours of the next turn over days, and cannot be taken back before it', () => {
    const days = { kind: 'days', hours: 2 } as const;
    expect(reclaimClock(empty(days), 0, { isActing: true, now: 0 })).toBeNull();
    expect(leftOf(reclaimClock(empty(days), 0, { isActing: false, now: 0 }) ?? newClocks(LIVE, 2))[0]).toBe(2 * HOUR);
  });

  it('keeps the rest of its reserve, which leaving and coming back does not increase', () => {
    const control = { kind: 'days', hours: 2, reserveH: 10 } as const;
    expect(reclaimClock(empty(control), 0, { isActing: false, now: 0 })?.seats[0]).toMatchObject({
      leftMs: 2 * HOUR,
      reserveMs: 0,
    });
    let clocks = stopClock(startClock(newClocks(control, 2), 0, 0), 0, 5 * HOUR);
    for (let i = 0; i < 3; i++) clocks = reclaimClock(clocks, 0, { isActing: false, now: 0 }) ?? clocks;
    expect(clocks.seats[0]).toMatchObject({ leftMs: 9 * HOUR, reserveMs: 7 * HOUR });
  });

  it('keeps the time that was left on resigning, and has its free seconds once a turn', () => {
    const resigned = stopClock(startClock(newClocks(LIVE, 2), 0, 0), 0, 13_000);
    const back = reclaimClock(resigned, 0, { isActing: true, now: 20_000 });
    expect(back?.seats[0]).toMatchObject({ leftMs: 50_000, freeMs: 0, since: 20_000 });
  });

  it('can be taken back once during its own turn, and again afterwards', () => {
    const back = reclaimClock(empty(LIVE), 0, { isActing: true, now: 0 }) ?? newClocks(LIVE, 2);
    const again = stopClock(back, 0, 99_000);
    expect(reclaimClock(again, 0, { isActing: true, now: 99_000 })).toBeNull();
    const { clocks } = afterCommit(again, to(0, 1), 100_000);
    expect(reclaimClock(clocks, 0, { isActing: false, now: 101_000 })).not.toBeNull();
  });
});

it('used, forfeited and remaining time add up to the time given, in thousands of matches', () => {
  for (let seed = 1; seed <= 3000; seed++) {
    const random = new Random(seed);
    const control: RunningControl =
      random.below(4) === 0
        ? { kind: 'days', hours: 1 + random.below(48), reserveH: 1 + random.below(48) }
        : { kind: 'live', bankS: 60 + random.below(600), incrementS: random.below(60), freeS: random.below(20) };
    let clocks = startClock(newClocks(control, 2), 0, 0);
    let now = 0;
    let actor = 0;
    for (let i = 0; i < 40; i++) {
      now += random.below(90_000);
      const before = clocks.seats[actor];
      const next = random.below(2);
      const { usedMs, clocks: after } = afterCommit(clocks, to(actor, next), now);
      const left = after.seats[actor]?.leftMs ?? 0;
      const given = (before?.leftMs ?? 0) - usedMs;
      const kept = control.kind === 'live' ? given : Math.min(given, (control.reserveH ?? 0) * HOUR);
      const earned = kept + (control.kind === 'live' ? control.incrementS * 1000 : control.hours * HOUR);
      expect(left).toBe(next === actor ? given : earned);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(usedMs).toBeLessThanOrEqual(now - (before?.since ?? now));
      expect(after.seats.filter(({ since }) => since !== null).length).toBe(1);
      clocks = after;
      actor = next;
    }
  }
});
