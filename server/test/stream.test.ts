import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import type { PliesMessage, StreamMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Follower, StreamEvent } from './lib/follower.ts';
import { type House, openHouse } from './lib/house.ts';
import { openOwnMatch, plyOf } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let house: House;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  house = await openHouse({ keepAliveMs: 30 });
  anna = new Visitor(() => house.server.url);
  bo = new Visitor(() => house.server.url);
});
afterEach(() => house.leave());

const invited = {
  game: 'purse-race',
  shuffle: false,
  seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
};

const isPlies = (message: StreamMessage): message is PliesMessage => message.type === 'plies';

/** The actions a stream told of, checked on the way: each message begins where the one before ended. */
function joined(events: readonly StreamEvent[], start: number): string[] {
  const lines: string[] = [];
  for (const { id, message } of events) {
    if (!isPlies(message)) continue;
    expect(message.from).toBe(start + lines.length);
    lines.push(...message.plies.map((ply) => ply.action));
    expect(message.ply).toBe(start + lines.length);
    expect(id).toBe(String(message.ply));
  }
  return lines;
}

async function actionsOf(visitor: Visitor, id: string): Promise<string[]> {
  const { json } = await visitor.get(`/api/matches/${id}/record`);
  if (typeof json === 'object' && json !== null && 'actions' in json && Array.isArray(json.actions))
    return json.actions;
  throw new Error('no record');
}

describe('the stream', () => {
  it('begins with the whole view, then tells every commit', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    const first = await follower.untilPly(ply);
    expect(first.message).toMatchObject({
      type: 'view',
      match: { id, ply, mine: [0, 1], viewer: 0, status: 'running' },
      state: { game: 'purse-race', actor: '0' },
    });
    expect(first.message).toHaveProperty('legal', expect.arrayContaining(['0 end']));
    await anna.act(id, ply, ['0 step', '0 end']);
    const { message } = await follower.untilPly(ply + 3);
    expect(message).toMatchObject({
      type: 'plies',
      from: ply,
      plies: [
        { action: '0 step', journal: [{ type: 'stepped', seat: 0 }] },
        { action: '0 end', journal: [{ type: 'turn-ended', seat: 0 }] },
        { journal: [{ type: 'thrown' }] },
      ],
      actor: '1',
      state: { actor: '1', steps: [1, 0] },
      result: null,
    });
    await follower.close();
  });

  it('tells everybody his own: secrets, legal actions, seats', async () => {
    const { id } = await anna.open(invited);
    const stranger = new Visitor(() => house.server.url);
    const followers = { anna: anna.follow(id), stranger: stranger.follow(id) };
    await followers.stranger.until(() => true);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const boFollower = bo.follow(id);
    await Promise.all([followers.anna.untilPly(3), followers.stranger.untilPly(3), boFollower.untilPly(3)]);
    const dealt = (follower: Follower): unknown[] =>
      follower.events.flatMap(({ message }) => (isPlies(message) ? message.plies : [])).slice(0, 2);
    expect(dealt(followers.stranger)).toEqual([
      { action: '* deal 0 ?', journal: [{ type: 'dealt', seat: 0, purse: null }] },
      { action: '* deal 1 ?', journal: [{ type: 'dealt', seat: 1, purse: null }] },
    ]);
    expect(dealt(followers.anna)).toMatchObject([
      { action: expect.stringMatching(/^\* deal 0 \d$/) },
      { action: '* deal 1 ?' },
    ]);
    const last = async (follower: Follower) => (await follower.untilPly(3)).message;
    expect(await last(followers.anna)).toMatchObject({
      legal: expect.any(Array),
      state: { purses: [expect.any(Number), null] },
    });
    expect(await last(followers.stranger)).toMatchObject({ legal: null, state: { purses: [null, null] } });
    expect(await last(boFollower)).toMatchObject({ legal: null, state: { purses: [null, expect.any(Number)] } });
    await Promise.all([followers.anna.close(), followers.stranger.close(), boFollower.close()]);
  });

  it('tells of somebody sitting down without moving the ply', async () => {
    const { id } = await anna.open({
      ...invited,
      options: { players: 3 },
      seats: [...invited.seats, { kind: 'open' }],
    });
    const follower = anna.follow(id);
    await follower.until(({ message }) => message.type === 'view');
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const { message, id: eventId } = await follower.until((event) => event.message.type === 'match');
    expect(eventId).toBeNull();
    expect(message).toMatchObject({
      match: { ply: 0, status: 'waiting', seats: [{}, { name: 'Bo', taken: true }, {}] },
    });
    await follower.close();
  });

  it('tells who is to act first what is legal, as soon as the last seat is taken', async () => {
    const races = new Map([[coinRace.id, entryOf(coinRace)]]);
    await house.leave();
    house = await openHouse({ games: races });
    const { id } = await anna.open({ ...invited, game: 'coin-race' });
    const follower = anna.follow(id);
    const { message: first } = await follower.until(() => true);
    expect(first).toMatchObject({ type: 'view', legal: null });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const { message } = await follower.until((event) => event.message.type === 'match');
    expect(message).toMatchObject({ match: { status: 'running', ply: 0 }, legal: ['0 step 1'] });
    const again = anna.follow(id, '0');
    expect((await again.until(() => true)).message).toMatchObject({ type: 'match', legal: ['0 step 1'] });
    await Promise.all([follower.close(), again.close()]);
  });

  it('ends with the result, the same for all and with nothing hidden', async () => {
    const { id } = await openOwnMatch(anna, { goal: 1 });
    const follower = new Visitor(() => house.server.url).follow(id);
    for (let match = await anna.match(id); match.status !== 'over'; match = await anna.match(id)) {
      const lines = match.actor === '0' ? ['0 step', '0 end'] : ['1 end'];
      await anna.act(id, match.ply, lines);
    }
    const { message } = await follower.until((event) => isPlies(event.message) && event.message.result !== null);
    expect(message).toMatchObject({
      actor: null,
      legal: null,
      state: { purses: [expect.any(Number), expect.any(Number)] },
    });
    await follower.close();
  });

  it('keeps quiet connections alive with comments', async () => {
    const { id } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    await follower.until(() => true);
    while (!anna.received.some((text) => text.includes(': keep-alive\n\n'))) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await follower.close();
  });
});

