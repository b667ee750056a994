import type { Measure } from '@levante/people/operators';
import { waitFor } from '@levante/testkit/wait';
import {
  OperateBans,
  OperateJournal,
  OperateMatches,
  OperateNotifications,
  OperatePeople,
  OperateReports,
  RecoveryCodes,
  ServiceInfo,
} from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { Authenticator, addPasskey, prove, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { TablesFollower } from './lib/tables-follower.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let hanna: Visitor;
let anna: Visitor;
let bo: Visitor;
let key: Authenticator;

const url = (): string => `http://localhost:${fixture.server.port}`;
const visitor = (): Visitor => new Visitor(url);
const inAnHour = (): number => Date.now() + 3_600_000;
const HANDLE = 'hanna';

async function onMachine(act: (person: string) => Measure): Promise<void> {
  const { measures, close } = await openForOperator({ folder: fixture.dataDir });
  const person = (await measures.personNamed(HANDLE)) ?? '';
  expect(await takeMeasure(measures, act(person)).finally(close)).toBe(true);
}

const act = (body: object, by: Visitor = hanna): Promise<Reply> => by.post('/api/operate/acts', body);
const peopleNamed = async (search: string) =>
  z.parse(OperatePeople, (await hanna.get(`/api/operate/people?search=${search}`)).json).people;
const idOf = async (name: string): Promise<string> => (await peopleNamed(name))[0]?.id ?? '';
const service = async (of: Visitor) => z.parse(ServiceInfo, (await of.get('/api/service')).json);
const journal = async () => z.parse(OperateJournal, (await hanna.get('/api/operate/journal')).json).acts;

/** A match of Anna and Bo, in which Bo has been rude, and Anna has reported it. */
async function rudeMatch(): Promise<string> {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const { id } = await anna.open({ game: 'purse-race', seats, shuffle: false });
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  await anna.post(`/api/matches/${id}/chat`, { text: 'Hello' });
  await bo.post(`/api/matches/${id}/chat`, { text: 'You fool' });
  expect((await anna.post(`/api/matches/${id}/reports`, { line: 2, reason: 'An insult' })).status).toBe(200);
  return id;
}

beforeEach(async () => {
  fixture = await openFixture();
  hanna = visitor();
  anna = visitor();
  bo = visitor();
  key = new Authenticator(url());
  for (const [one, name] of [
    [hanna, 'Hanna'],
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await one.post('/api/me', { name });
  }
  await addPasskey(hanna, key);
  await hanna.post('/api/me/handle', { handle: HANDLE });
  await onMachine((person) => ({ kind: 'grant-operator', person }));
});
afterEach(() => fixture.close());

const PLACES = ['', '/notifications', '/reports', '/people', '/matches', '/journal', '/bans'];

it('an operator’s pages are there for operators only, and unknown to everyone else', async () => {
  const nowhere = await anna.get('/api/operates');
  for (const place of PLACES) {
    expect([place, (await hanna.get(`/api/operate${place}`)).status]).toEqual([place, 200]);
    const reply = await anna.get(`/api/operate${place}`);
    expect([reply.status, reply.text]).toEqual([nowhere.status, nowhere.text]);
    expect(codeOf(await visitor().get(`/api/operate${place}`))).toBe('not-found');
  }
  expect(codeOf(await act({ kind: 'resume' }, anna))).toBe('not-found');
  expect([(await service(hanna)).mine.operator, (await service(anna)).mine.operator]).toEqual([true, false]);
  // Revoked on the machine, it is over immediately.
  await onMachine((person) => ({ kind: 'revoke-operator', person }));
  expect(codeOf(await hanna.get('/api/operate'))).toBe('not-found');
  expect(codeOf(await act({ kind: 'pause', from: 0, until: null }))).toBe('not-found');
});

it('an operator who is banned has no access to the operator’s pages', async () => {
  await onMachine((person) => ({ kind: 'ban', subject: person, until: inAnHour() }));
  await waitFor(async () => expect(codeOf(await hanna.post('/api/me', { name: 'Hanna' }))).toBe('banned'));
  for (const place of PLACES)
    expect([place, codeOf(await hanna.get(`/api/operate${place}`))]).toEqual([place, 'banned']);
  await onMachine((person) => ({ kind: 'lift-ban', subject: person }));
  await waitFor(async () => expect((await hanna.get('/api/operate')).status).toBe(200));
});

/** Makes the proof of all sessions end at a time. */
function endProofs(at: number): void {
  const connection = connect(filesOf(fixture.dataDir).database);
  connection.prepare('update sessions set proved_until = ? where proved_until > 0').run(at);
  connection.close();
}

const codesOf = async (reading: Visitor): Promise<readonly string[]> => {
  const codes: string[] = [];
  for (const place of PLACES) codes.push(codeOf(await reading.get(`/api/operate${place}`)));
  return [...new Set(codes)];
};

it('an operator needs a recent proof for every action, which is not written without it', async () => {
  endProofs(Date.now() - 1);
  expect(codeOf(await act({ kind: 'pause', from: 0, until: null }))).toBe('proof-needed');
  expect((await journal()).map(({ kind }) => kind)).toEqual(['grant-operator']);
  await prove(hanna, key);
  expect((await act({ kind: 'pause', from: 0, until: null, reason: 'Update' })).status).toBe(200);
  expect(await journal()).toMatchObject([
    { kind: 'pause', by: 'Hanna', reason: 'Update' },
    { kind: 'grant-operator', by: null, name: 'Hanna' },
  ]);
});

it('an operator needs a passkey proof in the session, at most twelve hours old, to read', async () => {
  const hours = (count: number): number => Date.now() - count * 3_600_000;
  endProofs(hours(11.9));
  expect(await codesOf(hanna)).toEqual(['']);
  endProofs(hours(12));
  expect(await codesOf(hanna)).toEqual(['proof-needed']);
  expect(codeOf(await hanna.get('/api/operate/invitations'))).toBe('proof-needed');
  await prove(hanna, key);
  expect(await codesOf(hanna)).toEqual(['']);
  const elsewhere = visitor();
  await signIn(elsewhere, key);
  expect(await codesOf(elsewhere)).toEqual(['']);
});

it('an operator can prove their identity with a passkey only, and add none with another proof', async () => {
  const { codes } = z.parse(RecoveryCodes, (await hanna.post('/api/me/codes', {})).json);
  const [first, second] = codes;
  const elsewhere = visitor();
  expect((await elsewhere.post('/api/sign-in/code', { code: first })).status).toBe(200);
  expect(await codesOf(elsewhere)).toEqual(['proof-needed']);
  expect(codeOf(await act({ kind: 'resume' }, elsewhere))).toBe('proof-needed');
  expect(codeOf(await addPasskey(elsewhere, new Authenticator(url())))).toBe('proof-needed');
  expect(codeOf(await elsewhere.post(`/api/me/passkeys/${key.id}/remove`, { last: true }))).toBe('proof-needed');
  // In the session of the passkey, a code is no proof either, and replaces what was proved.
  expect((await hanna.post('/api/me/proof/code', { code: second })).status).toBe(200);
  expect(await codesOf(hanna)).toEqual(['proof-needed']);
  expect(codeOf(await act({ kind: 'pause', from: 0, until: null }))).toBe('proof-needed');
  await prove(elsewhere, key);
  expect(await codesOf(elsewhere)).toEqual(['']);
  expect((await addPasskey(elsewhere, new Authenticator(url()))).status).toBe(200);
  // Of others a code is enough.
  const boKey = new Authenticator(url());
  await addPasskey(bo, boKey);
  const other = z.parse(RecoveryCodes, (await bo.post('/api/me/codes', {})).json).codes;
  const phone = visitor();
  await phone.post('/api/sign-in/code', { code: other[0] });
  expect((await addPasskey(phone, new Authenticator(url()))).status).toBe(200);
});

it('an operator sees reports with their lines, never the reporters, and closes each report once', async () => {
  const id = await rudeMatch();
  const reply = await hanna.get('/api/operate/reports');
  const { reports } = z.parse(OperateReports, reply.json);
  expect(reports).toMatchObject([
    {
      match: id,
      line: 2,
      name: 'Bo',
      count: 1,
      reasons: ['An insult'],
      lines: [{ text: 'Hello' }, { text: 'You fool' }],
    },
  ]);
  const reporter = await idOf('Anna');
  expect(reporter).toHaveLength(24);
  expect(reply.text).not.toContain(reporter);
  expect((await act({ kind: 'remove-line', match: id, line: 2 })).status).toBe(200);
  expect((await anna.get(`/api/matches/${id}/chat`)).json).toMatchObject({
    lines: [{ text: 'Hello' }, { text: null }],
  });
  const report = reports[0]?.id ?? '';
  expect((await act({ kind: 'handle-report', report })).status).toBe(200);
  expect(codeOf(await act({ kind: 'handle-report', report }))).toBe('already-done');
  expect(z.parse(OperateReports, (await hanna.get('/api/operate/reports')).json).reports).toEqual([]);
});

it('an operator mutes a person, who cannot write, sees the reason, and can write again afterwards', async () => {
  const id = await rudeMatch();
  const person = await idOf('Bo');
  const follower = bo.follow(id);
  await waitFor(() => expect(follower.chats.at(-1)).toMatchObject({ may: 'write' }));
  const until = inAnHour();
  expect((await act({ kind: 'mute', person, until, reason: 'insults' })).status).toBe(200);
  expect(codeOf(await bo.post(`/api/matches/${id}/chat`, { text: 'What?' }))).toBe('muted');
  expect((await bo.post(`/api/matches/${id}/signals`, { signal: 'hello' })).status).toBe(200);
  await waitFor(() => expect(follower.chats.at(-1)).toMatchObject({ may: 'signal' }));
  const shown = await service(bo);
  expect(shown.mine).toEqual({
    ban: null,
    mute: { until, reason: 'insults' },
    operator: false,
    uninvited: false,
    confirm: false,
  });
  expect(JSON.stringify(shown)).not.toContain('An insult');
  expect((await anna.post(`/api/matches/${id}/chat`, { text: 'Quiet' })).status).toBe(200);
  expect((await act({ kind: 'unmute', person })).status).toBe(200);
  expect((await bo.post(`/api/matches/${id}/chat`, { text: 'Sorry' })).status).toBe(200);
  await follower.close();
});

it('an operator bans a person, who cannot act or sign in, while a bot plays for them', async () => {
  const boKey = new Authenticator(url());
  await addPasskey(bo, boKey);
  const id = await rudeMatch();
  const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }];
  const waits = await bo.open({ game: 'purse-race', seats, shuffle: false });
  const person = await idOf('Bo');
  const follower = bo.follow(id);
  await waitFor(() => expect(follower.chats).not.toEqual([]));
  const until = inAnHour();
  expect((await act({ kind: 'ban', subject: person, until, reason: 'threats' })).status).toBe(200);
  expect(codeOf(await bo.post(`/api/matches/${id}/return`, {}))).toBe('banned');
  await waitFor(() => expect(follower.ended).toBe(true));
  await waitFor(async () => {
    expect((await anna.match(id)).seats[1]).toMatchObject({ name: 'Bo', playedBy: { why: 'resigned' } });
  });
  await waitFor(async () => expect(codeOf(await anna.get(`/api/matches/${waits.id}`))).toBe('no-such-match'));
  const elsewhere = visitor();
  const refused = await signIn(elsewhere, boKey);
  expect([refused.status, refused.json]).toEqual([403, expect.objectContaining({ code: 'banned', until })]);
  expect((await service(bo)).mine.ban).toEqual({ until, reason: 'threats' });
  expect((await act({ kind: 'lift-ban', subject: person })).status).toBe(200);
  expect((await signIn(elsewhere, boKey)).status).toBe(200);
  expect((await bo.post(`/api/matches/${id}/return`, {})).status).toBe(200);
});

