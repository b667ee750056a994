import { waitFor } from '@levante/testkit/wait';
import { AddedChannel, Devices, MyExport, MyNotifications } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { Authenticator, addPasskey } from '../lib/authenticator.ts';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { PushReceiver } from '../lib/push-receiver.ts';
import { codeOf, Visitor } from '../lib/visitor.ts';
import { withStatus } from '../lib/webhook-receiver.ts';

const LOCAL = { webhooks: { allowPrivate: true, allowHttp: true } };
const HOOK = { kind: 'webhook', url: 'https://hooks.example.org/services/T0123/B4567/secret-of-anna', format: 'json' };
const Pushed = z.looseObject({ title: z.string() });

let fixture: Fixture;
const visitor = (): Visitor => new Visitor(() => fixture.server.url);
/** The address at which passkeys work. */
const site = (): string => `http://localhost:${fixture.server.port}`;
const mine = async (one: Visitor) => z.parse(MyNotifications, (await one.get('/api/me/notifications')).json);

function change(sql: string): void {
  const connection = connect(filesOf(fixture.dataDir).database);
  connection.prepare(sql).run();
  connection.close();
}

describe('a browser that several people use', () => {
  let browser: PushReceiver;
  beforeEach(async () => {
    fixture = await openFixture(LOCAL);
    browser = await PushReceiver.open();
    browser.service.answer = withStatus(201);
  });
  afterEach(async () => {
    await fixture.close();
    await browser.close();
  });

  const subscribe = async (one: Visitor) => {
    const { endpoint, p256dh, auth } = browser.target;
    const added = await one.post('/api/me/channels', { kind: 'push', endpoint, keys: { p256dh, auth } });
    return z.parse(AddedChannel, added.json).channel;
  };
  const titles = async () => {
    const pushed = await Promise.all(browser.service.requests.map((request) => browser.decrypt(request)));
    return pushed.map((one) => z.parse(Pushed, one).title);
  };
  /** Opens a match of a visitor, in which another person takes the last seat. */
  const start = async (one: Visitor, game: string) => {
    const seats = [{ kind: 'me', name: 'Me' }, { kind: 'open' }];
    const { id } = await one.open({ game, seats, shuffle: false });
    const other = visitor();
    await other.post(`/api/matches/${id}/seats`, { name: 'Other' });
  };
  const logged = async (one: Visitor) => (await mine(one)).log.map(({ state }) => state);

  it('shows no message for the person who used it before', async () => {
    const anna = visitor();
    const bo = visitor();
    for (const one of [anna, bo]) await one.get('/api/me');
    const first = await subscribe(anna);
    await anna.post('/api/me/notifications', { delayMinutes: 0 });
    browser.service.answer = withStatus(500);
    await start(anna, 'purse-race');
    await waitFor(async () => expect(await logged(anna)).toContain('waiting'));
    browser.service.answer = withStatus(201);
    browser.service.requests.length = 0;
    // Anna signs out, and Bo sits down at the same browser.
    const { devices } = z.parse(Devices, (await anna.get('/api/me/devices')).json);
    const own = devices.find(({ mine }) => mine);
    expect((await anna.post(`/api/me/devices/${own?.id}/sign-out`, {})).status).toBe(200);
    const second = await subscribe(bo);
    expect(second.id).not.toBe(first.id);
    change('update deliveries set due_at = 1');
    await bo.post('/api/me/notifications', { delayMinutes: 0 });
    await start(bo, 'purse-race');
    await waitFor(async () => expect(await logged(bo)).toContain('sent'));
    await waitFor(async () => expect(await titles()).not.toEqual([]));
    const sent = (await mine(bo)).log.filter(({ state }) => state === 'sent');
    expect(await titles()).toHaveLength(new Set(sent.map(({ triedAt }) => triedAt)).size);
    expect((await mine(bo)).log.every(({ match }) => match !== null)).toBe(true);
    const connection = connect(filesOf(fixture.dataDir).database);
    const states = connection.prepare('select distinct state from deliveries where channel = ?').all(first.id);
    connection.close();
    expect(states).toEqual([{ state: 'dropped' }]);
  });
});

describe('a webhook', () => {
  afterEach(() => fixture.close());
  const add = (one: Visitor) => one.post('/api/me/channels', HOOK);

  it('of an account requires proof', async () => {
    fixture = await openFixture();
    const anna = new Visitor(site);
    await anna.get('/api/me');
    await addPasskey(anna, new Authenticator(site()));
    change('update sessions set proved_until = 0');
    expect(codeOf(await add(anna))).toBe('proof-needed');
    expect((await mine(anna)).channels).toEqual([]);
    change('update sessions set proved_until = 9000000000000000');
    expect((await add(anna)).status).toBe(201);
  });

  it('of a guest is removed when the guest gets an account', async () => {
    fixture = await openFixture();
    const anna = new Visitor(site);
    await anna.get('/api/me');
    expect((await add(anna)).status).toBe(201);
    await addPasskey(anna, new Authenticator(site()));
    expect((await mine(anna)).channels).toEqual([]);
    expect((await add(anna)).status).toBe(201);
    await addPasskey(anna, new Authenticator(site()));
    expect((await mine(anna)).channels).toHaveLength(1);
  });

  it('is shown with no more of its address than its host and its end', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    const added = await add(anna);
    const exported = await anna.get('/api/me/export');
    for (const reply of [added, await anna.get('/api/me/notifications'), exported]) {
      expect(reply.text).toContain('https://hooks.example.org/…anna');
      for (const secret of ['services', 'T0123', 'B4567', 'secret']) {
        expect(JSON.stringify(Object(reply.json).channels ?? Object(reply.json).channel ?? '')).not.toContain(secret);
      }
    }
    const { notifications } = z.parse(MyExport, exported.json);
    expect(JSON.stringify(notifications)).not.toContain('B4567');
    expect(fixture.log()).not.toContain('B4567');
  });
});
