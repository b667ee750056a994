import type { Branch, MatchClocks, SeatEvent, StoredMatch, StoredPly } from '@levante/host';
import type { RunningControl } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { branchClocks, usedFrom } from '../src/match/branch-clocks.ts';
import { afterCommit, newClocks, startClock, withBreak, withoutPastBreak } from '../src/match/clock-rules.ts';
import { branchesAt, timesOf } from '../src/match/taken-back.ts';

const HOUR = 3_600_000;
const LIVE = { kind: 'live', bankS: 300, incrementS: 20 } as const;
const DAYS = { kind: 'days', hours: 24, reserveH: 12 } as const;

interface Position {
  readonly control: RunningControl;
  /** Milliseconds left by seat. */
  readonly left: readonly [number, number];
  /** Seat to act, whose clock runs since 0. */
  readonly actor: 0 | 1;
  readonly branches?: readonly Branch[];
  readonly sat?: readonly SeatEvent[];
}

const acted = (action: string, usedMs: number, leftMs: number): StoredPly => ({ action, journal: [], usedMs, leftMs });

/** Returns a match of Anna and Bo with running clocks. */
function matchOf({ control, left, actor, branches, sat }: Position): StoredMatch & { readonly clocks: MatchClocks } {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', person: `p${seat}`, name: null, level: null }) as const);
  const { seats: before } = newClocks(control, 2);
  const reserve = control.kind === 'days' ? (control.reserveH ?? 0) * HOUR : 0;
  return {
    id: 'now',
    number: 1,
    game: 'purse-race',
    rulesVersion: 1,
    options: {},
    seats,
    status: 'running',
    commitment: '',
    ply: 9,
    actor: String(actor),
    result: null,
    createdAt: 0,
    opener: null,
    state: null,
    ...(branches && { branches }),
    ...(sat && { sat }),
    clocks: {
      control,
      seats: before.map((clock, seat) => ({
        ...clock,
        leftMs: left[seat] ?? 0,
        since: seat === actor ? 0 : null,
        ...(control.kind === 'days' && {
          reserveMs: Math.min(reserve, Math.max(0, (left[seat] ?? 0) - control.hours * HOUR)),
        }),
      })),
    },
  };
}

function continued(position: Position, plies: readonly StoredPly[], ply: number, askedAt: number) {
  const match = matchOf(position);
  const start = { ply, plies, askedAt };
  const usedMs = usedFrom(match, start);
  const { seats } = branchClocks(match, match.clocks, start, usedMs);
  return { usedMs, left: seats.map(({ leftMs }) => leftMs) };
}

describe('the clocks of a match that continues another one', () => {
  it('keep the time used since, and lose the increments of turns that are taken back', () => {
    const plies = [acted('0 end', 60_000, 260_000), acted('1 end', 15_000, 305_000), acted('0 end', 10_000, 270_000)];
    const position: Position = { control: LIVE, left: [270_000, 305_000], actor: 1 };
    expect(continued(position, plies, 0, 5000)).toEqual({ usedMs: [70_000, 20_000], left: [230_000, 280_000] });
    expect(continued(position, plies, 2, 5000)).toEqual({ usedMs: [10_000, 5000], left: [250_000, 300_000] });
  });

  it('lose no increment of a turn that goes on, or that a bot played', () => {
    const plies = [acted('1 end', 0, 320_000), acted('0 step', 4000, 100_000), acted('* throw 1', 0, 0)];
    const position: Position = { control: LIVE, left: [100_000, 320_000], actor: 0 };
    expect(continued(position, plies, 1, 1000).left).toEqual([99_000, 320_000]);
    const sat: SeatEvent[] = [
      { ply: 0, seat: 1, by: 'bot', level: 'random', why: 'resigned' },
      { ply: 1, seat: 1, by: 'person' },
    ];
    expect(continued({ ...position, sat }, plies, 0, 1000).left).toEqual([99_000, 320_000]);
  });

  it('leave a person at least the time that they have on returning to a seat', () => {
    const plies = [acted('0 end', 55_000, 25_000), acted('1 end', 0, 20_000)];
    const { left } = continued({ control: LIVE, left: [25_000, 20_000], actor: 0 }, plies, 0, 24_000);
    expect(left).toEqual([20_000, 20_000]);
  });

  it('over days give a turn that is played again only its remaining time, even if it is taken back twice', () => {
    const plies = [acted('0 end', 10 * HOUR, 36 * HOUR), acted('1 end', HOUR, 36 * HOUR)];
    const position: Position = { control: DAYS, left: [36 * HOUR, 36 * HOUR], actor: 0 };
    expect(continued(position, plies, 0, 0).left).toEqual([26 * HOUR, 36 * HOUR]);
    const branches = [{ ply: 0, from: 'before', usedMs: [10 * HOUR, 0], takenBack: 1 }];
    expect(continued({ ...position, branches }, plies, 0, 0).left).toEqual([16 * HOUR, 36 * HOUR]);
  });

  it('over days give a later turn its full hours, and restore the reserve as it was then', () => {
    const used = [acted('1 end', 0, 36 * HOUR), acted('0 end', 0, 36 * HOUR), acted('1 end', 30 * HOUR, 30 * HOUR)];
    const position: Position = { control: DAYS, left: [36 * HOUR, 30 * HOUR], actor: 0 };
    expect(continued(position, used, 1, 0).left).toEqual([36 * HOUR, 30 * HOUR]);
    const gained = [acted('1 end', 36 * HOUR, 24 * HOUR), acted('0 end', 0, 36 * HOUR), acted('1 end', 0, 36 * HOUR)];
    expect(continued({ ...position, left: [36 * HOUR, 36 * HOUR] }, gained, 1, 0).left).toEqual([36 * HOUR, 24 * HOUR]);
  });

  it('over days leave an hour for a turn in which time ran out', () => {
    const plies = [acted('0 end', 0, 0), acted('1 end', HOUR, 36 * HOUR)];
    const sat: SeatEvent[] = [
      { ply: 0, seat: 0, by: 'bot', level: 'random', why: 'time' },
      { ply: 1, seat: 0, by: 'person' },
    ];
    const position: Position = { control: DAYS, left: [24 * HOUR, 36 * HOUR], actor: 0, sat };
    expect(continued(position, plies, 0, 0).left).toEqual([HOUR, 36 * HOUR]);
  });
});