it('an operator bans the network of an address, and texts that are no address are refused', async () => {
  expect((await act({ kind: 'ban', subject: '2001:db8:1:2::7', until: inAnHour() })).status).toBe(200);
  expect((await hanna.get('/api/operate/bans')).json).toMatchObject({ bans: [{ subject: '2001:db8:1:2::' }] });
  expect((await act({ kind: 'ban', subject: 'bo', until: inAnHour() })).json).toMatchObject({
    code: 'bad-request',
    path: '/body/subject',
  });
});

it('an operator cannot act against operators, in the past, or for longer than a year', async () => {
  const person = await idOf('Hanna');
  for (const body of [
    { kind: 'ban', subject: person, until: inAnHour() },
    { kind: 'mute', person, until: inAnHour() },
    { kind: 'revoke-keys', person },
  ]) {
    expect([body.kind, codeOf(await act(body))]).toEqual([body.kind, 'is-operator']);
  }
  const other = await idOf('Bo');
  for (const until of [Date.now() - 1, Date.now() + 400 * 24 * 3_600_000]) {
    expect(codeOf(await act({ kind: 'mute', person: other, until }))).toBe('bad-request');
  }
  expect((await journal()).map(({ kind }) => kind)).toEqual(['grant-operator']);
});

it('an operator pauses new matches, and running ones continue', async () => {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const body = { game: 'purse-race', seats, shuffle: false };
  const runs = await rudeMatch();
  const waits = (await anna.open(body)).id;
  const from = Date.now() + 3_000_000;
  await act({ kind: 'pause', from, until: null });
  expect((await service(visitor())).pause).toEqual({ from, until: null });
  expect((await anna.post('/api/matches', body)).status).toBe(201);
  await act({ kind: 'pause', from: Date.now(), until: null });
  const quick = { game: 'purse-race', players: 2, name: 'Anna' };
  for (const [path, sent] of [
    ['/api/matches', body],
    ['/api/quick-match', quick],
    [`/api/matches/${waits}/seats`, { name: 'Bo' }],
    [`/api/matches/${waits}/bots`, { seat: 1, level: 'random' }],
  ] as const) {
    expect([path, codeOf(await anna.post(path, sent))]).toEqual([path, 'paused']);
  }
  const { ply } = await anna.match(runs);
  expect((await anna.act(runs, ply, ['0 take 1'])).status).not.toBe(409);
  expect((await act({ kind: 'resume' })).status).toBe(200);
  expect((await anna.post('/api/matches', body)).status).toBe(201);
});

