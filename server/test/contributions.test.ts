import { verifyRecord } from '@levante/host/verify';
import { SUITE_GAMES } from '@levante/testkit/host';
import { LevanteRecord, SeedTicket } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Signer } from '../src/http/signer.ts';
import { seedTickets } from '../src/matches/seed-tickets.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { playOut } from './lib/play.ts';
import { codeOf, matchIn, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
  for (const visitor of [anna, bo]) await visitor.get('/api/me');
});
afterEach(() => fixture.close());

const hex = (digit: string): string => digit.repeat(32);
const HERS = hex('a');
const HIS = hex('b');
const PURSES = { game: 'purse-race', options: { players: 2 } };
const ALONE = {
  ...PURSES,
  shuffle: false,
  seats: [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', level: 'random' },
  ],
};

async function commitmentFor(visitor: Visitor): Promise<SeedTicket> {
  return z.parse(SeedTicket, (await visitor.post('/api/commitments', {})).json);
}

/** Sends a request that opens a match, with entropy; returns the match, which must have the seed committed to. */
async function openWith(visitor: Visitor, path: string, body: object, entropy: string) {
  const { commitment, ticket } = await commitmentFor(visitor);
  const match = matchIn(await visitor.post(path, { ...body, contribution: { ticket, entropy } }));
  expect(match.commitment).toBe(commitment);
  return match;
}

/** Plays a match of these people to its end, and returns what was added to its verified deal. */
async function addedTo(id: string, ...people: readonly Visitor[]): Promise<unknown> {
  await Promise.all(
    people.map(async (visitor) => {
      const follower = visitor.follow(id);
      await playOut(visitor, id, follower);
      await follower.close();
    }),
  );
  const record = z.parse(LevanteRecord, (await anna.get(`/api/matches/${id}/record`)).json);
  expect(verifyRecord(SUITE_GAMES, record)).toMatchObject({ ok: true, verified: { deal: true } });
  return record.meta?.entropy;
}

describe('the entropy of a person', () => {
  it('is in the deal of a match that starts when it is opened', async () => {
    const { id, status } = await openWith(anna, '/api/matches', ALONE, HERS);
    expect(status).toBe('running');
    expect(await addedTo(id, anna)).toEqual([HERS, null]);
  });

  it('is in the deal of a rematch and of a match from a position of an earlier one', async () => {
    const { id } = await openWith(anna, '/api/matches', ALONE, HERS);
    await addedTo(id, anna);
    const rematch = await openWith(anna, `/api/matches/${id}/rematch`, {}, HIS);
    expect(rematch).toMatchObject({ status: 'running', rematchOf: id, mine: [1] });
    expect(await addedTo(rematch.id, anna)).toEqual([null, HIS]);
    const from = { ply: 4, name: 'Anna', others: 'bots' };
    const next = await openWith(anna, `/api/matches/${id}/play-from`, from, HIS);
    expect(await addedTo(next.id, anna)).toEqual([HIS, null]);
  });

  it('of both players is in the deal of a quick match, sent after each has seen the commitment', async () => {
    const quick = { game: 'purse-race', players: 2, name: 'Anna' };
    const opened = await openWith(anna, '/api/quick-match', quick, HERS);
    expect(opened).toMatchObject({ status: 'waiting', mine: [expect.any(Number)] });
    const { ticket } = await commitmentFor(bo);
    const ask = async (more: object) =>
      matchIn(await bo.post('/api/quick-match', { ...quick, name: 'Bo', contribution: { ticket, ...more } }));
    // Bo does not know the commitment yet, or knows another one: he is shown the table, and does not sit there.
    for (const wrong of [{}, { commitment: `sha256:${'0'.repeat(64)}` }]) {
      const shown = await ask({ entropy: hex('c'), ...wrong });
      expect(shown).toMatchObject({ id: opened.id, commitment: opened.commitment, status: 'waiting', mine: [] });
    }
    const met = await ask({ entropy: HIS, commitment: opened.commitment });
    expect(met).toMatchObject({ id: opened.id, status: 'running', mine: [1 - (opened.mine[0] ?? 0)] });
    const added = await addedTo(opened.id, anna, bo);
    expect(added).toEqual(opened.mine[0] === 0 ? [HERS, HIS] : [HIS, HERS]);
  });

  it('requires a ticket, which its person alone can use, once', async () => {
    const { ticket } = await commitmentFor(anna);
    const contribution = { ticket, entropy: HERS };
    expect(codeOf(await bo.post('/api/matches', { ...ALONE, contribution }))).toBe('ticket-expired');
    const forged = { ticket: `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`, entropy: HERS };
    expect(codeOf(await anna.post('/api/matches', { ...ALONE, contribution: forged }))).toBe('ticket-expired');
    const replies = await Promise.all([1, 2, 3].map(() => anna.post('/api/matches', { ...ALONE, contribution })));
    expect(new Set(replies.map((reply) => matchIn(reply).id)).size).toBe(1);
    expect((await anna.get('/api/matches')).json).toMatchObject({ matches: [{ status: expect.any(String) }] });
  });

  it('is refused without a ticket, and a ticket without valid entropy', async () => {
    const { ticket } = await commitmentFor(anna);
    for (const contribution of [{ ticket }, { entropy: HERS }, { ticket, entropy: HERS.toUpperCase() }]) {
      expect(codeOf(await anna.post('/api/matches', { ...ALONE, contribution }))).toBe('bad-request');
    }
  });
});

describe('the ticket of a seed', () => {
  const signerOf = (byte: number) => new Signer([{ id: '', secret: Buffer.alloc(32, byte) }]);
  const RESERVED = { match: 'aaaaaaaaaaaaaa', seed: '1'.repeat(64), person: 'anna', until: 5 };

  it('is read by every server with the same secret, and does not show the seed', () => {
    const ticket = seedTickets(signerOf(1)).seal(RESERVED);
    expect(seedTickets(signerOf(1)).open(ticket)).toEqual(RESERVED);
    expect(Buffer.from(ticket, 'base64url').includes(RESERVED.seed)).toBe(false);
    expect(ticket.length).toBeLessThanOrEqual(400);
  });

  it('is refused with another secret, and if it was changed or is malformed', () => {
    const ticket = seedTickets(signerOf(1)).seal(RESERVED);
    expect(seedTickets(signerOf(2)).open(ticket)).toBeNull();
    const bytes = Buffer.from(ticket, 'base64url');
    for (let i = 0; i < bytes.length; i += 7) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(seedTickets(signerOf(1)).open(changed.toString('base64url'))).toBeNull();
    }
    for (const text of ['', 'x', '!', ticket.slice(0, 30)]) expect(seedTickets(signerOf(1)).open(text)).toBeNull();
  });
});
