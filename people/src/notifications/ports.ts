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

/** Something that a person with a channel is to be notified of, stored in the same transaction as its cause. */
export interface OutboxEvent {
  readonly id: string;
  /** `taken`: the person’s turn is over. */
  readonly kind: DeliveryKind;
  readonly person: string;
  /** Empty for `channel-off` and `security`. */
  readonly match: string;
  /** Ply of the match after the cause. */
  readonly ply: number;
  /** Seat that caused it; null where none did. */
  readonly seat: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Not to be looked at again before; 0 if no person has looked at it. */
  readonly dueAt: number;
}

/** An event that no person has looked at. */
export type NewEvent = Omit<OutboxEvent, 'dueAt'>;

/** A place that a person's notifications are sent to. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  /** The session that added it, with which it ends; null for mail, which no session can lead elsewhere. */
  readonly session: string | null;
  /** Mark of a browser’s subscription, which one channel has at a time; null for other channels. */
  readonly place: string | null;
  /** Mark of the address from which it was added; null for one that was added before addresses were marked. */
  readonly network: string | null;
  readonly target: ChannelTarget;
  readonly isOn: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** When a message that says something was last accepted; null before the first. */
  readonly sentAt: number | null;
  /** Since when every attempt has failed, without a gap of days between two; null while they succeed. */
  readonly failingSince: number | null;
  /** When the last attempt failed; null while they succeed, and for failures before this was stored. */
  readonly failedAt: number | null;
  /** `disabled` after a week of failures, `gone` when the receiver says that it no longer exists. */
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
  /** Not to be sent before. */
  readonly dueAt: number;
  readonly state: DeliveryState;
  readonly why: DeliveryReason | null;
  readonly attempts: number;
  /** Key of the message that it was sent with; null before the first attempt. */
  readonly message: string | null;
  readonly triedAt: number | null;
  readonly answer: string | null;
}

/** A channel to which something is to be sent. */
export type DueChannel = Pick<Channel, 'id' | 'person' | 'network' | 'target'>;

/** An event and what replaces it. */
export interface EventSchedule {
  readonly event: string;
  readonly deliveries: readonly Delivery[];
  /** The event as it waits until a later time; null if nothing is left of it. */
  readonly held: OutboxEvent | null;
}

/** A push channel that may show a notification of a person's turn in a match. */
export type PushedTurn = Pick<Delivery, 'person' | 'match' | 'channel'>;

/** Settings and channels of a person. Settings are null for a person who has not changed any. */
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

/** Maximum numbers of channels: of a person, and of all people at an address, null for any number. */
export interface ChannelLimits {
  readonly person: number;
  readonly network: number | null;
}

/** Result of adding a channel. */
export type PutChannel = 'put' | 'too-many' | 'session-ended';

