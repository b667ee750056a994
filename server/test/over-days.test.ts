import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { FRIDAY, playOverDays } from './lib/over-days.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

const HOUR_MS = 3_600_000;
const CALENDAR = { zone: 'Europe/Berlin', night: { from: 1380, to: 420 }, daysOff: [6, 7], holidays: [] };

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
/** Milliseconds since the epoch, as the server sees them. */
let wall: number;

beforeEach(async () => {
  wall = FRIDAY;
  fixture = await openFixture({ wallTime: () => wall });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

it('a match over days has nights, days off and a reserve', async () => {
  const skip = async (hours: number): Promise<void> => {
    await fixture.server.stop();
    const database = new Database(join(fixture.dataDir, 'levante.db'));
    database.prepare('update service_time set service_ms = service_ms + ?').run(hours * HOUR_MS);
    database.close();
    wall += hours * HOUR_MS;
    await fixture.restart();
  };
  await playOverDays({ anna, bo, skip });
});

describe('a calendar', () => {
  it('is returned to its person, exported, and deleted with their data', async () => {
    await anna.get('/api/me');
    expect((await anna.get('/api/me/calendar')).json).toEqual({ calendar: null });
    await anna.post('/api/me/calendar', { calendar: CALENDAR });
    await bo.get('/api/me');
    expect((await bo.get('/api/me/calendar')).json).toEqual({ calendar: null });
    expect((await anna.get('/api/me/export')).json).toMatchObject({ calendar: CALENDAR });
    await anna.post('/api/me/forget', {});
    const database = new Database(join(fixture.dataDir, 'levante.db'), { readonly: true });
    expect(database.prepare('select id from calendars').all()).toEqual([]);
    database.close();
  });

  it.each([
    ['/calendar/zone', { ...CALENDAR, zone: 'Europe/Atlantis' }],
    ['/calendar/night', { ...CALENDAR, night: { from: 0, to: 721 } }],
    ['/calendar/daysOff', { ...CALENDAR, daysOff: [1, 2, 3, 4] }],
    ['/calendar/holidays/0', { ...CALENDAR, holidays: [{ from: '2026-07-01', to: '2026-08-01' }] }],
  ])('is refused at %s if it leaves a turn too little time or is invalid', async (path, calendar) => {
    const reply = await anna.post('/api/me/calendar', { calendar });
    expect([codeOf(reply), reply.json]).toEqual(['bad-request', expect.objectContaining({ path })]);
  });

  it('is not shown to others, except that the clock of its person stands still', async () => {
    await bo.get('/api/me');
    await bo.post('/api/me/calendar', { calendar: CALENDAR });
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const timeControl = { kind: 'days', hours: 24 };
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, shuffle: false, seats, timeControl });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await expect.poll(async () => (await anna.match(id)).clocks?.seats[0]?.since).toEqual(expect.any(Number));
    expect(JSON.stringify(await anna.match(id))).not.toMatch(/pauses|night|Berlin/);
    expect(anna.received.join('')).not.toMatch(/Berlin|daysOff/);
  });
});
