import type { OperateNotifications } from '@levante/wire';
import type { AnnouncementTexts, JournalLine, SignedMeasure } from './measures.ts';

/** A restriction of a person until a time, with its reason. */
export interface Restriction {
  readonly until: number;
  readonly reason: string | null;
}

/** Restrictions of a person. */
export interface PersonStanding {
  readonly ban: Restriction | null;
  readonly mute: Restriction | null;
}

/** A notice of the operators to all people, until a time. */
export interface Announcement {
  readonly id: string;
  readonly texts: AnnouncementTexts;
  readonly until: number;
}

/** A pause of new matches; `until` is null for an open end. */
export interface Pause {
  readonly from: number;
  readonly until: number | null;
}

/** Decisions of the operators for the whole server. */
export interface ServiceRules {
  readonly pause: Pause | null;
  readonly announcements: readonly Announcement[];
}

/** Stores the operators' role, and applies their measures. */
export interface MeasureStore {
  /** Returns whether a person has the role and an account. */
  isOperator(person: string): Promise<boolean>;
  /**
   * Applies a measure and adds it to the journal, either both or neither. Returns false if there is nothing to do, or if
   * its operator no longer has the role. Measures are applied only here, and lines of the journal are never removed.
   */
  apply(measure: SignedMeasure): Promise<boolean>;
  /** Lists the journal before the line with this id, newest first. */
  journal(before: string | null, limit: number): Promise<readonly JournalLine[]>;
  standingOf(person: string, now: number): Promise<PersonStanding>;
  /** Returns the rules in force or planned at a time. */
  rules(now: number): Promise<ServiceRules>;
}

/** An invitation that can be used. */
export interface Invitation {
  /** Hash of its code. */
  readonly id: string;
  readonly usesLeft: number;
  readonly until: number;
  readonly createdAt: number;
  /** The operator who created it; null for a command on the machine. */
  readonly createdBy: string | null;
}

/** Stores invitations, and the people who have used one. */
export interface MemberStore {
  /** Records the time since which invitations are required. Later calls change nothing. */
  requireSince(now: number): Promise<void>;
  /** Returns whether a person has used an invitation, or had an account when invitations were first required. */
  isMember(person: string): Promise<boolean>;
  /**
   * Uses an invitation once and makes a person a member, either both or neither. Returns false if it is unknown, used
   * up or expired, or if the person has used one before.
   */
  join(person: string, invitation: string, now: number): Promise<boolean>;
  /** Lists the invitations that can be used, newest first. */
  invitations(now: number, limit: number): Promise<readonly Invitation[]>;
}

/** A reported line, with the lines before it. */
export interface LineReport {
  readonly id: string;
  readonly match: string;
  readonly line: number;
  /** Author of the line, and their name. */
  readonly person: string;
  readonly name: string | null;
  /** Number of people who reported it, without their names. */
  readonly count: number;
  readonly at: number;
  readonly reasons: readonly string[];
  readonly lines: readonly {
    readonly number: number;
    readonly at: number;
    readonly seat: number | null;
    readonly name: string | null;
    readonly signal: string | null;
    readonly text: string | null;
  }[];
}

/** A person as shown to operators, without addresses and sign-in methods. */
export interface OperatedPerson {
  readonly id: string;
  readonly name: string | null;
  readonly handle: string | null;
  readonly account: boolean;
  readonly operator: boolean;
  /** Number of matches in which they have a seat. */
  readonly matches: number;
  /** Number of open reports of their lines. */
  readonly reports: number;
  readonly ban: Restriction | null;
  readonly mute: Restriction | null;
}

/** A match as shown to operators, without hidden information. */
export interface OperatedMatch {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly ply: number;
  readonly createdAt: number;
  /** Names by seat; null for open seats. */
  readonly players: readonly (string | null)[];
}

export interface OperatedCounts {
  /** Numbers of running matches: with a live clock, and all. */
  readonly live: number;
  readonly running: number;
  readonly waiting: number;
  readonly reports: number;
  readonly oldestReport: number | null;
}

/** Reads for the page of operators. Lists have at most `limit` entries. */
export interface OperatorReads {
  counts(): Promise<OperatedCounts>;
  /** Lists open reports by line, oldest first. */
  reports(limit: number): Promise<readonly LineReport[]>;
  /** Lists people whose name or handle contains a text, starting after a person's id. */
  people(search: string, after: string, limit: number, now: number): Promise<readonly OperatedPerson[]>;
  /** Lists unfinished matches with a number below `before`, newest first. */
  matches(before: number, limit: number): Promise<readonly OperatedMatch[]>;
  bans(limit: number, now: number): Promise<readonly (Restriction & { readonly subject: string })[]>;
  /** Counts the notifications of events since a time, for every kind of channel. */
  deliveries(since: number): Promise<OperateNotifications['channels']>;
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
