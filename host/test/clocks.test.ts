import { Random } from '@levante/contract';
import type { MatchClocks } from '@levante/host';
import type { RunningControl } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import {
  afterCommit,
  clocksAfter,
  deadlineOf,
  handedOver,
  newClocks,
  rested,
  resting,
  started,
  takenBack,
} from '../src/match/clock-rules.ts';

const LIVE = { kind: 'live', bankS: 60, incrementS: 5, freeS: 3 } as const;
const IDLE = { since: null, freeMs: 3000, returned: false };
const HOUR = 3_600_000;
const leftOf = ({ seats }: MatchClocks) => seats.map(({ leftMs }) => leftMs);
const to = (actor: number | null, next: number | null, isPersonNext = next !== null) => ({ actor, next, isPersonNext });

describe('clocks', () => {
  it('stand still until somebody is asked, and after chance run for the next person', () => {
    const clocks = newClocks(LIVE, 2);
    expect(deadlineOf(clocks)).toBeNull();
    const { clocks: after, usedMs } = afterCommit(clocks, to(null, 1), 1000);
    expect(usedMs).toBe(0);
    expect(deadlineOf(after)).toBe(1000 + 3000 + 60_000);
  });

  it('charge a turn without its free seconds, and add the increment when it passes on', () => {
    const { clocks, usedMs } = afterCommit(started(newClocks(LIVE, 2), 0, 0), to(0, 1), 13_000);
    expect(usedMs).toBe(10_000);
    expect(leftOf(clocks)).toEqual([55_000, 60_000]);
    expect(clocks.seats[1]?.since).toBe(13_000);
  });

  it('count consecutive decisions of a seat as one turn, with its free seconds once', () => {
    const first = afterCommit(started(newClocks(LIVE, 2), 0, 0), to(0, 0), 2000);
    const second = afterCommit(first.clocks, to(0, 1), 6000);
    expect([first.usedMs, second.usedMs]).toEqual([0, 3000]);
    expect(leftOf(second.clocks)).toEqual([62_000, 60_000]);
  });

  it('over days give each turn its hours', () => {
    const { clocks, usedMs } = afterCommit(started(newClocks({ kind: 'days', hours: 24 }, 2), 0, 0), to(0, 1), HOUR);
    expect(usedMs).toBe(HOUR);
    expect(leftOf(clocks)).toEqual([24 * HOUR, 24 * HOUR]);
  });

  it('charge bots nothing, and give them no increment', () => {
    const clocks = handedOver(started(newClocks(LIVE, 2), 0, 0), 0, 13_000);
    const { clocks: after, usedMs } = afterCommit(clocks, to(0, 1), 50_000);
    expect(usedMs).toBe(0);
    expect(leftOf(after)).toEqual([50_000, 60_000]);
  });

  it('add nothing at the end of a match', () => {
    const { clocks } = afterCommit(started(newClocks(LIVE, 2), 0, 0), to(0, null), 13_000);
    expect(leftOf(clocks)).toEqual([50_000, 60_000]);
    expect(deadlineOf(clocks)).toBeNull();
  });

  it('of an earlier ply are those after the last action of each seat, and stand still', () => {
    const clocks = started({ ...newClocks(LIVE, 3), seats: [1, 2, 3].map((leftMs) => ({ ...IDLE, leftMs })) }, 0, 5);
    const plies = [
      { action: '0 end', journal: [], leftMs: 50_000 },
      { action: '1 end', journal: [] },
      { action: '* throw 1', journal: [] },
      { action: '0 step', journal: [], leftMs: 40_000 },
      { action: '0 end', journal: [] },
    ];
    // Seat 1 acted, but its time was not stored.
    expect(leftOf(clocksAfter(clocks, plies))).toEqual([40_000, 2, 60_000]);
    expect(leftOf(clocksAfter(clocks, plies.slice(0, 3)))).toEqual([50_000, 2, 60_000]);
    expect(leftOf(clocksAfter(clocks, []))).toEqual([60_000, 60_000, 60_000]);
    expect(deadlineOf(clocksAfter(clocks, plies))).toBeNull();
  });

  it('stand still in a break, and run again after it', () => {
    const clocks = resting(started(newClocks(LIVE, 2), 0, 0), 13_000, 300_000);
    expect([leftOf(clocks), deadlineOf(clocks)]).toEqual([[50_000, 60_000], 313_000]);
    // Somebody who plays in the break uses no time and gets no increment, and the next clock waits.
    const { clocks: played, usedMs } = afterCommit(clocks, to(0, 1), 90_000);
    expect([usedMs, leftOf(played), deadlineOf(played)]).toEqual([0, [50_000, 60_000], 313_000]);
    expect(deadlineOf(started(rested(played, 313_000), 1, 313_000))).toBe(313_000 + 3000 + 60_000);
  });

  it('charge nothing if the time is behind the question', () => {
    const { usedMs } = afterCommit(started(newClocks(LIVE, 2), 0, 5000), to(0, 1), 0);
    expect(usedMs).toBe(0);
  });
});

