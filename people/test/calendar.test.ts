import { Random } from '@levante/contract';
import type { StoredPause } from '@levante/host';
import { calendarFault, PersonCalendars, pausesIn } from '@levante/people/calendar';
import { INTL_ZONES } from '@levante/server/zones';
import type { Calendar } from '@levante/wire';
import { describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BERLIN = 'Europe/Berlin';
const NIGHT = { from: 23 * 60, to: 7 * 60 };
const NO_LIMIT = 100 * DAY;

const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  zone: BERLIN,
  night: null,
  daysOff: [],
  holidays: [],
  ...more,
});
/** Pauses as text in local time. */
const shown = (pauses: readonly StoredPause[], zone = BERLIN): readonly string[] => {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return pauses.map(({ from, to, why }) => `${format.format(from)} – ${format.format(to)} ${why}`);
};
const pausesFrom = (start: string, one: Calendar, hours: number, holidayMs = NO_LIMIT) =>
  pausesIn(INTL_ZONES, one, { at: Date.parse(start), ms: hours * HOUR, holidayMs });
const total = (pauses: readonly StoredPause[]): number => pauses.reduce((sum, { from, to }) => sum + to - from, 0);

describe('the pauses of a clock', () => {
  it('are the nights in the time that the turn has', () => {
    const pauses = pausesFrom('2026-06-01T12:00+02:00', calendar({ night: NIGHT }), 24);
    expect(shown(pauses)).toEqual(['2026-06-01 23:00 – 2026-06-02 07:00 night']);
    expect(pausesFrom('2026-06-01T12:00+02:00', calendar(), 24)).toEqual([]);
  });

  it('begin at once for a turn that starts at night, also after midnight', () => {
    expect(shown(pausesFrom('2026-06-01T23:30+02:00', calendar({ night: NIGHT }), 1))).toEqual([
      '2026-06-01 23:30 – 2026-06-02 07:00 night',
    ]);
    expect(shown(pausesFrom('2026-06-02T03:00+02:00', calendar({ night: NIGHT }), 1))).toEqual([
      '2026-06-02 03:00 – 2026-06-02 07:00 night',
    ]);
    const early = calendar({ night: { from: 60, to: 9 * 60 } });
    expect(shown(pausesFrom('2026-06-02T00:30+02:00', early, 1))).toEqual([
      '2026-06-02 01:00 – 2026-06-02 09:00 night',
    ]);
  });

  it('include days off and holidays, in the hours between the nights', () => {
    // The 5th of June 2026 is a Friday.
    const one = calendar({
      night: NIGHT,
      daysOff: [6, 7],
      holidays: [{ from: '2026-06-08', to: '2026-06-08' }],
    });
    expect(shown(pausesFrom('2026-06-05T20:00+02:00', one, 4))).toEqual([
      '2026-06-05 23:00 – 2026-06-06 07:00 night',
      '2026-06-06 07:00 – 2026-06-06 23:00 day-off',
      '2026-06-06 23:00 – 2026-06-07 07:00 night',
      '2026-06-07 07:00 – 2026-06-07 23:00 day-off',
      '2026-06-07 23:00 – 2026-06-08 07:00 night',
      '2026-06-08 07:00 – 2026-06-08 23:00 holiday',
      '2026-06-08 23:00 – 2026-06-09 07:00 night',
    ]);
  });

  it('end when the time for holidays is used up', () => {
    const one = calendar({ holidays: [{ from: '2026-06-02', to: '2026-06-30' }] });
    expect(shown(pausesFrom('2026-06-01T12:00+02:00', one, 24, 36 * HOUR))).toEqual([
      '2026-06-02 00:00 – 2026-06-03 12:00 holiday',
    ]);
    expect(pausesFrom('2026-06-01T12:00+02:00', one, 24, 0)).toEqual([]);
  });

  it('follow the changes to and from daylight saving time', () => {
    const spring = pausesFrom('2026-03-28T12:00+01:00', calendar({ night: NIGHT }), 20);
    expect(shown(spring)).toEqual(['2026-03-28 23:00 – 2026-03-29 07:00 night']);
    expect(total(spring)).toBe(7 * HOUR);
    const autumn = pausesFrom('2026-10-24T12:00+02:00', calendar({ night: NIGHT }), 20);
    expect(shown(autumn)).toEqual(['2026-10-24 23:00 – 2026-10-25 07:00 night']);
    expect(total(autumn)).toBe(9 * HOUR);
  });

  it('that begin in the hour left out in spring begin when clocks are put forward', () => {
    const one = calendar({ night: { from: 2 * 60 + 30, to: 8 * 60 } });
    const [pause] = pausesFrom('2026-03-28T12:00+01:00', one, 20);
    expect(pause && [new Date(pause.from).toISOString(), new Date(pause.to).toISOString()]).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T06:00:00.000Z',
    ]);
  });
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
const WALLS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      ...({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' } as const),
      ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    }),
  ]),
);
const WEEKDAYS: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

