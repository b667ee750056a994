import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch, untilRested } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

/** Commands over HTTP. Their effects are tested by the suite of every host (`host.test.ts`). */

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const invited = { game: 'purse-race', shuffle: false, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] };

describe('a command', () => {
  it('returns the ply after its actions, and returns it again when it is repeated', async () => {
    const { id, ply } = await openOwnMatch(anna);
    for (let i = 0; i < 2; i++) {
      const reply = await anna.act(id, ply, ['0 step', '0 end'], 'key-of-anna');
      expect([reply.status, reply.json]).toEqual([200, { ply: ply + 3 }]);
    }
    const other = await anna.act(id, ply + 3, ['1 end'], 'key-of-anna');
    expect([other.status, codeOf(other)]).toEqual([409, 'key-reused']);
    expect(await anna.match(id)).toMatchObject({ ply: ply + 3, actor: '1' });
  });

  it('that the rules refuse returns code, clause, data and the action’s index', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const reply = await anna.act(
      id,
      ply,
      Array.from({ length: 4 }, () => '0 step'),
    );
    expect(reply.status).toBe(422);
    expect(reply.json).toMatchObject({ code: 'cannot-afford', clause: 'PR-2', data: { left: 0 }, ply });
    expect(reply.json).toHaveProperty('at', expect.any(Number));
  });

  it.each([
    ['an action of chance', '* throw 3', 403, 'not-your-seat'],
    ['a seat that does not exist', '7 end', 403, 'not-your-seat'],
    ['a seat out of turn', '1 end', 422, 'not-your-turn'],
    ['no action at all', 'hello', 422, 'bad-request'],
    ['an unknown verb', '0 fly', 422, 'bad-request'],
    ['a seat in another spelling', '00 end', 422, 'bad-request'],
    ['a line with two blanks', '0  end', 422, 'bad-request'],
  ])('is refused with %s', async (_what, line, status, code) => {
    const { id, ply } = await openOwnMatch(anna);
    const reply = await anna.act(id, ply, [line]);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('requires the cookie of the seat’s player', async () => {
    const { id } = await anna.open(invited);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const { ply } = await untilRested(anna, id);
    const stranger = new Visitor(() => fixture.server.url);
    for (const visitor of [bo, stranger]) {
      const reply = await visitor.act(id, ply, ['0 end']);
      expect([reply.status, codeOf(reply)]).toEqual([403, 'not-your-seat']);
    }
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('at another ply is stale and gets the current ply, also if it lost a race', async () => {
    const { id, ply } = await openOwnMatch(anna);
    const wrong = await anna.act(id, ply + 1, ['0 end']);
    expect([wrong.status, wrong.json]).toMatchObject([409, { code: 'stale-ply', ply }]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => anna.act(id, ply, ['0 end'])));
    const lost = replies.filter((reply) => reply.status !== 200);
    expect(lost.map((reply) => [reply.status, reply.json])).toEqual(
      Array.from({ length: 5 }, () => [409, expect.objectContaining({ code: 'stale-ply', ply: ply + 2 })]),
    );
  });
});

describe('a seat', () => {
  it('is given to a visitor, who gets a cookie, and refused with a reason if it is not open', async () => {
    const { id } = await anna.open(invited);
    const early = await anna.act(id, 0, ['0 step']);
    expect([early.status, codeOf(early)]).toEqual([409, 'not-started']);
    const taken = await bo.post(`/api/matches/${id}/seats`, { name: 'Bo', seat: 0 });
    expect([taken.status, codeOf(taken)]).toEqual([409, 'seat-taken']);
    expect(matchIn(await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' }))).toMatchObject({
      status: 'running',
      mine: [1],
    });
    const late = await new Visitor(() => fixture.server.url).post(`/api/matches/${id}/seats`, { name: 'Eve' });
    expect([late.status, codeOf(late)]).toEqual([409, 'no-open-seat']);
  });
});
