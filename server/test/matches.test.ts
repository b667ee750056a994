import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { MatchPage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type House, openHouse, TEST_GAMES } from './lib/house.ts';
import { openOwnMatch, playOut, untilRested } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

let house: House;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  house = await openHouse();
  anna = new Visitor(() => house.server.url);
  bo = new Visitor(() => house.server.url);
});
afterEach(() => house.leave());

const alone = {
  game: 'purse-race',
  seats: [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', level: 'random' },
  ],
};
const invited = { game: 'purse-race', shuffle: false, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] };

async function recordOf(visitor: Visitor, id: string): Promise<MatchRecord> {
  const reply = await visitor.get(`/api/matches/${id}/record`);
  expect(reply.headers.get('content-type')).toBe('application/vnd.levante.record+json');
  const record = readRecord(reply.json);
  if (!record.ok) throw new Error(reply.text);
  return record.value;
}

describe('what is on offer', () => {
  it('lists games with their defaults and levels', async () => {
    expect((await anna.get('/api/games')).json).toEqual({
      games: [
        { id: 'purse-race', rulesVersion: 1, players: [2, 4], options: { players: 2, goal: 9 }, levels: ['random'] },
      ],
    });
  });
});

describe('opening a match', () => {
  it('publishes the commitment and no more than anybody may know', async () => {
    const match = await anna.open(alone);
    expect(match).toMatchObject({ status: 'running', result: null, options: { players: 2, goal: 9 } });
    expect(match.commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(match.mine).toHaveLength(1);
    expect(match.seats.map((seat) => seat.mine)).toEqual(match.seats.map((seat) => seat.kind === 'person'));
    const other = await bo.match(match.id);
    expect(other.mine).toEqual([]);
  });

  it('sits several people round one screen, in the order they were named', async () => {
    const match = await openOwnMatch(anna);
    expect(match.mine).toEqual([0, 1]);
    expect(match.seats.map((seat) => seat.name)).toEqual(['Anna', 'Bo']);
  });

  it('draws who sits where, unless told not to', async () => {
    await house.restart({
      chance: { newSeed: () => '5'.repeat(64), newMatchId: () => 'aaaaaaaaaaaaaa', below: (n) => n - 1 },
    });
    const match = await anna.open(alone);
    expect(match.seats.map((seat) => seat.kind)).toEqual(['bot', 'person']);
    expect(match.commitment).toBe(commitmentOf('5'.repeat(64)));
  });

  it('keeps the order with shuffle: false', async () => {
    for (let i = 0; i < 8; i++) {
      const match = await anna.open({ ...alone, shuffle: false });
      expect(match.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
    }
  });

  it.each([
    ['an unknown game', { ...alone, game: 'chess' }, 'unknown-game'],
    ['options the game refuses', { ...alone, options: { goal: 0 } }, 'bad-options'],
    ['an unknown option', { ...alone, options: { seed: '1' } }, 'bad-options'],
    ['another number of seats than players', { ...alone, options: { players: 3 } }, 'wrong-seats'],
    [
      'a level nobody plays',
      { ...alone, seats: [{ kind: 'bot', level: 'god' }, ...invited.seats.slice(1)] },
      'unknown-level',
    ],
  ])('refuses %s', async (_what, body, code) => {
    const reply = await anna.post('/api/matches', body);
    expect([reply.status, codeOf(reply)]).toEqual([422, code]);
    expect((await anna.get('/api/matches')).json).toEqual({ matches: [], next: null });
  });
});

describe('joining', () => {
  it('waits for the open seat, then deals', async () => {
    const { id } = await anna.open(invited);
    expect(await anna.match(id)).toMatchObject({ status: 'waiting', ply: 0, mine: [0] });
    expect(codeOf(await anna.act(id, 0, ['0 step']))).toBe('not-started');
    const joined = await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    expect(matchIn(joined)).toMatchObject({ status: 'running', mine: [1] });
    const started = await untilRested(anna, id);
    expect(started.ply).toBe(3);
    expect(started.seats[1]).toMatchObject({ name: 'Bo', taken: true, mine: false });
  });

  it('does no harm twice, and lets nobody take what is taken', async () => {
    const { id } = await anna.open({
      ...invited,
      options: { players: 3 },
      seats: [...invited.seats, { kind: 'open', name: 'Chiara' }],
    });
    const seat = async (visitor: Visitor, body: object) => await visitor.post(`/api/matches/${id}/seats`, body);
    expect(matchIn(await seat(bo, { name: 'Bo' })).mine).toEqual([1]);
    expect(matchIn(await seat(bo, { name: 'Bo' })).mine).toEqual([1]);
    expect(matchIn(await seat(bo, { name: 'Bo', seat: 1 })).mine).toEqual([1]);
    const third = new Visitor(() => house.server.url);
    expect(codeOf(await seat(third, { name: 'Eve', seat: 0 }))).toBe('seat-taken');
    expect(codeOf(await seat(third, { name: 'Eve', seat: 9 }))).toBe('seat-taken');
    expect(matchIn(await seat(bo, { name: 'Chiara', seat: 2 }))).toMatchObject({ mine: [1, 2], status: 'running' });
    expect(codeOf(await seat(third, { name: 'Eve' }))).toBe('no-open-seat');
  });

  it('gives the last seat to exactly one of many who want it', async () => {
    const { id } = await anna.open(invited);
    const crowd = Array.from({ length: 8 }, () => new Visitor(() => house.server.url));
    const replies = await Promise.all(crowd.map((one) => one.post(`/api/matches/${id}/seats`, { name: 'Bo' })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => codeOf(reply) === 'no-open-seat')).toHaveLength(7);
  });
});

describe('my matches', () => {
  it('come newest first, page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await anna.open(alone)).id);
    await bo.open(alone);
    const page = async (query: string) => z.parse(MatchPage, (await anna.get(`/api/matches${query}`)).json);
    const first = await page('?limit=3');
    const second = await page(`?limit=3&before=${first.next}`);
    expect([...first.matches, ...second.matches].map((match) => match.id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await new Visitor(() => house.server.url).get('/api/matches')).json).toEqual({ matches: [], next: null });
  });
});

describe('the record', () => {
  it('has neither seed nor the secrets of others while the match runs', async () => {
    const { id } = await anna.open(invited);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await untilRested(anna, id);
    const record = await recordOf(bo, id);
    expect(record).toMatchObject({ names: ['Anna', 'Bo'] });
    expect(record.seed).toBeUndefined();
    expect(record.actions[0]).toBe('* deal 0 ?');
    expect(record.actions[1]).toMatch(/^\* deal 1 \d$/);
    const seenByStranger = await recordOf(new Visitor(() => house.server.url), id);
    expect(seenByStranger.actions.slice(0, 2)).toEqual(['* deal 0 ?', '* deal 1 ?']);
  });

  it('is whole when the match is over, and proves the deal', async () => {
    const { id, commitment } = await anna.open(alone);
    const follower = anna.follow(id);
    await playOut(anna, id, follower);
    await follower.close();
    const match = await anna.match(id);
    expect(match).toMatchObject({ status: 'over', actor: null });
    const record = await recordOf(bo, id);
    expect(record.result).toEqual(match.result);
    expect(commitmentOf(record.seed ?? '')).toBe(commitment);
    const dealer = new Dealer(record.seed ?? '');
    const end = replay(TEST_GAMES, record, (table, ply) => {
      const legal = table.legal();
      if (legal.actor === '*') expect(dealer.draw(legal)).toBe(record.actions[ply]);
    });
    expect('refusal' in end ? end : end.result()).toEqual(match.result);
    expect(codeOf(await anna.act(id, match.ply, [`${match.mine[0]} end`]))).toBe('match-over');
  });
});
