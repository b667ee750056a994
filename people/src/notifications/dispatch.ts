import { COLLECTIONS, type Match, type NotificationSettings } from '@levante/wire';
import { hasSetting, NOTIFICATION_RULES } from './kinds.ts';
import { itemOf } from './message-item.ts';
import type {
  Channel,
  ChannelChange,
  Delivery,
  DeliveryChange,
  Message,
  NewEvent,
  NotifierParts,
  SendOutcome,
} from './ports.ts';
import { quietUntil } from './quiet-hours.ts';
import { isRelevant } from './relevance.ts';
import { defaultSettings, isUsable, SECOND_CHANNEL_MS } from './schedule.ts';
import { seatToAct } from './seat-to-act.ts';
import { untilLow } from './time-left.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time for which a channel is reserved for each message. */
const LEASE_MS = 90 * SECOND_MS;
/** Interval of renewing the lease during an attempt, which may wait for others in a queue. */
const RENEW_MS = 30 * SECOND_MS;
/** Interval of looking again whether a person still looks at the match. */
const LOOK_AGAIN_MS = 15 * SECOND_MS;
/** Time after the start of a server in which pages connect to it again. */
const RECONNECT_MS = 20 * SECOND_MS;
/** Pauses before the next attempts; the last one repeats. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS];
/** Number of attempts, which take a day. */
const MAX_ATTEMPTS = 13;
/** Time without any success after which a channel is switched off. */
const DISABLE_MS = 7 * DAY_MS;
/** Time between two failures above which they are separate faults, since attempts in between might have succeeded. */
const SEPARATE_MS = 2 * DAY_MS;

/** Decision about a delivery that is due. */
type Decision = { readonly match: Match | null } | Pick<DeliveryChange, 'state' | 'why' | 'dueAt'>;

const wait = (why: Delivery['why'], dueAt: number): Decision => ({ state: 'waiting', why, dueAt });
const drop = (why: Delivery['why']): Decision => ({ state: 'dropped', why });

/** A delivery that is sent now, with its subject. */
interface Sendable {
  readonly delivery: Delivery;
  readonly match: Match | null;
}

/** Circumstances of the deliveries of a channel. */
interface Circumstances {
  readonly settings: NotificationSettings;
  /** The person’s channels to which messages are sent. */
  readonly usable: readonly Channel[];
  readonly now: number;
}

/** Sends due deliveries, one channel at a time, combined into one message where possible. */
export class Dispatch {
  readonly #parts: NotifierParts;
  readonly #startedAt: number;

