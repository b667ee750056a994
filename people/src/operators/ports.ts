import type { OperateNotifications } from '@levante/wire';
import type { AnnouncementTexts, JournalLine, SignedAct } from './acts.ts';

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

/** A notice of the operators to every person, until a time. */
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

/** Stores the operators' role, and applies their acts. */
export interface ActStore {
  /** Returns whether a person has the role, and an account. */
  isOperator(person: string): Promise<boolean>;
  /**
   * Applies an act and adds it to the journal, both or neither. Returns false if there is nothing to do, or if its
   * operator no longer has the role. There is no other way to apply an act, and nothing removes a line of the journal.
   */
  apply(act: SignedAct): Promise<boolean>;
  /** Lists the journal, newest first, from before the line with this id. */
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
  /** The operator who made it; null for a command on the machine. */
  readonly createdBy: string | null;
}

/** Stores invitations, and the people who have used one. */
export interface MemberStore {
  /** Notes since when invitations are required. Only the first time counts. */
  requireSince(now: number): Promise<void>;
  /** Returns whether a person has used an invitation, or had an account when invitations were first required. */
  isMember(person: string): Promise<boolean>;
  /**
   * Uses up one use of an invitation and makes a person a member, both or neither. Returns false if it is unknown, used
   * up or over, or if the person has used one before.
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
  /** Number of people who reported it. They are not named. */
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

/** A person as shown to operators: no addresses, no ways to sign in. */
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

/** A match as shown to operators: nothing hidden. */
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
  /** Running matches with a live clock, and all running ones. */
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
  /** Lists people whose name or handle contains a text, after a person's id. */
  people(search: string, after: string, limit: number, now: number): Promise<readonly OperatedPerson[]>;
  /** Lists unfinished matches, newest first, below a number. */
  matches(before: number, limit: number): Promise<readonly OperatedMatch[]>;
  bans(limit: number, now: number): Promise<readonly (Restriction & { readonly subject: string })[]>;
  /** Counts the notifications of events since a time by kind of channel, of every kind. */
  deliveries(since: number): Promise<OperateNotifications['channels']>;
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
