import type { ChannelKind, Sender } from '@levante/people/notifications';
import type { SmtpTransport } from '../people/smtp-transport.ts';
import { GuardedClient, type GuardOptions } from './guarded-client.ts';
import { type MailOptions, MailSender } from './mail-sender.ts';
import { PushSender } from './push-sender.ts';
import { VAPID_PURPOSE, VAPID_SEED_BYTES, vapidKeysFrom } from './vapid.ts';
import { WebhookSender } from './webhook-sender.ts';

export interface SenderOptions extends MailOptions {
  /** Connections to the mail server; null without one. */
  readonly transport: SmtpTransport | null;
  /** Derives bytes for a purpose from the signing key. */
  readonly derive: (purpose: string, bytes: number) => Buffer;
  /** Addresses that webhooks and push services may have. */
  readonly guard: GuardOptions;
  readonly now: () => number;
}

/** Senders by kind of channel, and values for adding channels. */
export interface Senders {
  readonly senders: Partial<Record<ChannelKind, Sender>>;
  /** Public key for push messages, in base64url. */
  readonly pushKey: string;
  /** Returns whether a channel may have an address, as far as is known without resolving its name. */
  readonly isAllowed: (address: string) => boolean;
}

/** Creates the senders of notifications, without e-mail if there is no mail server. */
export function notificationSenders({ transport, derive, guard, ...options }: SenderOptions): Senders {
  const client = new GuardedClient(guard);
  const keys = vapidKeysFrom(derive(VAPID_PURPOSE, VAPID_SEED_BYTES));
  return {
    senders: {
      push: new PushSender(client, { ...options, keys }),
      ...(transport && { email: new MailSender(transport, options) }),
      webhook: new WebhookSender(client, options),
    },
    pushKey: keys.publicKey,
    isAllowed: (address) => client.faultOf(address) === null,
  };
}
