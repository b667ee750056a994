import {
  MAX_CHANNELS,
  MAX_COUNTED_TURNS,
  MAX_HOLIDAYS,
  MAX_LISTED_INVITES,
  MAX_OPEN_TABLES,
  MAX_QUICK_WAITS,
  MAX_REFUSED_OF_MATCH,
  MAX_REFUSED_OF_PLY,
  MAX_SYNCED_GAMES,
  MAX_SYNCED_RESULTS,
} from './limits.ts';
import { MAX_SIGNALS } from './signals.ts';

/** Kinds of owners of a collection. */
export type CollectionOwner = 'person' | 'match' | 'address' | 'server';

/** Bounds of a collection that the server stores. */
export interface Collection {
  readonly of: CollectionOwner;
  /** Table of the database, or the column of a table that contains the whole collection. */
  readonly stored: string;
  /** Maximum number of entries per owner; null if each entry has a bounded cause or an operator as its author. */
  readonly max: number | null;
  /** Maximum number of entries in one reply; null if replies contain none. */
  readonly page: number | null;
  /**
   * Milliseconds until an entry is deleted; null if it stays as long as its owner, or until it is removed, used or
   * expired.
   */
  readonly keptMs: number | null;
  /** Further bounds by name. */
  readonly also?: Readonly<Record<string, number>>;
}

const DAY_MS = 86_400_000;

/**
 * All collections that grow, with their maxima, pages and times, which are defined only here. The guide to collections
 * explains each. Other data has one row per owner (names, settings, calendars), or is in queues that empty themselves
 * (outbox, letters).
 */
export const COLLECTIONS = {
  /** Of a person who signs in, the cookie not used for longest makes room. */
  cookies: {
    of: 'person',
    stored: 'sessions',
    max: 50,
    page: 20,
    keptMs: 365 * DAY_MS,
    also: { neverUsedMs: 30 * DAY_MS },
  },
  tokens: { of: 'person', stored: 'sessions', max: 50, page: 20, keptMs: 365 * DAY_MS },
  /** Of more, the oldest make room. */
  replacedSessions: { of: 'person', stored: 'sessions', max: 50, page: null, keptMs: 600_000 },
  passkeys: { of: 'person', stored: 'passkeys', max: 20, page: 20, keptMs: null },
  recoveryCodes: { of: 'person', stored: 'recovery_codes', max: 10, page: 10, keptMs: null },
  /** One-time secrets of a person. Of more, the oldest make room. */
  challenges: { of: 'person', stored: 'challenges', max: 20, page: null, keptMs: null },
  channels: { of: 'person', stored: 'channels', max: MAX_CHANNELS, page: MAX_CHANNELS, keptMs: null },
  /** Channels of all people at an address. */
  channelsOfAddress: { of: 'address', stored: 'channels', max: 1000, page: null, keptMs: null },
  /**
   * Those that were dropped stay for `droppedMs`. Of those that are finished, the latest `finished` stay: more than a reply
   * contains, since a turn that is over looks for messages to close among them.
   */
  deliveries: {
    of: 'person',
    stored: 'deliveries',
    max: null,
    page: 50,
    keptMs: 30 * DAY_MS,
    also: { droppedMs: DAY_MS, finished: 300 },
  },
  waits: { of: 'person', stored: 'waits', max: MAX_QUICK_WAITS, page: MAX_QUICK_WAITS, keptMs: null },
  /** Seats to which a person is invited. */
  invites: { of: 'person', stored: 'seats', max: null, page: MAX_LISTED_INVITES, keptMs: null },
  /** Seats of a person in matches, and matches in which it is their turn. */
  seats: { of: 'person', stored: 'seats', max: null, page: 20, keptMs: null, also: { turns: MAX_COUNTED_TURNS } },
  /** Matches that a person has opened and that are unfinished, or were finished within `keptMs`. */
  openedMatches: { of: 'person', stored: 'matches', max: 100, page: 20, keptMs: DAY_MS },
  /** Turns taken back in a match, each of which leaves a match that another one continues. All count as one opened match. */
  takenBackTurns: { of: 'match', stored: 'matches', max: 200, page: null, keptMs: null },
  /** The same of an address. */
  matchesFromAddress: { of: 'address', stored: 'matches', max: 1000, page: null, keptMs: DAY_MS },
  blocks: { of: 'person', stored: 'blocks', max: 500, page: 500, keptMs: null },
  /** Reports by a person. Those that were handled stay for `handledMs`. */
  reports: {
    of: 'person',
    stored: 'reports',
    max: 100,
    page: 500,
    keptMs: 180 * DAY_MS,
    also: { handledMs: 30 * DAY_MS },
  },
  /** Reports of lines of a match: all reports by people who do not play in it, and the reports by each person. */
  reportsOfMatch: { of: 'match', stored: 'reports', max: 50, page: 500, keptMs: 180 * DAY_MS, also: { each: 10 } },
  holidays: { of: 'person', stored: 'calendars', max: MAX_HOLIDAYS, page: MAX_HOLIDAYS, keptMs: null },
  syncedGames: { of: 'person', stored: 'synced', max: MAX_SYNCED_GAMES, page: MAX_SYNCED_GAMES, keptMs: null },
  /** Results of matches on devices. Of more, the latest stay. */
  syncedResults: { of: 'person', stored: 'synced', max: MAX_SYNCED_RESULTS, page: MAX_SYNCED_RESULTS, keptMs: null },
  /** Lines of a chat; spectators add none above `spectators`. */
  chatLines: { of: 'match', stored: 'chat_lines', max: 2000, page: 100, keptMs: null, also: { spectators: 1000 } },
  /** Signals of a person in a chat. */
  signals: { of: 'match', stored: 'chat_lines', max: MAX_SIGNALS, page: MAX_SIGNALS, keptMs: null },
  /** Refused commands of a person in a match, and for one ply. Further ones are refused, but not remembered. */
  refusedCommands: {
    of: 'match',
    stored: 'commands',
    max: MAX_REFUSED_OF_MATCH,
    page: null,
    keptMs: null,
    also: { ofPly: MAX_REFUSED_OF_PLY },
  },
  /** One of each kind, for each seat and turn. */
  proposals: { of: 'match', stored: 'matches.proposals_json', max: null, page: null, keptMs: null },
  /** One for each seat and ply. */
  seatChanges: { of: 'match', stored: 'matches.sat_json', max: null, page: null, keptMs: null },
  openTables: { of: 'server', stored: 'matches', max: null, page: MAX_OPEN_TABLES, keptMs: null },
  bans: { of: 'server', stored: 'bans', max: null, page: 200, keptMs: null },
  mutes: { of: 'server', stored: 'mutes', max: null, page: null, keptMs: null },
  announcements: { of: 'server', stored: 'announcements', max: null, page: 20, keptMs: null },
  invitations: { of: 'server', stored: 'invitations', max: null, page: 200, keptMs: null },
  /** The journal of operators' measures, which is never deleted. */
  acts: { of: 'server', stored: 'operator_acts', max: null, page: 20, keptMs: null },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof COLLECTIONS;
