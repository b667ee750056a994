import { waitFor } from '@levante/testkit/wait';
import { InvitationCode, OperateInvitations, OperateJournal, ServiceInfo } from '@levante/wire';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_LIMITS } from '../src/http/ports.ts';
import type { ServerOptions } from '../src/index.ts';
import { inviteOnMachine, openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

/** A server that requires invitations. */

let fixture: Fixture;
const start = async (options: Partial<ServerOptions> = {}): Promise<void> => {
  fixture = await openFixture({ requireInvitation: true, ...options });
};
afterEach(() => fixture.close());

const url = (): string => `http://localhost:${fixture.server.port}`;
const visitor = async (name: string): Promise<Visitor> => {
  const one = new Visitor(url);
  await one.post('/api/me', { name });
  return one;
};
const inAnHour = (): number => Date.now() + 3_600_000;
const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
const body = { game: 'purse-race', seats, shuffle: false };
const redeem = (one: Visitor, code: string): Promise<Reply> => one.post('/api/invitations/redeem', { code });
const isUninvited = async (one: Visitor): Promise<boolean> =>
  z.parse(ServiceInfo, (await one.get('/api/service')).json).mine.uninvited;

async function invited(uses = 1): Promise<string> {
  const { measures, close } = await openForOperator({ folder: fixture.dataDir });
  return await inviteOnMachine(measures, { uses, until: inAnHour(), reason: null }).finally(close);
}

async function operator(): Promise<Visitor> {
  const hanna = await visitor('Hanna');
  await addPasskey(hanna, new Authenticator(url()));
  await hanna.post('/api/me/handle', { handle: 'hanna' });
  const { measures, close } = await openForOperator({ folder: fixture.dataDir });
  const person = (await measures.personNamed('hanna')) ?? '';
  expect(await takeMeasure(measures, { kind: 'grant-operator', person }).finally(close)).toBe(true);
  return hanna;
}

it('a server that requires invitations refuses to let people open, join or meet at matches without one', async () => {
  await start();
  const anna = await visitor('Anna');
  const bo = await visitor('Bo');
  const code = await invited();
  expect(codeOf(await redeem(anna, 'wrong'))).toBe('no-such-invitation');
  expect(await isUninvited(anna)).toBe(true);
  // As typed from paper.
  expect((await redeem(anna, code.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
  expect(await isUninvited(anna)).toBe(false);
  const { id } = await anna.open(body);
  for (const [path, sent] of [
    ['/api/matches', body],
    ['/api/quick-match', { game: 'purse-race', players: 2, name: 'Bo' }],
    [`/api/matches/${id}/seats`, { name: 'Bo' }],
    [`/api/matches/${id}/bots`, { seat: 1, level: 'random' }],
    [`/api/matches/${id}/rematch`, {}],
  ] as const) {
    for (const one of [bo, new Visitor(url)]) {
      const reply = await one.post(path, sent);
      expect([path, reply.status, codeOf(reply)]).toEqual([path, 403, 'invitation-needed']);
    }
  }
  // Reading and watching stay open to all.
  for (const path of ['/api/games', '/api/tables', `/api/matches/${id}`, '/api/matches']) {
    expect([path, (await bo.get(path)).status]).toEqual([path, 200]);
  }
  // It was for one person: Bo comes too late, and Anna uses up nothing more.
  expect(codeOf(await redeem(bo, code))).toBe('no-such-invitation');
  expect((await redeem(anna, code)).status).toBe(200);
  expect((await redeem(bo, await invited())).status).toBe(200);
  expect((await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' })).status).toBe(200);
});

it('requests without the invitation that they need count against the limit of their address', async () => {
  const { address } = DEFAULT_LIMITS;
  await start({ limits: { ...DEFAULT_LIMITS, address: { ...address, requests: 4 } } });
  const anna = await visitor('Anna');
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push(codeOf(await anna.post('/api/matches', body)));
  const needed = 'invitation-needed';
  const many = 'too-many-requests';
  expect(codes).toEqual([needed, needed, needed, many, many]);
});

it('a server that requires invitations admits operators and accounts from before, and no later account', async () => {
  await start({ requireInvitation: false });
  const old = await visitor('Old');
  const guest = await visitor('Guest');
  await addPasskey(old, new Authenticator(url()));
  expect((await guest.post('/api/matches', body)).status).toBe(201);
  await fixture.restart({ requireInvitation: true });
  expect((await old.post('/api/matches', body)).status).toBe(201);
  expect(codeOf(await guest.post('/api/matches', body))).toBe('invitation-needed');
  const later = await visitor('Later');
  await addPasskey(later, new Authenticator(url()));
  await fixture.restart({ requireInvitation: true });
  expect(codeOf(await later.post('/api/matches', body))).toBe('invitation-needed');
  const hanna = await operator();
  expect((await hanna.post('/api/matches', body)).status).toBe(201);
});

it('an operator can make, list and withdraw invitations, which the journal records', async () => {
  await start();
  const hanna = await operator();
  const anna = await visitor('Anna');
  const bo = await visitor('Bo');
  const made = await hanna.post('/api/operate/invitations', { uses: 2, until: inAnHour(), reason: 'Club night' });
  expect(made.status).toBe(201);
  const { code } = z.parse(InvitationCode, made.json);
  expect((await redeem(anna, code)).status).toBe(200);
  const listed = await hanna.get('/api/operate/invitations');
  const { required, invitations } = z.parse(OperateInvitations, listed.json);
  expect([required, invitations]).toMatchObject([true, [{ usesLeft: 1, by: 'Hanna' }]]);
  expect(listed.text).not.toContain(code);
  const id = invitations[0]?.id;
  expect((await hanna.post('/api/operate/acts', { kind: 'uninvite', id })).status).toBe(200);
  expect(codeOf(await hanna.post('/api/operate/acts', { kind: 'uninvite', id }))).toBe('already-done');
  expect(codeOf(await redeem(bo, code))).toBe('no-such-invitation');
  expect((await anna.post('/api/matches', body)).status).toBe(201);
  const { acts } = z.parse(OperateJournal, (await hanna.get('/api/operate/journal')).json);
  expect(acts.map(({ kind, subject, reason }) => [kind, subject, reason])).toMatchObject([
    ['uninvite', id, null],
    ['invite', id, 'Club night'],
    ['grant-operator', acts[2]?.subject, null],
  ]);
  await hanna.post('/api/operate/invitations', { uses: 1, until: inAnHour() });
  await invited();
  const all = z.parse(OperateInvitations, (await hanna.get('/api/operate/invitations')).json).invitations;
  expect(all.map(({ by }) => by).toSorted()).toEqual(['Hanna', null]);
  // Others cannot tell the routes from what does not exist.
  expect(codeOf(await anna.get('/api/operate/invitations'))).toBe('not-found');
  expect(codeOf(await anna.post('/api/operate/invitations', { uses: 1, until: inAnHour() }))).toBe('not-found');
});

it('attempts at invitation codes are limited, even with the right code at last', async () => {
  await start({ limits: DEFAULT_LIMITS });
  const code = await invited();
  const codes: string[] = [];
  for (let n = 0; n < DEFAULT_LIMITS.address.invitations; n += 1) {
    codes.push(codeOf(await redeem(await visitor(`Guest ${n}`), `guess ${n}`)));
  }
  expect(new Set(codes)).toEqual(new Set(['no-such-invitation']));
  // Another identity does not help, nor does the right code.
  expect(codeOf(await redeem(await visitor('Anna'), code))).toBe('too-many-requests');
});

it('a server requires no invitations by default', async () => {
  await start({ requireInvitation: false });
  const anna = await visitor('Anna');
  expect(await isUninvited(anna)).toBe(false);
  await waitFor(async () => expect((await anna.post('/api/matches', body)).status).toBe(201));
});
