import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { ChatPage, COLLECTIONS, MyExport } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountStores } from '../src/accounts/account-stores.ts';
import { SqlBlockStore } from '../src/chat/block-store.ts';
import { SqlChatStore } from '../src/chat/chat-store.ts';
import { SqlReportStore } from '../src/chat/report-store.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { SqlLivePeople } from '../src/matches/store/live-people.ts';
import { SqlOperatorReads } from '../src/operators/operator-reads.ts';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { CHAT_CASES, expectNumbersFilled } from './lib/chat-cases.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { playOut, untilRested } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
let eve: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = visitor();
  bo = visitor();
  eve = visitor();
});
afterEach(() => fixture.close());

const url = (): string => `http://localhost:${fixture.server.port}`;
const visitor = (): Visitor => new Visitor(url);

async function withAccount(who: Visitor): Promise<void> {
  expect((await addPasskey(who, new Authenticator(url()))).status).toBe(200);
}

/** Opens a match of Anna and Bo. */
async function open(more: object = {}): Promise<string> {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false, ...more });
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  await eve.get('/api/me');
  return id;
}

const say = (who: Visitor, id: string, text: string) => who.post(`/api/matches/${id}/chat`, { text });
const signal = (who: Visitor, id: string, name: string) => who.post(`/api/matches/${id}/signals`, { signal: name });

async function page(who: Visitor, id: string): Promise<ChatPage> {
  return z.parse(ChatPage, (await who.get(`/api/matches/${id}/chat`)).json);
}
const textsFor = async (who: Visitor, id: string) => (await page(who, id)).lines.map(({ text }) => text);

describe('the store of chats', () => {
  it.each(Object.entries(CHAT_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const { access } = store;
    const chats = new SqlChatStore(access);
    const accounts = accountStores(access, false);
    const reads = new SqlOperatorReads(access);
    await run({
      chats,
      blocks: new SqlBlockStore(access),
      reports: new SqlReportStore(access),
      reads,
      accounts,
      people: new SqlLivePeople(access),
      store,
    }).finally(() => store.close());
    await rm(dir, { recursive: true });
  });

  it('counts the lines of an earlier build, and the numbers in its reports and journal', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    const connection = connect(join(dir, 'levante.db'));
    const access = connectionAccess(connection);
    await expectNumbersFilled(access.db, store, {
      chats: new SqlChatStore(access),
      reports: new SqlReportStore(access),
    }).finally(() => connection.close());
    await store.close();
    await rm(dir, { recursive: true });
  });
});

