import type { ChannelKind, DeliveryKind, Message, OutboxEvent } from '@levante/people/notifications';
import { byNotificationKind, type NotificationSettings } from '@levante/wire';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './notification-stage.ts';

/** Time that may pass between a decision and the arrival of its message. */
const SLACK_MS = 1000;
/** Time within which a server stores an answer. */
const STORING_MS = 6 * SLACK_MS;
/** Time after which a turn of the world’s clocks runs low. */
export const LOW_MS = 1.5 * DAY_MS;
/** Time of failures after which a delivery may be given up. */
const GIVEN_UP_MS = 20 * HOUR_MS;

/** Time between failures that are separate ones. */
const SEPARATE_MS = 2 * DAY_MS;
/** Time after which a notification need not be closed any more. */
const CLOSABLE_MS = 2 * DAY_MS - MINUTE_MS;

/** Kinds that wait in case their person responds. */
const DELAYED: readonly DeliveryKind[] = ['turn', 'started', 'invited', 'replaced'];

/** An event that happened in a match, and when it was over. */
interface Happened extends OutboxEvent {
  overAt: number | null;
  /** When its person decided something in the turn: only low time is still to be announced. */
  decidedAt: number | null;
}

/** A message that reached a receiver. */
interface Arrival {
  readonly message: Message;
  readonly holder: string;
  readonly at: number;
  readonly accepted: boolean;
  answeredAt: number | null;
  /** Whether the server may not know that it was accepted. */
  isLost: boolean;
}

