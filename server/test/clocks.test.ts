import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch, playOut } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

/** Matches of this suite are played faster: a minute of theirs is five seconds. */
const SPEED = 12;
const LIVE = { kind: 'live', bankS: 60, incrementS: 20 };

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
let speed: number;
/** Milliseconds on the monotonic clock of the server. */
let at: number;

beforeEach(async () => {
  speed = SPEED;
  let real = performance.now();
  at = 0;
  const monotonic = (): number => {
    const now = performance.now();
    at += (now - real) * speed;
    real = now;
    return at;
  };
  fixture = await openFixture({ monotonic });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

/** Opens a match of Anna (seat 0) and Bo, and returns its id once Anna is to act. */
async function openMatch(more: object = { timeControl: LIVE }): Promise<string> {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const opened = { game: 'purse-race', options: { players: 2, goal: 30 }, shuffle: false, seats, ...more };
  const { id } = await anna.open(opened);
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  await expect.poll(async () => (await anna.match(id)).actor).toBe('0');
  return id;
}

describe('a live match', () => {
  it('continues with a bot when a person is out of time, until the person takes the seat back', async () => {
    const id = await openMatch();
    const watching = bo.follow(id);
    const { message } = await watching.until(
      ({ message: one }) => one.type === 'match' && one.match.seats[0]?.playedBy?.why === 'time',
    );
    expect(message).toMatchObject({
      match: {
        ply: 3,
        seats: [{ kind: 'person', name: 'Anna', taken: true }, {}],
        clocks: { seats: [{ leftMs: 0 }, {}] },
      },
    });
    // The bot of the level `random` has played when Bo is to act.
    await expect.poll(async () => (await bo.match(id)).actor).toBe('1');
    expect(codeOf(await bo.post(`/api/matches/${id}/return`, {}))).toBe('no-bot-plays');
    const back = await anna.post(`/api/matches/${id}/return`, {});
    expect(matchIn(back).seats[0]).not.toHaveProperty('playedBy');
    expect(matchIn(back).clocks?.seats[0]).toEqual({ leftMs: 20_000, since: null });
    const { ply } = await bo.match(id);
    expect((await bo.act(id, ply, ['1 end'])).status).toBe(200);
    await expect.poll(async () => (await anna.match(id)).actor).toBe('0');
    const { json } = await anna.get(`/api/matches/${id}/record`);
    expect(json).toMatchObject({
      meta: {
        pace: LIVE,
        sat: [
          { ply: 0, seat: 0, by: 'person' },
          { ply: 0, seat: 1, by: 'person' },
          { ply: 3, seat: 0, by: 'bot', level: 'random', why: 'time' },
          { seat: 0, by: 'person' },
        ],
      },
    });
    await watching.close();
  });

  it('has the time used by each action, and adds the increment after a turn', async () => {
    const id = await openMatch();
    const { ply, clocks } = await anna.match(id);
    expect(clocks?.seats[0]?.since).toEqual(expect.any(Number));
    await anna.act(id, ply, ['0 end']);
    const { json } = await anna.get(`/api/matches/${id}/record`);
    const after = (await anna.match(id)).clocks?.seats[0];
    expect(after?.since).toBeNull();
    const used = 60_000 + 20_000 - (after?.leftMs ?? 0);
    expect(json).toMatchObject({ meta: { times: [0, 0, 0, used, 0] } });
  });

  it('has its clocks stopped while the server is stopped, and continues after a restart', async () => {
    const id = await openMatch();
    speed = 0;
    const { clocks: before } = await anna.match(id);
    await fixture.server.stop();
    at += 3_600_000;
    await fixture.restart();
    const { clocks: after, seats } = await anna.match(id);
    expect(after?.now).toBeLessThanOrEqual(before?.now ?? 0);
    expect(after?.seats).toEqual(before?.seats);
    expect(seats[0]).not.toHaveProperty('playedBy');
    speed = SPEED;
    await expect.poll(async () => (await anna.match(id)).seats[0]?.playedBy?.why).toBe('time');
  });

  it('refuses a turn when the time is used up', async () => {
    const id = await openMatch();
    const { ply } = await anna.match(id);
    await expect.poll(async () => (await anna.match(id)).seats[0]?.playedBy?.why).toBe('time');
    const refused = codeOf(await anna.act(id, ply, ['0 end']));
    // The bot may have moved on by now.
    expect(['bot-plays', 'stale-ply']).toContain(refused);
  });
});

describe('resigning to a bot', () => {
  it('is accepted without a clock, and only for one’s own seat', async () => {
    const id = await openMatch({});
    const stranger = new Visitor(() => fixture.server.url);
    await stranger.get('/api/me');
    expect(codeOf(await stranger.post(`/api/matches/${id}/resign`, {}))).toBe('not-your-seat');
    expect(codeOf(await stranger.post(`/api/matches/${id}/resign`, { seat: 0 }))).toBe('not-your-seat');
    expect(codeOf(await bo.post(`/api/matches/${id}/resign`, { seat: 0 }))).toBe('not-your-seat');
    const resigned = matchIn(await anna.post(`/api/matches/${id}/resign`, {}));
    expect(resigned.seats[0]?.playedBy).toEqual({ level: 'random', why: 'resigned' });
    expect(resigned).not.toHaveProperty('clocks');
    await expect.poll(async () => (await anna.match(id)).actor).toBe('1');
    expect(codeOf(await anna.post(`/api/matches/${id}/resign`, {}))).toBe('bot-plays');
    expect(codeOf(await bo.post(`/api/matches/${id}/return`, { seat: 0 }))).toBe('not-your-seat');
    expect(matchIn(await anna.post(`/api/matches/${id}/return`, {})).seats[0]).not.toHaveProperty('playedBy');
  });

  it('is refused before the start and after the end', async () => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { players: 2, goal: 1 }, shuffle: false, seats });
    expect(codeOf(await anna.post(`/api/matches/${id}/resign`, {}))).toBe('not-started');
    expect(codeOf(await anna.post('/api/matches/aaaaaaaaaaaaaa/resign', {}))).toBe('no-such-match');
    const own = await openOwnMatch(anna, { players: 2, goal: 1 });
    const follower = anna.follow(own.id);
    await playOut(anna, own.id, follower);
    await follower.close();
    expect(await anna.match(own.id)).toMatchObject({ status: 'over' });
    expect(codeOf(await anna.post(`/api/matches/${own.id}/resign`, {}))).toBe('match-over');
  });
});