it('an operator announces a text in several languages, until it ends or is withdrawn', async () => {
  const texts = { en: 'A rest at 23:00.', de: 'Pause um 23 Uhr.' };
  const until = inAnHour();
  await act({ kind: 'announce', texts, until });
  const [shown] = (await service(visitor())).announcements;
  expect(shown).toMatchObject({ texts, until });
  expect((await act({ kind: 'withdraw', id: shown?.id })).status).toBe(200);
  expect((await service(visitor())).announcements).toEqual([]);
  expect((await journal()).map(({ kind, detail }) => [kind, detail])).toContainEqual(['announce', texts.en]);
});

it('an operator lists people and matches without hidden data, and ends a match', async () => {
  const id = await rudeMatch();
  const reply = await hanna.get('/api/operate/matches');
  expect(z.parse(OperateMatches, reply.json).matches).toMatchObject([
    { id, status: 'running', players: ['Anna', 'Bo'] },
  ]);
  expect(reply.text).not.toMatch(/seed|state|hand/);
  expect(await peopleNamed('HANN')).toMatchObject([{ name: 'Hanna', handle: HANDLE, account: true, operator: true }]);
  expect(await peopleNamed('%25')).toEqual([]);
  expect((await peopleNamed('bo'))[0]).toMatchObject({ name: 'Bo', account: false, matches: 1, reports: 1 });
  expect((await act({ kind: 'end-match', match: id })).status).toBe(200);
  expect(await anna.match(id)).toMatchObject({ status: 'over', result: null });
});

