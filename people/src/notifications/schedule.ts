import { byNotificationKind, type NotificationSettings } from '@levante/wire';
import { hasSetting, NOTIFICATION_RULES } from './kinds.ts';
import type { Channel, ChannelKind, Delivery, DeliveryKind, EventSchedule, OutboxEvent } from './ports.ts';

const MINUTE_MS = 60_000;
/** Time for which mail waits for the result of a push message about the same event. */
export const SECOND_CHANNEL_MS = 10 * MINUTE_MS;
/** Time for which an event waits at least if it waits. Servers read events for a moment before they replace them. */
const MIN_HELD_MS = 1000;

/** Returns the settings of a person who has not changed any. */
export function defaultSettings(language: NotificationSettings['language']): NotificationSettings {
  return {
    language,
    kinds: byNotificationKind((kind) => [...NOTIFICATION_RULES[kind].channels]),
    delayMinutes: 1,
    quiet: null,
    pace: 'each',
  };
}

/** Returns whether messages are sent to a channel. */
export const isUsable = ({ isOn, ended }: Channel): boolean => isOn && ended === null;

/** Circumstances of an event on which its deliveries depend. */
export interface ScheduleParts {
  readonly settings: NotificationSettings;
  readonly channels: readonly Channel[];
  /** Whether it is also the person’s turn, which is more important than the start of the match. */
  readonly isTurnToo: boolean;
}

/** The deliveries of an event, and the event if it waits. */
export type Schedule = Pick<EventSchedule, 'deliveries' | 'held'>;

/** The schedule of an event without deliveries. */
export const EMPTY_SCHEDULE: Schedule = { deliveries: [], held: null };

/** Returns the time until which an event waits, in case its person responds or it is called off. */
export function endOfWait({ kind, at }: OutboxEvent, { delayMinutes }: NotificationSettings): number {
  const { minDelayMs } = NOTIFICATION_RULES[kind];
  return minDelayMs === null ? at : at + Math.max(delayMinutes * MINUTE_MS, minDelayMs);
}

/** Returns the event with a time until which it waits. Nothing is stored for its channels before. */
export const hold = (event: OutboxEvent, until: number, now: number): OutboxEvent => {
  return { ...event, dueAt: Math.max(until, now + MIN_HELD_MS) };
};

/** Returns the kinds of channels that an event goes to. */
function kindsFor(kind: DeliveryKind, { settings, isTurnToo }: ScheduleParts): readonly ChannelKind[] {
  if (!hasSetting(kind)) return NOTIFICATION_RULES[kind].channels;
  const { kinds } = settings;
  return kind === 'started' && isTurnToo ? kinds.started.filter((one) => !kinds.turn.includes(one)) : kinds[kind];
}

/** Returns the channels that an event of a kind goes to. */
function channelsFor(kind: DeliveryKind, parts: ScheduleParts): readonly Channel[] {
  const kinds = kindsFor(kind, parts);
  return parts.channels.filter((one) => isUsable(one) && kinds.includes(one.target.kind));
}

/** Returns whether an event may go to a channel, now or later. */
export function goesSomewhere({ kind }: OutboxEvent, parts: ScheduleParts): boolean {
  const kinds: readonly DeliveryKind[] = kind === 'turn' ? ['turn', 'low'] : [kind];
  return kinds.some((one) => channelsFor(one, parts).length > 0);
}

/** Returns the deliveries of an event for one kind, due from a time on. */
export function deliveriesOf(
  event: OutboxEvent,
  kind: DeliveryKind,
  from: number,
  parts: ScheduleParts,
): readonly Delivery[] {
  const channels = channelsFor(kind, parts);
  const hasPush = channels.some(({ target }) => target.kind === 'push');
  return channels.map(({ id, target }) => {
    const isSecond = hasPush && target.kind === 'email' && hasSetting(kind);
    return {
      id: `${event.id}.${kind === 'low' ? 'low.' : ''}${id}`,
      event: event.id,
      person: event.person,
      channel: id,
      channelKind: target.kind,
      kind,
      match: event.match,
      ply: event.ply,
      seat: event.seat,
      at: event.at,
      dueAt: from + (isSecond ? SECOND_CHANNEL_MS : 0),
      state: 'waiting',
      why: isSecond ? 'other-channel' : null,
      attempts: 0,
      message: null,
      triedAt: null,
      answer: null,
    };
  });
}

/**
 * Schedules the notification of a turn that still applies. `untilLow` is the number of milliseconds until its time runs
 * low. It waits for its delay or until time runs low, whichever comes first.
 */
export function scheduleTurn(event: OutboxEvent, untilLow: number | null, now: number, parts: ScheduleParts): Schedule {
  const due = endOfWait(event, parts.settings);
  const isLow = untilLow !== null && untilLow <= 0;
  const lowAt = untilLow === null || isLow ? null : now + untilLow;
  if (due > now && !isLow) return { deliveries: [], held: hold(event, Math.min(due, lowAt ?? due), now) };
  return {
    deliveries: [
      ...deliveriesOf(event, 'turn', Math.min(due, now), parts),
      ...(isLow ? deliveriesOf(event, 'low', now, parts) : []),
    ],
    held: lowAt === null ? null : hold({ ...event, kind: 'low' }, lowAt, now),
  };
}
