import type { ClockPause, Clocks, RunningControl } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { chipState, untilNextFigure } from '../src/clock/chip-state.ts';
import { clockNews, ringsLow } from '../src/clock/clock-announcer.tsx';
import { leftText, spokenLeft } from '../src/clock/left-text.ts';
import { dueIn, momentText, pauseNow, shortMoment } from '../src/clock/pause.ts';
import { shownStandIn } from '../src/clock/seat-clock.tsx';
import { type ClockReading, lowMs, ServiceOffset, timeLeft } from '../src/match/clock-reading.ts';
import { preferTags } from '../src/words/language.ts';

const LIVE: RunningControl = { kind: 'live', bankS: 1200, incrementS: 20 };
const DAYS: RunningControl = { kind: 'days', hours: 24 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Clocks of two seats, of which the first runs since `since`. */
const clocksAt = (now: number, since: number | null, leftMs = 5 * MINUTE): Clocks => ({
  control: LIVE,
  now,
  seats: [
    { leftMs, since },
    { leftMs: 7 * MINUTE, since: null },
  ],
});

/** Reads clocks that are received at a time of this page, perhaps after others. */
function readClocks(clocks: Clocks, now: number, offset = new ServiceOffset()): ClockReading {
  offset.noteMessage(clocks.now, now);
  return { clocks, offsetMs: offset.ms };
}

describe('the time left', () => {
  it('counts down from the server’s figure by this page’s own clock', () => {
    const reading = readClocks(clocksAt(10_000, 8000), 500);
    expect(timeLeft(reading, 0, 500)).toBe(5 * MINUTE - 2000);
    expect(timeLeft(reading, 0, 3500)).toBe(5 * MINUTE - 5000);
    expect(timeLeft(reading, 1, 3500)).toBe(7 * MINUTE);
    expect(timeLeft(reading, 0, 500 + HOUR)).toBe(0);
    expect(timeLeft(reading, 2, 500)).toBeNull();
  });

  it('stands still while the first seconds of a turn are free', () => {
    const reading = readClocks(clocksAt(10_000, 15_000), 0);
    expect(timeLeft(reading, 0, 5000)).toBe(5 * MINUTE);
    expect(timeLeft(reading, 0, 6000)).toBe(5 * MINUTE - 1000);
  });

  it('does not jump up if a message took longer on its way', () => {
    const offset = new ServiceOffset();
    const first = readClocks(clocksAt(10_000, 8000), 500, offset);
    const late = readClocks(clocksAt(11_000, 8000), 2300, offset);
    expect(timeLeft(late, 0, 2300)).toBe(timeLeft(first, 0, 2300));
    // A quicker message shows that less time is left.
    const quick = readClocks(clocksAt(12_000, 8000), 2400, offset);
    expect(timeLeft(quick, 0, 2400)).toBe(5 * MINUTE - 4000);
  });

  it('does not count the time in which this page’s clock stood still', () => {
    const offset = new ServiceOffset();
    readClocks(clocksAt(10_000, 8000), 0, offset);
    const after = readClocks(clocksAt(11_000, 8000), 30_000, offset);
    expect(timeLeft(after, 0, 30_000)).toBe(5 * MINUTE - 3000);
  });

  it('follows the measured time of the server, whenever a message is read', () => {
    const offset = new ServiceOffset();
    readClocks(clocksAt(10_000, 8000), 600, offset);
    // Asked at 1000, answered at 1200: the server's time was 10,600 at 1100, to a tenth of a second.
    offset.noteReply(10_600, 1000, 1200);
    expect(Math.abs(offset.ms - 9500)).toBeLessThanOrEqual(101);
    const late = readClocks(clocksAt(11_000, 8000), 31_000, offset);
    expect(Math.abs((timeLeft(late, 0, 31_000) ?? 0) - (5 * MINUTE - 32_500))).toBeLessThanOrEqual(101);
  });

  it('becomes more exact with each measurement', () => {
    const offset = new ServiceOffset();
    offset.noteReply(10_600, 1000, 1200);
    offset.noteReply(20_510, 11_000, 11_020);
    expect(Math.abs(offset.ms - 9500)).toBeLessThanOrEqual(11);
  });

  it('follows a measurement that contradicts the earlier ones, because a clock stood still', () => {
    const offset = new ServiceOffset();
    offset.noteReply(10_600, 1000, 1200);
    offset.noteReply(90_500, 2000, 2010);
    expect(Math.abs(offset.ms - 88_495)).toBeLessThanOrEqual(10);
    offset.noteReply(90_600, 62_000, 62_010);
    expect(Math.abs(offset.ms - 28_595)).toBeLessThanOrEqual(10);
  });

  it('is never more than the last message says, although this page’s clock stood still', () => {
    const offset = new ServiceOffset();
    offset.noteReply(10_600, 1000, 1200);
    readClocks(clocksAt(50_000, 8000), 2000, offset);
    expect(offset.ms).toBe(48_000);
  });
});

describe('a clock over days', () => {
  const pauses: ClockPause[] = [
    { from: 3 * HOUR, to: 11 * HOUR, why: 'night' },
    { from: 11 * HOUR, to: 27 * HOUR, why: 'day-off' },
    { from: 27 * HOUR, to: 35 * HOUR, why: 'night' },
    { from: 51 * HOUR, to: 59 * HOUR, why: 'night' },
  ];
  const seats = [{ leftMs: 24 * HOUR, since: 0, pauses }];
  const reading = readClocks({ control: DAYS, now: 0, seats }, 0);

  it('stands still at night and on days off, and says until when it does', () => {
    expect([2, 4, 30, 40].map((hours) => (timeLeft(reading, 0, hours * HOUR) ?? 0) / HOUR)).toEqual([22, 21, 21, 16]);
    expect(pauseNow(reading, 0, 2 * HOUR)).toBeNull();
    expect(pauseNow(reading, 0, 4 * HOUR)).toEqual({ why: 'day-off', endsInMs: 31 * HOUR });
    expect(pauseNow(reading, 0, 52 * HOUR)).toEqual({ why: 'night', endsInMs: 7 * HOUR });
  });

  it('runs out later by the pauses before its end', () => {
    expect([0, 4, 52].map((hours) => (dueIn(reading, 0, hours * HOUR) ?? 0) / HOUR)).toEqual([64, 60, 12]);
    const idle = readClocks({ control: DAYS, now: 0, seats: [{ leftMs: HOUR, since: null }] }, 0);
    expect(dueIn(idle, 0, 0)).toBeNull();
  });

  it('names a date in the browser’s variant of English, by default in British English', () => {
    const now = new Date(2026, 9, 23, 20).getTime();
    const dates = [['en-US', 'en-GB'], ['en-GB'], ['en'], ['de-DE']].map((tags) => {
      preferTags(tags);
      return [momentText(now + 300 * HOUR, now).split(',')[0], shortMoment(now + 300 * HOUR, now)];
    });
    preferTags([]);
    expect(dates).toEqual([['November 5', '11/5'], ...Array.from({ length: 3 }, () => ['5 November', '05/11'])]);
  });

  it('names a moment by its time today, by day and time within days, and by date and time later', () => {
    const now = new Date(2026, 9, 23, 20).getTime();
    const texts = [2, 11, 50, 300].map((hours) => [
      momentText(now + hours * HOUR, now),
      shortMoment(now + hours * HOUR, now),
    ]);
    expect(texts).toEqual([
      ['22:00', '22:00'],
      ['Saturday, 07:00', '07:00'],
      [expect.stringMatching(/^Sunday, 2[12]:00$/), 'Sun'],
      [expect.stringMatching(/^5 November, 0[78]:00$/), '05/11'],
    ]);
  });
});

describe('a clock on a panel', () => {
  const state = (leftMs: number, runs: boolean, isStill = false, control: RunningControl = LIVE) =>
    chipState({ control, leftMs, runs, isStill });

  it('is low below a tenth of the time, but at least one minute and at most three', () => {
    expect(lowMs(LIVE)).toBe(2 * MINUTE);
    expect(lowMs({ kind: 'live', bankS: 300, incrementS: 0 })).toBe(MINUTE);
    expect(lowMs({ kind: 'live', bankS: 7200, incrementS: 0 })).toBe(3 * MINUTE);
    expect(lowMs(DAYS)).toBe(HOUR);
    expect(lowMs({ kind: 'days', hours: 1 })).toBe(6 * MINUTE);
  });

  it('has six states: waiting, running, low, urgent, stopped and out of time', () => {
    expect(state(5 * MINUTE, false)).toBe('waits');
    expect(state(5 * MINUTE, true)).toBe('runs');
    expect(state(MINUTE, false)).toBe('low');
    expect(state(MINUTE, true)).toBe('urgent');
    expect(state(MINUTE, false, true)).toBe('still');
    expect(state(0, false, true)).toBe('out');
    expect(state(30 * MINUTE, true, false, DAYS)).toBe('urgent');
  });

  it('shows seconds, then hours, then days, each rounded down', () => {
    const shown = [
      0,
      400,
      59_001,
      845_000,
      HOUR - 1,
      HOUR,
      3 * HOUR + 12 * MINUTE,
      21.7 * HOUR,
      47.9 * HOUR,
      49 * HOUR,
    ];
    expect(shown.map(leftText)).toEqual([
      '0:00',
      '0:01',
      '1:00',
      '14:05',
      '1 h 00',
      '1 h 00',
      '3 h 12',
      '21 h',
      '47 h',
      '2 days',
    ]);
  });

  it('shows the whole time of a turn that has just begun', () => {
    const times = [24 * HOUR - 400, 24 * HOUR - 30_000, 48 * HOUR - 2000, 96 * HOUR - 2000, 95 * HOUR];
    expect(times.map(leftText)).toEqual(['24 h', '24 h', '2 days', '4 days', '3 days']);
    expect(times.map(spokenLeft)).toEqual(['24 hours', '24 hours', '2 days', '4 days', '3 days']);
    expect(leftText(4 * HOUR - 30_000)).toBe('3 h 59');
  });

  it('is redrawn when its next second begins, after the free seconds of the turn', () => {
    expect(untilNextFigure(4300, 0)).toBe(300);
    expect(untilNextFigure(4000, 0)).toBe(1000);
    expect(untilNextFigure(4000, 2500)).toBe(3500);
  });
});

describe('the announcement of one’s own clock', () => {
  it('is made at the beginning of the turn, at one minute and at ten seconds', () => {
    expect(clockNews(null, 12 * MINUTE + 400)).toBe('Your turn, 12 minutes left.');
    expect(clockNews(12 * MINUTE, 11 * MINUTE)).toBe('');
    expect(clockNews(MINUTE + 1, MINUTE)).toBe('One minute left.');
    expect(clockNews(MINUTE, MINUTE - 1000)).toBe('');
    expect(clockNews(10_500, 9500)).toBe('Ten seconds left.');
    expect(clockNews(MINUTE + 500, 9000)).toBe('Ten seconds left.');
  });

  it('is joined by a bell once, when little time is left', () => {
    expect(ringsLow(2 * MINUTE, 2 * MINUTE - 1000, 2 * MINUTE)).toBe(true);
    expect(ringsLow(2 * MINUTE - 1000, 2 * MINUTE - 2000, 2 * MINUTE)).toBe(false);
    expect(ringsLow(3 * MINUTE, 2 * MINUTE, 2 * MINUTE)).toBe(false);
    // The bell of a turn that begins rings anyway.
    expect(ringsLow(null, MINUTE, 2 * MINUTE)).toBe(false);
  });

  it('rounds down in words', () => {
    expect([45_000, MINUTE, 119_000, 2 * HOUR, 50 * HOUR].map(spokenLeft)).toEqual([
      '45 seconds',
      '1 minute',
      '1 minute',
      '2 hours',
      '2 days',
    ]);
  });
});

describe('a bot that plays for a person', () => {
  const playedBy = { level: 'helmsman', why: 'away' } as const;
  const seat = { seat: 0, kind: 'person', name: 'Ada', level: null, taken: true, mine: false } as const;

  it('is shown until the match is over', () => {
    const seats = [
      { ...seat, playedBy },
      { ...seat, seat: 1 },
    ];
    expect(shownStandIn({ seats, isOver: false }, 0)).toEqual(playedBy);
    expect(shownStandIn({ seats, isOver: false }, 1)).toBeUndefined();
    expect(shownStandIn({ seats, isOver: true }, 0)).toBeUndefined();
  });
});
