import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MatchHost, PresenceTracker } from '@levante/host';
import {
  type DeliveryStore,
  type NotificationMeter,
  Notifications,
  Notifier,
  type Sender,
  type SendOutcome,
} from '@levante/people/notifications';
import { COLLECTIONS } from '@levante/wire';
import type { AccountsFeature } from '../accounts/install.ts';
import type { FeatureContext } from '../backend/context.ts';
import { DatabaseTime } from '../backend/database-time.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import { INTL_ZONES } from '../calendar/zones.ts';
import { networksOfMark } from '../http/place-marks.ts';
import { lookingAt } from '../matches/visible-pages.ts';
import type { GuardOptions } from './guarded-client.ts';
import { notificationStores } from './notification-stores.ts';
import { SqlNotifiedMatches } from './notified-matches.ts';
import { addNotifications } from './routes.ts';
import { notificationSenders } from './senders.ts';
import { newWebhookSecret } from './webhook-sender.ts';

/** Time for messages in flight when the server stops. */
const GRACE_MS = 2000;
/** Bytes of a random id. */
const ID_BYTES = 12;

const newId = (): string => randomBytes(ID_BYTES).toString('hex');

export interface NotificationOptions {
  /** Addresses that webhooks may have besides public ones with `https`. Default: none. */
  readonly webhooks?: Pick<GuardOptions, 'allowPrivate' | 'allowHttp' | 'timeoutMs'>;
}

/** Parts of earlier features and options that notifications need. */
export interface NotificationDependencies {
  readonly host: Pick<MatchHost, 'describe'>;
  readonly presence: Pick<PresenceTracker, 'has'>;
  readonly accounts: AccountsFeature;
  readonly meter: NotificationMeter;
  /** Address of the page, without a slash at the end; null if the server does not know it. */
  readonly origin: string | null;
  readonly options: NotificationOptions;
}

/** The notifications of a server. */
export interface NotificationsFeature {
  readonly notifications: Notifications;
  readonly deliveries: Pick<DeliveryStore, 'queue'>;
  /** Starts to send notifications that are due. */
  start(): void;
}

const NO_SENDER: SendOutcome = { kind: 'failed', answer: 'not available on this server' };

/** Adds notifications to a server. They are sent until it ends. */
export function installNotifications(
  context: FeatureContext,
  dependencies: NotificationDependencies,
): NotificationsFeature {
  const { http, life } = context;
  const { accounts } = dependencies.accounts;
  const { notifications, notifier, deliveries } = openNotifications(context, dependencies);
  const { letters } = dependencies.accounts.mail;
  const { also, keptMs } = COLLECTIONS.deliveries;
  life.everyHour((now) => deliveries.deleteDeliveries({ finished: now - keptMs, dropped: now - also.droppedMs }));
  // Waits a moment for messages in flight; another server repeats messages that take longer.
  life.atEnd(async () => {
    const over = new AbortController();
    const grace = setTimeout(GRACE_MS, null, { signal: over.signal }).catch(() => {});
    await Promise.race([Promise.all([notifier.stop(), letters?.stop()]), grace]);
    over.abort();
  });
  addNotifications(http.app, { ...http, notifications, accounts }, http.ensureIdentity);
  const start = (): void => {
    notifier.start();
    letters?.start();
  };
  return { notifications, deliveries, start };
}

/** Opens the settings and channels of people, and what sends to them. */
function openNotifications(
  { backend, games, log }: FeatureContext,
  { host, presence, accounts, meter, origin, options }: NotificationDependencies,
) {
  const { access, signer } = backend;
  const { transport, emails, emailStore } = accounts.mail;
  const addressOf = async (person: string): Promise<string | null> =>
    (await emailStore.emailOf(person))?.address ?? null;
  const { senders, pushKey, isAllowed } = notificationSenders({
    transport,
    origin,
    derive: (purpose: string, bytes: number) => signer.derive(purpose, bytes),
    guard: options.webhooks ?? {},
    now: SYSTEM_TIME.now,
    titleOf: (game) => games.get(game)?.manifest.title ?? game,
    addressOf: emails ? addressOf : async () => null,
    tokenOf: (person) => signer.unsubscribeToken(person),
  });
  const stores = notificationStores(access);
  const stored = new SqlNotifiedMatches(access);
  const sender: Sender = {
    send: async (target, message) => (await senders[target.kind]?.send(target, message)) ?? NO_SENDER,
  };
  const common = { ...stores, sender, newId, zones: INTL_ZONES };
  const notifications = new Notifications({
    ...common,
    gamesOf: (matches) => stored.gamesOf(matches),
    pushKey,
    now: SYSTEM_TIME.now,
    newWebhookSecret,
    isAllowed,
    ...(emails && { addressOf }),
    markOf: (text) => signer.markOf(text),
    attempt: (limits, now) => accounts.stores.challenges.attempt(limits, now),
  });
  const notifier = new Notifier({
    ...common,
    time: new DatabaseTime(() => backend.stores.clocks.now()),
    holder: newId(),
    defaultLanguage: 'en',
    networksOf: networksOfMark,
    matches: {
      describe: async (match, person) => {
        const described = await host.describe(match, person);
        return described.ok ? described.value : null;
      },
      playedOverDays: (ids) => stored.playedOverDays(ids),
      isStillTurn: (...turn) => stored.isStillTurn(...turn),
      isLooking: (match, person) => presence.has(lookingAt(match), person),
    },
    failed: (err) => log.error({ err }, 'notifications-failed'),
    meter,
  });
  return { notifications, notifier, deliveries: stores.deliveries };
}