describe('coming back with the last event id', () => {
  it('goes on exactly there, from any ply', async () => {
    const { id } = await openOwnMatch(anna, { goal: 1000 });
    for (let turn = 0; turn < 6; turn++) {
      const { ply, actor } = await anna.match(id);
      await anna.act(id, ply, [`${actor} end`]);
    }
    const all = await actionsOf(anna, id);
    for (let last = 0; last <= all.length; last++) {
      const follower = anna.follow(id, String(last));
      const { message } = await follower.until((event) => event.message.type === 'match');
      expect(plyOf(message)).toBe(all.length);
      if (last < all.length) await follower.untilPly(all.length);
      await follower.close();
      expect(follower.events.some((event) => event.message.type === 'view')).toBe(false);
      expect(joined(follower.events, last)).toEqual(all.slice(last));
    }
  });

  it('has neither gap nor repeat while the match goes on and connections break', async () => {
    const { id, ply: start } = await openOwnMatch(anna, { goal: 1000 });
    const told: string[] = [];
    let end = Number.POSITIVE_INFINITY;
    const watching = (async () => {
      let last = String(start);
      while (start + told.length < end) {
        const follower = bo.follow(id, last);
        await follower.until(({ message }) => isPlies(message));
        if (told.length % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
        await follower.close();
        told.push(...joined(follower.events, start + told.length));
        last = follower.lastId ?? last;
      }
    })();
    for (let turn = 0; turn < 40; turn++) {
      const { ply, actor } = await anna.match(id);
      await anna.act(id, ply, [`${actor} end`]);
    }
    const { ply, actor } = await anna.match(id);
    end = ply + 2;
    await anna.act(id, ply, [`${actor} end`]);
    await watching;
    const seen = (await actionsOf(bo, id)).slice(start);
    expect(told).toEqual(seen);
  });

  it.each(['', '99999', '-1', 'x', '1e3', '4294967299999'])('answers the id %j with the whole view', async (last) => {
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id, last);
    const { message, id: eventId } = await follower.until(() => true);
    expect([message.type, eventId]).toEqual(['view', String(ply)]);
    await follower.close();
  });

  it('goes on after the server was started again', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    await follower.untilPly(ply);
    await house.restart();
    await follower.end();
    await anna.act(id, ply, ['0 end']);
    const again = anna.follow(id, follower.lastId);
    await again.untilPly(ply + 2);
    expect(joined(again.events, ply)).toHaveLength(2);
    await again.close();
  });
});

describe('who goes away', () => {
  it('is forgotten when the connection closes', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const gone = bo.follow(id);
    await gone.untilPly(ply);
    await gone.close();
    const follower = anna.follow(id);
    await anna.act(id, ply, ['0 end']);
    await follower.untilPly(ply + 2);
    await follower.close();
    expect(house.log()).not.toContain('stream-failed');
  });
});
