import type { MatchEventName } from '@levante/host';
import { type Match, NOTIFICATION_KINDS, type NotificationKind } from '@levante/wire';
import type { ChannelKind, DeliveryKind, MessageItem } from './ports.ts';
import { seatToAct } from './seat-to-act.ts';
import { standingsOf } from './standings.ts';
import { turnTimeLeft } from './time-left.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Rules of a kind of delivery. `wire` contains its name and its description in the API; `words/` of the server and the
 * page contain its texts.
 */
export interface NotificationRule {
  /** Event of a match stored as this kind; null if the cause is not a match. */
  readonly event: MatchEventName | null;
  /** Default channels of a person. A kind without a setting always uses them. */
  readonly channels: readonly ChannelKind[];
  /** Minimum delay, in case the person responds or the event is called off; null if it is always sent immediately. */
  readonly minDelayMs: number | null;
  /** Whether it waits for the end of quiet hours; `optional`: as the settings say. */
  readonly quietHours: 'wait' | 'optional' | 'ignore';
  /** Whether it counts towards one message per hour. */
  readonly isPaced: boolean;
  /** Whether it is dropped for a person who is looking at the match. */
  readonly isShownByMatch: boolean;
  /** Whether it may happen again at the same ply of a match. Only the last occurrence counts. */
  readonly isRepeatable: boolean;
  /**
   * Time for which a push service keeps it for an offline browser, and whether it wakes a device in power-saving mode.
   */
  readonly push: { readonly keptMs: number; readonly isUrgent: boolean };
  /** Its subject, to whose page the message links. */
  readonly about: 'match' | 'channels' | 'account';
  /** Returns whether it still applies to a match as seen by its person. `ply` is the ply of its event. */
  readonly holds: (match: Match, ply: number) => boolean;
  /** Returns the details of a message other than the names of match and player. */
  readonly details?: (match: Match) => ItemDetails;
}

/** Details of a message. `seat` is the cause if the event does not name one. */
export interface ItemDetails extends Partial<Pick<MessageItem, 'leftMs' | 'what' | 'result'>> {
  readonly seat?: number | null;
}

/** Rules of a kind with a setting that concerns a match. Each kind overrides some of them. */
const COMMON = {
  event: null,
  minDelayMs: 0,
  quietHours: 'wait',
  isPaced: true,
  isShownByMatch: false,
  isRepeatable: false,
  push: { keptMs: DAY_MS, isUrgent: false },
  about: 'match',
} as const;

const timeLeft = (match: Match): ItemDetails => {
  const seat = seatToAct(match);
  return seat === null ? {} : { leftMs: turnTimeLeft(match, seat) };
};

/** Returns whether the person still has to answer the open proposal of a match. */
function mustAnswer({ proposal, mine }: Match): boolean {
  if (proposal?.outcome !== null) return false;
  return mine.some((seat) => proposal.asked.includes(seat) && !proposal.agreed.includes(seat));
}

/** Rules of all kinds of deliveries. No other code distinguishes kinds, except for the time of a turn. */
export const NOTIFICATION_RULES: Readonly<Record<DeliveryKind, NotificationRule>> = {
  turn: {
    ...COMMON,
    event: 'turn-began',
    channels: ['push', 'email', 'webhook'],
    push: { keptMs: DAY_MS, isUrgent: true },
    holds: (match, ply) => match.ply === ply && seatToAct(match) !== null,
    details: timeLeft,
  },
  /** Follows from a turn whose time runs out. A turn may consist of several decisions. */
  low: {
    ...COMMON,
    channels: ['push', 'email', 'webhook'],
    minDelayMs: null,
    quietHours: 'optional',
    isPaced: false,
    push: { keptMs: 6 * HOUR_MS, isUrgent: true },
    holds: (match, ply) => match.ply >= ply && seatToAct(match) !== null,
    details: timeLeft,
  },
  started: {
    ...COMMON,
    event: 'match-started',
    channels: ['push', 'webhook'],
    isShownByMatch: true,
    holds: ({ status }) => status === 'running',
  },
  invited: {
    ...COMMON,
    event: 'seat-reserved',
    channels: ['push', 'email', 'webhook'],
    minDelayMs: MINUTE_MS,
    isRepeatable: true,
    holds: ({ status, seats }) => status === 'waiting' && seats.some((seat) => seat.reservedForMe === true),
    details: ({ rematchOf }) => ({ what: rematchOf ? 'rematch' : null }),
  },
  proposed: {
    ...COMMON,
    event: 'proposal-made',
    channels: ['push', 'webhook'],
    minDelayMs: null,
    isRepeatable: true,
    push: { keptMs: 30 * MINUTE_MS, isUrgent: true },
    holds: mustAnswer,
    details: ({ proposal }) => ({ seat: proposal?.seat ?? null, what: proposal?.kind ?? null }),
  },
  replaced: {
    ...COMMON,
    event: 'bot-took-over',
    channels: ['push', 'email', 'webhook'],
    isRepeatable: true,
    holds: ({ status, mine, seats }) =>
      status === 'running' && mine.some((seat) => seats[seat]?.playedBy !== undefined),
  },
  ended: {
    ...COMMON,
    event: 'match-ended',
    channels: ['email', 'webhook'],
    minDelayMs: null,
    isShownByMatch: true,
    holds: ({ status, continuedBy }) => status === 'over' && continuedBy === undefined,
    details: (match) => ({ result: standingsOf(match) }),
  },
  'channel-off': {
    ...COMMON,
    channels: ['push', 'email', 'webhook'],
    minDelayMs: null,
    about: 'channels',
    holds: () => true,
  },
  /** At any hour: another person may be taking the account over. The address gets a letter that says more. */
  security: {
    ...COMMON,
    channels: ['push', 'webhook'],
    minDelayMs: null,
    quietHours: 'ignore',
    push: { keptMs: DAY_MS, isUrgent: true },
    about: 'account',
    holds: () => true,
  },
  /** Closes the notification of a turn that its person has taken. */
  taken: {
    ...COMMON,
    event: 'turn-ended',
    channels: ['push'],
    minDelayMs: null,
    quietHours: 'ignore',
    holds: () => true,
  },
};

/** Returns whether a person can choose the channels of a kind. */
export const hasSetting = (kind: DeliveryKind): kind is NotificationKind =>
  NOTIFICATION_KINDS.some((one) => one === kind);
