import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let eve: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
  eve = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const PURSES = [[expect.any(Number), null] as const, [null, expect.any(Number)] as const];

/** Returns the first message of a new stream. */
async function viewThrough(visitor: Visitor, id: string, seat?: number) {
  const follower = visitor.follow(id, undefined, seat);
  const { message } = await follower.until(() => true);
  await follower.close();
  return message;
}

describe('a person with several seats', () => {
  it('gets the view of the first, unless another is requested', async () => {
    const { id } = await openOwnMatch(anna);
    expect(await viewThrough(anna, id)).toMatchObject({ match: { viewer: 0 }, state: { purses: PURSES[0] } });
    for (const seat of [0, 1]) {
      expect(await viewThrough(anna, id, seat)).toMatchObject({
        match: { viewer: seat, mine: [0, 1] },
        state: { purses: PURSES[seat] },
      });
      expect(matchIn(await anna.get(`/api/matches/${id}?seat=${seat}`)).viewer).toBe(seat);
    }
  });

  it('gets the legal actions of the requested seat only', async () => {
    const { id, ply } = await openOwnMatch(anna);
    expect(await viewThrough(anna, id, 0)).toMatchObject({ legal: expect.arrayContaining(['0 end']) });
    expect(await viewThrough(anna, id, 1)).toMatchObject({ legal: null });
    const follower = anna.follow(id, String(ply), 1);
    await anna.act(id, ply, ['0 end']);
    const { message } = await follower.untilPly(ply + 2);
    expect(message).toMatchObject({ state: { purses: PURSES[1] }, legal: expect.arrayContaining(['1 end']) });
    await follower.close();
  });

  it('gets the record of the requested seat', async () => {
    const { id } = await openOwnMatch(anna);
    const dealt = async (query: string) => {
      const { text } = await anna.get(`/api/matches/${id}/record${query}`);
      return text.match(/\* deal \d ./g)?.map((line) => line.replace(/\d$/, 'N'));
    };
    expect(await dealt('')).toEqual(['* deal 0 N', '* deal 1 ?']);
    expect(await dealt('?seat=0')).toEqual(['* deal 0 N', '* deal 1 ?']);
    expect(await dealt('?seat=1')).toEqual(['* deal 0 ?', '* deal 1 N']);
  });

  it('can resume with the view of another seat', async () => {
    const { id } = await openOwnMatch(anna);
    for (const seat of [0, 1]) {
      const follower = anna.follow(id, '0', seat);
      const { message } = await follower.until((event) => event.message.type === 'plies');
      const lines = message.type === 'plies' ? message.plies.map((one) => one.action) : [];
      expect(lines.slice(0, 2).map((line) => line.endsWith('?'))).toEqual([seat === 1, seat === 0]);
      await follower.close();
    }
  });
});

describe('a request for a seat', () => {
  const paths = ['', '/record', '/stream'];

  it.each(paths)('of another person is refused at match%s', async (path) => {
    const { id } = await openOwnMatch(anna);
    await eve.get('/api/me');
    const stranger = new Visitor(() => fixture.server.url);
    for (const visitor of [eve, stranger]) {
      for (const seat of [0, 1]) {
        const reply = await visitor.get(`/api/matches/${id}${path}?seat=${seat}`);
        expect([reply.status, codeOf(reply)]).toEqual([403, 'not-your-seat']);
        expect(reply.json).toEqual({ code: 'not-your-seat', message: expect.any(String) });
      }
    }
    const reply = await anna.get(`/api/matches/${id}${path}?seat=2`);
    expect([reply.status, codeOf(reply)]).toEqual([403, 'not-your-seat']);
  });

  it.each(paths)('that is invalid is refused as malformed at match%s', async (path) => {
    const { id } = await openOwnMatch(anna);
    for (const seat of ['', '-1', '16', '1.0', '01', 'x', '0&seat=1']) {
      const reply = await anna.get(`/api/matches/${id}${path}?seat=${seat}`);
      expect([reply.status, codeOf(reply)]).toEqual([400, 'bad-request']);
      expect(reply.json).toMatchObject({ path: '/querystring/seat' });
    }
  });

  it('of a bot or an open seat is refused', async () => {
    const { id } = await anna.open({
      game: 'purse-race',
      shuffle: false,
      options: { players: 3 },
      seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
    });
    for (const seat of [1, 2]) expect((await anna.get(`/api/matches/${id}?seat=${seat}`)).status).toBe(403);
    await anna.post(`/api/matches/${id}/seats`, { name: 'Bo', seat: 2 });
    expect(matchIn(await anna.get(`/api/matches/${id}?seat=2`)).viewer).toBe(2);
  });

  it('gives a spectator the public view if it names no seat', async () => {
    const { id } = await openOwnMatch(anna);
    expect(await viewThrough(eve, id)).toMatchObject({ match: { viewer: null, mine: [] }, legal: null });
  });
});
