import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { MatchPage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fixture, openFixture, TEST_GAMES } from './lib/fixture.ts';
import { playOut } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

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

describe('the list of games', () => {
  it('contains games with their defaults and levels', async () => {
    expect((await anna.get('/api/games')).json).toEqual({
      games: [
        { id: 'purse-race', rulesVersion: 1, players: [2, 4], options: { players: 2, goal: 9 }, levels: ['random'] },
      ],
    });
  });
});

describe('a new match', () => {
  it('publishes its commitment and public data only', async () => {
    const match = await anna.open(alone);
    expect(match).toMatchObject({ status: 'running', result: null, options: { players: 2, goal: 9 } });
    expect(match.commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(match.mine).toHaveLength(1);
    expect(match.seats.map((seat) => seat.mine)).toEqual(match.seats.map((seat) => seat.kind === 'person'));
    const other = await bo.match(match.id);
    expect(other.mine).toEqual([]);
  });

  it('keeps the order of its seats with shuffle: false', async () => {
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
  ])('is refused with %s', async (_what, body, code) => {
    const reply = await anna.post('/api/matches', body);
    expect([reply.status, codeOf(reply)]).toEqual([422, code]);
    expect((await anna.get('/api/matches')).json).toEqual({ matches: [], next: null });
  });
});

describe('my matches', () => {
  it('are listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await anna.open(alone)).id);
    await bo.open(alone);
    const page = async (query: string) => z.parse(MatchPage, (await anna.get(`/api/matches${query}`)).json);
    const first = await page('?limit=3');
    const second = await page(`?limit=3&before=${first.next}`);
    expect([...first.matches, ...second.matches].map((match) => match.id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await new Visitor(() => fixture.server.url).get('/api/matches')).json).toEqual({ matches: [], next: null });
  });
});

describe('the record of a match', () => {
  it('is complete when the match is over, and proves the deal', async () => {
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
