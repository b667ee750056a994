import { randomBytes } from 'node:crypto';
import type { Message } from '@levante/people/notifications';
import { DELIVERY_KINDS } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Signer } from '../../src/http/signer.ts';
import { GuardedClient } from '../../src/notifications/guarded-client.ts';
import { PushSender } from '../../src/notifications/push-sender.ts';
import { VAPID_PURPOSE, VAPID_SEED_BYTES, vapidKeysFrom } from '../../src/notifications/vapid.ts';
import { itemWith, LANGUAGES, messageWith, ODD_NAMES, ORIGIN, TEXT_OPTIONS } from '../lib/notification-messages.ts';
import { claimsOf, PushReceiver } from '../lib/push-receiver.ts';
import { withStatus } from '../lib/webhook-receiver.ts';

const keysOf = (...secrets: readonly Buffer[]) => {
  const signer = new Signer(secrets.map((secret, i) => ({ id: i === 0 ? '' : `k${i}`, secret })));
  return vapidKeysFrom(signer.derive(VAPID_PURPOSE, VAPID_SEED_BYTES));
};
const keys = keysOf(Buffer.alloc(32, 7));
let browser: PushReceiver;
beforeEach(async () => {
  browser = await PushReceiver.open();
  browser.service.answer = withStatus(201);
});
afterEach(() => browser.close());

const sender = (options = { allowPrivate: true, allowHttp: true }) =>
  new PushSender(new GuardedClient(options), { ...TEXT_OPTIONS, keys });

/** Sends a message; returns the request and its decrypted payload. */
async function push(changes: Partial<Message> = {}) {
  expect(await sender().send(browser.target, messageWith(changes))).toEqual({ kind: 'sent', answer: '201 Created' });
  const request = browser.service.requests.at(-1);
  if (!request) throw new Error('no request');
  return { request, payload: await browser.decrypt(request) };
}

describe('a push message', () => {
  it('is encrypted for the browser and has all that the service worker shows', async () => {
    const { request, payload } = await push({ key: 'msg-7', language: 'it' });
    expect(payload).toEqual({
      v: 1,
      key: 'msg-7',
      title: 'El Capitán: tocca a te',
      body: 'Anna ha giocato. Tempo rimasto: 19 ore.',
      url: '/match/abcdefghjkmn01',
      tag: 'abcdefghjkmn01',
      at: messageWith().at,
      close: null,
    });
    expect(request.body.includes('Anna')).toBe(false);
    const other = await PushReceiver.open();
    await expect(other.decrypt(request)).rejects.toThrow();
    await other.close();
  });

  it('identifies the server to the push service only, for less than a day', async () => {
    const { request } = await push();
    const claims = await claimsOf(request, keys.publicKey);
    expect(claims).toMatchObject({ aud: new URL(browser.service.url).origin, sub: ORIGIN });
    const left = Number(claims?.exp) - Date.now() / 1000;
    expect(left > 0 && left <= 86_400).toBe(true);
    expect(await claimsOf(request, keysOf(randomBytes(32)).publicKey)).toBeNull();
  });

  it('closes the notification of a turn that was taken, with the topic of the message that it replaces', async () => {
    const shown = await push();
    const { request, payload } = await push({ key: 'msg-8', items: [], closes: 'abcdefghjkmn01' });
    expect(payload).toEqual({ v: 1, key: 'msg-8', close: 'abcdefghjkmn01' });
    expect(request.headers.topic).toBe(shown.request.headers.topic);
    expect(request.headers.topic).toMatch(/^[\w-]{22}$/);
    const other = await push({ items: [itemWith({ match: 'bbcdefghjkmn01' })] });
    expect(other.request.headers.topic).not.toBe(request.headers.topic);
  });

  it('links to the page if it is about several matches or none', async () => {
    const several = ['a', 'b'].map((match) => itemWith({ match: `${match}bcdefghjkmn01` }));
    for (const items of [several, []]) {
      expect((await push({ items })).payload).toMatchObject({ url: '/', tag: 'levante', close: null });
    }
    const items = [itemWith({ kind: 'channel-off', match: '', game: '', by: null, leftMs: null })];
    expect((await push({ items })).payload).toMatchObject({ url: '/me/notifications', tag: 'levante' });
  });

  it('is kept by the push service as long as it is worth showing', async () => {
    const found = new Map<string, string>();
    for (const kind of DELIVERY_KINDS) {
      const { request } = await push({ items: [itemWith({ kind })] });
      found.set(kind, `${request.headers.ttl} ${request.headers.urgency}`);
    }
    expect(Object.fromEntries(found)).toEqual({
      turn: '86400 high',
      low: '21600 high',
      proposed: '1800 high',
      started: '86400 normal',
      invited: '86400 normal',
      replaced: '86400 normal',
      ended: '86400 normal',
      'channel-off': '86400 normal',
      security: '86400 high',
    });
  });

  it.each(LANGUAGES)('fits into 3 KB with many notifications and long names, in %s', async (language) => {
    for (const by of [ODD_NAMES.long, '👩‍🚀'.repeat(40), 'מ'.repeat(60), '"'.repeat(60)]) {
      const items = Array.from({ length: 50 }, () => itemWith({ by }));
      const { payload } = await push({ language, items });
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThanOrEqual(3072);
      expect(payload).toMatchObject({ body: expect.stringMatching(/^.{20,}/su) });
    }
  });

  it('has no line breaks or direction characters for odd names', async () => {
    for (const by of Object.values(ODD_NAMES)) {
      const { payload } = await push({ items: [itemWith({ by })] });
      expect(Object(payload).body).not.toMatch(/[\r\n\u202e]/);
    }
  });
});