it('a match that an operator has ended counts towards its opener for another day', async () => {
  const id = await rudeMatch();
  expect((await act({ kind: 'end-match', match: id })).status).toBe(200);
  const connection = connect(filesOf(fixture.dataDir).database);
  const { counted_until: until } = Object(connection.prepare('select counted_until from matches where id = ?').get(id));
  connection.close();
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60_000);
});

it('a match that an operator ended while no server ran is settled at the next start', async () => {
  const id = await rudeMatch();
  await fixture.server.stop();
  await onMachine(() => ({ kind: 'end-match', match: id }));
  await fixture.restart();
  const connection = connect(filesOf(fixture.dataDir).database);
  const { counted_until: until } = Object(connection.prepare('select counted_until from matches where id = ?').get(id));
  connection.close();
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60_000);
});

it('an operator ends every stream of a person by revoking their keys, and no other stream', async () => {
  const id = await rudeMatch();
  const person = await idOf('Bo');
  const tables = (of: Visitor, query = ''): TablesFollower =>
    new TablesFollower(`${url()}/api/tables/stream${query}`, of.headers());
  const hers = tables(anna);
  const his = [tables(bo), tables(bo, '?only=invites')];
  const follower = bo.follow(id);
  await waitFor(() => expect([hers, ...his].map(({ received }) => received.length > 0)).toEqual([true, true, true]));
  await waitFor(() => expect(follower.events).not.toEqual([]));
  expect((await act({ kind: 'revoke-keys', person })).status).toBe(200);
  await waitFor(() => expect([...his, follower].map(({ ended }) => ended)).toEqual([true, true, true]));
  expect(hers.ended).toBe(false);
  await hers.close();
});

