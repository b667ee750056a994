import type {
  CHANNEL_KINDS,
  ChannelTarget,
  DELIVERY_KINDS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  Match,
  NotificationSettings,
  WEBHOOK_FORMATS,
} from '@levante/wire';
import type { SharedTime } from '../calendar/shared-time.ts';
import type { Zones } from '../calendar/zone.ts';

/** Kind of a delivery. `taken` closes the notification of a turn that the person has taken. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number] | 'taken';
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** An event about which a person with a channel must be notified, stored in the same transaction as its cause. */
export interface OutboxEvent {
  readonly id: string;
  /** `taken`: the person’s turn is over. */
  readonly kind: DeliveryKind;
  readonly person: string;
  /** Empty for `channel-off` and `security`. */
  readonly match: string;
  /** Ply of the match after the cause. */
  readonly ply: number;
  /** Seat that caused it, or null. */
  readonly seat: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Earliest time to read it again; 0 if it was never read. */
  readonly dueAt: number;
}

/** An event that was never read. */
export type NewEvent = Omit<OutboxEvent, 'dueAt'>;

/** A place to which a person's notifications are sent. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  /** The session that added it and with which it ends; null for mail, whose address no session can choose. */
  readonly session: string | null;
  /** Mark of a browser’s subscription, which is unique among channels; null for other channels. */
  readonly place: string | null;
  /** Mark of the address from which it was added; null if it was added before addresses were marked. */
  readonly network: string | null;
  readonly target: ChannelTarget;
  readonly isOn: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Time at which the last message with content was accepted; null before the first. */
  readonly sentAt: number | null;
  /**
   * Start of an unbroken series of failed attempts; null while they succeed. A gap of days between two attempts ends
   * the series.
   */
  readonly failingSince: number | null;
  /** Time of the last failure; null while attempts succeed, and for failures before this was stored. */
  readonly failedAt: number | null;
  /** `disabled` after a week of failures, `gone` if the receiver no longer exists. */
  readonly ended: 'disabled' | 'gone' | null;
}

/** A notification for one channel. */
export interface Delivery {
  /** Equal for repeated attempts. */
  readonly id: string;
  readonly event: string;
  readonly person: string;
  readonly channel: string;
  readonly channelKind: ChannelKind;
  readonly kind: DeliveryKind;
  readonly match: string;
  readonly ply: number;
  readonly seat: number | null;
  /** Time of the event. */
  readonly at: number;
  /** Earliest time to send it. */
  readonly dueAt: number;
  readonly state: DeliveryState;
  readonly why: DeliveryReason | null;
  readonly attempts: number;
  /** Key of the message that contained it; null before the first attempt. */
  readonly message: string | null;
  readonly triedAt: number | null;
  readonly answer: string | null;
}

/** A channel with due deliveries. */
export type DueChannel = Pick<Channel, 'id' | 'person' | 'network' | 'target'>;

/** An event with its deliveries. */
export interface EventSchedule {
  readonly event: string;
  readonly deliveries: readonly Delivery[];
  /** The event if it continues to wait; null otherwise. */
  readonly held: OutboxEvent | null;
}

/** A push channel that may show a notification of a person's turn in a match. */
export type PushedTurn = Pick<Delivery, 'person' | 'match' | 'channel'>;

/** Settings and channels of a person. Settings are null if the person has not changed any. */
export interface Preferences {
  readonly settings: NotificationSettings | null;
  readonly channels: readonly Channel[];
}

/** A change of a delivery. */
export type DeliveryChange = Pick<Delivery, 'id'> &
  Partial<Pick<Delivery, 'state' | 'why' | 'dueAt' | 'attempts' | 'message' | 'triedAt' | 'answer'>>;

/** A change of a channel after an attempt. */
export type ChannelChange = Pick<Channel, 'id'> &
  Partial<Pick<Channel, 'sentAt' | 'failingSince' | 'failedAt' | 'ended' | 'isOn'>>;

/** Maximum numbers of channels: per person, and for all people at an address. Null means no limit. */
export interface ChannelLimits {
  readonly person: number;
  readonly network: number | null;
}

/** Result of adding a channel. */
export type PutChannel = 'put' | 'too-many' | 'session-ended';

