import { randomBytes } from 'node:crypto';
import type { Attending, MatchHost } from '@levante/host';
import {
  type ChannelKind,
  type NotificationMeter,
  Notifications,
  Notifier,
  type Sender,
  type SendOutcome,
} from '@levante/people/notifications';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import { SYSTEM_TIME } from './machine.ts';
import type { SqlAccountStore } from './people/account-store.ts';
import { SqlNotificationStore } from './people/notification-store.ts';
import { INTL_ZONES } from './people/zones.ts';
import { lookingAt } from './stream/event-streams.ts';

/** Bytes of a random id and of the secret of a webhook. */
const ID_BYTES = 12;
const SECRET_BYTES = 24;

const newId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Dependencies of notifications. */
export interface NotifyingParts {
  readonly host: Pick<MatchHost, 'describe'>;
  readonly lookers: Pick<Attending, 'has'>;
  readonly senders: Partial<Record<ChannelKind, Sender>>;
  readonly pushKey: string;
  readonly isAllowed: (url: string, kind: 'push' | 'webhook') => boolean;
  readonly addressOf?: (person: string) => Promise<string | null>;
  readonly accounts: Pick<SqlAccountStore, 'attempt'>;
  readonly log: Pick<Logger, 'error'>;
  readonly meter?: NotificationMeter;
}

/** Running notifications of a server. */
export interface Notifying {
  readonly notifications: Notifications;
  readonly store: SqlNotificationStore;
  readonly notifier: Notifier;
}

const NO_SENDER: SendOutcome = { kind: 'failed', answer: 'not available on this server' };

/** Creates the notifications of a server. The caller starts and stops the notifier. */
export function notifyingOn({ access, signer }: Pick<Backend, 'access' | 'signer'>, parts: NotifyingParts): Notifying {
  const { host, lookers, senders, log, meter, pushKey, isAllowed, addressOf, accounts } = parts;
  const store = new SqlNotificationStore(access);
  const sender: Sender = {
    send: async (target, message) => (await senders[target.kind]?.send(target, message)) ?? NO_SENDER,
  };
  const notifications = new Notifications({
    ...{ store, sender, newId, pushKey, isAllowed, zones: INTL_ZONES, now: SYSTEM_TIME.now },
    newWebhookSecret: () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
    ...(addressOf && { addressOf }),
    markOf: (text) => signer.markOf(text),
    attempt: (limits, now) => accounts.attempt(limits, now),
  });
  const notifier = new Notifier({
    ...{ store, sender, newId, zones: INTL_ZONES, time: SYSTEM_TIME, holder: newId(), defaultLanguage: 'en' },
    matches: {
      describe: async (match, person) => {
        const described = await host.describe(match, person);
        return described.ok ? described.value : null;
      },
      isLooking: (match, person) => lookers.has(lookingAt(match), person),
    },
    failed: (err) => log.error({ err }, 'notifications-failed'),
    ...(meter && { meter }),
  });
  return { notifications, store, notifier };
}
