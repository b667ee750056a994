import { waitFor } from '@levante/testkit/wait';
import { type ListedTable, OpenTables, parseTablesEvent } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { TablesFollower } from './lib/tables-follower.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
const followers: TablesFollower[] = [];

beforeEach(async () => {
  fixture = await openFixture();
  anna = visitor();
  bo = visitor();
});
afterEach(async () => {
  for (const follower of followers.splice(0)) await follower.close();
  await fixture.close();
});

const visitor = (): Visitor => new Visitor(() => fixture.server.url);

function follow(): TablesFollower {
  const follower = new TablesFollower(`${fixture.server.url}/api/tables/stream`);
  followers.push(follower);
  return follower;
}

const twoSeats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
const aTable = { game: 'purse-race', options: { players: 2 }, seats: twoSeats, listed: true, shuffle: false };

async function tables(from: Visitor = bo): Promise<readonly ListedTable[]> {
  return z.parse(OpenTables, (await from.get('/api/tables')).json).tables;
}

const quick = (who: Visitor, name: string, players = 2, more: object = {}) =>
  who.post('/api/quick-match', { game: 'purse-race', players, name, ...more });

/** Plays a match of Anna and Bo to its end. */
async function playOut(id: string): Promise<void> {
  for (;;) {
    const match = await anna.match(id);
    if (match.status === 'over') return;
    const who = match.mine.includes(Number(match.actor)) ? anna : bo;
    const follower = who.follow(id);
    const { message } = await follower.until(() => true);
    await follower.close();
    const legal = 'legal' in message ? message.legal : null;
    await who.act(id, match.ply, [legal?.at(-1) ?? '']);
  }
}

