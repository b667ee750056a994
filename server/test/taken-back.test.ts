import type { Match } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

const LIVE = { kind: 'live', bankS: 60, incrementS: 20 };
/** Less than a beat of service time adds at most. */
const STEP_MS = 1000;

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
/** Milliseconds on the monotonic clock of the server, which only tests move. */
let at: number;

beforeEach(async () => {
  at = 0;
  fixture = await openFixture({ monotonic: () => at });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

/** Lets service time pass in a match. */
async function pass(id: string, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    at += Math.min(left, STEP_MS);
    await anna.match(id);
  }
}

/** Opens a match of Anna (seat 0) and Bo in which Anna is to act and her clock runs. */
async function openMatch(): Promise<string> {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const options = { players: 2, goal: 100 };
  const { id } = await anna.open({ game: 'purse-race', options, shuffle: false, seats, timeControl: LIVE });
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  await running(id, 0);
  return id;
}

/** Waits until the clock of a seat runs. */
const running = (id: string, seat: number): Promise<void> =>
  expect.poll(async () => (await anna.match(id)).clocks?.seats[seat]?.since).toEqual(expect.any(Number));

async function end(who: Visitor, id: string, seat: 0 | 1): Promise<void> {
  await running(id, seat);
  expect((await who.act(id, (await who.match(id)).ply, [`${seat} end`])).status).toBe(200);
}

/** Takes back the last turn of a person with the consent of the other, who thinks about it. Returns the match that continues. */
async function takeBack(asker: Visitor, other: Visitor, id: string, thinkingMs = 0): Promise<Match> {
  const { proposal } = matchIn(await asker.post(`/api/matches/${id}/proposals`, { kind: 'take-back' }));
  await pass(id, thinkingMs);
  const agreed = await other.post(`/api/matches/${id}/proposals/${proposal?.number}`, { answer: 'agree' });
  return await anna.match(matchIn(agreed).continuedBy ?? '');
}

const leftIn = ({ clocks }: Match) => clocks?.seats.map(({ leftMs }) => leftMs);

describe('a turn taken back in a match with a clock', () => {
  it('keeps the time used until the proposal, and not the time of the other person’s decision', async () => {
    const id = await openMatch();
    await pass(id, 30_000);
    await end(anna, id, 0);
    await running(id, 1);
    await pass(id, 10_000);
    expect(leftIn(await takeBack(anna, bo, id, 5000))).toEqual([30_000, 50_000]);
  });

  it('keeps the time used in earlier branches, which the record adds to the turn finally played', async () => {
    let id = await openMatch();
    for (const usedMs of [30_000, 10_000]) {
      await running(id, 0);
      await pass(id, usedMs);
      await end(anna, id, 0);
      ({ id } = await takeBack(anna, bo, id));
    }
    const match = await anna.match(id);
    expect(leftIn(match)).toEqual([20_000, 60_000]);
    expect(match.takenBack).toBe(2);
    await running(id, 0);
    await pass(id, 5000);
    await end(anna, id, 0);
    const { json } = await anna.get(`/api/matches/${id}/record`);
    expect(json).toMatchObject({ meta: { takenBack: 2, times: [0, 0, 0, 45_000, 0] } });
  });

  it('keeps the time used, in the record, after a later proposal went further back', async () => {
    const first = await openMatch();
    await pass(first, 20_000);
    await end(anna, first, 0);
    await end(bo, first, 1);
    await running(first, 0);
    await pass(first, 5000);
    await end(anna, first, 0);
    const { id: second } = await takeBack(anna, bo, first);
    const { id: third } = await takeBack(anna, bo, second);
    await end(anna, third, 0);
    const { json } = await anna.get(`/api/matches/${third}/record`);
    expect(json).toMatchObject({ meta: { takenBack: 2, branches: [{ from: second }], times: [0, 0, 0, 25_000, 0] } });
    expect((await anna.match(third)).takenBack).toBe(2);
  });

  it('keeps the time used before a break, which continues in the new match', async () => {
    const first = await openMatch();
    await end(anna, first, 0);
    await running(first, 1);
    await pass(first, 10_000);
    const proposed = matchIn(await bo.post(`/api/matches/${first}/proposals`, { kind: 'break' }));
    await anna.post(`/api/matches/${first}/proposals/${proposed.proposal?.number}`, { answer: 'agree' });
    const { restUntil } = (await anna.match(first)).clocks ?? {};
    expect(restUntil).toEqual(expect.any(Number));
    const { id, clocks } = await takeBack(anna, bo, first);
    expect([clocks?.restUntil, clocks?.seats.map(({ leftMs }) => leftMs)]).toEqual([restUntil, [60_000, 50_000]]);
    await pass(id, 200_000);
    expect((await anna.match(id)).clocks).toMatchObject({ restUntil, seats: [{ since: null }, { since: null }] });
    await pass(id, 101_000);
    await running(id, 0);
    expect((await anna.match(id)).clocks).not.toHaveProperty('restUntil');
  });

  it('leaves a person who returned after running out of time at least the time of returning', async () => {
    const id = await openMatch();
    await end(anna, id, 0);
    await end(bo, id, 1);
    await running(id, 0);
    await pass(id, 82_000);
    await expect.poll(async () => (await bo.match(id)).seats[0]?.playedBy?.why).toBe('time');
    await running(id, 1);
    expect((await anna.post(`/api/matches/${id}/return`, {})).status).toBe(200);
    const { id: next } = await takeBack(bo, anna, id);
    await end(bo, next, 1);
    await running(next, 0);
    const { clocks, seats } = await anna.match(next);
    expect(clocks?.seats[0]?.leftMs).toBe(20_000);
    expect(seats[0]).not.toHaveProperty('playedBy');
    expect(codeOf(await anna.act(next, (await anna.match(next)).ply, ['0 end']))).toBe('');
  });
});