describe('the chat of a match', () => {
  it('is sent to followers and to later visitors, without ids of people', async () => {
    const id = await open();
    const following = bo.follow(id);
    const watching = visitor().follow(id);
    await waitFor(() => expect(following.chats[0]).toMatchObject({ whole: true, on: true, may: 'write', lines: [] }));
    const line = { number: 1, author: 1, seat: 0, name: 'Anna', watchers: false, signal: null, text: 'Hello!' };
    expect((await say(anna, id, 'Hello!')).json).toMatchObject({ ...line, mine: true });
    await waitFor(() => expect(following.chat).toMatchObject([{ ...line, mine: false }]));
    await signal(bo, id, 'well-played');
    await waitFor(() => expect(watching.chat.map(({ signal: one }) => one)).toEqual([null, 'well-played']));
    expect((await page(eve, id)).lines).toMatchObject([line, { seat: 1, name: 'Bo', text: null }]);
    expect(Object.keys(watching.chat[0] ?? {}).sort()).toEqual([
      'at',
      'author',
      'mine',
      'name',
      'number',
      'seat',
      'signal',
      'text',
      'watchers',
    ]);
    await following.close();
    await watching.close();
  });

  it('refuses a line that is too long, empty or has a line break, and an unknown signal', async () => {
    const id = await open();
    for (const text of ['', ' ', 'a\nb', 'x'.repeat(201), '\u202Eevil']) {
      expect([text, codeOf(await say(anna, id, text))]).toEqual([text, 'bad-request']);
    }
    expect(codeOf(await signal(anna, id, 'insult'))).toBe('bad-request');
    expect((await page(anna, id)).lines).toEqual([]);
    expect(codeOf(await say(visitor(), id, 'Hi'))).toBe('bad-identity');
    expect(codeOf(await say(anna, 'nosuchmatch000', 'Hi'))).toBe('no-such-match');
  });

  it('accepts one signal in five seconds from each person', async () => {
    const id = await open();
    expect((await signal(anna, id, 'hello')).status).toBe(200);
    expect(codeOf(await signal(anna, id, 'yes'))).toBe('too-many-requests');
    expect((await signal(bo, id, 'hello')).status).toBe(200);
    const both = await Promise.all([1, 2, 3].map(() => signal(eve, id, 'lucky')));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts lines of strangers only if they have an account', async () => {
    const id = await open({ listed: true });
    expect((await page(anna, id)).may).toBe('signal');
    expect(codeOf(await say(anna, id, 'Hi'))).toBe('no-account');
    expect((await signal(anna, id, 'hello')).status).toBe(200);
    await withAccount(anna);
    expect((await say(anna, id, 'Hi')).status).toBe(200);
    expect((await page(visitor(), id)).may).toBe('nothing');
    const invited = await open();
    expect((await page(bo, invited)).may).toBe('write');
    expect(codeOf(await say(eve, invited, 'I only watch'))).toBe('no-account');
  });

  it('hides the lines of spectators from players until the match is over', async () => {
    const id = await open();
    await withAccount(eve);
    const player = anna.follow(id);
    const watcher = eve.follow(id);
    await say(eve, id, 'Anna has the red purse');
    await say(bo, id, 'Good luck');
    await waitFor(() => expect(player.chat.map(({ text }) => text)).toEqual(['Good luck']));
    await waitFor(() => expect(watcher.chat.map(({ text }) => text)).toEqual(['Anna has the red purse', 'Good luck']));
    expect(await textsFor(bo, id)).toEqual(['Good luck']);
    expect(anna.received.join('')).not.toContain('red purse');
    expect(await textsFor(visitor(), id)).toEqual(['Anna has the red purse', 'Good luck']);
    const cancel = await anna.post(`/api/matches/${id}/proposals`, { kind: 'cancel' });
    expect(cancel.status).toBe(200);
    await bo.post(`/api/matches/${id}/proposals/1`, { answer: 'agree' });
    expect(await textsFor(bo, id)).toEqual(['Anna has the red purse', 'Good luck']);
    // Without a further line, which would show them, too.
    await waitFor(() => expect(player.chat.map(({ text }) => text)).toEqual(['Anna has the red purse', 'Good luck']));
    await player.close();
    await watcher.close();
  });

  it('shows players the lines of spectators as soon as the last turn is played', async () => {
    await eve.get('/api/me');
    await withAccount(eve);
    const { id } = await anna.open({
      game: 'purse-race',
      options: { goal: 3 },
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', level: 'random' },
      ],
    });
    await say(eve, id, 'Anna has the red purse');
    const player = anna.follow(id);
    await playOut(anna, id, player);
    await waitFor(() => expect(player.chat.map(({ text }) => text)).toEqual(['Anna has the red purse']));
    await player.close();
  });

  it('hides the lines of spectators from players after a turn was taken back', async () => {
    const id = await open();
    await withAccount(eve);
    await say(eve, id, 'Anna has the red purse');
    const { ply } = await untilRested(anna, id);
    await anna.act(id, ply, ['0 end']);
    await untilRested(bo, id);
    // Words that the opener has switched off stay off.
    await anna.post(`/api/matches/${id}/chat/switch`, { on: false });
    await anna.post(`/api/matches/${id}/proposals`, { kind: 'take-back' });
    await bo.post(`/api/matches/${id}/proposals/1`, { answer: 'agree' });
    const { status, continuedBy } = await anna.match(id);
    expect([status, (await anna.match(continuedBy ?? '')).status]).toEqual(['over', 'running']);
    expect(await textsFor(anna, id)).toEqual([]);
    expect(await textsFor(eve, id)).toEqual(['Anna has the red purse']);
    expect((await page(bo, continuedBy ?? '')).on).toBe(false);
  });

  it('shows players all their lines, however many lines spectators write', async () => {
    const id = await open();
    await withAccount(eve);
    await say(anna, id, 'First');
    const connection = connect(filesOf(fixture.dataDir).database);
    connection
      .prepare(
        `with recursive n (i) as (select 2 union all select i + 1 from n where i < 1000)
        insert into chat_lines (match, number, at, person, text) select ?, i, 0, 'somebody', 'Spam' from n`,
      )
      .run(id);
    connection.close();
    expect(codeOf(await say(eve, id, 'Further spam'))).toBe('at-maximum');
    expect((await say(bo, id, 'Second')).status).toBe(200);
    const following = anna.follow(id);
    await waitFor(() => expect(following.chat.map(({ text }) => text)).toEqual(['First', 'Second']));
    expect(await textsFor(bo, id)).toEqual(['First', 'Second']);
    expect((await page(eve, id)).lines).toHaveLength(COLLECTIONS.chatLines.page);
    await following.close();
  });

  it('is switched off and on by the opener only', async () => {
    const id = await open();
    const following = bo.follow(id);
    const to = (who: Visitor, on: boolean) => who.post(`/api/matches/${id}/chat/switch`, { on });
    expect(codeOf(await to(bo, false))).toBe('not-opener');
    expect((await to(anna, false)).status).toBe(200);
    await waitFor(() => expect(following.chats.at(-1)).toMatchObject({ on: false, may: 'signal', whole: true }));
    expect(codeOf(await say(bo, id, 'Hi'))).toBe('chat-off');
    expect((await signal(bo, id, 'hello')).status).toBe(200);
    await to(anna, true);
    expect((await say(bo, id, 'Hi')).status).toBe(200);
    await following.close();
  });

  it('is never in the record, and is deleted with the match', async () => {
    const id = await open();
    await say(anna, id, 'Between us');
    expect((await bo.get(`/api/matches/${id}/record`)).text).not.toContain('Between us');
    const alone = await anna.open({
      game: 'purse-race',
      options: {},
      seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }],
    });
    await say(anna, alone.id, 'Nobody comes');
    expect((await anna.post(`/api/matches/${alone.id}/call-off`, {})).status).toBe(200);
    const exported = z.parse(MyExport, (await anna.get('/api/me/export')).json);
    expect(exported.chat).toMatchObject([{ match: id, text: 'Between us' }]);
  });

  it('accepts no line after the match was deleted, even while the match is cached', async () => {
    const id = await open();
    expect((await say(anna, id, 'Hello')).status).toBe(200);
    const connection = connect(filesOf(fixture.dataDir).database);
    for (const table of ['commands', 'actions', 'seats', 'chat_lines', 'chats']) {
      connection.prepare(`delete from ${table} where match = ?`).run(id);
    }
    connection.prepare('delete from matches where id = ?').run(id);
    connection.close();
    for (const reply of [await say(anna, id, 'Hello?'), await signal(bo, id, 'hello')]) {
      expect([reply.status, codeOf(reply)]).toEqual([404, 'no-such-match']);
    }
  });

  it('is exported to its author only, and deleted with their data', async () => {
    const id = await open();
    await say(anna, id, 'From Anna');
    await say(bo, id, 'From Bo');
    expect((await bo.get('/api/me/export')).text).not.toContain('From Anna');
    await say(anna, id, 'Last line');
    const following = bo.follow(id);
    await waitFor(() => expect(following.chat).toHaveLength(3));
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    expect(await textsFor(bo, id)).toEqual(['From Bo']);
    await waitFor(() => expect(following.chat.map(({ text }) => text)).toEqual(['From Bo']));
    await say(bo, id, 'Further');
    await waitFor(() => expect(following.chat.map(({ text }) => text)).toEqual(['From Bo', 'Further']));
    await following.close();
  });

  it('gives a later line another number than a reported line that was deleted with its author', async () => {
    const id = await open();
    await say(anna, id, 'First');
    await say(bo, id, 'Rude');
    expect((await anna.post(`/api/matches/${id}/reports`, { line: 2 })).status).toBe(200);
    expect((await bo.post('/api/me/forget', {})).status).toBe(200);
    await say(anna, id, 'Friendly');
    expect((await page(anna, id)).lines.map(({ number }) => number)).toEqual([1, 3]);
    const { measures, close } = await openForOperator({ folder: fixture.dataDir });
    expect(await takeMeasure(measures, { kind: 'remove-line', match: id, line: 2 })).toBe(false);
    await close();
    expect(await textsFor(anna, id)).toEqual(['First', 'Friendly']);
  });
});

