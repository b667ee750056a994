import type { MatchUpdate, PliesMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import type { StreamEvent } from './lib/follower.ts';
import { openOwnMatch } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  fixture = await openFixture({ keepAliveMs: 30 });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const isPlies = (message: MatchUpdate): message is PliesMessage => message.type === 'plies';

/** Returns the actions of a stream and checks that each message starts where the previous one ended. */
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

describe('the stream of a match', () => {
  it('starts with the full view, then sends every commit', async () => {
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

  it('ends after the available messages for a client that reads once', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const whole = await anna.get(`/api/matches/${id}/stream?people=1&once=1`);
    const views = whole.text.split('\n').filter((line) => line.startsWith('data: {"type":"view"'));
    expect(views).toHaveLength(1);
    expect(whole.text).toContain('data: {"type":"chat"');
    await anna.act(id, ply, ['0 step', '0 end']);
    const rest = await anna.send(`/api/matches/${id}/stream?once=1`, { headers: { 'last-event-id': String(ply) } });
    expect(rest.text).toContain('"type":"plies"');
    expect(rest.text).not.toContain('"type":"view"');
    expect((await anna.get('/api/tables/stream?once=1')).text).toContain('data: {"type":"tables"');
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

describe('reconnecting with the last event id', () => {
  it('has no gaps or repeats while connections break', async () => {
    const { id, ply: start } = await openOwnMatch(anna, { goal: 1000 });
    const actions: string[] = [];
    let end = Number.POSITIVE_INFINITY;
    const watching = (async () => {
      let last = String(start);
      while (start + actions.length < end) {
        const follower = bo.follow(id, last);
        await follower.until(({ message }) => isPlies(message));
        if (actions.length % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
        await follower.close();
        actions.push(...joined(follower.events, start + actions.length));
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
    expect(actions).toEqual(seen);
  });

  it.each(['', '99999', '-1', 'x', '1e3', '4294967299999'])('answers the id %j with the full view', async (last) => {
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id, last);
    const { message, id: eventId } = await follower.until(() => true);
    expect([message.type, eventId]).toEqual(['view', String(ply)]);
    await follower.close();
  });

  it('resumes after a restart of the server', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    await follower.untilPly(ply);
    await fixture.restart();
    await follower.end();
    await anna.act(id, ply, ['0 end']);
    const again = anna.follow(id, follower.lastId);
    await again.untilPly(ply + 2);
    expect(joined(again.events, ply)).toHaveLength(2);
    await again.close();
  });
});

describe('a disconnected client', () => {
  it('is removed, and does not affect other followers', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const gone = bo.follow(id);
    await gone.untilPly(ply);
    await gone.close();
    const follower = anna.follow(id);
    await anna.act(id, ply, ['0 end']);
    await follower.untilPly(ply + 2);
    await follower.close();
    expect(fixture.log()).not.toContain('stream-failed');
  });
});
