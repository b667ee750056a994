import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { Visitor } from '../lib/visitor.ts';
import { Receiver } from '../lib/webhook-receiver.ts';

const PEOPLE = 40;
const WEBHOOKS = 10;
/** Longer than the test: whatever a silent receiver holds up stays so. */
const TIMEOUT_MS = 80_000;
/** Time in which a server begins whatever it can. */
const SETTLING_MS = 3000;

describe('the 400 webhooks of forty people that never answer', () => {
  let fixture: Fixture;
  let silent: Receiver;
  let receiver: Receiver;
  let ended = 0;
  beforeEach(async () => {
    const webhooks = { allowPrivate: true, allowHttp: true, timeoutMs: TIMEOUT_MS };
    fixture = await openFixture({ webhooks, trustProxy: true, origin: 'https://levante.example' });
    silent = await Receiver.open('0.0.0.0');
    ended = 0;
    silent.answer = (reply) => reply.on('close', () => (ended += 1));
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await Promise.all([silent.close(), receiver.close()]);
    await fixture.close();
  });

  /** Returns a new person at an address, with webhooks to which everything is sent immediately. */
  async function personAt(ip: string, urls: readonly string[]): Promise<Visitor> {
    const visitor = new Visitor(() => fixture.server.url);
    const from = { 'x-forwarded-for': ip };
    await visitor.post('/api/me', { name: 'Somebody' }, from);
    for (const url of urls) {
      const added = await visitor.post('/api/me/channels', { kind: 'webhook', url, format: 'json' }, from);
      expect(added.status).toBe(201);
    }
    await visitor.post('/api/me/notifications', { delayMinutes: 0 }, from);
    return visitor;
  }

  /** Starts a match of two people, of which both are notified. */
  async function start(one: Visitor, other: Visitor): Promise<void> {
    const seats = [{ kind: 'me', name: 'One' }, { kind: 'open' }];
    const { id } = await one.open({ game: 'purse-race', seats, shuffle: false });
    expect((await other.post(`/api/matches/${id}/seats`, { name: 'Other' })).status).toBe(200);
  }

  it.each([
    ['at one address and host', () => '203.0.113.1', () => '127.0.0.1'],
    ['at forty addresses and hosts', (i: number) => `198.51.100.${i + 1}`, (i: number) => `127.0.1.${i + 1}`],
  ])('%s do not delay a notification of a person at another address', async (_, ipOf, hostOf) => {
    const people: Visitor[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const urls = Array.from({ length: WEBHOOKS }, (_, j) => `http://${hostOf(i)}:${silent.port}/${i}/${j}`);
      people.push(await personAt(ipOf(i), urls));
    }
    for (const [i, one] of people.entries()) {
      const other = people[i + 1];
      if (i % 2 === 0 && other) await start(one, other);
    }
    await waitFor(() => expect(silent.requests.length).toBeGreaterThanOrEqual(25));
    await pause(SETTLING_MS);
    const anna = await personAt('192.0.2.1', [receiver.url]);
    await start(anna, await personAt('192.0.2.2', []));
    await waitFor(() => expect(receiver.requests).toHaveLength(1));
    expect(ended).toBe(0);
  });
});
