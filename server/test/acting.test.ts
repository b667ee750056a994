import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { openOwnMatch, untilRested } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let house: House;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  house = await openHouse();
  anna = new Visitor(() => house.server.url);
  bo = new Visitor(() => house.server.url);
});
afterEach(() => house.leave());

/** The lines of the record so far. */
async function linesOf(visitor: Visitor, id: string): Promise<string> {
  return (await visitor.get(`/api/matches/${id}/record`)).text;
}

describe('a command', () => {
  it('does all its actions and deals the chance that follows', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const reply = await anna.act(id, ply, ['0 step', '0 end']);
    expect([reply.status, reply.json]).toEqual([200, { ply: ply + 3 }]);
    expect(await anna.match(id)).toMatchObject({ ply: ply + 3, actor: '1' });
    expect(await linesOf(anna, id)).toMatch(/"0 step","0 end","\* throw \d"\]/);
  });

  it('does nothing at all if one action is refused, and says which and why', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const before = await linesOf(anna, id);
    const steps = Array.from({ length: 4 }, () => '0 step');
    const reply = await anna.act(id, ply, steps);
    expect(reply.status).toBe(422);
    expect(reply.json).toMatchObject({ code: 'cannot-afford', clause: 'PR-2', data: { left: 0 }, ply });
    expect(reply.json).toHaveProperty('at', expect.any(Number));
    expect(await linesOf(anna, id)).toBe(before);
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('cannot go on where chance or another seat is to act', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const reply = await anna.act(id, ply, ['0 end', '0 end']);
    expect(reply.json).toMatchObject({ code: 'not-your-turn', at: 1 });
    expect(codeOf(await anna.act(id, ply, ['1 end']))).toBe('not-your-turn');
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it.each([
    ['chance', '* throw 3', 403, 'not-your-seat'],
    ['a seat that is not there', '7 end', 403, 'not-your-seat'],
    ['no action at all', 'hello', 422, 'bad-request'],
    ['an unknown verb', '0 fly', 422, 'bad-request'],
    ['a seat written otherwise', '00 end', 422, 'bad-request'],
    ['a line with two blanks', '0  end', 422, 'bad-request'],
  ])('may not be %s', async (_what, line, status, code) => {
    const { id, ply } = await openOwnMatch(anna);
    const reply = await anna.act(id, ply, [line]);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('is for those who sit there', async () => {
    const { id } = await anna.open({
      game: 'purse-race',
      shuffle: false,
      seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
    });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const { ply } = await untilRested(anna, id);
    const stranger = new Visitor(() => house.server.url);
    for (const visitor of [bo, stranger]) {
      const reply = await visitor.act(id, ply, ['0 end']);
      expect([reply.status, codeOf(reply)]).toEqual([403, 'not-your-seat']);
    }
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('at another ply is stale', async () => {
    const { id, ply } = await openOwnMatch(anna);
    for (const wrong of [0, ply - 1, ply + 1]) {
      const reply = await anna.act(id, wrong, ['0 end']);
      expect([reply.status, reply.json]).toMatchObject([409, { code: 'stale-ply', ply }]);
    }
  });
});

describe('the same key again', () => {
  it('gets the same answer and does nothing twice', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const first = await anna.act(id, ply, ['0 step'], 'key-of-anna');
    expect(first.json).toEqual({ ply: ply + 1 });
    await anna.act(id, ply + 1, ['0 end']);
    const lines = await linesOf(anna, id);
    const again = await anna.act(id, ply, ['0 step'], 'key-of-anna');
    expect([again.status, again.json]).toEqual([200, { ply: ply + 1 }]);
    expect(await linesOf(anna, id)).toBe(lines);
  });

  it('is refused for another command', async () => {
    const { id, ply } = await openOwnMatch(anna);
    await anna.act(id, ply, ['0 step'], 'key-of-anna');
    const reply = await anna.act(id, ply + 1, ['0 end'], 'key-of-anna');
    expect([reply.status, codeOf(reply)]).toEqual([409, 'key-reused']);
  });

  it('is free after a refusal', async () => {
    const { id, ply } = await openOwnMatch(anna);
    expect((await anna.act(id, ply, ['0 fly'], 'key-of-anna')).status).toBe(422);
    expect((await anna.act(id, ply, ['0 end'], 'key-of-anna')).status).toBe(200);
  });

  it('sent many times at once is done once, and everybody is told the same', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const replies = await Promise.all(Array.from({ length: 10 }, () => anna.act(id, ply, ['0 step'], 'key-of-anna')));
    expect(replies.map((reply) => reply.json)).toEqual(replies.map(() => ({ ply: ply + 1 })));
    expect((await anna.match(id)).ply).toBe(ply + 1);
  });
});

describe('a race', () => {
  it('is won by exactly one; the others are told where the match is now', async () => {
    const { id } = await openOwnMatch(anna, { goal: 1000 });
    for (let round = 0; round < 10; round++) {
      const { ply, actor } = await anna.match(id);
      const replies = await Promise.all(Array.from({ length: 6 }, () => anna.act(id, ply, [`${actor} end`])));
      const won = replies.filter((reply) => reply.status === 200);
      const lost = replies.filter((reply) => codeOf(reply) === 'stale-ply');
      expect([won.length, lost.length]).toEqual([1, 5]);
      expect(lost.map((reply) => reply.json)).toEqual(lost.map(() => expect.objectContaining({ ply: ply + 2 })));
      expect((await anna.match(id)).ply).toBe(ply + 2);
    }
  });
});
