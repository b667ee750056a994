import { createHash } from 'node:crypto';
import type { Message, Sender, SendOutcome } from '@levante/people/notifications';
import type { ChannelTarget } from '@levante/wire';
import type { GuardedClient } from './guarded-client.ts';
import { outcomeOf } from './http-outcome.ts';
import { pushMessage } from './push-payload.ts';
import type { TextOptions } from './texts.ts';
import type { VapidKeys } from './vapid.ts';

/** Statuses of a subscription that the browser has ended. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const TOPIC_LENGTH = 22;
/** Contact for the push service where the page has no `https` address, as in development. */
const LOCAL_CONTACT = 'mailto:levante@localhost.invalid';

/** Sends encrypted messages to browsers through their push services. */
export class PushSender implements Sender {
  readonly #client: GuardedClient;
  readonly #options: TextOptions & { readonly keys: VapidKeys };

  constructor(client: GuardedClient, options: TextOptions & { readonly keys: VapidKeys }) {
    this.#client = client;
    this.#options = options;
  }

  async send(target: ChannelTarget, message: Message): Promise<SendOutcome> {
    if (target.kind !== 'push') throw new Error('not a push subscription');
    const { payload, tag, ttlS, urgency } = pushMessage(message, this.#options);
    const { default: webPush } = await import('web-push');
    const { origin, keys } = this.#options;
    const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } };
    const details = ((): ReturnType<typeof webPush.generateRequestDetails> | null => {
      try {
        return webPush.generateRequestDetails(subscription, payload, {
          TTL: ttlS,
          urgency,
          topic: topicOf(tag),
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: origin.startsWith('https:') ? origin : LOCAL_CONTACT, ...keys },
        });
      } catch {
        return null;
      }
    })();
    // The library accepts any key of the right length, and fails for one that is no point of the curve.
    if (details?.body == null) return { kind: 'gone', answer: 'unusable subscription' };
    const { endpoint, headers, body } = details;
    // A push service does not redirect, and the authorisation is for this one alone.
    return outcomeOf(await this.#client.post(endpoint, { headers, body, maxRedirects: 0 }), GONE);
  }
}

/** Returns the topic of a tag: a hash, so that the push service does not learn the match. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
}