describe('an unwanted person', () => {
  it('can be blocked, which hides their earlier and later lines from the blocking person only', async () => {
    const id = await open();
    const following = bo.follow(id);
    await say(anna, id, 'Rude');
    await waitFor(() => expect(following.chat).toHaveLength(1));
    expect(codeOf(await bo.post('/api/me/blocks', { match: id, seat: 1 }))).toBe('no-such-line');
    expect((await bo.post('/api/me/blocks', { match: id, line: 1 })).status).toBe(200);
    await waitFor(() => expect(following.chat).toEqual([]));
    await say(anna, id, 'Still rude');
    expect(await textsFor(bo, id)).toEqual([]);
    expect(await textsFor(eve, id)).toEqual(['Rude', 'Still rude']);
    const { json } = await bo.get('/api/me/blocks');
    expect(json).toMatchObject({ blocks: [{ name: 'Anna' }] });
    expect((await bo.get('/api/me/export')).json).toMatchObject(json ?? {});
    expect((await anna.get('/api/me/export')).json).toMatchObject({ blocks: [] });
    const block = z.parse(z.object({ blocks: z.array(z.object({ id: z.string() })) }), json).blocks[0]?.id;
    // No other person can remove it.
    expect(codeOf(await eve.post(`/api/me/blocks/${block}/remove`, {}))).toBe('not-found');
    expect(await textsFor(bo, id)).toEqual([]);
    await bo.post(`/api/me/blocks/${block}/remove`, {});
    expect(await textsFor(bo, id)).toHaveLength(2);
    await following.close();
  });

  it('stays unknown to a player who tries to block a line that is hidden from players', async () => {
    const id = await open();
    await withAccount(eve);
    await say(eve, id, 'From the audience');
    expect(codeOf(await bo.post('/api/me/blocks', { match: id, line: 1 }))).toBe('no-such-line');
    const watcher = visitor();
    await watcher.get('/api/me');
    for (let i = 0; i < 2; i++) {
      expect((await watcher.post('/api/me/blocks', { match: id, line: 1 })).status).toBe(200);
    }
  });

  it('is blocked in all matches that the blocking person follows, until they are unblocked', async () => {
    const id = await open();
    const other = await open();
    const following = bo.follow(other);
    await say(anna, other, 'Rude');
    await waitFor(() => expect(following.chat).toHaveLength(1));
    await bo.post('/api/me/blocks', { match: id, seat: 0 });
    await waitFor(() => expect(following.chat).toEqual([]));
    const { json } = await bo.get('/api/me/blocks');
    const [block] = z.parse(z.object({ blocks: z.array(z.looseObject({ id: z.string() })) }), json).blocks;
    await bo.post(`/api/me/blocks/${block?.id}/remove`, {});
    await waitFor(() => expect(following.chat).toHaveLength(1));
    await following.close();
  });

  it('gets no quick match with the person who blocked them, in either order', async () => {
    const id = await open();
    await bo.post('/api/me/blocks', { match: id, seat: 0 });
    const quick = async (who: Visitor, name: string) => {
      const { json } = await who.post('/api/quick-match', { game: 'purse-race', players: 2, name });
      return z.parse(z.looseObject({ id: z.string(), status: z.string() }), json);
    };
    const first = await quick(anna, 'Anna');
    const second = await quick(bo, 'Bo');
    expect(second.id).not.toBe(first.id);
    expect(await quick(eve, 'Eve')).toMatchObject({ id: first.id, status: 'running' });
  });

  it('can be reported with the lines that the reporter saw', async () => {
    const id = await open();
    await withAccount(eve);
    await say(eve, id, 'Hidden from players');
    await say(anna, id, 'Before');
    await say(anna, id, 'Rude');
    const report = (who: Visitor, line: number) => who.post(`/api/matches/${id}/reports`, { line, reason: 'Insult' });
    expect((await report(bo, 3)).status).toBe(200);
    expect((await report(bo, 3)).status).toBe(200);
    expect(codeOf(await report(bo, 1))).toBe('no-such-line');
    expect(codeOf(await report(anna, 3))).toBe('no-such-line');
    expect(codeOf(await report(bo, 99))).toBe('no-such-line');
  });

  it('can be reported by players, however many reports spectators have sent', async () => {
    const id = await open();
    for (let line = 1; line <= 11; line++) await say(anna, id, `Rude ${line}`);
    const reportAll = async (who: Visitor) => {
      await who.get('/api/me');
      const codes: string[] = [];
      for (let line = 1; line <= 11; line++) {
        codes.push(codeOf(await who.post(`/api/matches/${id}/reports`, { line })));
      }
      return codes.filter((code) => code === '').length;
    };
    const accepted: number[] = [];
    for (let i = 0; i < 6; i++) accepted.push(await reportAll(new Visitor(() => fixture.server.url)));
    expect(accepted).toEqual([10, 10, 10, 10, 10, 0]);
    expect(await reportAll(bo)).toBe(10);
  });
});

it('lines of a chat are limited per person and per address', async () => {
  const { identity, address } = DEFAULT_LIMITS;
  const limits = { ...DEFAULT_LIMITS, identity: { ...identity, lines: 3 }, address: { ...address, lines: 5 } };
  await fixture.close();
  fixture = await openFixture({ limits });
  const id = await open();
  const codes: string[] = [];
  for (const who of [anna, anna, anna, anna, bo, bo, bo]) codes.push(codeOf(await say(who, id, 'Hi')));
  expect(codes).toEqual(['', '', '', 'too-many-requests', '', '', 'too-many-requests']);
});