  /** The time must have been read before. */
  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#startedAt = parts.time.now();
  }

  /** Sends the due deliveries of a channel, unless another server does. */
  async channel(id: string): Promise<void> {
    const { deliveries, time, holder, defaultLanguage } = this.#parts;
    const now = time.now();
    const channel = await deliveries.lease(id, holder, now, now + LEASE_MS);
    if (!channel) return;
    try {
      const preferences = (await this.#parts.preferences.preferencesOf([channel.person])).get(channel.person);
      const settings = preferences?.settings ?? defaultSettings(defaultLanguage);
      const usable = (preferences?.channels ?? []).filter(isUsable);
      let latest = channel;
      for (const group of messagesOf(await deliveries.dueOf(id, now))) {
        const toSend = await this.#choose(group, latest, { settings, usable, now: time.now() });
        latest = { ...latest, ...(await this.#send(latest, settings, toSend)) };
      }
    } finally {
      await deliveries.release(channel, holder, COLLECTIONS.deliveries.also.finished);
    }
  }

  /** Returns the deliveries of a message that are sent now, and stores the outcome of the others. */
  async #choose(group: readonly Delivery[], channel: Channel, around: Circumstances): Promise<readonly Sendable[]> {
    const toSend: Sendable[] = [];
    const waiting: DeliveryChange[] = [];
    const dropped: DeliveryChange[] = [];
    for (const delivery of group) {
      const decision = await this.#decide(delivery, channel, around);
      if ('match' in decision) toSend.push({ delivery, match: decision.match });
      else (decision.state === 'dropped' ? dropped : waiting).push({ id: delivery.id, ...decision });
    }
    const last = waiting.sort((a, b) => (b.dueAt ?? 0) - (a.dueAt ?? 0))[0];
    // A receiver that knows a key drops what comes with it later: a message that was tried is repeated whole or waits.
    const isWhole = last !== undefined && group.some(({ message }) => message !== null);
    const all = isWhole ? [...waiting, ...toSend.map(({ delivery }) => delivery)] : [];
    const late = isWhole ? all.map(({ id }): DeliveryChange => ({ ...last, id })) : waiting;
    if (late.length + dropped.length > 0) {
      await this.#parts.deliveries.change(this.#lease(channel.id), [...late, ...dropped]);
    }
    return isWhole ? [] : toSend;
  }

  /** Returns this server's lease of a channel, starting now. */
  #lease(channel: string): Parameters<NotifierParts['deliveries']['change']>[0] {
    const { time, holder } = this.#parts;
    return { channel, holder, until: time.now() + LEASE_MS };
  }

  /** Decides whether a delivery is sent now, later or not at all. */
  async #decide(delivery: Delivery, channel: Channel, around: Circumstances): Promise<Decision> {
    const { matches, zones } = this.#parts;
    const { settings, now } = around;
    const { kind, person, match: id } = delivery;
    if (!isUsable(channel)) return drop('off');
    const { about, isPaced, isShownByMatch, quietHours } = NOTIFICATION_RULES[kind];
    if (quietHours === 'ignore') return { match: null };
    if (about !== 'match') {
      const end = quietUntil(zones, settings.quiet, now);
      return end === null ? { match: null } : wait('quiet', end);
    }
    const match = await matches.describe(id, person);
    if (!match || !(await isRelevant(this.#parts, delivery, match))) return drop('over');
    // After a pause the same turn is announced again.
    if (kind === 'turn' && (await this.#parts.outbox.hasLater(delivery))) return drop('over');
    if (kind === 'low') {
      const seat = seatToAct(match);
      const left = seat === null ? null : untilLow(match, seat);
      if (left === null) return drop('over');
      // Time may have stood still meanwhile, or stands still now.
      if (left > 0) return wait(null, now + left);
    }
    // A person who looked when the last server ended may look again in a moment.
    const mayReturn = delivery.why === 'looking' && now < this.#startedAt + RECONNECT_MS;
    const isLooking = matches.isLooking(id, person);
    // The whole message of a delivery waits while its person looks at one of its matches: this may be another.
    if (isLooking && isShownByMatch) return drop('looking');
    if (isLooking || mayReturn) return wait('looking', now + LOOK_AGAIN_MS);
    const isUrgent = quietHours === 'optional' && settings.quiet?.exceptLow === true;
    const quietEnd = isUrgent ? null : quietUntil(zones, settings.quiet, now);
    if (quietEnd !== null) return wait('quiet', quietEnd);
    if (isAfterPush(delivery, around)) return wait('other-channel', now + SECOND_CHANNEL_MS);
    const waitsForHour = settings.pace === 'hourly' && isPaced && channel.sentAt !== null;
    const nextAt = waitsForHour ? (channel.sentAt ?? 0) + HOUR_MS : now;
    return nextAt > now ? wait('pace', nextAt) : { match };
  }

  /** Sends a message. Returns the resulting changes of the channel. */
  async #send(
    channel: Channel,
    settings: NotificationSettings,
    chosen: readonly Sendable[],
  ): Promise<ChannelChange | null> {
    const { deliveries, sender, time, meter } = this.#parts;
    const [first] = chosen;
    if (!first) return null;
    const triedAt = time.now();
    const key = first.delivery.message ?? first.delivery.id;
    const sending = chosen.map(({ delivery: { id } }): DeliveryChange => {
      return { id, state: 'sending', message: key, triedAt, why: null };
    });
    // Another server has the channel: this one was stopped for longer than the lease.
    if (!(await this.#mark(channel.id, sending))) return null;
    const { group, over } = await this.#stillCurrent(chosen);
    if (group.length === 0) {
      await deliveries.change(this.#lease(channel.id), over);
      return null;
    }
    const message: Message = {
      key,
      person: channel.person,
      channel: channel.id,
      language: settings.language,
      at: triedAt,
      items: group.flatMap(({ delivery, match }) => itemOf(delivery, match) ?? []),
      closes: isClosing(group) ? first.delivery.match : null,
    };
    const outcome = await this.#whileLeased(channel.id, () => sender.send(channel.target, message));
    meter?.attempted(channel.target.kind, outcome.kind);
    const contents = group.map(({ delivery }) => delivery);
    const change = this.#channelAfter(channel, outcome, message);
    const ended = change.ended === 'disabled' ? this.#endOf(channel) : undefined;
    const after = [...this.#after(contents, outcome), ...over];
    if (!(await deliveries.change(this.#lease(channel.id), after, change, ended))) return null;
    if (outcome.kind === 'sent') return change;
    for (const delivery of contents) if (delivery.channelKind === 'push') await deliveries.hasten(delivery, time.now());
    return change;
  }

  /**
   * Marks deliveries as being sent. Renews the mark if that took so long that another server may soon get the channel.
   * Returns false if one has it.
   */
  async #mark(channel: string, sending: readonly DeliveryChange[]): Promise<boolean> {
    const { deliveries, time } = this.#parts;
    for (;;) {
      const lease = this.#lease(channel);
      if (!(await deliveries.change(lease, sending))) return false;
      if (time.now() <= lease.until - RENEW_MS) return true;
    }
  }

  /** Sends while this server keeps renewing its lease of the channel. */
  async #whileLeased(channel: string, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const { deliveries, time, failed } = this.#parts;
    let isOver = false;
    let cancel = (): void => {};
    const renew = async (): Promise<void> => {
      await deliveries.change(this.#lease(channel), []).catch(failed);
      schedule();
    };
    const schedule = (): void => {
      if (!isOver) cancel = time.after(RENEW_MS, () => void renew());
    };
    schedule();
    try {
      return await send();
    } finally {
      isOver = true;
      cancel();
    }
  }

  /**
   * Separates deliveries that are marked as being sent from deliveries that are over or were seen meanwhile. When a
   * person takes a turn after the mark, its notification is closed.
   */
  async #stillCurrent(
    chosen: readonly Sendable[],
  ): Promise<{ readonly group: readonly Sendable[]; readonly over: readonly DeliveryChange[] }> {
    const { matches } = this.#parts;
    const group: Sendable[] = [];
    const over: DeliveryChange[] = [];
    for (const { delivery, match: before } of chosen) {
      const { id, kind, match: name, person, message } = delivery;
      const match = before && (await matches.describe(name, person));
      const isSeen = NOTIFICATION_RULES[kind].isShownByMatch && matches.isLooking(name, person);
      if (isSeen) over.push({ id, state: 'dropped', why: 'looking', message });
      else if (before === null || (match && (await isRelevant(this.#parts, delivery, match))))
        group.push({ delivery, match });
      else over.push({ id, state: 'dropped', why: 'over', message });
    }
    return { group, over };
  }

  /** Returns the changes of deliveries after an attempt. */
  #after(group: readonly Delivery[], outcome: SendOutcome): readonly DeliveryChange[] {
    const now = this.#parts.time.now();
    return group.map(({ id, attempts: before, kind }): DeliveryChange => {
      // One that a server did not live to finish does not count: a day of restarts is no day of failures.
      const attempt = { id, attempts: before + (outcome.kind === 'refused' ? 0 : 1), answer: outcome.answer };
      if (outcome.kind === 'sent') return { ...attempt, state: 'sent' };
      const pause = Math.max(RETRY_MS[Math.min(before, RETRY_MS.length - 1)] ?? DAY_MS, retryAfter(outcome));
      const isOver =
        outcome.kind === 'gone' || outcome.kind === 'refused' || kind === 'taken' || attempt.attempts >= MAX_ATTEMPTS;
      return isOver
        ? { ...attempt, state: 'failed' }
        : { ...attempt, state: 'waiting', why: 'retry', dueAt: now + pause };
    });
  }

  /** Returns the change of a channel after an attempt. */
  #channelAfter({ id, failingSince, failedAt }: Channel, outcome: SendOutcome, { closes }: Message): ChannelChange {
    const now = this.#parts.time.now();
    if (outcome.kind === 'sent')
      return { id, failingSince: null, failedAt: null, ...(closes === null && { sentAt: now }) };
    if (outcome.kind === 'refused') return { id };
    if (outcome.kind === 'gone') return { id, isOn: false, ended: 'gone' };
    const isSame = failingSince !== null && now - (failedAt ?? now) < SEPARATE_MS;
    const since = isSame ? failingSince : now;
    return {
      id,
      failingSince: since,
      failedAt: now,
      ...(now - since >= DISABLE_MS && { isOn: false, ended: 'disabled' }),
    };
  }

  /** Returns the event that notifies the owner through their other channels that this one was switched off. */
  #endOf({ person }: Channel): NewEvent {
    const { newId, time } = this.#parts;
    return { id: newId(), kind: 'channel-off', person, match: '', ply: 0, seat: null, at: time.now() };
  }
}

/** Returns whether mail was put off together with push, which has to be answered first again. */
function isAfterPush({ kind, why, channelKind }: Delivery, { settings, usable }: Circumstances): boolean {
  if (channelKind !== 'email' || !hasSetting(kind)) return false;
  if (why !== 'looking' && why !== 'quiet') return false;
  return settings.kinds[kind].includes('push') && usable.some(({ target }) => target.kind === 'push');
}

const isClosing = (group: readonly Sendable[]): boolean => group[0]?.delivery.kind === 'taken';

const retryAfter = (outcome: SendOutcome): number =>
  outcome.kind === 'failed' ? Math.min(outcome.retryAfterMs ?? 0, DAY_MS) : 0;

/**
 * Groups deliveries into messages: each that closes a notification alone and first, so that it cannot close a later
 * one; deliveries that were tried together as the same message again; and all others together.
 */
function messagesOf(due: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const closing = due.filter(({ kind }) => kind === 'taken').map((one) => [one]);
  const groups = new Map<string, Delivery[]>();
  for (const one of due.filter(({ kind }) => kind !== 'taken')) {
    const name = one.message ?? '';
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...closing, ...groups.values()];
}
