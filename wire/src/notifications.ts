import * as z from 'zod/mini';
import { MatchId } from './fields.ts';
import {
  CHANNEL_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  LAST_MINUTE,
  MAIL_LANGUAGES,
  MAX_CHANNEL_URL,
  MAX_DELAY_MINUTES,
  MAX_ZONE,
  WEBHOOK_FORMATS,
} from './limits.ts';
import { byNotificationKind, DELIVERY_KINDS, kindsDescription, matchDescription } from './notification-kinds.ts';

const MinuteOfDay = z.int().check(z.gte(0), z.lte(LAST_MINUTE));
const Time = z.int().check(z.meta({ description: 'Milliseconds since the epoch.' }));
const Channels = z.array(z.enum(CHANNEL_KINDS)).check(z.maxLength(CHANNEL_KINDS.length));

const KINDS = z.strictObject(byNotificationKind(() => Channels));

/** Settings of a person: their notifications, with channels and times. */
export const NotificationSettings = z.strictObject({
  language: z.enum(MAIL_LANGUAGES),
  kinds: KINDS.check(z.meta({ description: `By kind the channels that send it. ${kindsDescription()}` })),
  delayMinutes: z
    .int()
    .check(
      z.gte(0),
      z.lte(MAX_DELAY_MINUTES),
      z.meta({ description: 'Minutes to wait; nothing is sent if I respond meanwhile.' }),
    ),
  quiet: z
    .nullable(
      z.strictObject({
        from: MinuteOfDay,
        to: MinuteOfDay,
        zone: z.string().check(z.minLength(1), z.maxLength(MAX_ZONE)),
        exceptLow: z.boolean().check(z.meta({ description: 'Whether `low` is sent even then.' })),
      }),
    )
    .check(
      z.meta({ description: 'Hours without notifications, in minutes of the day; what is kept is sent after them.' }),
    ),
  pace: z
    .enum(['each', 'hourly'])
    .check(z.meta({ description: 'One message for each, or at most one per hour and channel, with all that is due.' })),
});

/** Settings as a server has stored them, which may have been before a kind was added. */
export const StoredNotificationSettings = z.extend(NotificationSettings, { kinds: z.partial(KINDS) });

/** Settings that a person changes. All others stay as they are. */
export const NotificationChange = z.extend(z.partial(NotificationSettings), {
  kinds: z.optional(z.partial(KINDS)).check(z.meta({ description: 'By kind the channels that send it.' })),
});

const ChannelBase = {
  id: z.string(),
  on: z.boolean(),
  createdAt: Time,
  fault: z.nullable(z.enum(['failing', 'disabled', 'gone'])).check(
    z.meta({
      description:
        '`failing`: the last attempts failed. `disabled`: switched off after a week of failures. `gone`: the browser no longer accepts messages.',
    }),
  ),
} as const;

/** A place to which notifications are sent. */
export const NotificationChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    ...ChannelBase,
    kind: z.literal('push'),
    browser: z.string(),
    system: z.string(),
    endpoint: z.string().check(z.meta({ description: 'Mark of the subscription, by which a browser finds its own.' })),
  }),
  z.strictObject({ ...ChannelBase, kind: z.literal('email'), address: z.nullable(z.string()) }),
  z.strictObject({ ...ChannelBase, kind: z.literal('webhook'), url: z.string(), format: z.enum(WEBHOOK_FORMATS) }),
]);

const PushKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));
const ChannelUrl = z.string().check(z.minLength(1), z.maxLength(MAX_CHANNEL_URL));

/** The address of a channel, as stored. Mail goes to the person’s confirmed address at the time of sending. */
export const ChannelTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    browser: z.string(),
    system: z.string(),
  }),
  z.strictObject({ kind: z.literal('email') }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: z.string(),
    format: z.enum(WEBHOOK_FORMATS),
    secret: z.string(),
  }),
]);

/** A new channel. */
export const NewChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: ChannelUrl,
    keys: z.strictObject({ p256dh: PushKey, auth: PushKey }),
  }),
  z.strictObject({ kind: z.literal('email') }),
  z.strictObject({ kind: z.literal('webhook'), url: ChannelUrl, format: z.enum(WEBHOOK_FORMATS) }),
]);

/** An added channel. The secret signs the messages of a webhook and is shown only here. */
export const AddedChannel = z.strictObject({
  channel: NotificationChannel,
  secret: z.nullable(z.string()),
});

export const ChannelSwitch = z.strictObject({ on: z.boolean() });

/** Result of a test message. */
export const ChannelTest = z.strictObject({
  sent: z.boolean(),
  answer: z.string().check(z.meta({ description: 'The receiver’s answer, or why it could not be reached.' })),
  ms: z.int(),
});

/** A delivery of the last 30 days. */
export const DeliveryEntry = z.strictObject({
  id: z.string(),
  at: Time,
  kind: z.enum(DELIVERY_KINDS),
  channel: z.enum(CHANNEL_KINDS),
  match: z.nullable(MatchId).check(z.meta({ description: matchDescription() })),
  game: z.nullable(z.string()),
  state: z.enum(DELIVERY_STATES),
  why: z.nullable(z.enum(DELIVERY_REASONS)),
  due: z.nullable(Time).check(z.meta({ description: 'Time of the next attempt; null if there is none.' })),
  triedAt: z.nullable(Time),
  attempts: z.int(),
  answer: z.nullable(z.string()),
});

export const MyNotifications = z.strictObject({
  settings: NotificationSettings,
  channels: z.array(NotificationChannel),
  address: z.nullable(z.string()).check(z.meta({ description: 'My confirmed address; null without one.' })),
  offersEmail: z.boolean(),
  pushKey: z.string().check(z.meta({ description: 'Public key of this server for push messages, in base64url.' })),
  log: z.array(DeliveryEntry).check(z.meta({ description: 'Newest first.' })),
});

export type NotificationSettings = z.infer<typeof NotificationSettings>;
export type NotificationChange = z.infer<typeof NotificationChange>;
export type NotificationChannel = z.infer<typeof NotificationChannel>;
export type ChannelTarget = z.infer<typeof ChannelTarget>;
export type NewChannel = z.infer<typeof NewChannel>;
export type AddedChannel = z.infer<typeof AddedChannel>;
export type ChannelTest = z.infer<typeof ChannelTest>;
export type DeliveryEntry = z.infer<typeof DeliveryEntry>;
export type MyNotifications = z.infer<typeof MyNotifications>;
