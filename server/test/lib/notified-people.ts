import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@levante/contract';
import type { Mailbox, MailManner } from '@levante/testkit/mailbox';
import { EmailTicket, MyNotifications, NOTIFICATION_KINDS, WebhookMessage } from '@levante/wire';
import * as z from 'zod/mini';
import { PushReceiver } from './push-receiver.ts';
import { type Reply, Visitor } from './visitor.ts';
import { type Answer, Receiver, withStatus } from './webhook-receiver.ts';

/** Anna has a webhook and e-mail, Bo a webhook and a browser. */
export const NAMES = ['Anna', 'Bo'] as const;
export type PersonName = (typeof NAMES)[number];
type ChannelKind = 'webhook' | 'email' | 'push';

/** A message that a receiver kept. */
export interface ReceivedMessage {
  readonly channel: ChannelKind;
  readonly person: PersonName;
  /** Key of the message, as its receiver reads it. */
  readonly key: string;
  readonly at: number;
  /** Match of which it closes a notification; null if it shows one. */
  readonly closes: string | null;
  /** Whether the server could read that it was accepted. */
  readonly answered: boolean;
}

const Pushed = z.looseObject({ v: z.literal(1), key: z.string(), close: z.nullable(z.string()) });
const ADDRESS = 'anna@levante.example';
const SLOW_MS = 1500;

/** Returns the key of a message as a receiver of this kind reads it: mail has a hash of it. */
export const keyAt = (channel: string, key: string): string =>
  channel === 'email' ? createHash('sha256').update(key).digest('hex').slice(0, 32) : key;

const answers: Record<MailManner, Answer> = {
  keep: withStatus(201),
  slow: (...reply) => void setTimeout(() => withStatus(201)(...reply), SLOW_MS),
  'break-off': (reply) => reply.destroy(),
  refuse: withStatus(500),
};

/** Two people whose receivers fail, are slow or break off at the first attempt of a message now and then. */
export class NotifiedPeople {
  readonly #random: Random;
  readonly #mailbox: Mailbox;
  readonly #hooks: Receiver;
  readonly #browser: PushReceiver;
  readonly #known = new Set<string>();
  readonly visitors: Readonly<Record<PersonName, Visitor>>;
  readonly received: ReceivedMessage[] = [];
  /** Contents of the webhooks that arrived. */
  readonly items: (WebhookMessage['items'][number] & { readonly person: PersonName; readonly key: string })[] = [];

  private constructor(url: () => string, mailbox: Mailbox, hooks: Receiver, browser: PushReceiver) {
    this.#random = new Random(7);
    this.#mailbox = mailbox;
    this.#hooks = hooks;
    this.#browser = browser;
    this.visitors = { Anna: new Visitor(url), Bo: new Visitor(url) };
    hooks.answer = (reply, request) => {
      const person = NAMES.find((name) => request.path === `/${name}`) ?? 'Bo';
      const { key, items } = z.parse(WebhookMessage, JSON.parse(request.body.toString()));
      const manner = this.#receive('webhook', person, key);
      if (manner !== 'refuse') this.items.push(...items.map((item) => ({ ...item, person, key })));
      answers[manner](reply, request);
    };
    browser.service.answer = async (reply, request) => {
      const { key, close } = z.parse(Pushed, { close: null, ...Object(await browser.decrypt(request)) });
      answers[this.#receive('push', 'Bo', key, close)](reply, request);
    };
    mailbox.manner = ({ raw }) => {
      const [, key] = /^Message-ID: <([0-9a-f]{32})@/im.exec(raw) ?? [];
      return key === undefined || !/^List-Unsubscribe:/im.test(raw) ? 'keep' : this.#receive('email', 'Anna', key);
    };
  }

  /** Opens the receivers. `mailbox` is that of the servers, which `url` names. */
  static async open(url: () => string, mailbox: Mailbox): Promise<NotifiedPeople> {
    return new NotifiedPeople(url, mailbox, await Receiver.open(), await PushReceiver.open());
  }

  /** Chooses what happens to a message, and notes it unless it is refused. */
  #receive(channel: ChannelKind, person: PersonName, key: string, closes: string | null = null): MailManner {
    const isFirst = !this.#known.has(`${channel} ${key}`);
    this.#known.add(`${channel} ${key}`);
    const manners = ['keep', 'keep', 'keep', 'refuse', 'break-off', 'slow'] as const;
    const manner = isFirst ? (manners[this.#random.below(manners.length)] ?? 'keep') : 'keep';
    const answered = manner !== 'break-off';
    if (manner !== 'refuse') this.received.push({ channel, person, key, closes, at: Date.now(), answered });
    return manner;
  }

  /** Gives both their channels, with all kinds of notifications and without a delay. */
  async begin(): Promise<void> {
    const { Anna, Bo } = this.visitors;
    for (const name of NAMES) {
      const visitor = this.visitors[name];
      await done(visitor.post('/api/me', { name }));
      await done(
        visitor.post('/api/me/channels', { kind: 'webhook', url: `${this.#hooks.url}${name}`, format: 'json' }),
      );
      const { settings } = z.parse(MyNotifications, (await visitor.get('/api/me/notifications')).json);
      const all = NOTIFICATION_KINDS.map((kind) => [kind, ['push', 'email', 'webhook']]);
      const wanted = { ...settings, delayMinutes: 0, kinds: Object.fromEntries(all) };
      await done(visitor.post('/api/me/notifications', wanted));
    }
    const reply = await Anna.post('/api/me/email', { address: ADDRESS, language: 'en' });
    const { code } = await this.#mailbox.next();
    await done(Anna.post('/api/me/email/code', { ticket: z.parse(EmailTicket, reply.json).ticket, code }));
    await done(Anna.post('/api/me/channels', { kind: 'email' }));
    const { endpoint, p256dh, auth } = this.#browser.target;
    await done(Bo.post('/api/me/channels', { kind: 'push', endpoint, keys: { p256dh, auth } }));
  }

  async close(): Promise<void> {
    await Promise.all([this.#hooks.close(), this.#browser.close()]);
  }
}

async function done(reply: Promise<Reply>): Promise<void> {
  const { status, text } = await reply;
  if (status >= 300) throw new Error(`refused: ${text}`);
}

/** Repeats a request until a server answers it. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(50);
    }
  }
}
