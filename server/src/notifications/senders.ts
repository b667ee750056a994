import type { ChannelKind, Sender } from '@levante/people/notifications';
import { NO_ORIGIN_ANSWER } from '@levante/wire';
import type { SmtpTransport } from '../accounts/smtp-transport.ts';
import { GuardedClient, type GuardOptions } from './guarded-client.ts';
import { type MailOptions, MailSender } from './mail-sender.ts';
import { PushSender } from './push-sender.ts';
import { VAPID_PURPOSE, VAPID_SEED_BYTES, vapidKeysFrom } from './vapid.ts';
import { WebhookSender } from './webhook-sender.ts';

export interface SenderOptions extends Omit<MailOptions, 'origin'> {
  /** Address of the page, without a slash at the end; null if the server does not know it. */
  readonly origin: string | null;
  /** Connections to the mail server, or null. */
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

/** Sends nothing: the contact of a push message and the links of a webhook would be false. */
const WITHOUT_ORIGIN: Sender = { send: async () => ({ kind: 'refused', answer: NO_ORIGIN_ANSWER }) };

/**
 * Creates the senders of notifications; the one for e-mail only if there is a mail server. They refuse to send if the
 * server does not know the address of the page.
 */
export function notificationSenders({ transport, derive, guard, origin, ...rest }: SenderOptions): Senders {
  const client = new GuardedClient(guard);
  const keys = vapidKeysFrom(derive(VAPID_PURPOSE, VAPID_SEED_BYTES));
  const sendersAt = (own: string): Senders['senders'] => {
    const options = { ...rest, origin: own };
    return {
      push: new PushSender(client, { ...options, keys }),
      ...(transport && { email: new MailSender(transport, options) }),
      webhook: new WebhookSender(client, options),
    };
  };
  return {
    senders: origin === null ? { push: WITHOUT_ORIGIN, webhook: WITHOUT_ORIGIN } : sendersAt(origin),
    pushKey: keys.publicKey,
    isAllowed: (address) => client.faultOf(address) === null,
  };
}
