import type { NotificationSettings } from '@levante/wire';
import type { Channel, ChannelKind, Delivery, DeliveryKind, OutboxEvent } from './ports.ts';

const MINUTE_MS = 60_000;
/** Time by which mail waits for the answer to a push message of the same event. */
export const SECOND_CHANNEL_MS = 10 * MINUTE_MS;
/** Kinds that nobody responds to, and those that lapse soon: they do not wait. */
const IMMEDIATE: readonly DeliveryKind[] = ['low', 'proposed', 'ended', 'channel-off', 'security', 'taken'];

/** Settings of a person who has not changed any. */
export function defaultSettings(language: NotificationSettings['language']): NotificationSettings {
  return {
    language,
    kinds: {
      turn: ['push', 'email', 'webhook'],
      low: ['push', 'email', 'webhook'],
      started: ['push', 'webhook'],
      invited: ['push', 'email', 'webhook'],
      proposed: ['push', 'webhook'],
      replaced: ['push', 'email', 'webhook'],
      ended: ['email', 'webhook'],
    },
    delayMinutes: 1,
    quiet: null,
    pace: 'each',
  };
}

/** Returns whether messages are sent to a channel. */
export const isUsable = ({ isOn, ended }: Channel): boolean => isOn && ended === null;

/** Circumstances of an event on which its deliveries depend. */
export interface PlanParts {
  readonly settings: NotificationSettings;
  readonly channels: readonly Channel[];
  /** Whether the same commit has made it the person’s turn, which says more than the start of the match. */
  readonly isTurnToo: boolean;
  /** In how many milliseconds the time of the turn runs low; null if it does not. */
  readonly untilLow: number | null;
  readonly now: number;
}

/** Returns the kinds of channels that an event goes to. */
function kindsFor({ kind }: Pick<OutboxEvent, 'kind'>, { settings, isTurnToo }: PlanParts): readonly ChannelKind[] {
  if (kind === 'channel-off') return ['push', 'email', 'webhook'];
  // The address gets a letter that says more.
  if (kind === 'security') return ['push', 'webhook'];
  if (kind === 'taken') return ['push'];
  const { kinds } = settings;
  return kind === 'started' && isTurnToo ? kinds.started.filter((one) => !kinds.turn.includes(one)) : kinds[kind];
}

/** Returns the deliveries of one kind of an event. */
function deliveriesOf(event: OutboxEvent, kind: DeliveryKind, from: number, parts: PlanParts): readonly Delivery[] {
  const kinds = kindsFor({ kind }, parts);
  const channels = parts.channels.filter((one) => isUsable(one) && kinds.includes(one.target.kind));
  const hasPush = channels.some(({ target }) => target.kind === 'push');
  return channels.map(({ id, target }) => {
    const isSecond = hasPush && target.kind === 'email' && kind !== 'channel-off';
    return {
      id: `${event.id}.${kind === event.kind ? '' : `${kind}.`}${id}`,
      ...{ event: event.id, person: event.person, channel: id, channelKind: target.kind, kind },
      ...{ match: event.match, ply: event.ply, seat: event.seat, at: event.at },
      dueAt: from + (isSecond ? SECOND_CHANNEL_MS : 0),
      state: 'waiting',
      why: isSecond ? 'other-channel' : null,
      ...{ attempts: 0, message: null, triedAt: null, answer: null },
    };
  });
}

/** Returns the deliveries of an event, and of a turn also those that its time runs low. */
export function plan(event: OutboxEvent, parts: PlanParts): readonly Delivery[] {
  const { settings, untilLow, now } = parts;
  const delay = IMMEDIATE.includes(event.kind) ? 0 : settings.delayMinutes * MINUTE_MS;
  const own = deliveriesOf(event, event.kind, event.at + delay, parts);
  if (event.kind !== 'turn' || untilLow === null) return own;
  return [...own, ...deliveriesOf(event, 'low', now + untilLow, parts)];
}
