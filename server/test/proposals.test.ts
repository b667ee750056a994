import { Random } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { SUITE_GAMES } from '@levante/testkit/host';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { DEFAULT_LIMITS } from '../src/http/ports.ts';
import type { ServerOptions } from '../src/index.ts';
import { type Fixture, openFixture, patientBots, randomBots } from './lib/fixture.ts';
import { leaksIn, SEED } from './lib/horn.ts';
import { untilRested } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

const visitor = (): Visitor => new Visitor(() => fixture.server.url);
const propose = (who: Visitor, id: string, kind = 'take-back') => who.post(`/api/matches/${id}/proposals`, { kind });
const answer = (who: Visitor, id: string, given: string, number = 1) =>
  who.post(`/api/matches/${id}/proposals/${number}`, { answer: given });

/** Opens a dealt match of Anna and Bo. Bo is to act, after Anna's turn. */
async function forTwo(options: Partial<ServerOptions> = {}) {
  fixture = await openFixture(options);
  const anna = visitor();
  const bo = visitor();
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const { id } = await anna.open({ game: 'purse-race', options: { goal: 100 }, shuffle: false, seats });
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const { ply } = await untilRested(anna, id);
  await anna.act(id, ply, ['0 end']);
  await untilRested(bo, id);
  return { anna, bo, id };
}

