import { expect } from 'vitest';
import { codeOf, matchIn, type Visitor } from './visitor.ts';

const HOUR_MS = 3_600_000;
/** A Friday evening in Berlin, before the night in which the clocks are put back. */
export const FRIDAY = Date.parse('2026-10-23T20:00+02:00');
const PACE = { kind: 'days', hours: 24, reserveH: 24 } as const;
const CALENDAR = { zone: 'Europe/Berlin', night: { from: 1380, to: 420 }, daysOff: [6, 7], holidays: [] };

/** Two people, and the time in which their server lives. */
export interface Days {
  readonly anna: Visitor;
  readonly bo: Visitor;
  /** Lets hours pass, for clocks and on the calendar. */
  readonly skip: (hours: number) => Promise<void>;
}

/** Plays a match over days with a night, a weekend, an hour that is repeated, a reserve, an absence that is too long, and a pause. */
export async function playOverDays({ anna, bo, skip: pass }: Days): Promise<void> {
  await bo.get('/api/me');
  expect((await bo.post('/api/me/calendar', { calendar: CALENDAR })).json).toEqual({ calendar: CALENDAR });
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const opened = { game: 'purse-race', options: { players: 2, goal: 30 }, shuffle: false, seats, timeControl: PACE };
  const { id } = await anna.open(opened);
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const skip = async (hours: number): Promise<void> => {
    const before = (await anna.match(id)).clocks?.now ?? 0;
    await pass(hours);
    // Servers read the time from the store again within seconds.
    for (const person of [anna, bo]) {
      const now = async () => (await person.match(id)).clocks?.now ?? 0;
      await expect.poll(now).toBeGreaterThanOrEqual(before + hours * HOUR_MS);
    }
  };
  const turnOf = async (seat: number) => {
    await expect.poll(async () => (await anna.match(id)).clocks?.seats[seat]?.since).toEqual(expect.any(Number));
    return await anna.match(id);
  };
  const first = await turnOf(0);
  expect(first.clocks?.seats[0]).toMatchObject({ leftMs: 48 * HOUR_MS, reserveMs: 24 * HOUR_MS });
  expect(first.clocks?.seats[0]).not.toHaveProperty('pauses');
  await anna.act(id, first.ply, ['0 end']);

  // Friday, 20:00. Bo's clock runs for three hours, and again from Monday, 7:00: the Sunday has an hour more.
  const { clocks, ply } = await turnOf(1);
  const { since = null, pauses = [] } = clocks?.seats[1] ?? {};
  const hours = (time: number | undefined) => Math.round((((time ?? 0) - (since ?? 0)) / HOUR_MS) * 10) / 10;
  expect(pauses.slice(0, 5).map(({ from, to, why }) => [hours(from), hours(to), why])).toEqual([
    [3, 11, 'night'],
    [11, 27, 'day-off'],
    [27, 36, 'night'],
    [36, 52, 'day-off'],
    [52, 60, 'night'],
  ]);
  await skip(50);
  // A change counts from the next turn on.
  await bo.post('/api/me/calendar', { calendar: null });
  expect((await anna.match(id)).clocks?.seats[1]).toMatchObject({ leftMs: 48 * HOUR_MS, since, pauses });
  // Tuesday, 18:00: the hours of the turn were over at noon.
  await skip(45);
  expect((await anna.match(id)).seats[1]).not.toHaveProperty('playedBy');
  expect((await bo.act(id, ply, ['1 end'])).status).toBe(200);
  const record = await anna.get(`/api/matches/${id}/record`);
  expect(record.json).toMatchObject({ meta: { pace: PACE } });
  const left = (await anna.match(id)).clocks?.seats[1]?.leftMs ?? 0;
  expect(Math.abs(left - 42 * HOUR_MS)).toBeLessThan(HOUR_MS / 10);

  // Without nights, and with 18 hours in the reserve, Bo has 42 hours.
  const mine = await turnOf(0);
  await anna.act(id, mine.ply, ['0 end']);
  expect((await turnOf(1)).clocks?.seats[1]).not.toHaveProperty('pauses');
  await skip(41);
  expect((await anna.match(id)).seats[1]).not.toHaveProperty('playedBy');
  await skip(2);
  await expect.poll(async () => (await anna.match(id)).seats[1]?.playedBy?.why).toBe('time');
  await expect.poll(async () => (await anna.match(id)).actor).toBe('0');
  expect(codeOf(await bo.post(`/api/matches/${id}/return`, {}))).toBe('');
  expect((await anna.match(id)).clocks?.seats[1]).toEqual({ leftMs: 24 * HOUR_MS, since: null, reserveMs: 0 });
  // Both agree on a pause until a day, and go on before it.
  const propose = async (who: Visitor, proposal: object) => await who.post(`/api/matches/${id}/proposals`, proposal);
  const agree = async (who: Visitor, number: number | undefined) =>
    matchIn(await who.post(`/api/matches/${id}/proposals/${number}`, { answer: 'agree' }));
  await turnOf(0);
  expect(codeOf(await propose(anna, { kind: 'break' }))).toBe('no-live-clock');
  expect(codeOf(await propose(anna, { kind: 'go-on' }))).toBe('no-pause');
  for (const hours of [0.5, 24 * 31])
    expect(codeOf(await propose(anna, { kind: 'pause', pauseUntil: Date.now() + hours * HOUR_MS }))).toBe('bad-pause');
  const pauseUntil = Date.now() + 30 * 24 * HOUR_MS;
  const { proposal } = matchIn(await propose(anna, { kind: 'pause', pauseUntil }));
  expect(proposal).toMatchObject({ kind: 'pause', pauseUntil, asked: [1], outcome: null });
  expect(proposal?.leftMs).toBeGreaterThan(23 * HOUR_MS);
  const paused = await agree(bo, proposal?.number);
  const restMs = (paused.clocks?.restUntil ?? 0) - (paused.clocks?.now ?? 0);
  expect(Math.abs(restMs - 30 * 24 * HOUR_MS)).toBeLessThan(HOUR_MS / 10);
  await skip(20 * 24);
  const still = await anna.match(id);
  expect([still.clocks?.seats[0]?.since, still.seats[0]?.playedBy]).toEqual([null, undefined]);
  const onward = matchIn(await propose(bo, { kind: 'go-on' }));
  const going = await agree(anna, onward.proposal?.number);
  expect(going.clocks).not.toHaveProperty('restUntil');
  expect(going.clocks?.seats[0]?.since).toEqual(expect.any(Number));
  // Anna's clock has lost at most what passed before the pause.
  expect(going.clocks?.seats[0]?.leftMs).toBeGreaterThan(23 * HOUR_MS);
}