it('an operator’s request is refused if it has characters that a database cannot compare', async () => {
  for (const query of ['people?search=a%00', 'people?after=a%00', 'journal?before=a%00']) {
    expect([query, codeOf(await hanna.get(`/api/operate/${query}`))]).toEqual([query, 'bad-request']);
  }
  const odd = 'a\u0000';
  for (const body of [
    { kind: 'handle-report', report: odd },
    { kind: 'unmute', person: odd },
    { kind: 'lift-ban', subject: odd },
    { kind: 'withdraw', id: odd },
  ]) {
    expect([body.kind, codeOf(await act(body))]).toEqual([body.kind, 'bad-request']);
  }
});

it('an operator finds people regardless of the case of letters, also beyond ASCII', async () => {
  await anna.post('/api/me', { name: 'Özlem Äbi' });
  for (const search of ['Özlem', 'özlem', 'ÄBI']) {
    expect([search, (await peopleNamed(encodeURIComponent(search))).map(({ name }) => name)]).toEqual([
      search,
      ['Özlem Äbi'],
    ]);
  }
});

describe('page by page, an operator', () => {
  const PAGE = 20;
  const lengthOf = async (path: string, list: string): Promise<readonly [number, unknown]> => {
    const page = Object((await hanna.get(path)).json);
    return [page[list].length, page.next];
  };

  it('finds people', async () => {
    const guests = Array.from({ length: PAGE }, (_, i) => `Guest ${i}`);
    for (const name of guests) await visitor().post('/api/me', { name });
    const search = '/api/operate/people?search=guest';
    expect(await lengthOf(search, 'people')).toEqual([PAGE, null]);
    await visitor().post('/api/me', { name: 'Guest 20' });
    const first = z.parse(OperatePeople, (await hanna.get(search)).json);
    expect([first.people.length, first.next]).toEqual([PAGE, first.people.at(-1)?.id]);
    const second = z.parse(OperatePeople, (await hanna.get(`${search}&after=${first.next}`)).json);
    const names = [...first.people, ...second.people].map(({ name }) => name);
    expect([names.sort(), second.next]).toEqual([[...guests, 'Guest 20'].sort(), null]);
    expect((await peopleNamed('')).length).toBe(PAGE);
  });

  it('lists unfinished matches', async () => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const opened: string[] = [];
    const open = async () => opened.unshift((await anna.open({ game: 'purse-race', seats, shuffle: false })).id);
    for (let i = 0; i < PAGE; i++) await open();
    expect(await lengthOf('/api/operate/matches', 'matches')).toEqual([PAGE, null]);
    await open();
    const first = z.parse(OperateMatches, (await hanna.get('/api/operate/matches')).json);
    const second = z.parse(OperateMatches, (await hanna.get(`/api/operate/matches?before=${first.next}`)).json);
    expect([first.matches.length, second.next]).toEqual([PAGE, null]);
    expect([...first.matches, ...second.matches].map(({ id }) => id)).toEqual(opened);
  });

  it('reads the journal', async () => {
    for (let i = 1; i < PAGE; i++) await act({ kind: 'pause', from: 0, until: null, reason: `No. ${i}` });
    expect(await lengthOf('/api/operate/journal', 'acts')).toEqual([PAGE, null]);
    await act({ kind: 'resume' });
    const first = z.parse(OperateJournal, (await hanna.get('/api/operate/journal')).json);
    const second = z.parse(OperateJournal, (await hanna.get(`/api/operate/journal?before=${first.next}`)).json);
    expect([first.acts.length, second.next]).toEqual([PAGE, null]);
    expect([...first.acts, ...second.acts].map(({ kind, reason }) => reason ?? kind)).toEqual([
      'resume',
      ...Array.from({ length: 19 }, (_, i) => `No. ${19 - i}`),
      'grant-operator',
    ]);
  });
});

