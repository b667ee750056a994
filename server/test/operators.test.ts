import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchHost } from '@levante/host';
import type { Measure } from '@levante/people/operators';
import { waitFor } from '@levante/testkit/wait';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqlReportStore } from '../src/chat/report-store.ts';
import { connect } from '../src/database/database.ts';
import { filesOf, takeFolder } from '../src/database/folder.ts';
import type { PostgresTables } from '../src/database/postgres/tables.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { banSubject } from '../src/http/address.ts';
import { Bans } from '../src/http/bans.ts';
import { SqlOperatorReads } from '../src/operators/operator-reads.ts';
import { OperatorStore } from '../src/operators/operator-store.ts';
import { OlderServer, openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { OPERATOR_CASES, operatorFixture } from './lib/operator-cases.ts';
import { openOwnMatch } from './lib/play.ts';
import { TablesFollower } from './lib/tables-follower.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the operators’ store on SQLite', () => {
  it.each(Object.entries(OPERATOR_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const connection = connect(join(dir, 'levante.db'));
    const access = connectionAccess(connection);
    await run(store, new OperatorStore(access), operatorFixture(access, false)).finally(() => connection.close());
    await store.close();
    await rm(dir, { recursive: true });
  });

  it('lists a report whose lines cannot be parsed without them', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const report = { match: 'rude', line: 1, person: 'bo', reporter: 'anna', reason: null, lines: [], at: 5 };
    await new SqlReportStore(store.access).report({ id: 'damaged', ...report });
    const connection = connect(join(dir, 'levante.db'));
    const operator = new OperatorStore(connectionAccess(connection));
    for (const damaged of ['[{', '{}', '[{"number":"1"}]']) {
      connection.prepare('update reports set lines_json = ?').run(damaged);
      expect(await operator.reports(9)).toMatchObject([{ id: 'damaged', lines: null }]);
    }
    const { take } = operatorFixture(connectionAccess(connection), false);
    expect(await take({ kind: 'handle-report', report: 'damaged' })).toBe(true);
    connection.close();
    await store.close();
    await rm(dir, { recursive: true });
  });

  it('counts live matches with their index', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const connection = connect(join(dir, 'levante.db'));
    const queries: CompiledQuery[] = [];
    const db = new Kysely<PostgresTables>({
      dialect: new SqliteDialect({ database: connection }),
      log: ({ query }) => void queries.push(query),
    });
    expect((await new SqlOperatorReads({ db }).counts()).live).toBe(0);
    const live = queries.find(({ sql }) => sql.includes('deadline'));
    const plan = connection.prepare(`explain query plan ${live?.sql}`).all(...(live?.parameters ?? []));
    expect(JSON.stringify(plan)).toContain('matches_live');
    connection.close();
    await store.close();
    await rm(dir, { recursive: true });
  });

  it('leaves notices of an unknown kind to newer servers', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const connection = connect(join(dir, 'levante.db'));
    const add = connection.prepare('insert into notices (kind, subject, created_at) values (?, ?, 5)');
    for (const kind of ['keys', 'weather', 'match']) add.run(kind, 'anna');
    connection.close();
    expect(await store.noticesAfter(0)).toEqual([
      { number: 1, kind: 'keys', subject: 'anna' },
      { number: 3, kind: 'match', subject: 'anna' },
    ]);
    await store.close();
    await rm(dir, { recursive: true });
  });

  it('locks a folder without a server until it is closed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    await (await openSqlite(filesOf(dir).database)).close();
    const { close } = await openForOperator({ folder: dir });
    await expect(takeFolder(dir)).rejects.toThrow('another server uses');
    await close();
    (await takeFolder(dir)).release();
    await rm(dir, { recursive: true });
  });

  it('refuses to work with a running server whose database lacks a required table', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    await (await openSqlite(filesOf(dir).database)).close();
    const connection = connect(filesOf(dir).database);
    connection.exec('drop table reports');
    connection.close();
    const server = await takeFolder(dir);
    await (await openForOperator({ folder: dir })).close();
    await expect(openForOperator({ folder: dir }, 'reports')).rejects.toThrow(OlderServer);
    server.release();
    await rm(dir, { recursive: true });
  });

  it('does not create a missing store', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    await expect(openForOperator({ folder: join(dir, 'none') })).rejects.toThrow('ENOENT');
    await rm(dir, { recursive: true });
  });
});