describe('open tables', () => {
  it('show how many people follow them', async () => {
    const first = follow();
    const second = follow();
    await waitFor(() => expect([first.here, second.here]).toEqual([2, 2]));
    await second.close();
    await waitFor(() => expect(first.here).toBe(1));
    expect((await bo.get('/api/tables')).json).toMatchObject({ here: 1 });
  });

  it('are matches that anyone may join, until they are full', async () => {
    const { id } = await anna.open(aTable);
    await anna.open({ ...aTable, listed: false });
    expect(await anna.match(id)).toMatchObject({ listed: true, status: 'waiting' });
    expect(await tables()).toMatchObject([
      { id, opener: 'Anna', options: {}, seats: [{ name: 'Anna' }, { taken: false }] },
    ]);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    expect(await tables()).toEqual([]);
  });

  it('show their time control', async () => {
    const timeControl = { kind: 'live', bankS: 600, incrementS: 20 };
    await anna.open({ ...aTable, timeControl });
    await anna.open({ ...aTable, timeControl: { kind: 'none' } });
    const controls = (await tables()).map((table) => table.timeControl);
    expect(controls).toEqual([undefined, timeControl]);
  });

  it('require at least one person who waits', async () => {
    const match = await anna.open({ ...aTable, seats: [{ kind: 'open' }, { kind: 'open' }] });
    expect(match.listed).toBeUndefined();
    expect(await tables()).toEqual([]);
  });

  it('are shown without ids of people, also to visitors without an identity', async () => {
    await anna.open(aTable);
    const stranger = visitor();
    await tables(stranger);
    expect(stranger.cookie).toBeNull();
    const follower = follow();
    await follower.until((list) => list.length === 1);
    for (const text of [...stranger.received, ...follower.received]) expect(text).not.toMatch(/[a-z0-9]{24}/);
  });

  it('are sent to followers when they are opened, joined, left or called off', async () => {
    const follower = follow();
    const three = [...twoSeats, { kind: 'open' }];
    const { id } = await anna.open({ ...aTable, options: { players: 3 }, seats: three });
    const taken = (list: readonly ListedTable[]) =>
      list.flatMap(({ seats }) => seats.flatMap(({ name }) => name ?? []));
    await follower.until((list) => taken(list).join() === 'Anna');
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await follower.until((list) => taken(list).join() === 'Anna,Bo');
    expect((await anna.post(`/api/matches/${id}/leave`, {})).status).toBe(200);
    await follower.until((list) => taken(list).join() === 'Bo' && list[0]?.opener === 'Bo');
    expect(await bo.match(id)).toMatchObject({ opened: true });
    await bo.post(`/api/matches/${id}/leave`, {});
    await follower.until((list) => list.length === 0);
    expect((await bo.get(`/api/matches/${id}`)).status).toBe(404);
  });

  it('of quick matches are left by a person whose other quick match starts', async () => {
    const follower = follow();
    const first = matchIn(await quick(anna, 'Anna')).id;
    const second = matchIn(await quick(anna, 'Anna', 3)).id;
    await quick(bo, 'Bo', 3);
    await follower.until((list) => list.length === 2);
    const waiting = bo.follow(second);
    const cyd = visitor();
    expect(matchIn(await quick(cyd, 'Cyd'))).toMatchObject({ id: first, status: 'running' });
    await follower.until((list) => list.length === 1 && list[0]?.opener === 'Bo');
    await waiting.until(
      ({ message }) => 'match' in message && message.match.seats.filter(({ taken }) => taken).length === 1,
    );
    await waiting.close();
    expect(await bo.match(second)).toMatchObject({ opened: true });
    expect((await bo.match(second)).mine).toHaveLength(1);
    expect((await anna.match(second)).mine).toEqual([]);
  });

  it('can be left only by people who sit there, while the tables wait', async () => {
    const { id } = await anna.open(aTable);
    expect(codeOf(await bo.post(`/api/matches/${id}/leave`, {}))).toBe('not-your-seat');
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    expect(codeOf(await bo.post(`/api/matches/${id}/leave`, {}))).toBe('no-open-seat');
    expect(codeOf(await bo.post('/api/matches/aaaaaaaaaaaaaa/leave', {}))).toBe('no-such-match');
  });

  it('end their streams when the server stops', async () => {
    const follower = follow();
    await follower.until(() => true);
    await fixture.restart();
    await waitFor(() => expect(follower.ended).toBe(true));
  });

  it('count towards the same limits of streams as matches', async () => {
    await fixture.restart({ limits: { ...DEFAULT_LIMITS, address: { ...DEFAULT_LIMITS.address, streams: 1 } } });
    await follow().until(() => true);
    const second = await fetch(`${fixture.server.url}/api/tables/stream`);
    expect(second.status).toBe(503);
  });

  it('send messages that the page can parse', async () => {
    const follower = follow();
    await follower.until(() => true);
    await anna.open(aTable);
    await follower.until((list) => list.length === 1);
    expect(follower.data.map((data) => parseTablesEvent(data)?.type)).toEqual(['tables', 'changes']);
  });
});

