import type { WebhookFormat } from '@levante/people/notifications';
import type { ChannelTarget } from '@levante/wire';
import { WEBHOOK_FORMATS, WebhookMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GuardedClient } from '../../src/notifications/guarded-client.ts';
import { newWebhookSecret, WebhookSender } from '../../src/notifications/webhook-sender.ts';
import { itemWith, messageWith, ODD_NAMES, TEXT_OPTIONS } from '../lib/notification-messages.ts';
import { brokenOff, isSigned, Receiver, withStatus } from '../lib/webhook-receiver.ts';

const secret = newWebhookSecret();
let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(() => receiver.close());

const target = (format: WebhookFormat = 'json'): ChannelTarget => ({
  kind: 'webhook',
  url: receiver.url,
  format,
  secret,
});
const client = () => new GuardedClient({ allowPrivate: true, allowHttp: true });
const sender = (now = Date.now) => new WebhookSender(client(), { ...TEXT_OPTIONS, now });
/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
const bodies = (): unknown[] => receiver.requests.map(({ body }) => JSON.parse(body.toString()));

describe('a webhook', () => {
  it('gets a signed message in the documented form, with the same id for each attempt', async () => {
    const message = messageWith({ key: 'msg-7', items: [itemWith({ by: ODD_NAMES.header })] });
    expect(await sender().send(target(), message)).toEqual({ kind: 'sent', answer: '204 No Content' });
    await sender().send(target(), message);
    const [first, second] = receiver.requests;
    if (!first || !second) throw new Error('no request');
    expect([isSigned(first, secret, Date.now()), isSigned(second, secret, Date.now())]).toEqual([true, true]);
    expect([first.headers['webhook-id'], second.headers['webhook-id']]).toEqual(['msg-7', 'msg-7']);
    expect(first.headers['content-type']).toBe('application/json');
    expect(z.parse(WebhookMessage, bodies()[0])).toMatchObject({
      v: 1,
      key: 'msg-7',
      kind: 'notification',
      title: 'Your turn in El Capitán',
      url: 'https://levante.example/match/abcdefghjkmn01',
      items: [{ kind: 'turn', game: 'el-capitan', title: 'El Capitán', by: 'Anna Bcc: thief·bad.\u2060example Hello' }],
    });
  });

  it('can detect a changed body, an old time and another secret', async () => {
    await sender().send(target(), messageWith());
    const [request] = receiver.requests;
    if (!request) throw new Error('no request');
    expect(isSigned({ ...request, body: Buffer.from('{}') }, secret, Date.now())).toBe(false);
    expect(isSigned(request, newWebhookSecret(), Date.now())).toBe(false);
    expect(isSigned(request, secret, Date.now() + 600_000)).toBe(false);
    const old = { ...request.headers, 'webhook-timestamp': '1' };
    expect(isSigned({ ...request, headers: old }, secret, 1000)).toBe(false);
  });

  it('gets a test message', async () => {
    await sender().send(target(), messageWith({ items: [] }));
    expect(z.parse(WebhookMessage, bodies()[0])).toMatchObject({ kind: 'test', title: 'Test message', items: [] });
  });

  it('ends with status 410, is busy with Retry-After, and fails with other statuses', async () => {
    const outcomes = [];
    for (const [status, headers] of [
      [410],
      [429, { 'retry-after': '60' }],
      [503, { 'retry-after': '5' }],
      [500, { 'retry-after': '5' }],
      [404],
      [303, { location: '/' }],
    ] as const) {
      receiver.answer = withStatus(status, headers);
      outcomes.push(await sender().send(target(), messageWith()));
    }
    expect(outcomes).toEqual([
      { kind: 'gone', answer: '410 Gone' },
      { kind: 'failed', answer: '429 Too Many Requests', retryAfterMs: 60_000 },
      { kind: 'failed', answer: '503 Service Unavailable', retryAfterMs: 5000 },
      { kind: 'failed', answer: '500 Internal Server Error' },
      { kind: 'failed', answer: '404 Not Found' },
      { kind: 'failed', answer: '303 See Other' },
    ]);
  });

  it('shows no body and no address in its logged answer', async () => {
    receiver.answer = (reply) => reply.writeHead(500, 'secret reason').end('secret body');
    expect(await sender().send(target(), messageWith())).toEqual({
      kind: 'failed',
      answer: '500 Internal Server Error',
    });
    const guarded = new WebhookSender(new GuardedClient({ allowHttp: true }), { ...TEXT_OPTIONS, now: Date.now });
    expect(await guarded.send(target(), messageWith())).toEqual({ kind: 'failed', answer: 'address not allowed' });
    receiver.answer = brokenOff;
    expect(await sender().send(target(), messageWith())).toEqual({ kind: 'sent', answer: '200 OK' });
  });
});

describe('a chat service', () => {
  const CHATS = WEBHOOK_FORMATS.filter((format) => format !== 'json');

  it('gets messages in the form that it documents', async () => {
    for (const format of CHATS) await sender().send(target(format), messageWith());
    const title = 'Your turn in El Capitán';
    const text = 'Anna has played. You have 19 hours left.';
    const url = 'https://levante.example/match/abcdefghjkmn01';
    expect(bodies()).toEqual([
      { text: `*${title}*\n${text}\n<${url}|Open the match>`, unfurl_links: false, unfurl_media: false },
      { content: `**${title}**\n${text}\n${url}`, allowed_mentions: { parse: [] }, flags: 4 },
      {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              body: [
                { type: 'TextBlock', text: title, weight: 'Bolder', wrap: true },
                { type: 'TextBlock', text, wrap: true },
              ],
              actions: [{ type: 'Action.OpenUrl', title: 'Open the match', url }],
            },
          },
        ],
      },
      { text: `*${title}*\n${text}\n<${url}|Open the match>` },
    ]);
  });

  it.each(CHATS)('shows names without their markup, mentions and links: %s', async (format) => {
    for (const by of Object.values(ODD_NAMES)) {
      const plain = await bodyWith(format, 'Anna');
      const odd = await bodyWith(format, by);
      // A name adds no character with a meaning in the markup of a chat.
      const markupIn = (text: string) => text.match(/[@#*_~`<>[\]()|\\&:/!]/g)?.join('');
      expect(markupIn(odd)).toBe(markupIn(plain));
      expect(odd).not.toMatch(/\bbad\.example/);
    }
  });

  async function bodyWith(format: WebhookFormat, by: string): Promise<string> {
    await sender().send(target(format), messageWith({ items: [itemWith({ kind: 'invited', by })] }));
    return textsIn(bodies().at(-1)).join('\n');
  }
});