describe('the clocks of a match that continues one in which a bot replaced a person', () => {
  it('over days give the first turn after the person’s return only its remaining time', () => {
    const plies = [acted('0 end', 0, 0), acted('1 end', 0, 36 * HOUR), acted('0 end', HOUR, 36 * HOUR)];
    const sat: SeatEvent[] = [
      { ply: 0, seat: 0, by: 'bot', level: 'random', why: 'time' },
      { ply: 1, seat: 0, by: 'person' },
    ];
    // The reserve is gone, and what was left of the hours became the new one.
    const position: Position = { control: DAYS, left: [36 * HOUR, 36 * HOUR], actor: 1, sat };
    expect(continued(position, plies, 2, 0).left).toEqual([23 * HOUR, 36 * HOUR]);
  });
});

describe('the clocks of a match that continues one with a break', () => {
  const BREAK = { actor: 0, next: 1, isPerson: true, isPersonNext: true } as const;

  it('lose no increment of a turn that was played in the break, which added none', () => {
    const { clocks } = matchOf({ control: LIVE, left: [250_000, 300_000], actor: 0 });
    const played = afterCommit(withBreak(clocks, 50_000, HOUR), BREAK, 60_000);
    expect(played.clocks.seats[0]?.leftMs).toBe(200_000);
    const plies = [acted('0 end', 50_000, 250_000), acted('1 end', 0, 320_000), acted('0 end', 50_000, 200_000)];
    const match = { ...matchOf({ control: LIVE, left: [0, 0], actor: 1 }), clocks: played.clocks };
    const { seats } = branchClocks(match, match.clocks, { ply: 2, plies, askedAt: 70_000 }, [0, 0]);
    expect(seats.map(({ leftMs }) => leftMs)).toEqual([200_000, 300_000]);
  });

  it('rest until the end of the break', () => {
    const match = matchOf({ control: DAYS, left: [36 * HOUR, 36 * HOUR], actor: 1 });
    const plies = [acted('0 end', HOUR, 36 * HOUR)];
    const clocks = withBreak(match.clocks, HOUR, 100 * HOUR);
    const start = { ply: 0, plies, askedAt: 2 * HOUR };
    expect(branchClocks({ ...match, clocks }, clocks, start, [HOUR, HOUR]).restUntil).toBe(101 * HOUR);
  });

  it('keep the time used in the turn before the break', () => {
    const match = matchOf({ control: DAYS, left: [36 * HOUR, 36 * HOUR], actor: 0 });
    const asked = withoutPastBreak(withBreak(match.clocks, 20 * HOUR, 100 * HOUR), 120 * HOUR);
    const { clocks, usedMs } = afterCommit(startClock(asked, 0, 120 * HOUR), BREAK, 121 * HOUR);
    expect(usedMs).toBe(21 * HOUR);
    const plies = [acted('0 end', usedMs, clocks.seats[0]?.leftMs ?? 0)];
    const start = { ply: 0, plies, askedAt: 121 * HOUR };
    const used = usedFrom({ ...match, clocks }, start);
    expect(used).toEqual([21 * HOUR, 0]);
    expect(branchClocks({ ...match, clocks }, clocks, start, used).seats[0]?.leftMs).toBe(15 * HOUR);
  });

  it('count the time used before the break in a turn that goes on after it', () => {
    const match = matchOf({ control: DAYS, left: [36 * HOUR, 36 * HOUR], actor: 1 });
    const clocks = withBreak(match.clocks, 20 * HOUR, 100 * HOUR);
    const plies = [acted('0 end', HOUR, 36 * HOUR)];
    expect(usedFrom({ ...match, clocks }, { ply: 0, plies, askedAt: 30 * HOUR })).toEqual([HOUR, 20 * HOUR]);
  });
});

describe('the branches of a match', () => {
  it('include the time used in branches that a later one makes obsolete', () => {
    const branches = branchesAt(
      { id: 'b', branches: [{ ply: 4, from: 'a', usedMs: [7, 0], takenBack: 1 }] },
      { ply: 2 },
    );
    expect(branches).toEqual([{ ply: 2, from: 'b', takenBack: 2 }]);
    const match = matchOf({ control: LIVE, left: [1, 1], actor: 1, branches: [{ ply: 4, from: 'a', usedMs: [7, 0] }] });
    expect(
      usedFrom(match, { ply: 2, plies: [acted('0 a', 1, 0), acted('1 a', 1, 0), acted('0 b', 2, 0)], askedAt: 0 }),
    ).toEqual([9, 0]);
  });

  it('add the time used to the first later action of each person, or else to the last earlier one', () => {
    const branches = [{ ply: 2, from: 'a', usedMs: [30, 40] }];
    const match = matchOf({ control: LIVE, left: [1, 1], actor: 1, branches });
    const plies = [acted('0 a', 1, 0), acted('1 a', 2, 0), acted('* b', 0, 0), acted('0 b', 3, 0)];
    expect(timesOf(match, plies)).toEqual([1, 42, 0, 33]);
  });
});
