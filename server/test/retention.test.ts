import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMatch, TEST_TIME } from '@levante/testkit/host';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { startExpiring } from '../src/matches/expiry.ts';
import { DEFAULT_RETENTION, dayOf } from '../src/matches/store/retention.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { openOwnMatch, playOut } from './lib/play.ts';
import { RETENTION_CASES } from './lib/retention-cases.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

describe('retention', () => {
  it.each(Object.entries(RETENTION_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store).finally(() => store.close());
    await rm(dir, { recursive: true });
  });

  it('keeps a match that is played while it is about to be deleted', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'), undefined, {
      retention: { ...DEFAULT_RETENTION, waiting: 0 },
    });
    const open = aMatch().seats.map((seat) => ({ ...seat, kind: 'person' as const, person: null }));
    const ids = ['idle', 'joined'].map((name) => name.padEnd(14, '0'));
    for (const id of ids) await store.create(aMatch({ id, seats: open }));
    const [idle = '', joined = ''] = ids;
    await store.takeSeat(joined, 0, 'anna', 'Anna', null);
    // The last seat is taken after the match was found to be expired and before it is deleted.
    const taken = store.takeSeat(joined, 1, 'bo', 'Bo', null);
    expect(await store.expire(dayOf(Date.now()) + 1, 9)).toEqual([idle, joined]);
    expect(await taken).toBe(true);
    expect(await store.read(idle)).toBeNull();
    expect(await store.read(joined)).toMatchObject({ status: 'running' });
    await store.close();
    await rm(dir, { recursive: true });
  });

  it('deletes all expired matches and reports them when every other hourly deletion fails', async () => {
    const past = Array.from({ length: 120 }, (_, i) => `match ${i}`);
    const gone: string[] = [];
    const failed: unknown[] = [];
    const fails = () => Promise.reject(new Error('damaged'));
    const stop = startExpiring({
      retention: { expire: async (_today, limit) => past.splice(0, limit), forgetOpeners: fails },
      deletions: [fails, fails],
      time: TEST_TIME,
      gone: (match) => void gone.push(match),
      failed: (error) => void failed.push(error),
    });
    await waitFor(() => expect(gone).toHaveLength(120));
    stop();
    expect(failed).toEqual(Array.from({ length: 3 }, () => new Error('damaged')));
  });
});

describe('a server', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const me = { kind: 'me', name: 'Anna' };
  const open = { kind: 'open' };
  const waiting = { game: 'purse-race', seats: [me, open], shuffle: false };

  it('limits unfinished matches per person and per address', async () => {
    const { identity, address } = DEFAULT_LIMITS;
    const limits = { ...DEFAULT_LIMITS, identity: { ...identity, matches: 2 }, address: { ...address, matches: 3 } };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const bo = visitor();
    const first = await anna.open(waiting);
    await anna.open(waiting);
    const refused = await anna.post('/api/matches', waiting);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too-many-matches']);
    await bo.open(waiting);
    expect(codeOf(await bo.post('/api/matches', waiting))).toBe('too-many-matches');
    expect((await anna.post(`/api/matches/${first.id}/call-off`, {})).status).toBe(200);
    await bo.open(waiting);
  });

  it('counts a finished match towards the limit for a day', async () => {
    const bot = { kind: 'bot', level: 'random' };
    const { identity } = DEFAULT_LIMITS;
    fixture = await openFixture({ limits: { ...DEFAULT_LIMITS, identity: { ...identity, matches: 2 } } });
    const anna = visitor();
    let last = '';
    for (let i = 0; i < 2; i++) {
      const { id } = await anna.open({ game: 'purse-race', options: { goal: 3 }, seats: [me, bot] });
      last = id;
      const follower = anna.follow(id);
      await playOut(anna, id, follower);
      await follower.close();
      expect((await anna.match(id)).status).toBe('over');
    }
    expect(codeOf(await anna.post('/api/matches', waiting))).toBe('too-many-matches');
    expect(codeOf(await anna.post(`/api/matches/${last}/rematch`, {}))).toBe('too-many-matches');
  });

  it('deletes a waiting match for the only person in it, and ends its streams', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    const path = `/api/matches/${id}/call-off`;
    expect(codeOf(await bo.post(path, {}))).toBe('not-your-seat');
    const stream = await fetch(`${fixture.server.url}/api/matches/${id}/stream`);
    expect((await anna.post(path, {})).status).toBe(200);
    expect(await stream.text()).toContain('"type":"view"');
    expect(codeOf(await anna.get(`/api/matches/${id}`))).toBe('no-such-match');
    const own = await openOwnMatch(anna);
    expect(codeOf(await anna.post(`/api/matches/${own.id}/call-off`, {}))).toBe('not-alone');
  });

  it('signs a person out everywhere else, and continues with their new keys', async () => {
    fixture = await openFixture();
    const here = visitor();
    const there = visitor();
    const program = visitor();
    const { id } = await here.open(waiting);
    there.cookie = here.cookie;
    program.token = String(Object(await here.post('/api/tokens', {})).json.token);
    expect((await program.match(id)).mine).toEqual([0]);
    const renewed = await here.post('/api/me/keys', { token: true });
    expect(renewed.status).toBe(201);
    expect((await here.match(id)).mine).toEqual([0]);
    expect(codeOf(await program.get('/api/matches'))).toBe('bad-token');
    expect(codeOf(await there.get('/api/matches'))).toBe('bad-identity');
    program.token = String(Object(renewed.json).token);
    expect((await program.match(id)).mine).toEqual([0]);
    await fixture.restart();
    expect((await here.match(id)).mine).toEqual([0]);
  });

  it('ends the streams of void keys, and no others', async () => {
    fixture = await openFixture();
    const here = visitor();
    const program = visitor();
    const bo = visitor();
    const { id } = await here.open(waiting);
    program.token = String(Object(await here.post('/api/tokens', {})).json.token);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const hers = here.follow(id);
    const stolen = program.follow(id);
    const his = bo.follow(id);
    await Promise.all([hers, stolen, his].map((follower) => follower.until(() => true)));
    expect((await here.post('/api/me/keys', {})).status).toBe(201);
    await expect.poll(() => [hers.ended, stolen.ended]).toEqual([true, true]);
    const again = here.follow(id);
    await again.until(() => true);
    expect((await here.post('/api/me/forget', {})).status).toBe(200);
    await expect.poll(() => again.ended).toBe(true);
    expect(his.ended).toBe(false);
    await his.close();
  });

  it('accepts one of several simultaneous renewals of keys', async () => {
    fixture = await openFixture();
    const here = visitor();
    await here.get('/api/me');
    const { cookie } = here;
    const asking = Array.from({ length: 5 }, () => {
      const one = visitor();
      one.cookie = cookie;
      return one;
    });
    const replies = await Promise.all(asking.map((one) => one.post('/api/me/keys', { token: true })));
    const winner = replies.findIndex(({ status }) => status === 201);
    const losers = replies.filter((_, i) => i !== winner);
    expect(losers.map(codeOf)).toEqual(losers.map(() => 'bad-identity'));
    const program = visitor();
    program.token = String(Object(replies[winner]?.json).token);
    expect((await program.get('/api/me')).status).toBe(200);
  });

  it('deletes a person’s data, makes their key void, and lets a bot play in shared matches', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    const { cookie } = anna;
    const follower = bo.follow(id);
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    await follower.until(({ message }) => message.legal !== null);
    await follower.close();
    expect((await bo.match(id)).seats[0]).toMatchObject({ kind: 'bot', name: null });
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me'))).toBe('bad-identity');
  });
});
