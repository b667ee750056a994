import { randomBytes } from 'node:crypto';
import type { Message, Sender, SendOutcome } from '@levante/people/notifications';
import type { ChannelTarget } from '@levante/wire';
import { Webhook } from 'standardwebhooks';
import type { GuardedClient } from './guarded-client.ts';
import { outcomeOf } from './http-outcome.ts';
import type { TextOptions } from './texts.ts';
import { webhookBody } from './webhook-bodies.ts';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 24;
const GONE: ReadonlySet<number> = new Set([410]);

/** Returns a random secret for a new webhook, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Posts messages to webhooks, signed according to Standard Webhooks. */
export class WebhookSender implements Sender {
  readonly #client: GuardedClient;
  readonly #options: TextOptions & { readonly now: () => number };

  constructor(client: GuardedClient, options: TextOptions & { readonly now: () => number }) {
    this.#client = client;
    this.#options = options;
  }

  async send(target: ChannelTarget, message: Message): Promise<SendOutcome> {
    if (target.kind !== 'webhook') throw new Error('not a webhook');
    const body = webhookBody(target.format, message, this.#options);
    // Receivers refuse old times, so that it is the time of this attempt.
    const at = new Date(this.#options.now());
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Levante (+${this.#options.origin})`,
      'content-length': Buffer.byteLength(body),
      'webhook-id': message.key,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(target.secret).sign(message.key, at, body),
    };
    return outcomeOf(await this.#client.post(target.url, { headers, body }), GONE);
  }
}
