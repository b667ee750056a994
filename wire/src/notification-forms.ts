import { exactly, type Form, isFlag, isInteger, isText, listOf, nullOr, oneOf } from './forms.ts';
import {
  CHANNEL_KINDS,
  DELIVERY_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  MAIL_LANGUAGES,
  WEBHOOK_FORMATS,
} from './limits.ts';
import type {
  AddedChannel,
  ChannelTest,
  DeliveryEntry,
  MyNotifications,
  NotificationChannel,
  NotificationSettings,
} from './notifications.ts';

const isChannelKinds = listOf(oneOf(...CHANNEL_KINDS));

export const isNotificationSettings: Form<NotificationSettings> = exactly<NotificationSettings>({
  language: oneOf(...MAIL_LANGUAGES),
  kinds: exactly<NotificationSettings['kinds']>({
    turn: isChannelKinds,
    low: isChannelKinds,
    started: isChannelKinds,
    invited: isChannelKinds,
    proposed: isChannelKinds,
    replaced: isChannelKinds,
    ended: isChannelKinds,
  }),
  delayMinutes: isInteger,
  quiet: nullOr(
    exactly<NonNullable<NotificationSettings['quiet']>>({
      from: isInteger,
      to: isInteger,
      zone: isText,
      exceptLow: isFlag,
    }),
  ),
  pace: oneOf('each', 'hourly'),
});

const base = {
  id: isText,
  on: isFlag,
  createdAt: isInteger,
  fault: nullOr(oneOf('failing', 'disabled', 'gone')),
} as const;

type OfKind<K extends NotificationChannel['kind']> = Extract<NotificationChannel, { kind: K }>;

const isPush = exactly<OfKind<'push'>>({
  ...base,
  kind: oneOf('push'),
  browser: isText,
  system: isText,
  endpoint: isText,
});
const isEmail = exactly<OfKind<'email'>>({ ...base, kind: oneOf('email'), address: nullOr(isText) });
const isWebhook = exactly<OfKind<'webhook'>>({
  ...base,
  kind: oneOf('webhook'),
  url: isText,
  format: oneOf(...WEBHOOK_FORMATS),
});

const isChannel: Form<NotificationChannel> = (value): value is NotificationChannel =>
  isPush(value) || isEmail(value) || isWebhook(value);

export const isAddedChannel: Form<AddedChannel> = exactly<AddedChannel>({
  channel: isChannel,
  secret: nullOr(isText),
});

export const isChannelTest: Form<ChannelTest> = exactly<ChannelTest>({ sent: isFlag, answer: isText, ms: isInteger });

const isEntry: Form<DeliveryEntry> = exactly<DeliveryEntry>({
  id: isText,
  at: isInteger,
  kind: oneOf(...DELIVERY_KINDS),
  channel: oneOf(...CHANNEL_KINDS),
  match: nullOr(isText),
  game: nullOr(isText),
  state: oneOf(...DELIVERY_STATES),
  why: nullOr(oneOf(...DELIVERY_REASONS)),
  due: nullOr(isInteger),
  triedAt: nullOr(isInteger),
  attempts: isInteger,
  answer: nullOr(isText),
});

export const isMyNotifications: Form<MyNotifications> = exactly<MyNotifications>({
  settings: isNotificationSettings,
  channels: listOf(isChannel),
  address: nullOr(isText),
  offersEmail: isFlag,
  pushKey: isText,
  log: listOf(isEntry),
});