it('an operator sees how many notifications of the last day were sent, failed and wait, by kind of channel', async () => {
  const now = Date.now();
  const rows = [
    ['push', 'turn', 'sent', now, '201 Created'],
    ['push', 'taken', 'sent', now, '201 Created'],
    ['email', 'turn', 'waiting', now - 60_000, '451 Try again'],
    ['email', 'turn', 'sending', now - 30_000, null],
    ['email', 'ended', 'failed', now - 90_000, '550 No such user'],
    ['email', 'ended', 'failed', now - 2 * 86_400_000, '550 No such user'],
    ['webhook', 'started', 'dropped', now, null],
  ] as const;
  const connection = connect(filesOf(fixture.dataDir).database);
  const insert = connection.prepare(`insert into deliveries
    (id, event, person, channel, channel_kind, kind, match, ply, seat, at, due_at, state, why, attempts, message, tried_at, answer)
    values (?, ?, 'p', 'c', ?, ?, 'm', 0, null, ?, 9000000000000, ?, null, 0, null, null, ?)`);
  for (const [i, [channel, kind, state, at, answer]] of rows.entries()) {
    insert.run(`d${i}`, `e${i}`, channel, kind, at, state, answer);
  }
  connection.close();
  const { since, channels } = z.parse(OperateNotifications, (await hanna.get('/api/operate/notifications')).json);
  expect(since).toBeGreaterThan(now - 86_460_000);
  const none = { waiting: 0, retried: 0, oldestWaiting: null, sent: 0, failed: 0, dropped: 0 };
  expect(channels).toEqual([
    { ...none, channel: 'push', sent: 1 },
    { ...none, channel: 'email', waiting: 2, retried: 1, oldestWaiting: now - 60_000, failed: 1 },
    { ...none, channel: 'webhook', dropped: 1 },
  ]);
});

it('a ban is shown to the banned person, and a ban of an address to everyone there', async () => {
  const person = await idOf('Bo');
  const until = inAnHour();
  await act({ kind: 'ban', subject: person, until });
  await act({ kind: 'ban', subject: '192.0.2.7', until });
  const { bans } = z.parse(OperateBans, (await hanna.get('/api/operate/bans')).json);
  expect(bans.map(({ subject, name }) => [subject, name]).sort()).toEqual(
    [
      ['192.0.2.7', null],
      [person, 'Bo'],
    ].sort(),
  );
  expect((await service(visitor())).mine.ban).toBeNull();
  await onMachine(() => ({ kind: 'ban', subject: '127.0.0.1', until }));
  await onMachine(() => ({ kind: 'ban', subject: '::', until }));
  await waitFor(async () => expect((await service(visitor())).mine.ban).toEqual({ until, reason: null }));
});

it('a refusal during a pause of new matches says how long the pause lasts', async () => {
  const body = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] };
  const until = inAnHour();
  await act({ kind: 'pause', from: 0, until });
  expect((await anna.post('/api/matches', body)).json).toMatchObject({ code: 'paused', until });
  await act({ kind: 'pause', from: 0, until: null });
  expect((await anna.post('/api/matches', body)).json).not.toHaveProperty('until');
});
