import { waitFor } from '@levante/testkit/wait';
import { AddedChannel, ChannelTest, MyNotifications, NO_ORIGIN_ANSWER } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownOrigin } from '../../src/http/own-origin.ts';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { Visitor } from '../lib/visitor.ts';
import { Receiver } from '../lib/webhook-receiver.ts';

const ANYWHERE = { webhooks: { allowPrivate: true, allowHttp: true } };

describe('the address of the page', () => {
  it.each([
    [{ origin: 'https://levante.example', trustProxy: true, host: '0.0.0.0' }, 'https://levante.example'],
    [{ port: 8080 }, 'http://localhost:8080'],
    [{ host: '::1', port: 8080 }, 'http://localhost:8080'],
    [{ port: 8080, trustProxy: true }, null],
    [{ port: 8080, trustProxy: ['192.0.2.1'] }, null],
    [{ port: 8080, host: '0.0.0.0' }, null],
  ])('is known without a setting only if the server listens to its own machine without a proxy: %o', (settings, origin) => {
    expect(ownOrigin(settings)).toBe(origin);
  });
});

describe('a server that does not know the address of its page', () => {
  let fixture: Fixture;
  let receiver: Receiver;
  afterEach(async () => {
    await fixture.close();
    await receiver.close();
  });

  it('sends nothing to webhooks and browsers, and reports this in the log of notifications and in reply to a test', async () => {
    fixture = await openFixture({ ...ANYWHERE, trustProxy: true });
    receiver = await Receiver.open();
    const anna = new Visitor(() => fixture.server.url);
    const bo = new Visitor(() => fixture.server.url);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const push = { kind: 'push', endpoint: `${receiver.url}push`, keys };
    const ids: string[] = [];
    for (const wanted of [{ kind: 'webhook', url: `${receiver.url}hook`, format: 'slack' }, push]) {
      const added = await bo.post('/api/me/channels', wanted);
      ids.push(z.parse(AddedChannel, added.json).channel.id);
    }
    const mine = async () => z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
    const { settings } = await mine();
    const kinds = { ...settings.kinds, started: ['push', 'webhook'] };
    await bo.post('/api/me/notifications', { kinds, delayMinutes: 0, quiet: null });
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    await waitFor(async () => {
      const started = (await mine()).log.filter(({ kind }) => kind === 'started');
      const states = started.map(({ channel, state, attempts, answer }) => [channel, state, attempts, answer]);
      expect(states.toSorted()).toEqual([
        ['push', 'failed', 0, NO_ORIGIN_ANSWER],
        ['webhook', 'failed', 0, NO_ORIGIN_ANSWER],
      ]);
    });
    // It says nothing about the receivers.
    expect((await mine()).channels.map(({ on, fault }) => [on, fault])).toEqual([
      [true, null],
      [true, null],
    ]);
    for (const channel of ids) {
      const tested = await bo.post(`/api/me/channels/${channel}/test`, {});
      expect(z.parse(ChannelTest, tested.json)).toMatchObject({ sent: false, answer: NO_ORIGIN_ANSWER });
    }
    expect(receiver.requests).toEqual([]);
  });
});