describe('a push service', () => {
  const outcome = () => sender().send(browser.target, messageWith());

  it('that no longer knows the subscription ends the channel, and one with another answer does not', async () => {
    const outcomes = [];
    for (const [status, headers] of [
      [404],
      [410],
      [429, { 'retry-after': '30' }],
      [400],
      [403],
      [413],
      [500],
      [307, { location: '/elsewhere' }],
    ] as const) {
      browser.service.answer = withStatus(status, headers);
      outcomes.push(await outcome());
    }
    expect(outcomes).toEqual([
      { kind: 'gone', answer: '404 Not Found' },
      { kind: 'gone', answer: '410 Gone' },
      { kind: 'failed', answer: '429 Too Many Requests', retryAfterMs: 30_000 },
      { kind: 'failed', answer: '400 Bad Request' },
      { kind: 'failed', answer: '403 Forbidden' },
      { kind: 'failed', answer: '413 Payload Too Large' },
      { kind: 'failed', answer: '500 Internal Server Error' },
      { kind: 'failed', answer: 'too many redirects' },
    ]);
    expect(browser.service.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('is not reached at an internal address, which a client could give', async () => {
    const guarded = sender({ allowPrivate: false, allowHttp: true });
    const inside = ['http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://[::1]/', browser.target.endpoint];
    for (const endpoint of inside) {
      expect(await guarded.send({ ...browser.target, endpoint }, messageWith())).toEqual({
        kind: 'failed',
        answer: 'address not allowed',
      });
    }
    expect(browser.service.requests).toEqual([]);
  });

  it('gets no message for invalid keys', async () => {
    const bad = [
      { p256dh: 'AAAA' },
      { p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { auth: 'AAAA' },
      { endpoint: 'no address' },
    ];
    for (const change of bad) {
      const found = await sender().send({ ...browser.target, ...change }, messageWith());
      expect(found.kind).not.toBe('sent');
    }
    expect(browser.service.requests).toEqual([]);
  });
});

describe('the key pair for push', () => {
  it('is the same for the same signing key, on every server and in every version', () => {
    expect(keysOf(Buffer.alloc(32, 7))).toEqual(keys);
    expect(keys).toEqual({
      publicKey: 'BE8R_YgHHN2H5Pp7SDIXGO1qYeAR3_UFJpXLj0eivFP7wJFHb0AGGvV5Al_SOFHB2aH79x2boMqg4S37Mubb4ag',
      privateKey: 'mvT7WpA8HjZpAEw06JXwCErpobBWrEvHIacc3iR9CWQ',
    });
  });

  it('changes once when the signing key is rotated as the guide says', () => {
    const old = Buffer.alloc(32, 7);
    const next = Buffer.alloc(32, 8);
    const steps = [[old], [old, next], [next, old], [next]].map((secrets) => keysOf(...secrets).publicKey);
    expect(steps).toEqual([steps[0], steps[0], steps[3], steps[3]]);
    expect(steps[0]).not.toBe(steps[3]);
  });

  it('differs for another signing key, and always has the right length', () => {
    const pairs = Array.from({ length: 300 }, () => keysOf(randomBytes(32)));
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(300);
    for (const { publicKey, privateKey } of pairs) {
      expect([Buffer.from(publicKey, 'base64url').length, Buffer.from(privateKey, 'base64url').length]).toEqual([
        65, 32,
      ]);
    }
  });
});
