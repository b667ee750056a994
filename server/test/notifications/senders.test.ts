import { Mailbox } from '@levante/testkit/mailbox';
import { afterEach, expect, inject, it } from 'vitest';
import { MailQueue } from '../../src/accounts/mail-queue.ts';
import { SmtpTransport } from '../../src/accounts/smtp-transport.ts';
import { notificationSenders, type SenderOptions, type Senders } from '../../src/notifications/senders.ts';
import { newWebhookSecret } from '../../src/notifications/webhook-sender.ts';
import { messageWith, TEXT_OPTIONS } from '../lib/notification-messages.ts';
import { claimsOf, PushReceiver } from '../lib/push-receiver.ts';
import { isSigned, Receiver } from '../lib/webhook-receiver.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Create = (options: SenderOptions) => Senders;

const open = (changes: Partial<SenderOptions> = {}, create: Create = notificationSenders) =>
  create({
    ...TEXT_OPTIONS,
    transport: null,
    derive: (_, bytes) => Buffer.alloc(bytes, 7),
    now: Date.now,
    guard: { allowPrivate: true, allowHttp: true },
    addressOf: async () => 'anna@example.org',
    tokenOf: () => 'token',
    ...changes,
  });

/** The same from the bundle, in which libraries are loaded differently. */
const shipped = async (): Promise<Create> => (await import(inject('bundles').senders)).notificationSenders;

it.each([
  ['from source', async () => notificationSenders],
  ['as shipped', shipped],
] as const)('every channel of a person gets the same message, %s', async (_, created) => {
  const mailbox = await Mailbox.open();
  closing.push(() => mailbox.close());
  const transport = new SmtpTransport({ url: mailbox.url, from: 'levante@levante.example' }, new MailQueue(2));
  closing.push(() => transport.close());
  const receiver = await Receiver.open();
  closing.push(() => receiver.close());
  const browser = await PushReceiver.open();
  closing.push(() => browser.close());
  const { senders, pushKey } = open({ transport }, await created());
  const secret = newWebhookSecret();
  const outcomes = [
    await senders.email?.send({ kind: 'email' }, messageWith()),
    await senders.webhook?.send({ kind: 'webhook', url: receiver.url, format: 'json', secret }, messageWith()),
    await senders.push?.send(browser.target, messageWith()),
  ];
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['sent', 'sent', 'sent']);
  const posted = receiver.requests[0];
  const pushed = browser.service.requests[0];
  if (!posted || !pushed) throw new Error('no request');
  expect(isSigned(posted, secret, Date.now())).toBe(true);
  expect(await claimsOf(pushed, pushKey)).not.toBeNull();
  const letter = await mailbox.next();
  for (const text of [letter.text, posted.body.toString(), JSON.stringify(await browser.decrypt(pushed))]) {
    expect(text).toContain('Anna has played. You have 19 hours left.');
  }
});

it('a server without a mail server offers no e-mail', () => {
  expect(Object.keys(open().senders).sort()).toEqual(['push', 'webhook']);
});

it('a channel may have a public https address, and no other', () => {
  const { isAllowed } = open({ guard: {} });
  expect(isAllowed('https://example.org/hook')).toBe(true);
  for (const address of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'hook'])
    expect(isAllowed(address)).toBe(false);
});