describe('taking back a turn', () => {
  it('does not ask people for whom a bot plays, and keeps clocks and seats in the match that continues', async () => {
    const id = await openMatch();
    speed = 0;
    const { ply } = await anna.match(id);
    await anna.act(id, ply, ['0 end']);
    await bo.post(`/api/matches/${id}/resign`, {});
    await expect.poll(async () => (await anna.match(id)).actor).toBe('0');
    const old = matchIn(await anna.post(`/api/matches/${id}/proposals`, { kind: 'take-back' }));
    expect(old).toMatchObject({ status: 'over', proposal: { outcome: 'accepted', asked: [] } });
    const next = old.continuedBy ?? '';
    await expect.poll(async () => (await anna.match(next)).clocks?.seats[0]?.since).toEqual(expect.any(Number));
    const match = await anna.match(next);
    expect(match).toMatchObject({
      status: 'running',
      ply,
      actor: '0',
      continues: { from: id, ply },
      seats: [{ name: 'Anna' }, { name: 'Bo', playedBy: { why: 'resigned' } }],
      clocks: { control: LIVE },
    });
    expect((await anna.act(next, ply, ['0 end'])).status).toBe(200);
    expect(matchIn(await bo.post(`/api/matches/${next}/return`, {})).seats[1]).not.toHaveProperty('playedBy');
  });
});

describe('a new match', () => {
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bo' },
  ];

  it.each([
    { kind: 'live', bankS: 59, incrementS: 0 },
    { kind: 'live', bankS: 7201, incrementS: 0 },
    { kind: 'live', bankS: 60, incrementS: 121 },
    { kind: 'live', bankS: 60, incrementS: 0, freeS: 31 },
    { kind: 'days', hours: 0 },
    { kind: 'days', hours: 337 },
    { kind: 'slow' },
  ])('refuses the time control %j', async (timeControl) => {
    const reply = await anna.post('/api/matches', { game: 'purse-race', seats, timeControl });
    expect(codeOf(reply)).toBe('bad-request');
  });

  it('refuses a stand-in of an unknown level', async () => {
    const reply = await anna.post('/api/matches', { game: 'purse-race', seats, standIn: 'nobody' });
    expect(reply.json).toMatchObject({ code: 'unknown-level', path: '/standIn' });
  });
});
