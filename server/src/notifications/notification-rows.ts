import {
  type Channel,
  type ChannelChange,
  type Delivery,
  type DeliveryChange,
  defaultSettings,
  type OutboxEvent,
} from '@levante/people/notifications';
import {
  byNotificationKind,
  CHANNEL_KINDS,
  ChannelTarget,
  DELIVERY_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  type NotificationSettings,
  StoredNotificationSettings,
} from '@levante/wire';
import type { Selectable, Updateable } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';

const among = <T extends string>(text: string, values: readonly T[], other: T): T =>
  values.find((value) => value === text) ?? other;

/** Reads a channel. Returns null if a newer version wrote it. */
export function channelIn(row: Selectable<PostgresTables['channels']>): Channel | null {
  const target = ChannelTarget.safeParse(JSON.parse(row.target_json));
  if (!target.success) return null;
  return {
    id: row.id,
    person: row.person,
    session: row.session,
    place: row.place,
    network: row.network,
    target: target.data,
    isOn: row.is_on === 1,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    failingSince: row.failing_since,
    failedAt: row.failed_at,
    ended: row.ended === null ? null : row.ended === 'gone' ? 'gone' : 'disabled',
  };
}

/** Reads settings, with the default channels for missing kinds. Returns null if a newer version wrote them. */
export function settingsIn(row: Selectable<PostgresTables['notification_settings']>): NotificationSettings | null {
  const read = StoredNotificationSettings.safeParse(JSON.parse(row.settings_json));
  if (!read.success) return null;
  const { kinds, language } = read.data;
  const byDefault = defaultSettings(language).kinds;
  return { ...read.data, kinds: byNotificationKind((kind) => kinds[kind] ?? byDefault[kind]) };
}

/** Reads an event. A kind of a newer version is read as a turn. */
export const eventIn = ({ due_at, ...row }: Selectable<PostgresTables['outbox']>): OutboxEvent => ({
  ...row,
  kind: row.kind === 'taken' ? 'taken' : among(row.kind, DELIVERY_KINDS, 'turn'),
  dueAt: due_at,
});

/** Converts an event to its row. */
export const eventRow = ({ dueAt, ...rest }: OutboxEvent): PostgresTables['outbox'] => ({ ...rest, due_at: dueAt });

/** Reads a delivery. Unknown states of a newer version are read as dropped, unknown reasons as none. */
export function deliveryIn(row: Selectable<PostgresTables['deliveries']>): Delivery {
  const { id, event, person, channel, match, ply, seat, at, attempts, message, answer } = row;
  return {
    id,
    event,
    person,
    channel,
    match,
    ply,
    seat,
    at,
    attempts,
    message,
    answer,
    channelKind: among(row.channel_kind, CHANNEL_KINDS, 'push'),
    kind: row.kind === 'taken' ? 'taken' : among(row.kind, DELIVERY_KINDS, 'turn'),
    dueAt: row.due_at,
    state: among(row.state, DELIVERY_STATES, 'dropped'),
    why: row.why === null ? null : (DELIVERY_REASONS.find((why) => why === row.why) ?? null),
    triedAt: row.tried_at,
  };
}

/** Converts a delivery to its row. */
export const deliveryRow = (delivery: Delivery): PostgresTables['deliveries'] => {
  const { channelKind, dueAt, triedAt, ...rest } = delivery;
  return { ...rest, channel_kind: channelKind, due_at: dueAt, tried_at: triedAt };
};

/** Returns the columns that a change of a delivery sets. */
export function deliveryColumns({
  id: _id,
  dueAt,
  triedAt,
  ...rest
}: DeliveryChange): Updateable<PostgresTables['deliveries']> {
  return {
    ...rest,
    ...(dueAt !== undefined && { due_at: dueAt }),
    ...(triedAt !== undefined && { tried_at: triedAt }),
  };
}

/** Returns the columns that a change of a channel sets. */
export function channelColumns({
  sentAt,
  failingSince,
  failedAt,
  ended,
  isOn,
}: ChannelChange): Updateable<PostgresTables['channels']> {
  return {
    ...(sentAt !== undefined && { sent_at: sentAt }),
    ...(failingSince !== undefined && { failing_since: failingSince }),
    ...(failedAt !== undefined && { failed_at: failedAt }),
    ...(ended !== undefined && { ended }),
    ...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
  };
}