/** Returns why a clock stands still at a moment, read from the clock on the wall; null if it runs. */
function reasonAt({ zone, night, daysOff, holidays }: Calendar, moment: number): string | null {
  const parts = WALLS.get(zone)?.formatToParts(moment) ?? [];
  const at = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const minute = Number(at('hour')) * 60 + Number(at('minute'));
  const isNight =
    night &&
    (night.from < night.to ? minute >= night.from && minute < night.to : minute >= night.from || minute < night.to);
  if (isNight) return 'night';
  if (daysOff.includes(WEEKDAYS[at('weekday')] ?? 0)) return 'day-off';
  const date = `${at('year')}-${at('month')}-${at('day')}`;
  return holidays.some(({ from, to }) => from <= date && date <= to) ? 'holiday' : null;
}

function drawCalendar(random: Random, around: number): Calendar {
  // Nights begin and end outside of the hours in which clocks are put forward or back.
  const from = random.below(2) * 60 + 22 * 60 + random.below(4) * 15;
  const first = new Date(around + random.below(6) * DAY).toISOString().slice(0, 10);
  const last = new Date(Date.parse(first) + random.below(3) * DAY).toISOString().slice(0, 10);
  return {
    zone: ZONES[random.below(ZONES.length)] ?? 'UTC',
    night: random.below(4) === 0 ? null : { from, to: 5 * 60 + random.below(16) * 15 },
    daysOff: [1, 2, 3, 4, 5, 6, 7].filter(() => random.below(4) === 0).slice(0, 3),
    holidays: random.below(2) === 0 ? [] : [{ from: first, to: last }],
  };
}

it('pauses agree with a clock on the wall, in random calendars around changes of the time', () => {
  const changes = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-12-31'];
  for (let seed = 1; seed <= 100; seed++) {
    const random = new Random(seed);
    const around = Date.parse(changes[random.below(changes.length)] ?? '') - random.below(4) * DAY;
    const one = drawCalendar(random, around);
    const start = around + random.below(24 * 4) * 15 * MINUTE;
    const ms = (1 + random.below(60)) * HOUR;
    const pauses = pausesIn(INTL_ZONES, one, { at: start, ms, holidayMs: NO_LIMIT });
    const end = start + ms + total(pauses);
    const wrong: string[] = [];
    for (let moment = start; moment < end; moment += 15 * MINUTE) {
      const pause = pauses.find(({ from, to }) => from <= moment && moment < to);
      if ((pause?.why ?? null) !== reasonAt(one, moment)) wrong.push(new Date(moment).toISOString());
    }
    expect([seed, wrong]).toEqual([seed, []]);
    for (const [i, { from, to }] of pauses.entries()) {
      expect(from).toBeLessThan(to);
      expect(from).toBeGreaterThanOrEqual(pauses[i - 1]?.to ?? start);
    }
  }
});

it('pauses are computed from the time that all servers share, read when the clock starts', async () => {
  const shared = { at: 0 };
  const calendars = new PersonCalendars({
    store: {
      calendarOf: async () => calendar({ zone: 'UTC', night: { from: 22 * 60, to: 6 * 60 } }),
      setCalendar: async () => {},
    },
    zones: INTL_ZONES,
    time: {
      now: () => shared.at,
      refresh: async () => {
        shared.at = Date.parse('2026-06-01T21:00:00Z');
      },
    },
  });
  const [night] = await calendars.pausesOf('anna', 2 * HOUR, NO_LIMIT);
  expect(night).toEqual({ from: HOUR, to: 9 * HOUR, why: 'night' });
});

describe('a calendar', () => {
  it('is refused if it leaves too little time, or has an unknown zone or impossible dates', () => {
    expect(calendarFault(INTL_ZONES, calendar({ night: NIGHT, daysOff: [5, 6, 7] }))).toBeNull();
    expect(calendarFault(INTL_ZONES, calendar({ zone: 'Europe/Atlantis' }))).toBe('/zone');
    expect(calendarFault(INTL_ZONES, calendar({ night: { from: 60, to: 60 } }))).toBe('/night');
    expect(calendarFault(INTL_ZONES, calendar({ night: { from: 20 * 60, to: 8 * 60 } }))).toBeNull();
    expect(calendarFault(INTL_ZONES, calendar({ night: { from: 20 * 60, to: 8 * 60 + 1 } }))).toBe('/night');
    expect(calendarFault(INTL_ZONES, calendar({ daysOff: [1, 2, 3, 4] }))).toBe('/daysOff');
    expect(calendarFault(INTL_ZONES, calendar({ daysOff: [2, 1] }))).toBe('/daysOff');
    const holidays = (from: string, to: string) => calendarFault(INTL_ZONES, calendar({ holidays: [{ from, to }] }));
    expect(holidays('2026-07-01', '2026-07-31')).toBeNull();
    expect(holidays('2026-07-01', '2026-08-01')).toBe('/holidays/0');
    expect(holidays('2026-07-02', '2026-07-01')).toBe('/holidays/0');
    expect(holidays('2026-02-30', '2026-03-02')).toBe('/holidays/0');
  });
});