describe('a ban', () => {
  const bans = new Bans({ marksOf: (text) => [`mark of ${text}`] });
  const anna = { person: 'anna', address: '203.0.113.5' };

  it('applies to a person, an address or its mark until it ends', () => {
    for (const id of ['anna', '203.0.113.5', 'mark of 203.0.113.5']) {
      bans.set([{ id, until: 2000 }]);
      expect([bans.untilOf(anna, 1999), bans.untilOf(anna, 2000)]).toEqual([2000, null]);
      expect(bans.untilOf({ person: 'bo', address: '203.0.113.6' }, 1999)).toBe(null);
    }
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['203.0.113.5', '203.0.113.5'],
    ['abcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuvwx'],
    ['AbC-_fghijklmnopqrstuv', 'AbC-_fghijklmnopqrstuv'],
    ['anna', null],
    ['203.0.113', null],
    ['', null],
  ])('of the text %s applies to %s', (text, subject) => {
    expect(banSubject(text)).toBe(subject);
  });
});

describe('an operator next to a running server', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  /** Runs an operator's command on its own connection. */
  async function operate(
    work: (take: (measure: Measure) => Promise<boolean>, store: OperatorStore) => Promise<unknown>,
  ): Promise<void> {
    const { store, measures, close } = await openForOperator({ folder: fixture.dataDir });
    await work((measure) => takeMeasure(measures, measure), store).finally(close);
  }

  const streamOf = (who: Visitor, id: string): Promise<Response> =>
    fetch(`${fixture.server.url}/api/matches/${id}/stream`, { headers: who.headers() });

  const inAnHour = (): number => Date.now() + 3_600_000;

  /** Repeats a request until its reply fits: a server applies operators' changes within a second. */
  async function until(fits: (reply: Reply) => boolean, ask: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      const reply = await ask();
      if (fits(reply)) return reply;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const refused = (ask: () => Promise<Reply>): Promise<Reply> => until(({ status }) => status >= 400, ask);

  it('ends a match, whose players are notified and can no longer act in it', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { id } = await openOwnMatch(anna);
    const follower = anna.follow(id);
    await follower.until(({ message }) => message.type === 'view');
    const { ply } = await anna.match(id);
    await operate((take) => take({ kind: 'end-match', match: id }));
    await follower.until(({ message }) => message.type === 'match' && message.match.status === 'over');
    expect(await anna.match(id)).toMatchObject({ status: 'over', actor: null, result: null });
    const acted = await anna.act(id, ply, ['0 take 1']);
    expect([acted.status, codeOf(acted)]).toEqual([422, 'match-over']);
    const record = await anna.get(`/api/matches/${id}/record`);
    expect(record.status).toBe(200);
    expect(record.json).not.toHaveProperty('seed');
    await follower.close();
  });

  it('removes a line of a chat, and its readers are notified', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await anna.post(`/api/matches/${id}/chat`, { text: 'Hello' });
    await bo.post(`/api/matches/${id}/chat`, { text: 'You fool' });
    const follower = anna.follow(id);
    await waitFor(() => expect(follower.chat.map(({ text }) => text)).toEqual(['Hello', 'You fool']));
    await operate(async (take) => expect(await take({ kind: 'remove-line', match: id, line: 2 })).toBe(true));
    await waitFor(() => {
      expect(follower.chats.at(-1)).toMatchObject({ whole: true, lines: [{ text: 'Hello' }, { text: null }] });
    });
    expect((await bo.get(`/api/matches/${id}/chat`)).json).toMatchObject({
      lines: [{ text: 'Hello' }, { text: null }],
    });
    await follower.close();
  });

  it('deletes a match, and ends its streams', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { id } = await anna.open(waiting);
    const stream = await streamOf(anna, id);
    await operate((take) => take({ kind: 'delete-match', match: id }));
    expect(await stream.text()).toContain('"type":"view"');
    expect(codeOf(await anna.get(`/api/matches/${id}`))).toBe('no-such-match');
  });

  it('makes a person’s keys void, and ends their streams', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    await bo.get('/api/me');
    const stream = await streamOf(anna, id);
    const other = bo.follow(id);
    await operate(async (take, store) => {
      const shown = await store.show(id);
      await take({ kind: 'revoke-keys', person: shown?.match.openedBy ?? '' });
    });
    expect(await stream.text()).toContain('"type":"view"');
    expect(codeOf(await refused(() => anna.get(`/api/matches/${id}`)))).toBe('bad-identity');
    expect((await bo.get('/api/me')).status).toBe(200);
    await other.close();
  });

  it('makes a person’s keys void, and ends their stream of open tables and invitations', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    await bo.get('/api/me');
    const follow = (who: Visitor) => new TablesFollower(`${fixture.server.url}/api/tables/stream`, who.headers());
    const hers = follow(anna);
    const his = follow(bo);
    await Promise.all([hers, his].map((one) => one.until(() => true)));
    await operate(async (take, store) => {
      const shown = await store.show(id);
      await take({ kind: 'revoke-keys', person: shown?.match.openedBy ?? '' });
    });
    await waitFor(() => expect(hers.ended).toBe(true));
    expect(his.ended).toBe(false);
    await his.close();
  });

  it('bans a person, whose streams end and changes are refused until the ban is lifted', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const bo = visitor();
    const { id } = await anna.open(waiting);
    const stream = await streamOf(anna, id);
    const end = inAnHour();
    let person = '';
    await operate(async (take, store) => {
      person = (await store.show(id))?.match.openedBy ?? '';
      await take({ kind: 'ban', subject: person, until: end });
    });
    await stream.text();
    const reply = await refused(() => anna.post('/api/me', { name: 'Anna' }));
    expect([reply.status, reply.json]).toEqual([403, expect.objectContaining({ code: 'banned', until: end })]);
    for (const path of [`/api/matches/${id}/actions`, `/api/matches/${id}/seats`, '/api/matches', '/api/tokens']) {
      expect(codeOf(await anna.post(path, {})), path).toBe('banned');
    }
    expect((await streamOf(anna, id)).status).toBe(403);
    expect((await anna.get('/api/matches')).status).toBe(200);
    expect((await bo.post('/api/me', { name: 'Bo' })).status).toBe(200);
    // A server applies them from its start.
    await fixture.restart();
    expect(codeOf(await anna.post('/api/me', { name: 'Anna' }))).toBe('banned');
    await operate((take) => take({ kind: 'lift-ban', subject: person }));
    await until(
      ({ status }) => status === 200,
      () => anna.post('/api/me', { name: 'Anna' }),
    );
  });

  it('bans a person while their stream is being opened, which is refused', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { id } = await anna.open(waiting);
    const { describeFollowed } = MatchHost.prototype;
    vi.spyOn(MatchHost.prototype, 'describeFollowed').mockImplementationOnce(async function (this: MatchHost, ...of) {
      const described = await describeFollowed.apply(this, of);
      await operate(async (take, store) => {
        await take({ kind: 'ban', subject: (await store.show(id))?.match.openedBy ?? '', until: inAnHour() });
      });
      await refused(() => anna.post('/api/me', { name: 'Anna' }));
      return described;
    });
    expect((await streamOf(anna, id)).status).toBe(403);
  });

  it('bans an address or its mark stored with a match, and refuses new identities there', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const { id } = await anna.open(waiting);
    let mark = '';
    await operate(async (take, store) => {
      mark = (await store.show(id))?.match.openedFrom ?? '';
      await take({ kind: 'ban', subject: mark, until: inAnHour() });
    });
    expect(banSubject(mark)).toBe(mark);
    expect(codeOf(await refused(() => visitor().get('/api/me')))).toBe('banned');
    expect(codeOf(await refused(() => anna.post('/api/me', { name: 'Anna' })))).toBe('banned');
    await operate(async (take) => {
      await take({ kind: 'lift-ban', subject: mark });
      await take({ kind: 'ban', subject: banSubject('127.0.0.1') ?? '', until: inAnHour() });
    });
    expect(codeOf(await refused(() => visitor().get('/api/me')))).toBe('banned');
  });
});
