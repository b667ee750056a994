import type { Match, NotificationSettings } from '@levante/wire';
import { askedSeat, isCurrent, itemOf } from './current.ts';
import type { Channel, ChannelChange, Delivery, DeliveryChange, Message, NotifierParts, SendOutcome } from './ports.ts';
import { quietUntil } from './quiet-hours.ts';
import { untilLow } from './time-left.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time for which a channel is reserved, above that of any attempt. */
const LEASE_MS = 90 * SECOND_MS;
/** Interval of looking again whether a person still looks at the match. */
const LOOK_AGAIN_MS = 15 * SECOND_MS;
/** Pauses before the next attempts; the last one repeats until a day after the event. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS];
/** Time without any success after which a channel is switched off. */
const DISABLE_MS = 7 * DAY_MS;

/** Decision about a delivery that is due. */
type Decision = { readonly match: Match | null } | Pick<DeliveryChange, 'state' | 'why' | 'dueAt'>;

const wait = (why: Delivery['why'], dueAt: number): Decision => ({ state: 'waiting', why, dueAt });
const drop = (why: Delivery['why']): Decision => ({ state: 'dropped', why });

/** Sends what is due in one channel at a time, as one message. */
export class Dispatch {
  readonly #parts: NotifierParts;
  readonly #settingsOf: (person: string) => Promise<NotificationSettings>;

  constructor(parts: NotifierParts, settingsOf: (person: string) => Promise<NotificationSettings>) {
    this.#parts = parts;
    this.#settingsOf = settingsOf;
  }

  /** Sends the due deliveries of a channel, unless another server does. */
  async channel(id: string): Promise<void> {
    const { store, time, holder } = this.#parts;
    const now = time.now();
    const channel = await store.lease(id, holder, now, now + LEASE_MS);
    if (!channel) return;
    const lease = { channel: id, holder, release: true };
    try {
      const due = await store.dueOf(id, now);
      const settings = await this.#settingsOf(channel.person);
      const toSend: { readonly delivery: Delivery; readonly match: Match | null }[] = [];
      const changes: DeliveryChange[] = [];
      for (const delivery of due) {
        const decision = await this.#decide(delivery, channel, settings);
        if ('match' in decision) toSend.push({ delivery, match: decision.match });
        else changes.push({ id: delivery.id, ...decision });
      }
      if (changes.length > 0) await store.change({ ...lease, release: false }, changes);
      for (const group of messagesOf(toSend)) await this.#send(channel, settings, group);
    } finally {
      await store.change(lease, []);
    }
  }

  /** Decides whether a delivery is sent now, later or not at all. */
  async #decide(delivery: Delivery, channel: Channel, settings: NotificationSettings): Promise<Decision> {
    const { matches, zones, time } = this.#parts;
    const { kind, person, match: id } = delivery;
    if (!channel.isOn || channel.ended !== null) return drop('off');
    if (kind === 'channel-off' || kind === 'taken') return { match: null };
    const match = await matches.describe(id, person);
    if (!match || !isCurrent(delivery, match)) return drop('over');
    const now = time.now();
    if (kind === 'low') {
      const seat = askedSeat(match);
      const left = seat === null ? null : untilLow(match, seat);
      // Time may have stood still meanwhile, or stands still now.
      if (left === null || left > 0) return wait(null, now + (left ?? HOUR_MS));
    }
    if (matches.isLooking(id, person)) {
      const isSeen = kind === 'ended' || kind === 'started';
      return isSeen ? drop('looking') : wait('looking', now + LOOK_AGAIN_MS);
    }
    const isUrgent = kind === 'low' && settings.quiet?.exceptLow === true;
    const quietEnd = isUrgent ? null : quietUntil(zones, settings.quiet, now);
    if (quietEnd !== null) return wait('quiet', quietEnd);
    const isPaced = settings.pace === 'hourly' && kind !== 'low' && channel.sentAt !== null;
    const nextAt = isPaced ? (channel.sentAt ?? 0) + HOUR_MS : now;
    return nextAt > now ? wait('pace', nextAt) : { match };
  }

  async #send(
    channel: Channel,
    settings: NotificationSettings,
    group: readonly { readonly delivery: Delivery; readonly match: Match | null }[],
  ): Promise<void> {
    const { store, sender, time, holder, meter } = this.#parts;
    const [first] = group;
    if (!first) return;
    const triedAt = time.now();
    const key = first.delivery.message ?? first.delivery.id;
    const lease = { channel: channel.id, holder, release: false };
    const sending = group.map(({ delivery: { id, attempts } }): DeliveryChange => {
      return { id, state: 'sending', message: key, attempts: attempts + 1, triedAt, why: null };
    });
    // Another server has the channel: this one was stopped for longer than the lease.
    if (!(await store.change(lease, sending))) return;
    const message: Message = {
      ...{ key, person: channel.person, channel: channel.id, language: settings.language, at: triedAt },
      items: group.flatMap(({ delivery, match }) => itemOf(delivery, match) ?? []),
      closes: first.delivery.kind === 'taken' ? first.delivery.match : null,
    };
    const outcome = await sender.send(channel.target, message);
    meter?.attempted(channel.target.kind, outcome.kind);
    const deliveries = group.map(({ delivery }) => delivery);
    await store.change(lease, this.#after(deliveries, outcome), this.#channelAfter(channel, outcome));
    if (outcome.kind !== 'sent') await store.hasten([...new Set(deliveries.map(({ event }) => event))], time.now());
    if (this.#channelAfter(channel, outcome).ended === 'disabled') await this.#announceEnd(channel);
  }

  /** Returns what an attempt changes of its deliveries. */
  #after(group: readonly Delivery[], outcome: SendOutcome): readonly DeliveryChange[] {
    const now = this.#parts.time.now();
    const { answer } = outcome;
    return group.map(({ id, attempts, at, kind }): DeliveryChange => {
      if (outcome.kind === 'sent') return { id, state: 'sent', answer };
      const pause = Math.max(RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? DAY_MS, retryAfter(outcome));
      const isOver = outcome.kind === 'gone' || kind === 'taken' || now + pause > at + DAY_MS;
      return isOver
        ? { id, state: 'failed', answer }
        : { id, state: 'waiting', why: 'retry', dueAt: now + pause, answer };
    });
  }

  /** Returns what an attempt changes of its channel. */
  #channelAfter({ id, failingSince }: Channel, outcome: SendOutcome): ChannelChange {
    const now = this.#parts.time.now();
    if (outcome.kind === 'sent') return { id, sentAt: now, failingSince: null };
    if (outcome.kind === 'gone') return { id, isOn: false, ended: 'gone' };
    const since = failingSince ?? now;
    return { id, failingSince: since, ...(now - since >= DISABLE_MS && { isOn: false, ended: 'disabled' }) };
  }

  /** Notifies the owner through the other channels that this one was switched off. */
  async #announceEnd({ person }: Channel): Promise<void> {
    const { store, newId, time } = this.#parts;
    const event = { id: newId(), kind: 'channel-off', person, match: '', ply: 0, seat: null, at: time.now() } as const;
    await store.addEvent(event);
  }
}

const retryAfter = (outcome: SendOutcome): number => (outcome.kind === 'failed' ? (outcome.retryAfterMs ?? 0) : 0);

/**
 * Groups deliveries into messages: those that an ended server was sending again as the same message, each that closes a
 * notification alone, and all others together.
 */
function messagesOf<T extends { readonly delivery: Delivery }>(due: readonly T[]): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of due) {
    const { message, kind, id } = one.delivery;
    const name = message ?? (kind === 'taken' ? id : '');
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}