describe('a seat that is taken back', () => {
  const empty = (control: RunningControl, seat = 0) =>
    handedOver(started(newClocks(control, 2), seat, 0), seat, 99 * HOUR);

  it('has the increment, and at least ten seconds', () => {
    expect(leftOf(takenBack(empty(LIVE), 0, false, 0) ?? newClocks(LIVE, 2))[0]).toBe(10_000);
    const slow = { ...LIVE, incrementS: 30 };
    expect(leftOf(takenBack(empty(slow), 0, false, 0) ?? newClocks(LIVE, 2))[0]).toBe(30_000);
  });

  it('has the hours of the next turn', () => {
    const days = { kind: 'days', hours: 2 } as const;
    expect(takenBack(empty(days), 0, true, 0)).toBeNull();
    expect(leftOf(takenBack(empty(days), 0, false, 0) ?? newClocks(LIVE, 2))[0]).toBe(2 * HOUR);
  });

  it('keeps what was left if its person resigned, and its free seconds only once a turn', () => {
    const resigned = handedOver(started(newClocks(LIVE, 2), 0, 0), 0, 13_000);
    const back = takenBack(resigned, 0, true, 20_000);
    expect(back?.seats[0]).toMatchObject({ leftMs: 50_000, freeMs: 0, since: 20_000 });
  });

  it('is given back once during its own turn, and again afterwards', () => {
    const back = takenBack(empty(LIVE), 0, true, 0) ?? newClocks(LIVE, 2);
    const again = handedOver(back, 0, 99_000);
    expect(takenBack(again, 0, true, 99_000)).toBeNull();
    const { clocks } = afterCommit(again, to(0, 1), 100_000);
    expect(takenBack(clocks, 0, false, 101_000)).not.toBeNull();
  });
});

it('used, forfeited and left add up to what was given, in thousands of matches', () => {
  for (let seed = 1; seed <= 3000; seed++) {
    const random = new Random(seed);
    const control: RunningControl =
      random.below(4) === 0
        ? { kind: 'days', hours: 1 + random.below(48) }
        : { kind: 'live', bankS: 60 + random.below(600), incrementS: random.below(60), freeS: random.below(20) };
    let clocks = started(newClocks(control, 2), 0, 0);
    let now = 0;
    let actor = 0;
    for (let i = 0; i < 40; i++) {
      now += random.below(90_000);
      const before = clocks.seats[actor];
      const next = random.below(2);
      const { usedMs, clocks: after } = afterCommit(clocks, to(actor, next), now);
      const left = after.seats[actor]?.leftMs ?? 0;
      const given = (before?.leftMs ?? 0) - usedMs;
      const earned = control.kind === 'live' ? given + control.incrementS * 1000 : control.hours * HOUR;
      expect(left).toBe(next === actor ? given : earned);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(usedMs).toBeLessThanOrEqual(now - (before?.since ?? now));
      expect(after.seats.filter(({ since }) => since !== null).length).toBe(1);
      clocks = after;
      actor = next;
    }
  }
});