/** Stores events, channels, deliveries and settings. Every method is atomic. */
export interface NotificationStore {
  /** Returns the events that are due, those first at which no person has looked, then by the time for which they waited. */
  events(limit: number, now: number): Promise<readonly OutboxEvent[]>;
  /** Adds an event that has no cause in a match. */
  addEvent(event: NewEvent): Promise<void>;
  /**
   * Replaces events, which were due at a time, by their deliveries and by what waits of them. `taken` also removes the turns before
   * it that wait. Returns false and writes nothing if one of the events is gone or not due any more.
   */
  schedule(schedules: readonly EventSchedule[], now: number): Promise<boolean>;
  /**
   * Returns the channels with deliveries to their person that wait and are due: of each address the first one before the second one
   * of any, in turn of its people, and otherwise longest due first. The first ones are left out if `skip` is their number.
   */
  dueChannels(now: number, limit: number, skip?: number): Promise<readonly DueChannel[]>;
  /**
   * Returns the deliveries of a channel to its person that wait and are due, those that an ended server has left `sending`, and those
   * that were tried in the same message as one of them.
   */
  dueOf(channel: string, now: number): Promise<readonly Delivery[]>;
  /**
   * Reserves a channel until a time. Returns it, or null if it is reserved by another server or does not exist.
   */
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
  /** Ends a holder's lease of a channel, and deletes the oldest finished deliveries of its person beyond a number. */
  release(channel: Pick<Channel, 'id' | 'person'>, holder: string, maxFinished: number): Promise<void>;
  /** Returns whether the same has happened again later, to the same person in the same match, scheduled or not. */
  hasLater(event: Pick<OutboxEvent, 'person' | 'match' | 'kind' | 'at'>): Promise<boolean>;
  /** Returns of how many invitations since a time people were notified, by person, those to rematches left out. */
  invitationsTo(people: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  /**
   * Makes the mail that says the same as this delivery due, unless it has been tried, or push messages that say it were accepted or
   * have not been tried.
   */
  hasten(delivery: Pick<Delivery, 'event' | 'kind'>, now: number): Promise<void>;
  /** Returns the push channels of people that may show a notification of a turn in one of these matches since a time. */
  pushedTo(people: readonly string[], matches: readonly string[], since: number): Promise<readonly PushedTurn[]>;
  /** Returns the settings and channels of each of these people. */
  preferencesOf(people: readonly string[]): Promise<ReadonlyMap<string, Preferences>>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  channel(person: string, id: string): Promise<Channel | null>;
  /**
   * Adds a channel, or replaces the person’s own of this id, and ends another one of the same place. Nothing is
   * written if the person or the address would have too many, or the channel's session has ended.
   */
  putChannel(channel: Channel, max: ChannelLimits): Promise<PutChannel>;
  removeChannel(person: string, id: string): Promise<boolean>;
  switchChannel(person: string, id: string, isOn: boolean): Promise<boolean>;
  /** Switches all channels of a person off. */
  switchOff(person: string): Promise<void>;
  settingsOf(person: string): Promise<NotificationSettings | null>;
  /**
   * Replaces a person's settings, null if there are none, by those that a function returns. It is called again if they were
   * changed meanwhile.
   */
  changeSettings(
    person: string,
    change: (before: NotificationSettings | null) => NotificationSettings,
  ): Promise<NotificationSettings>;
  /** Returns a person's latest deliveries, newest first. */
  logOf(person: string, limit: number): Promise<readonly Delivery[]>;
  /** Returns the games of matches that exist. */
  gamesOf(matches: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes finished deliveries of events before a time, and those that were dropped before another one. */
  deleteDeliveries(before: { readonly finished: number; readonly dropped: number }): Promise<void>;
  /** Returns figures of what waits, for operators. */
  queue(): Promise<{ readonly waiting: number; readonly oldestAt: number | null }>;
}

/** A seat in the result of a match. */
export interface MatchStanding {
  readonly seat: number;
  /** Null for a bot. */
  readonly name: string | null;
  /** From 1; equal for tied seats. */
  readonly rank: number;
  readonly score: number;
  /** Whether the message goes to the person of this seat. */
  readonly mine: boolean;
}

/** One thing that a message says. Contains nothing that a spectator of the match may not see. */
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
  /** Handle of that person; null for a guest, a bot, and an account without one. */
  readonly handle: string | null;
  /** Milliseconds left on the person's clock; null in a match without one, and where it does not matter. */
  readonly leftMs: number | null;
  /** The proposal, or `rematch` for an invitation to one. */
  readonly what: NonNullable<Match['proposal']>['kind'] | 'rematch' | null;
  /** The result of a match that is over, best first; null for one that ended without, and in other messages. */
  readonly result: readonly MatchStanding[] | null;
}

/** A message to one channel. */
export interface Message {
  /** Equal for repeated attempts, so that receivers can drop duplicates. */
  readonly key: string;
  readonly person: string;
  readonly channel: string;
  readonly language: NotificationSettings['language'];
  /** Oldest first; several if they were due at the same time. Empty for a test message and for one that only closes. */
  readonly items: readonly MessageItem[];
  /** Match whose turn the person has taken: a notification of it is closed. Only for push; otherwise null. */
  readonly closes: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Result of an attempt. `answer` is what a person may read about it: a status or an error, without secrets. */
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

/** Reads what notifications need of matches. */
export interface NotifiedMatches {
  /** Describes a match as a person sees it; null if there is none. */
  describe(match: string, person: string): Promise<Match | null>;
  /** Returns those of these matches that are played over days. */
  playedOverDays(matches: readonly string[]): Promise<readonly string[]>;
  /** Returns whether only a seat and chance have acted in a match since a ply. */
  isStillTurn(match: string, seat: number, ply: number): Promise<boolean>;
  /** Returns whether a person looks at a match at this moment, on any server. */
  isLooking(match: string, person: string): boolean;
}

/** Dependencies of a notifier. */
export interface NotifierParts {
  readonly store: NotificationStore;
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
  /** Returns the names of the networks of a channel's network, widest first and itself last. Default: itself alone. */
  readonly networksOf?: NetworksOf;
}

export type NetworksOf = (network: string) => readonly string[];

/** Counts attempts by channel for operators. */
export interface NotificationMeter {
  attempted(channel: ChannelKind, outcome: SendOutcome['kind']): void;
}