describe('a proposal over HTTP', () => {
  it('takes back a turn when the other person agrees, and both streams and the old address continue', async () => {
    const { anna, bo, id } = await forTwo();
    const streams = [anna.follow(id), bo.follow(id), visitor().follow(id)];
    for (const stream of streams) await stream.until(() => true);
    const proposed = matchIn(await propose(anna, id));
    expect(proposed.proposal).toMatchObject({ number: 1, kind: 'take-back', seat: 0, asked: [1], outcome: null });
    expect(proposed.proposal?.leftMs).toBeGreaterThan(40_000);
    const { continuedBy } = matchIn(await answer(bo, id, 'agree'));
    expect(continuedBy).toMatch(/^[a-z0-9]{14}$/);
    for (const stream of streams) {
      await stream.until(({ message }) => message.type === 'match' && message.match.continuedBy === continuedBy);
      await stream.close();
    }
    expect(await visitor().match(id)).toMatchObject({ status: 'over', result: null, continuedBy });
    const next = await anna.match(continuedBy ?? '');
    expect(next).toMatchObject({ status: 'running', actor: '0', mine: [0], continues: { from: id } });
    expect((await bo.get('/api/matches')).json).toMatchObject({ matches: [{ id: continuedBy }, { id }] });
    await fixture.restart();
    expect(await bo.match(id)).toMatchObject({ continuedBy });
    expect((await anna.act(next.id, next.ply, ['0 end'])).status).toBe(200);
  });

  it('has a number, and is not found under another text', async () => {
    const { anna, bo, id } = await forTwo();
    await propose(anna, id);
    for (const number of ['0', '01', '1a', 'a1', '-1', '1.0', '1234567890']) {
      const reply = await bo.post(`/api/matches/${id}/proposals/${number}`, { answer: 'agree' });
      expect([number, codeOf(reply)]).toEqual([number, 'bad-request']);
    }
    const other = await bo.post(`/api/matches/${id}/proposals/123456789`, { answer: 'agree' });
    expect(codeOf(other)).toBe('proposal-over');
    expect(matchIn(await answer(bo, id, 'agree')).continuedBy).toMatch(/^[a-z0-9]{14}$/);
  });

  it('to end now lets bots play the rest, and the record proves the result', async () => {
    const { anna, bo, id } = await forTwo();
    expect(matchIn(await propose(anna, id, 'end-now')).seats[0]).not.toHaveProperty('playedBy');
    const ending = matchIn(await answer(bo, id, 'agree'));
    const playedBy = { level: 'random', why: 'ended' };
    expect(ending.seats).toMatchObject([{ playedBy }, { playedBy }]);
    for (const who of [anna, bo]) {
      expect(['bots-finish', 'refused']).toContain(codeOf(await who.post(`/api/matches/${id}/return`, {})));
      expect(['bots-finish', 'refused']).toContain(codeOf(await propose(who, id, 'cancel')));
    }
    await expect.poll(async () => (await anna.match(id)).status, { timeout: 60_000 }).toBe('over');
    expect((await anna.match(id)).result?.ranks).toHaveLength(2);
    const { json } = await visitor().get(`/api/matches/${id}/record`);
    expect(verifyRecord(SUITE_GAMES, json)).toMatchObject({ ok: true, verified: { deal: true } });
    expect(json).toMatchObject({ meta: { sat: expect.arrayContaining([expect.objectContaining({ why: 'ended' })]) } });
  }, 120_000);

  it('to end now leaves the seat to a person who was not asked to agree', async () => {
    fixture = await openFixture({ bots: patientBots() });
    const anna = visitor();
    const bo = visitor();
    const eve = visitor();
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'open' }];
    const options = { players: 3, goal: 9 };
    const { id } = await anna.open({ game: 'purse-race', options, shuffle: false, seats });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await eve.post(`/api/matches/${id}/seats`, { name: 'Eve' });
    await untilRested(anna, id);
    await eve.post(`/api/matches/${id}/resign`, {});
    expect(matchIn(await propose(anna, id, 'end-now')).proposal?.asked).toEqual([1]);
    const ending = matchIn(await answer(bo, id, 'agree'));
    expect(ending.seats.map((seat) => seat.playedBy?.why)).toEqual(['ended', 'ended', 'resigned']);
    expect(codeOf(await anna.post(`/api/matches/${id}/return`, {}))).toBe('bots-finish');
    expect(codeOf(await propose(eve, id, 'cancel'))).toBe('bots-finish');
    const back = matchIn(await eve.post(`/api/matches/${id}/return`, {}));
    expect(back.seats[2]).not.toHaveProperty('playedBy');
  });

  it('lets a bot play for a person who stays away, until they take the seat back', async () => {
    const { anna, bo, id } = await forTwo();
    const stream = anna.follow(id);
    await stream.until(() => true);
    expect(codeOf(await propose(anna, id, 'stand-in'))).toBe('nobody-away');
    await stream.close();
    const connection = connect(filesOf(fixture.dataDir).database);
    connection.prepare('update matches set acted_at = acted_at - 86400000 where id = ?').run(id);
    connection.close();
    await fixture.restart({ bots: patientBots() });
    const again = anna.follow(id);
    await again.until(() => true);
    const proposed = matchIn(await propose(anna, id, 'stand-in'));
    expect(proposed).toMatchObject({ proposal: { away: 1, asked: [], outcome: 'accepted' } });
    expect(proposed.seats[1]).toMatchObject({ name: 'Bo', playedBy: { level: 'random', why: 'away' } });
    const back = matchIn(await bo.post(`/api/matches/${id}/return`, {}));
    expect(back.seats[1]).not.toHaveProperty('playedBy');
    expect(back.askedSince).toBeGreaterThan(Date.now() - 60_000);
    await again.close();
  });

  it('is refused with the codes that the guide documents', async () => {
    const { anna, bo, id } = await forTwo();
    const eve = visitor();
    await eve.get('/api/me');
    expect(codeOf(await propose(eve, id))).toBe('not-your-seat');
    expect(codeOf(await propose(visitor(), id))).toBe('not-your-seat');
    expect(codeOf(await propose(bo, id))).toBe('nothing-to-take-back');
    expect(codeOf(await propose(anna, id, 'win'))).toBe('bad-request');
    expect(codeOf(await propose(anna, 'aaaaaaaaaaaaaa'))).toBe('no-such-match');
    expect(codeOf(await answer(bo, id, 'agree'))).toBe('proposal-over');
    await propose(anna, id);
    expect(codeOf(await propose(bo, id, 'cancel'))).toBe('proposal-open');
    expect(codeOf(await answer(anna, id, 'agree'))).toBe('not-your-seat');
    expect(codeOf(await answer(eve, id, 'refuse'))).toBe('not-your-seat');
    expect(codeOf(await bo.post(`/api/matches/${id}/proposals/x`, { answer: 'agree' }))).toBe('bad-request');
    expect(matchIn(await answer(bo, id, 'refuse')).proposal).toMatchObject({ outcome: 'refused', by: 1 });
    expect(codeOf(await answer(bo, id, 'agree'))).toBe('proposal-over');
    expect(codeOf(await propose(anna, id))).toBe('already-proposed');
  });

  it('can be answered after a restart', async () => {
    const { anna, bo, id } = await forTwo();
    await propose(anna, id, 'cancel');
    await fixture.restart();
    expect((await bo.match(id)).proposal).toMatchObject({ kind: 'cancel', outcome: null });
    expect(matchIn(await answer(bo, id, 'agree'))).toMatchObject({ status: 'over', result: null });
    expect(codeOf(await propose(anna, id, 'cancel'))).toBe('match-over');
  });

  it('to take back a turn continues in a match that counts as the same one', async () => {
    const limits = { ...DEFAULT_LIMITS, identity: { ...DEFAULT_LIMITS.identity, matches: 2 } };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const seats = ['Anna', 'Bo'].map((name) => ({ kind: 'me', name }));
    const wanted = { game: 'purse-race', options: { goal: 100 }, seats };
    let { id } = await anna.open(wanted);
    for (let round = 0; round < 4; round++) {
      const { ply, actor } = await untilRested(anna, id);
      await anna.act(id, ply, [`${actor} end`]);
      id = matchIn(await propose(anna, id)).continuedBy ?? '';
    }
    expect(await anna.match(id)).toMatchObject({ status: 'running', takenBack: 4 });
    const codes = [await anna.post('/api/matches', wanted), await anna.post('/api/matches', wanted)].map(codeOf);
    expect(codes).toEqual(['', 'too-many-matches']);
  });

  it('to take back a turn is refused after the maximum number of turns', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const seats = ['Anna', 'Bo'].map((name) => ({ kind: 'me', name }));
    let { id } = await anna.open({ game: 'purse-race', options: { goal: 100 }, seats });
    const takeBack = async () => {
      const { ply, actor } = await untilRested(anna, id);
      await anna.act(id, ply, [`${actor} end`]);
      const reply = await propose(anna, id);
      if (reply.status === 200) id = matchIn(reply).continuedBy ?? '';
      return codeOf(reply);
    };
    expect(await takeBack()).toBe('');
    const connection = connect(filesOf(fixture.dataDir).database);
    const { branches_json } = Object(connection.prepare('select branches_json from matches where id = ?').get(id));
    const many = JSON.parse(String(branches_json)).map((branch: object) => ({ ...branch, takenBack: 199 }));
    connection.prepare('update matches set branches_json = ? where id = ?').run(JSON.stringify(many), id);
    connection.close();
    await fixture.restart();
    expect([await takeBack(), await takeBack()]).toEqual(['', 'at-maximum']);
  });
});