describe('a quick match', () => {
  it('is refused to a person who waits for three, and returns one that has just started', async () => {
    const days = (hours: number) => ({ timeControl: { kind: 'days', hours } });
    const { id } = matchIn(await quick(anna, 'Anna'));
    await quick(anna, 'Anna', 3);
    await quick(anna, 'Anna', 2, days(24));
    expect(codeOf(await quick(anna, 'Anna', 2, days(48)))).toBe('too-many-waits');
    expect(matchIn(await quick(anna, 'Anna')).id).toBe(id);
    expect(matchIn(await quick(bo, 'Bo'))).toMatchObject({ id, status: 'running' });
    expect(matchIn(await quick(anna, 'Anna', 2, days(48)))).toMatchObject({ id, status: 'running' });
  });

  it('opens a table for the first person, and seats the second one there', async () => {
    const opened = matchIn(await quick(anna, 'Anna'));
    expect(opened).toMatchObject({ status: 'waiting', listed: true, opened: true, options: { players: 2 } });
    expect(matchIn(await quick(anna, 'Anna')).id).toBe(opened.id);
    const joined = matchIn(await quick(bo, 'Bo'));
    expect(joined).toMatchObject({ id: opened.id, status: 'running', opened: false });
    expect(joined.seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo']);
  });

  it('joins a table with the default options, and none with other options or another size', async () => {
    await anna.open({ ...aTable, options: { players: 2, goal: 20 } });
    await anna.open({ ...aTable, options: { players: 3 }, seats: [...twoSeats, { kind: 'open' }] });
    const { id } = await anna.open(aTable);
    expect(matchIn(await quick(bo, 'Bo')).id).toBe(id);
  });

  it('joins a table with the same time control, which the match then has', async () => {
    const timeControl = { kind: 'live', bankS: 600, incrementS: 10, freeS: 8 };
    await anna.open({ ...aTable, timeControl: { ...timeControl, incrementS: 20 } });
    await anna.open(aTable);
    const opened = matchIn(await quick(anna, 'Anna', 2, { timeControl }));
    expect(opened.clocks?.control).toEqual(timeControl);
    const joined = matchIn(await quick(bo, 'Bo', 2, { timeControl }));
    expect(joined).toMatchObject({ id: opened.id, status: 'running', clocks: { control: timeControl } });
  });

  it('without a time control does not join a table with a clock', async () => {
    const { id } = await anna.open({ ...aTable, timeControl: { kind: 'live', bankS: 60, incrementS: 5 } });
    const opened = matchIn(await quick(bo, 'Bo'));
    expect(opened).toMatchObject({ status: 'waiting', listed: true });
    expect(opened.id).not.toBe(id);
    expect(opened.clocks).toBeUndefined();
  });

  it('joins a table with the time control none, like one without a time control', async () => {
    const { id } = await anna.open({ ...aTable, timeControl: { kind: 'none' } });
    expect(matchIn(await quick(bo, 'Bo')).id).toBe(id);
  });

  it('seats each of many simultaneous people once, and leaves at most one table open', async () => {
    const people = Array.from({ length: 21 }, visitor);
    await Promise.all(people.map((one) => one.get('/api/me')));
    const matches = await Promise.all(people.map(async (one, i) => matchIn(await quick(one, `P${i}`))));
    const ids = [...new Set(matches.map(({ id }) => id))];
    expect(ids).toHaveLength(11);
    const final = await Promise.all(ids.map((id) => anna.match(id)));
    const names = final.flatMap(({ seats }) => seats.flatMap(({ name }) => name ?? []));
    expect(names.toSorted()).toEqual(people.map((_, i) => `P${i}`).toSorted());
    expect(await tables()).toHaveLength(1);
  });

  it('is refused for an unknown game or number of players, and counts against the limits', async () => {
    expect(codeOf(await anna.post('/api/quick-match', { game: 'whist', players: 2, name: 'Anna' }))).toBe(
      'unknown-game',
    );
    expect((await quick(anna, 'Anna', 16)).status).toBe(422);
    expect((await quick(anna, 'Anna', 99)).status).toBe(400);
    await fixture.restart({ limits: { ...DEFAULT_LIMITS, identity: { ...DEFAULT_LIMITS.identity, newMatches: 1 } } });
    await bo.get('/api/me');
    await quick(bo, 'Bo');
    expect(codeOf(await quick(bo, 'Bo'))).toBe('too-many-requests');
  });
});

describe('the next match of a person', () => {
  const next = async (who: Visitor, query = '') => (await who.get(`/api/matches/next${query}`)).json;

  it('is the one in which they have been to act for longest, other than the one they come from', async () => {
    expect(await next(visitor())).toEqual({ match: null, count: 0 });
    const own = {
      game: 'purse-race',
      options: { players: 2 },
      seats: ['A', 'B'].map((name) => ({ kind: 'me', name })),
    };
    const first = await anna.open(own);
    const second = await anna.open(own);
    expect(await next(anna)).toMatchObject({ match: { id: first.id }, count: 2 });
    expect(await next(anna, `?after=${first.id}`)).toMatchObject({ match: { id: second.id }, count: 1 });
    const { ply } = await anna.match(first.id);
    await anna.act(first.id, ply, ['0 end']);
    expect(await next(anna)).toMatchObject({ match: { id: second.id }, count: 2 });
    expect(await next(bo)).toEqual({ match: null, count: 0 });
  });
});

describe('a rematch', () => {
  const again = (who: Visitor, id: string) => who.post(`/api/matches/${id}/rematch`, {});
  const timeControl = { kind: 'live', bankS: 600, incrementS: 5 };
  let over: string;
  beforeEach(async () => {
    over = (await anna.open({ ...aTable, options: { players: 2, goal: 5 }, timeControl })).id;
    expect(codeOf(await again(anna, over))).toBe('not-over');
    await bo.post(`/api/matches/${over}/seats`, { name: 'Bo' });
    expect(codeOf(await again(anna, over))).toBe('not-over');
    await playOut(over);
  });

  it('has the same options and time control, seats moved by one, and is opened once', async () => {
    const follower = bo.follow(over);
    await follower.until(() => true);
    const next = matchIn(await again(anna, over));
    expect(next).toMatchObject({ status: 'waiting', options: { goal: 5 }, rematchOf: over, mine: [1] });
    expect(next.seats).toMatchObject([
      { name: 'Bo', taken: false, reserved: true, reservedForMe: false },
      { name: 'Anna' },
    ]);
    const full = { leftMs: 600_000, since: null };
    expect(next.clocks).toMatchObject({ control: timeControl, seats: [full, full] });
    await follower.until(({ message }) => message.type === 'match' && message.match.rematch === next.id);
    await follower.close();
    expect(matchIn(await again(bo, over))).toMatchObject({ id: next.id, seats: [{ reservedForMe: true }, {}] });
    expect(await tables()).toEqual([]);
  });

  it('reserves seats for its people, who can take or decline them', async () => {
    const { id } = matchIn(await again(anna, over));
    const eve = visitor();
    expect(codeOf(await eve.post(`/api/matches/${id}/seats`, { name: 'Eve' }))).toBe('no-open-seat');
    expect(codeOf(await eve.post(`/api/matches/${id}/seats`, { name: 'Eve', seat: 0 }))).toBe('seat-taken');
    expect(codeOf(await anna.post(`/api/matches/${id}/bots`, { level: 'random' }))).toBe('seat-reserved');
    expect((await bo.post(`/api/matches/${id}/leave`, {})).status).toBe(200);
    expect((await anna.match(id)).seats[0]).toMatchObject({ name: null, taken: false });
    expect(matchIn(await eve.post(`/api/matches/${id}/seats`, { name: 'Eve' }))).toMatchObject({ status: 'running' });
  });

  it('starts when everyone has confirmed', async () => {
    const { id } = matchIn(await again(bo, over));
    expect(matchIn(await anna.post(`/api/matches/${id}/seats`, { name: 'Anna' }))).toMatchObject({ status: 'running' });
  });

  it('counts as a match of the person who opens it', async () => {
    await fixture.restart({ limits: { ...DEFAULT_LIMITS, identity: { ...DEFAULT_LIMITS.identity, matches: 2 } } });
    await anna.open(aTable);
    expect(codeOf(await again(anna, over))).toBe('too-many-matches');
    const { id } = matchIn(await again(bo, over));
    expect(matchIn(await again(anna, over)).id).toBe(id);
  });

  it('is refused to people who did not play', async () => {
    expect(codeOf(await again(visitor(), over))).toBe('not-your-seat');
  });

  it('can be opened again after it was called off', async () => {
    const { id } = matchIn(await again(anna, over));
    await anna.post(`/api/matches/${id}/call-off`, {});
    expect((await anna.match(over)).rematch).toBeUndefined();
    expect(matchIn(await again(bo, over)).id).not.toBe(id);
  });
});
