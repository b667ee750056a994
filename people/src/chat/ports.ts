import type { AccountMark, Signal } from '@levante/wire';

/** A line of the chat of a match. A removed line has neither signal nor text. */
export interface StoredLine {
  /** Counts the lines of a match, from 1. */
  readonly number: number;
  readonly at: number;
  readonly person: string;
  /** First seat of the author; null for a spectator, whose lines players see after the match. */
  readonly seat: number | null;
  readonly name: string | null;
  /** Present if it was read for an author with an account. */
  readonly account?: AccountMark;
  readonly signal: Signal | null;
  readonly text: string | null;
}

/** Whether people may write, and the number of changes other than new lines. */
export interface ChatState {
  readonly on: boolean;
  readonly version: number;
}

/** Progress of the chat of a match: its last line, and its version. */
export interface ChatProgress {
  readonly match: string;
  readonly last: number;
  readonly version: number;
}

/** A line with its match, for the export of a person's data. */
export interface ExportedLine extends Pick<StoredLine, 'number' | 'at' | 'signal' | 'text'> {
  readonly match: string;
}

/** Position of a line among the lines of its author. */
export type LinePlace = Pick<ExportedLine, 'at' | 'match' | 'number'>;

export interface StoredBlock {
  readonly id: string;
  readonly person: string;
  readonly blocked: string;
  /** Name of the blocked person when they were blocked. */
  readonly name: string | null;
}

export interface StoredReport {
  readonly id: string;
  readonly match: string;
  readonly line: number;
  /** Author of the line. */
  readonly person: string;
  readonly reporter: string;
  readonly reason: string | null;
  /** The lines that the reporter saw around it. */
  readonly lines: readonly StoredLine[];
  readonly at: number;
}

/** A report as exported for the person who made it, without other people's words. */
export interface ExportedReport {
  readonly match: string;
  readonly line: number;
  readonly at: number;
  readonly reason: string | null;
  readonly handled: boolean;
}

/** Storage of chats. Lines are deleted with their match. */
export interface ChatStore {
  stateOf(match: string): Promise<ChatState>;
  /** Lists the latest lines of a match, oldest first. */
  linesOf(match: string, limit: number): Promise<readonly StoredLine[]>;
  /** Lists the latest lines of players with a number below `before`, oldest first. */
  playerLinesOf(match: string, before: number, limit: number): Promise<readonly StoredLine[]>;
  /** Returns a line of a match, or null. */
  lineOf(match: string, number: number): Promise<StoredLine | null>;
  /** Returns the progress of several chats, in any order. */
  progressOf(matches: readonly string[]): Promise<readonly ChatProgress[]>;
  /** Returns the number of the last line of a match, and the signals of a person in it. */
  countsOf(match: string, person: string): Promise<{ last: number; signals: number; signalAt: number | null }>;
  /** Adds a line, unless its number is taken or the match was deleted. */
  add(match: string, line: StoredLine): Promise<'added' | 'taken' | 'gone'>;
  setOn(match: string, on: boolean): Promise<void>;
  /** Removes the content of a line. Returns false if there is no such line. */
  remove(match: string, number: number): Promise<boolean>;
  /** Returns the numbers of these people's first lines in a match. */
  authorsOf(match: string, people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Lists a page of a person's lines in all matches, oldest first, after a given line. */
  linesBy(person: string, after: LinePlace | null, limit: number): Promise<readonly ExportedLine[]>;
  /**
   * Deletes a person's lines and blocks, and blocks of them. Their reports lose the reporter and the reason. In all
   * reports their lines lose the name and, unless reported, the words. Returns the matches with lines of theirs, whose
   * versions increase.
   */
  forget(person: string): Promise<readonly string[]>;
}

/** Storage of the people whom a person has blocked. */
export interface BlockStore {
  /** Adds a block, unless the person is blocked. Returns false and adds nothing above the maximum. */
  block(block: StoredBlock): Promise<boolean>;
  unblock(person: string, id: string): Promise<void>;
  blocksOf(person: string): Promise<readonly StoredBlock[]>;
  /** Returns the people whom a person has blocked, limited to `among` if given. */
  blockedBy(person: string, among?: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Storage of reports of lines. */
export interface ReportStore {
  /** Adds a report. A person can report a line once. Returns false and adds nothing above the person's maximum. */
  report(report: StoredReport): Promise<boolean>;
  /** Lists the reports by a person, oldest first. */
  reportsBy(person: string): Promise<readonly ExportedReport[]>;
  /** Deletes reports that were handled before a time, and reports made before another time. */
  deleteReports(handledBefore: number, madeBefore: number): Promise<void>;
  /** Returns the numbers of reports of lines in a match: all of them, and a person's own. */
  reportCounts(match: string, reporter: string): Promise<{ readonly all: number; readonly own: number }>;
}

export type ChatFault =
  | 'bad-identity'
  | 'no-such-match'
  | 'no-such-line'
  | 'not-found'
  | 'no-account'
  | 'not-opener'
  | 'chat-off'
  | 'muted'
  | 'at-maximum'
  | 'too-many-requests';

export type ChatReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ChatFault };

export const chatDone = <T>(value: T): ChatReply<T> => ({ ok: true, value });
export const chatFault = (fault: ChatFault): ChatReply<never> => ({ ok: false, fault });