/** Stores events until they are scheduled. Every method is atomic. */
export interface OutboxStore {
  /** Returns the due events: first the events that were never read, then the others by their waiting time. */
  events(limit: number, now: number): Promise<readonly OutboxEvent[]>;
  /** Adds an event that has no cause in a match. */
  addEvent(event: NewEvent): Promise<void>;
  /**
   * Replaces due events by their deliveries and by the events that continue to wait. `taken` also removes earlier turns
   * that wait. Returns false and writes nothing if one of the events is gone or no longer due.
   */
  schedule(schedules: readonly EventSchedule[], now: number): Promise<boolean>;
  /**
   * Returns whether the same event has happened again later, to the same person in the same match, scheduled or not.
   */
  hasLater(event: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'at'>): Promise<boolean>;
  /**
   * Returns the number of invitations, other than to rematches, about which people were notified since a time, by
   * person.
   */
  invitationsTo(people: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  /** Returns the push channels of people that may show a notification of a turn in one of these matches since a time. */
  pushedTo(people: readonly string[], matches: readonly string[], since: number): Promise<readonly PushedTurn[]>;
}

/** Stores deliveries, and which server sends to a channel. Every method is atomic. */
export interface DeliveryStore {
  /**
   * Returns the channels with due deliveries. Addresses take turns, and within an address its people; otherwise the
   * longest due comes first. `skip` omits that many from the start.
   */
  dueChannels(now: number, limit: number, skip?: number): Promise<readonly DueChannel[]>;
  /**
   * Returns the due deliveries of a channel, the deliveries that a dead server has left `sending`, and the deliveries
   * that were tried in the same message as one of them.
   */
  dueOf(channel: string, now: number): Promise<readonly Delivery[]>;
  /** Reserves a channel until a time. Returns it; null if another server has reserved it or it does not exist. */
  lease(channel: string, holder: string, now: number, until: number): Promise<Channel | null>;
  /**
   * Applies changes while the holder has the channel, reserves it until a time (0 ends the lease), and adds an event.
   * Returns false and writes nothing if another server has the channel.
   */
  change(
    lease: { readonly channel: string; readonly holder: string; readonly until: number },
    deliveries: readonly DeliveryChange[],
    channel?: ChannelChange,
    event?: NewEvent,
  ): Promise<boolean>;
  /** Ends a holder's lease of a channel. Deletes the oldest finished deliveries of its person above `maxFinished`. */
  release(channel: Pick<Channel, 'id' | 'person'>, holder: string, maxFinished: number): Promise<void>;
  /**
   * Makes the mail for the same event due now, unless it was tried already, or push messages for the event were
   * accepted or are still waiting.
   */
  hasten(delivery: Pick<Delivery, 'event' | 'kind'>, now: number): Promise<void>;
  /** Returns a person's latest deliveries, newest first. */
  logOf(person: string, limit: number): Promise<readonly Delivery[]>;
  /** Deletes finished deliveries of events before a time, and dropped deliveries of events before another. */
  deleteDeliveries(before: { readonly finished: number; readonly dropped: number }): Promise<void>;
  /** Returns the length of the queue and the time of its oldest entry, for operators. */
  queue(): Promise<{ readonly waiting: number; readonly oldestAt: number | null }>;
}

/** Stores channels and settings of people. Every method is atomic. */
export interface PreferencesStore {
  /** Returns the settings and channels of each of these people. */
  preferencesOf(people: readonly string[]): Promise<ReadonlyMap<string, Preferences>>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  channel(person: string, id: string): Promise<Channel | null>;
  /**
   * Adds a channel, or replaces the person’s own channel with this id, and ends another channel with the same place.
   * Writes nothing if the person or the address would have too many, or if the channel's session has ended.
   */
  putChannel(channel: Channel, max: ChannelLimits): Promise<PutChannel>;
  removeChannel(person: string, id: string): Promise<boolean>;
  switchChannel(person: string, id: string, isOn: boolean): Promise<boolean>;
  /** Switches all channels of a person off. */
  switchOff(person: string): Promise<void>;
  settingsOf(person: string): Promise<NotificationSettings | null>;
  /**
   * Replaces a person's settings by the result of a function, which gets null if there are none. The function is called
   * again if they were changed meanwhile.
   */
  changeSettings(
    person: string,
    change: (before: NotificationSettings | null) => NotificationSettings,
  ): Promise<NotificationSettings>;
}

/** Stores of notifications. */
export interface NotificationStores {
  readonly outbox: OutboxStore;
  readonly deliveries: DeliveryStore;
  readonly preferences: PreferencesStore;
}

/** A seat in the result of a match. */
export interface MatchStanding {
  readonly seat: number;
  /** Null for a bot. */
  readonly name: string | null;
  /** From 1; equal for tied seats. */
  readonly rank: number;
  readonly score: number;
  /** Whether the recipient plays this seat. */
  readonly mine: boolean;
}

/** One notification in a message. Contains only what a spectator of the match may see. */
export interface MessageItem {
  /** Id of the event, equal in all channels. */
  readonly event: string;
  readonly kind: Exclude<DeliveryKind, 'taken'>;
  /** Match and game are empty for `channel-off` and `security`. */
  readonly match: string;
  readonly game: string;
  readonly ply: number;
  /** Time of the event. */
  readonly at: number;
  /** Name of the person or bot who caused it; null if unknown. */
  readonly by: string | null;
  /** Handle of that person; null for a guest, a bot, and an account without a handle. */
  readonly handle: string | null;
  /** Milliseconds left on the person's clock; null without a clock, and where it does not matter. */
  readonly leftMs: number | null;
  /** The proposal, or `rematch` for an invitation to one. */
  readonly what: NonNullable<Match['proposal']>['kind'] | 'rematch' | null;
  /** The result of a match that is over, best first; null without a result, and in other messages. */
  readonly result: readonly MatchStanding[] | null;
}

/** A message to one channel. */
export interface Message {
  /** Equal for repeated attempts, so that receivers can drop duplicates. */
  readonly key: string;
  readonly person: string;
  readonly channel: string;
  readonly language: NotificationSettings['language'];
  /**
   * Oldest first; several if they were due at the same time. Empty for a test message and for a message that only
   * closes a notification.
   */
  readonly items: readonly MessageItem[];
  /**
   * Match in which the person has taken their turn, so that its notification is closed. Only for push; otherwise null.
   */
  readonly closes: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Result of an attempt. `answer` is shown to the person: a status or an error, without secrets. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly answer: string }
  /** It may have been received. */
  | { readonly kind: 'failed'; readonly answer: string; readonly retryAfterMs?: number }
  /** The receiver does not exist any more. */
  | { readonly kind: 'gone'; readonly answer: string }
  /** This server cannot send it. It was not attempted, and says nothing about the receiver. */
  | { readonly kind: 'refused'; readonly answer: string };

/** Sends messages. Never rejects for a fault of the receiver. */
export interface Sender {
  send(target: ChannelTarget, message: Message): Promise<SendOutcome>;
}

/** Reads matches for notifications. */
export interface NotifiedMatches {
  /** Describes a match as a person sees it; null if there is none. */
  describe(match: string, person: string): Promise<Match | null>;
  /** Returns which of these matches are played over days. */
  playedOverDays(matches: readonly string[]): Promise<readonly string[]>;
  /** Returns whether only this seat and chance have acted in a match since a ply. */
  isStillTurn(match: string, seat: number, ply: number): Promise<boolean>;
  /** Returns whether a person is looking at a match now, on any server. */
  isLooking(match: string, person: string): boolean;
}

/** Dependencies of a notifier. */
export interface NotifierParts extends NotificationStores {
  readonly matches: NotifiedMatches;
  readonly sender: Sender;
  readonly zones: Zones;
  readonly time: SharedTime;
  /** Name of this server in leases. */
  readonly holder: string;
  readonly newId: () => string;
  readonly defaultLanguage: NotificationSettings['language'];
  readonly failed: (error: unknown) => void;
  readonly meter?: NotificationMeter;
  /**
   * Returns the names of the networks that contain a channel's network, widest first and the network itself last.
   * Default: only the network itself.
   */
  readonly networksOf?: NetworksOf;
}

export type NetworksOf = (network: string) => readonly string[];

/** Counts attempts by channel for operators. */
export interface NotificationMeter {
  attempted(channel: ChannelKind, outcome: SendOutcome['kind']): void;
}