describe('a match of Golden Horn whose turns are taken back', () => {
  it('reveals no secrets while its last branch runs, and proves the whole deal afterwards', async () => {
    const drawn = new Random(3);
    let ids = 0;
    fixture = await openFixture({
      games: GAMES,
      bots: randomBots(GAMES),
      chance: {
        newSeed: () => SEED,
        newMatchId: () => `match${String(++ids).padStart(9, '0')}`,
        below: (n) => drawn.below(n),
      },
    });
    const people = [visitor(), visitor()] as const;
    const [anna, bo] = people;
    const eve = visitor();
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
    let { id } = await anna.open({ game: 'golden-horn', shuffle: false, options: { players: 3 }, seats });
    await bo.post(`/api/matches/${id}/entropy`, { entropy: 'e'.repeat(32) });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo', entropy: 'b'.repeat(32) });
    const random = new Random(5);
    const old: string[] = [];
    let sent = ['', '', ''];
    for (let turn = 0; ; turn++) {
      const match = await rested(anna, id);
      if (match.status === 'over') break;
      const seat = Number(match.actor);
      const who = people[seat] ?? anna;
      if (turn % 40 === 30 && old.length < 3) {
        const asker = people[random.below(2)] ?? anna;
        const proposed = matchIn(await propose(asker, id));
        old.push(id);
        id =
          matchIn(await answer(asker === anna ? bo : anna, id, 'agree', proposed.proposal?.number)).continuedBy ?? '';
        for (const known of [...old, id]) for (const one of [anna, bo, eve]) await seeEverything(one, known);
        continue;
      }
      const stream = who.follow(id);
      const { message } = await stream.until(() => true);
      await stream.close();
      const legal = message.legal ?? [];
      expect((await who.act(id, match.ply, [legal[random.below(legal.length)] ?? ''])).status).toBe(200);
      if ((await anna.match(id)).status === 'running')
        sent = [anna, bo, eve].map(({ received }) => received.join('\n'));
    }
    expect(old).toHaveLength(3);
    expect(sent.map((bytes, seat) => leaksIn(bytes, seat === 2 ? 'spectator' : seat))).toEqual([[], [], []]);
    expect(sent.every((bytes) => !bytes.includes('b'.repeat(32)))).toBe(true);
    const { json } = await eve.get(`/api/matches/${id}/record`);
    expect(json).toMatchObject({ seed: SEED, meta: { branches: expect.any(Array) } });
    expect(verifyRecord(GAMES, json)).toMatchObject({ ok: true, verified: { deal: true, unproven: ['consent'] } });
    for (const known of old) {
      const { text } = await anna.get(`/api/matches/${known}/record`);
      expect(leaksIn(text, 0)).toEqual([]);
    }
  }, 120_000);
});

/** Reads a match and its record, and follows it from the beginning. */
async function seeEverything(who: Visitor, id: string): Promise<void> {
  for (const path of ['', '/record']) await who.get(`/api/matches/${id}${path}`);
  const follower = who.follow(id, '0');
  await follower.until(({ message }) => message.type !== 'match');
  await follower.close();
}

/** Waits until a person is to act, or the match is over. */
async function rested(who: Visitor, id: string) {
  for (;;) {
    const match = await who.match(id);
    if (match.status === 'over' || match.actor === '0' || match.actor === '1') return match;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
