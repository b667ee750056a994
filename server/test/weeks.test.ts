import { WebhookMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { makeOlder } from './lib/older-data.ts';
import { codeOf, Visitor } from './lib/visitor.ts';
import { Receiver } from './lib/webhook-receiver.ts';

const HOUR_MS = 3_600_000;
const WEEKS = 40;
const DAYS = { kind: 'days', hours: 24 };
const LIVE = { kind: 'live', bankS: 300, incrementS: 5 };
const LIMIT_MS = 120_000;
const PATIENCE = { timeout: 60_000 };

let fixture: Fixture;
let receiver: Receiver;
let anna: Visitor;
let bo: Visitor;

beforeEach(async () => {
  receiver = await Receiver.open();
  fixture = await openFixture({ webhooks: { allowPrivate: true, allowHttp: true } });
  anna = new Visitor(() => fixture.server.url);
  bo = new Visitor(() => fixture.server.url);
  for (const [one, name] of [[anna, 'Anna'] as const, [bo, 'Bo'] as const]) {
    await one.post('/api/me', { name });
    const hook = { kind: 'webhook', url: `${receiver.url}${name}`, format: 'json' };
    expect((await one.post('/api/me/channels', hook)).status).toBe(201);
  }
});
afterEach(async () => {
  await fixture.close();
  await receiver.close();
});

/** Lets weeks pass, in which a server runs or does not, and starts it again. */
async function leave({ isServed }: { readonly isServed: boolean }): Promise<void> {
  await fixture.server.stop();
  makeOlder(fixture.dataDir, WEEKS, { isServed });
  await fixture.restart();
}

/** Opens a match of Anna and Bo, in which Anna is to act. */
async function open(timeControl?: object): Promise<string> {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const options = { players: 2, goal: 30 };
  const form = { game: 'purse-race', options, seats, shuffle: false, ...(timeControl && { timeControl }) };
  const { id } = await anna.open(form);
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  await expect.poll(async () => (await anna.match(id)).actor).toBe('0');
  if (timeControl) await expect.poll(async () => (await anna.match(id)).clocks?.seats[0]?.since).not.toBeNull();
  return id;
}

/** Returns what a person was notified of in a match. */
function messages(name: string, match: string) {
  return receiver.requests
    .filter(({ path }) => path === `/${name}`)
    .flatMap(({ body }) => z.parse(WebhookMessage, JSON.parse(body.toString())).items)
    .filter((item) => item.match === match);
}

const playedBy = async (match: string) => (await anna.match(match)).seats.map((seat) => seat.playedBy?.why);

describe('a match left for weeks', () => {
  it(
    'without a server is unchanged, and its person is notified of the time that is left',
    async () => {
      const days = await open(DAYS);
      const live = await open(LIVE);
      await leave({ isServed: false });
      await expect.poll(() => messages('Anna', days), PATIENCE).toHaveLength(1);
      const [message] = messages('Anna', days);
      expect([message?.kind, Math.round((message?.leftMs ?? 0) / HOUR_MS)]).toEqual(['turn', 24]);
      for (const match of [days, live]) expect(await playedBy(match)).toEqual([undefined, undefined]);
      const { clocks, ply } = await anna.match(days);
      expect(24 * HOUR_MS - (clocks?.seats[0]?.leftMs ?? 0)).toBeLessThan(HOUR_MS / 10);
      // Sessions are kept, and the match continues.
      expect((await anna.act(days, ply, ['0 end'])).status).toBe(200);
      await expect.poll(async () => (await bo.match(days)).actor).toBe('1');
    },
    LIMIT_MS,
  );

  it(
    'by one person waits for the other, is given back on return, and is ended by bots otherwise',
    async () => {
      const days = await open(DAYS);
      const live = await open(LIVE);
      await leave({ isServed: true });
      for (const match of [days, live]) {
        await expect.poll(() => playedBy(match), PATIENCE).toEqual(['time', undefined]);
        await expect.poll(async () => (await bo.match(match)).clocks?.seats[1]?.since, PATIENCE).not.toBeNull();
      }
      // Bo's time begins when he is asked, weeks later.
      expect((await bo.match(days)).clocks?.seats[1]?.leftMs).toBe(24 * HOUR_MS);
      expect((await anna.post(`/api/matches/${days}/return`, {})).status).toBe(200);
      expect((await anna.match(days)).clocks?.seats[0]).toMatchObject({ leftMs: 24 * HOUR_MS, since: null });
      const { ply } = await bo.match(days);
      expect((await bo.act(days, ply, ['1 end'])).status).toBe(200);
      await expect.poll(async () => (await anna.match(days)).clocks?.seats[0]?.since).not.toBeNull();

      await leave({ isServed: true });
      await expect.poll(async () => (await anna.match(live)).status, PATIENCE).toBe('over');
      await expect.poll(() => playedBy(days), PATIENCE).toEqual(['time', undefined]);
      await leave({ isServed: true });
      await expect.poll(async () => (await anna.match(days)).status, PATIENCE).toBe('over');
      expect(codeOf(await anna.post(`/api/matches/${days}/return`, {}))).toBe('match-over');
      for (const match of [days, live]) {
        for (const name of ['Anna', 'Bo']) {
          const ended = () => messages(name, match).filter(({ kind }) => kind === 'ended');
          await expect.poll(ended, PATIENCE).toHaveLength(1);
          expect(ended()[0]?.result).toHaveLength(2);
        }
        expect(await playedBy(match)).toEqual(['time', 'time']);
        // No person gets two messages about what happened once.
        for (const kind of ['started', 'turn']) {
          expect(messages('Bo', match).filter((item) => item.kind === kind).length).toBeLessThan(2);
        }
      }
    },
    LIMIT_MS,
  );

  it(
    'is kept for half a year without clocks, and its open table for a month',
    async () => {
      const free = await open();
      const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
      const { id: table } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false });
      for (let days = WEEKS; days < 180; days += WEEKS) {
        await leave({ isServed: true });
        expect([days, (await anna.match(free)).status]).toEqual([days, 'running']);
        await expect.poll(async () => codeOf(await anna.get(`/api/matches/${table}`))).toBe('no-such-match');
      }
      await leave({ isServed: true });
      await expect.poll(async () => codeOf(await anna.get(`/api/matches/${free}`))).toBe('no-such-match');
    },
    LIMIT_MS,
  );
});
