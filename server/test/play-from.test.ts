import { readRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import type { Match } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture, TEST_GAMES } from './lib/fixture.ts';
import { openOwnMatch, playOut, untilRested } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

const EVERY_GAME = new Map([...GAMES, ...TEST_GAMES]);

let fixture: Fixture;
let anna: Visitor;
beforeEach(async () => {
  fixture = await openFixture({ games: EVERY_GAME });
  anna = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const from = (who: Visitor, { id }: Pick<Match, 'id'>, body: object) =>
  who.post(`/api/matches/${id}/play-from`, { name: 'Anna', others: 'bots', ...body });

/** Lets three bots finish a match of Golden Horn, which has secret hands. */
async function finishedHorn(): Promise<Match> {
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
  const { id } = await anna.open({ game: 'golden-horn', options: { players: 3 }, seats });
  await expect.poll(async () => (await anna.match(id)).status, { timeout: 30_000 }).toBe('over');
  return await anna.match(id);
}

/** Finishes a match of Purse Race against a bot. */
async function finishedRace(): Promise<Match> {
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', level: 'random' },
  ];
  const { id } = await anna.open({ game: 'purse-race', options: { goal: 3 }, shuffle: false, seats });
  const stream = anna.follow(id);
  await playOut(anna, id, stream);
  await stream.close();
  return await anna.match(id);
}

describe('a match from a position of a finished one', () => {
  it('begins with the position, has its own seed, and its record verifies', async () => {
    const old = await finishedRace();
    const reply = await from(anna, old, { ply: 3 });
    expect(reply.status).toBe(201);
    const next = matchIn(reply);
    expect(next).toMatchObject({ status: 'running', mine: [0], opened: true });
    expect(next).not.toHaveProperty('continues');
    expect(next.commitment).not.toBe(old.commitment);
    expect(await anna.match(old.id)).toEqual(old);
    await untilRested(anna, next.id);
    const stream = anna.follow(next.id);
    await playOut(anna, next.id, stream);
    await stream.close();
    await fixture.restart();
    const { json } = await anna.get(`/api/matches/${next.id}/record`);
    expect(json).toMatchObject({ start: { game: 'purse-race' } });
    expect(verifyRecord(EVERY_GAME, json)).toMatchObject({ ok: true, verified: { over: true } });
  });

  it('with friends leaves the seats of the other people open', async () => {
    const own = await openOwnMatch(anna, { goal: 1 });
    const stream = anna.follow(own.id);
    await playOut(anna, own.id, stream);
    await stream.close();
    const bo = new Visitor(() => fixture.server.url);
    const next = matchIn(await from(bo, own, { ply: 3, name: 'Bo', seat: 1, others: 'friends' }));
    expect(next).toMatchObject({ status: 'waiting', mine: [1], seats: [{ taken: false }, { name: 'Bo' }] });
    expect((await anna.post(`/api/matches/${next.id}/seats`, { name: 'Anna' })).status).toBe(200);
    expect(await anna.match(next.id)).toMatchObject({ status: 'running', actor: '0', mine: [0] });
  });

  it('hides hands in views and in the record while it runs', async () => {
    const old = await finishedHorn();
    const played = readRecord((await anna.get(`/api/matches/${old.id}/record`)).json);
    // Where seat 0 is to act: bots could finish the match before, and every person sees its hands.
    const ply = played.ok ? played.value.actions.findLastIndex((action) => action.startsWith('0 ')) : -1;
    const next = matchIn(await from(anna, old, { ply, seat: 0 }));
    expect(next).toMatchObject({ status: 'running', actor: '0' });
    const watcher = new Visitor(() => fixture.server.url);
    const stream = watcher.follow(next.id);
    const { message } = await stream.until(({ message: one }) => one.type === 'view');
    await stream.close();
    const { json } = await watcher.get(`/api/matches/${next.id}/record`);
    const hidden = { players: [0, 1, 2].map(() => ({ hand: { count: expect.any(Number) } })) };
    expect(message).toMatchObject({ state: hidden });
    expect(json).toMatchObject({ start: hidden });
    const mine = (await anna.get(`/api/matches/${next.id}/record`)).json;
    expect(mine).toMatchObject({
      start: { players: [{ hand: { pink: expect.any(Number) } }, ...hidden.players.slice(1)] },
    });
    expect(json).not.toHaveProperty('seed');
  });

  it('is refused while the finished match runs, beyond its end, and for an unknown seat', async () => {
    const running = await openOwnMatch(anna);
    expect(codeOf(await from(anna, running, { ply: 0 }))).toBe('not-over');
    const old = await finishedRace();
    expect(codeOf(await from(anna, old, { ply: old.ply }))).toBe('match-over');
    expect(codeOf(await from(anna, old, { ply: 3, seat: 2 }))).toBe('wrong-seats');
    expect(codeOf(await from(anna, { id: 'a'.repeat(14) }, { ply: 3 }))).toBe('no-such-match');
    expect((await from(anna, old, { ply: -1 })).status).toBe(400);
  });
});