/** Reads the minute of the day from clocks in a zone, by another way than the code under test. */
function minuteOfDay(zone: string, at: number): number {
  const text = new Date(at).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns whether a moment is surely in quiet hours. The hour that clocks show twice may count as either. */
function isQuiet(quiet: NotificationSettings['quiet'], at: number): boolean {
  if (quiet === null) return false;
  const { from, to, zone } = quiet;
  const minute = minuteOfDay(zone, at);
  if (minuteOfDay(zone, at - HOUR_MS) === minute || minuteOfDay(zone, at + HOUR_MS) === minute) return false;
  return from > to ? minute >= from || minute < to : minute >= from && minute < to;
}

/** Compares the messages that arrive with what has happened, and collects the faults. */
export class DeliveryAudit {
  readonly faults: string[] = [];
  readonly settings = new Map<string, NotificationSettings>();
  readonly counts = {
    delivered: 0,
    closed: 0,
    repeated: 0,
    failed: 0,
    digests: 0,
    ...byNotificationKind(() => 0),
    'channel-off': 0,
  };
  readonly #now: () => number;
  readonly #events = new Map<string, Happened>();
  readonly #arrivals: Arrival[] = [];
  /** Keys of accepted messages by event, kind and channel. */
  readonly #keys = new Map<string, string>();
  readonly #killed = new Set<string>();
  readonly #lookingSince = new Map<string, number>();
  readonly #lookedAt = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  happened(event: OutboxEvent): void {
    this.#events.set(event.id, { ...event, overAt: null, decidedAt: null });
  }

  /** Notes that what events of a match say is no longer so, for every person or one person. */
  over(match: string, kind: DeliveryKind, person?: string): void {
    for (const one of this.#events.values()) {
      const isIts = one.match === match && one.kind === kind && (person === undefined || one.person === person);
      if (isIts && one.overAt === null) one.overAt = this.#now();
    }
  }

  /** Notes that the person to act in a match has decided something, and is still to act. */
  decided(match: string): void {
    for (const one of this.#events.values()) {
      if (one.match === match && one.kind === 'turn' && one.overAt === null) one.decidedAt ??= this.#now();
    }
  }

  /** Returns whether the person of an event has decided something since. */
  isDecided(event: string): boolean {
    return (this.#events.get(event)?.decidedAt ?? null) !== null;
  }

  /** Returns whether it was the turn of an event’s person then or later, of which they are notified instead of a start. */
  hadTurnSince({ person, match, at }: OutboxEvent): boolean {
    return [...this.#events.values()].some((one) => {
      return one.kind === 'turn' && one.person === person && one.match === match && one.at >= at;
    });
  }

  looking(what: string, isLooking: boolean): void {
    if (!isLooking) {
      if (this.#lookingSince.delete(what)) this.#lookedAt.set(what, this.#now());
    } else if (!this.#lookingSince.has(what)) this.#lookingSince.set(what, this.#now());
  }

  /** Notes that a server was killed, which may not have stored the last answer. */
  killed(holder: string): void {
    this.#killed.add(holder);
    for (const one of this.#arrivals) {
      if (one.holder !== holder) continue;
      if (one.answeredAt === null || one.answeredAt > this.#now() - STORING_MS) one.isLost = true;
    }
  }

  arrived(
    message: Message,
    { holder, accepts }: { readonly holder: string; readonly accepts: boolean; readonly kind: ChannelKind },
  ): void {
    for (const item of message.items) this.#checkItem(message, item);
    this.#checkPace(message);
    if (accepts) this.#checkRepeated(message);
    else this.counts.failed += 1;
    const arrival = { message, holder, at: this.#now(), accepted: accepts, answeredAt: null };
    this.#arrivals.push({ ...arrival, isLost: this.#killed.has(holder) });
  }

  answered(key: string, holder: string): void {
    const last = this.#arrivals.findLast((one) => one.message.key === key && one.holder === holder);
    if (last) last.answeredAt = this.#now();
  }

  answerLost(key: string): void {
    const last = this.#arrivals.findLast((one) => one.message.key === key);
    if (last) last.isLost = true;
  }

  #fault(text: string): void {
    this.faults.push(`${new Date(this.#now()).toISOString()} ${text}`);
  }

  #checkItem(message: Message, { event: id, kind, match }: Message['items'][number]): void {
    const before = this.#now() - SLACK_MS;
    const quiet = this.settings.get(message.person)?.quiet ?? null;
    const isUrgent = kind === 'low' && quiet?.exceptLow === true;
    if (!isUrgent && isQuiet(quiet, this.#now()) && isQuiet(quiet, before)) {
      this.#fault(`${kind} ${id} in quiet hours`);
    }
    if (kind === 'channel-off') return;
    const event = this.#events.get(id);
    const isSame = event?.person === message.person && event.match === match;
    if (!event || !isSame || event.kind !== (kind === 'low' ? 'turn' : kind)) {
      this.#fault(`${kind} ${id} did not happen`);
      return;
    }
    const overAt = kind === 'turn' ? (event.decidedAt ?? event.overAt) : event.overAt;
    if (overAt !== null && overAt < before) this.#fault(`${kind} ${id} was over`);
    if (kind === 'low' && this.#now() < event.at + LOW_MS) this.#fault(`low ${id} too early`);
    const since = this.#lookingSince.get(`${match} ${message.person}`);
    if (since !== undefined && since < before) this.#fault(`${kind} ${id} while its person looks`);
    const delayMs = (this.settings.get(message.person)?.delayMinutes ?? 0) * MINUTE_MS;
    const isDelayed = DELAYED.includes(kind);
    if (isDelayed && this.#now() < event.at + delayMs) this.#fault(`${kind} ${id} before the delay`);
  }

  #checkPace({ key, person, channel, items, closes }: Message): void {
    if (this.settings.get(person)?.pace !== 'hourly' || closes !== null) return;
    if (items.every(({ kind }) => kind === 'low' || kind === 'channel-off')) return;
    const known = this.#arrivals.filter(({ message, isLost, answeredAt }) => {
      return message.channel === channel && message.closes === null && !isLost && answeredAt !== null;
    });
    const last = known.at(-1);
    if (last && last.message.key !== key && (last.answeredAt ?? 0) > this.#now() - HOUR_MS + SLACK_MS) {
      this.#fault(`${key} less than an hour after ${last.message.key}`);
    }
  }

  #checkRepeated({ key, channel, items, closes }: Message): void {
    const earlier = this.#arrivals.filter(({ message, accepted }) => {
      return accepted && message.key === key && message.channel === channel;
    });
    if (earlier.some(({ isLost }) => !isLost)) this.#fault(`${key} repeated although its answer is known`);
    for (const { event, kind } of items) {
      const known = this.#keys.get(`${event} ${kind} ${channel}`);
      if (known !== undefined && known !== key) this.#fault(`${event} again as ${key}, after ${known}`);
      this.#keys.set(`${event} ${kind} ${channel}`, key);
    }
    if (closes !== null) this.counts.closed += 1;
    else if (earlier.length > 0) this.counts.repeated += 1;
    else this.counts.delivered += 1;
    if (items.length > 1) this.counts.digests += 1;
    // No person changes their account in these worlds.
    for (const { kind } of items) if (kind !== 'security') this.counts[kind] += 1;
  }

  /** Returns the events that are still so, other than those that their person has seen. */
  current(): readonly OutboxEvent[] {
    return [...this.#events.values()].filter(({ kind, match, person, at, overAt }) => {
      if (overAt !== null) return false;
      const isSeen = (this.#lookedAt.get(`${match} ${person}`) ?? 0) >= at;
      return kind === 'turn' || !isSeen;
    });
  }

  isDelivered(event: string, kind: DeliveryKind, channel: string): boolean {
    return this.#keys.has(`${event} ${kind} ${channel}`) || this.#isGivenUp(event, kind, channel);
  }

  /** Returns whether attempts have failed for about a day. */
  #isGivenUp(event: string, kind: DeliveryKind, channel: string): boolean {
    const failed = this.#arrivals.filter(({ message, accepted }) => {
      const isIts = message.items.some((item) => item.event === event && item.kind === kind);
      return !accepted && isIts && message.channel === channel;
    });
    return (failed.at(-1)?.at ?? 0) - (failed[0]?.at ?? 0) > GIVEN_UP_MS;
  }

  /** Returns the time for which a channel had accepted nothing when it was last tried. */
  failedFor(channel: string): number {
    const all = this.#arrivals.filter(({ message }) => message.channel === channel);
    const lastWell = all.findLastIndex(({ accepted, isLost }) => accepted && !isLost);
    const failed = all.slice(lastWell + 1);
    // Failures with days between them are separate ones.
    const first = failed.findLastIndex(({ at }, i) => i === 0 || at - (failed[i - 1]?.at ?? at) >= SEPARATE_MS);
    return (failed.at(-1)?.at ?? 0) - (failed[first]?.at ?? 0);
  }

  /** Returns the turns that are over and that a push channel still shows: nothing has tried to close them since. */
  unclosed(channel: string): readonly string[] {
    const shown = new Map<string, Happened>();
    for (const { message, accepted } of this.#arrivals) {
      if (message.channel !== channel) continue;
      if (message.closes !== null) shown.delete(message.closes);
      for (const { event: id, kind, match } of message.items) {
        const event = this.#events.get(id);
        if (event && accepted && (kind === 'turn' || kind === 'low')) shown.set(match, event);
      }
    }
    const isOld = ({ at, overAt }: Happened): boolean => (overAt ?? at) - at > CLOSABLE_MS;
    return [...shown.values()].filter((one) => one.overAt !== null && !isOld(one)).map(({ id }) => id);
  }

  /** Returns how many different messages about a switched-off channel a channel has accepted, or refused for a day. */
  switchedOffMessages(channel: string): number {
    const items = this.#arrivals.flatMap(({ message }) => (message.channel === channel ? message.items : []));
    const events = new Set(items.filter(({ kind }) => kind === 'channel-off').map(({ event }) => event));
    return [...events].filter((event) => this.isDelivered(event, 'channel-off', channel)).length;
  }
}
