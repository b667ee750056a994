import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Attending, MatchHost } from '@levante/host';
import type { AccountLetters } from '@levante/people';
import {
  type NotificationMeter,
  Notifications,
  Notifier,
  type Sender,
  type SendOutcome,
} from '@levante/people/notifications';
import { COLLECTIONS } from '@levante/wire';
import type { Logger } from 'pino';
import type { SqlAccountStore } from '../accounts/account-store.ts';
import type { SmtpTransport } from '../accounts/smtp-transport.ts';
import type { Backend } from '../backend/backend.ts';
import { DatabaseTime } from '../backend/database-time.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import { INTL_ZONES } from '../calendar/zones.ts';
import { networksOfMark } from '../http/place-marks.ts';
import type { HourlyDeletion } from '../matches/expiry.ts';
import { lookingAt } from '../matches/lookers.ts';
import type { GuardOptions } from './guarded-client.ts';
import { SqlNotificationStore } from './notification-store.ts';
import { notificationSenders } from './senders.ts';
import { newWebhookSecret } from './webhook-sender.ts';

/** Time for messages in flight when the server stops. */
const GRACE_MS = 2000;
/** Bytes of a random id. */
const ID_BYTES = 12;

const newId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Dependencies of notifications. */
export interface NotifyingParts {
  readonly host: Pick<MatchHost, 'describe'>;
  readonly lookers: Pick<Attending, 'has'>;
  /** Titles of games by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Connections to the mail server; null without one. */
  readonly transport: SmtpTransport | null;
  /** Letters about changes of accounts; null without a mail server. */
  readonly letters: Pick<AccountLetters, 'start' | 'stop'> | null;
  /** Address of the page, without a slash at the end; null if the server does not know it. */
  readonly origin: string | null;
  /** Addresses that webhooks may have. */
  readonly webhooks: GuardOptions;
  readonly addressOf?: (person: string) => Promise<string | null>;
  readonly accounts: Pick<SqlAccountStore, 'attempt'>;
  readonly log: Pick<Logger, 'error'>;
  readonly meter?: NotificationMeter;
}

type NotifyingBackend = Pick<Backend, 'access' | 'signer' | 'store'>;

/** Running notifications of a server. */
export interface Notifying {
  readonly notifications: Notifications;
  readonly store: SqlNotificationStore;
  /** Deletes old rows of the log. */
  readonly deleteOld: HourlyDeletion;
  /** Sends what is due from now on. */
  start(): void;
  /** Sends nothing further, and waits a moment for messages in flight; another server sends those again that take longer. */
  stop(): Promise<void>;
}

const NO_SENDER: SendOutcome = { kind: 'failed', answer: 'not available on this server' };

/** Creates the notifications of a server. */
export function notifyingOn(backend: NotifyingBackend, parts: NotifyingParts): Notifying {
  const { access, signer } = backend;
  const { host, lookers, log, meter, addressOf, accounts, titles, transport, letters, origin, webhooks } = parts;
  const { senders, pushKey, isAllowed } = notificationSenders({
    ...{
      transport,
      origin,
      derive: (purpose: string, bytes: number) => signer.derive(purpose, bytes),
      guard: webhooks,
      now: SYSTEM_TIME.now,
    },
    titleOf: (game) => titles.get(game) ?? game,
    addressOf: addressOf ?? (async () => null),
    tokenOf: (person) => signer.unsubscribeToken(person),
  });
  const store = new SqlNotificationStore(access);
  const sender: Sender = {
    send: async (target, message) => (await senders[target.kind]?.send(target, message)) ?? NO_SENDER,
  };
  const notifications = new Notifications({
    ...{ store, sender, newId, pushKey, zones: INTL_ZONES, now: SYSTEM_TIME.now },
    ...{ newWebhookSecret, isAllowed },
    ...(addressOf && { addressOf }),
    markOf: (text) => signer.markOf(text),
    attempt: (limits, now) => accounts.attempt(limits, now),
  });
  const time = new DatabaseTime(() => backend.store.now());
  const notifier = new Notifier({
    ...{ store, sender, newId, zones: INTL_ZONES, time, holder: newId(), defaultLanguage: 'en' },
    networksOf: networksOfMark,
    matches: {
      describe: async (match, person) => {
        const described = await host.describe(match, person);
        return described.ok ? described.value : null;
      },
      playedOverDays: (ids) => store.playedOverDays(ids),
      isStillTurn: (...turn) => store.isStillTurn(...turn),
      isLooking: (match, person) => lookers.has(lookingAt(match), person),
    },
    failed: (err) => log.error({ err }, 'notifications-failed'),
    ...(meter && { meter }),
  });
  const stop = async (): Promise<void> => {
    const over = new AbortController();
    const grace = setTimeout(GRACE_MS, null, { signal: over.signal }).catch(() => {});
    await Promise.race([Promise.all([notifier.stop(), letters?.stop()]), grace]);
    over.abort();
  };
  const start = (): void => {
    notifier.start();
    letters?.start();
  };
  const { also, keptMs } = COLLECTIONS.deliveries;
  const deleteOld: HourlyDeletion = (now) =>
    store.deleteDeliveries({ finished: now - keptMs, dropped: now - also.droppedMs });
  return { notifications, store, deleteOld, start, stop };
}
