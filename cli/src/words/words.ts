import type { Unproven, Verified, VerifyReason } from '@levante/host/verify';
import type { AnalysisWords } from '@levante/table/analysis/words/en.ts';
import type { OperateWords } from './operate-words.ts';

/** What a match at the terminal says. */
export interface PlayWords {
  /** The person at the terminal, as a name. */
  readonly you: string;
  /** What a bot is called by its level. */
  levelName(level: string): string;
  /** A seat and who sits there, as one name. */
  seat(seat: number, name: string): string;
  /** What somebody does. */
  does(who: string, what: string): string;
  thinking(who: string): string;
  deal(commitment: string): string;
  seedWas(seed: string): string;
  readonly question: string;
  readonly takeBack: string;
  /** Choices beside the legal actions: the whole table, and help. */
  readonly look: string;
  readonly help: { readonly choice: string; readonly lines: readonly string[] };
  /** Over what has changed since the person's last action. */
  readonly changed: string;
  /** Before leaving: the question and its answers. */
  readonly leaving: string;
  readonly stay: string;
  readonly leave: string;
  /** After leaving: how to go on. */
  readonly kept: string;
  /** Before a fresh match, where another one is kept. */
  readonly other: string;
  /** Before what has been typed to narrow the choices. */
  readonly search: string;
  /** So many choices are left. */
  narrowed(count: number): string;
  readonly noMatch: string;
  /** What keys do: each with its key. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  saved(file: string, folder: string): string;
}

/** What the analysis of a match says beside what the page says of it. */
export interface AnalyseWords {
  readonly page: Pick<
    AnalysisWords,
    'gaveAway' | 'marks' | 'none' | 'percentExact' | 'played' | 'better' | 'whereabouts'
  >;
  seatWithoutName(seat: number): string;
  /** The person who played at this terminal, as the subject: what they gave away in a turn. */
  youGaveAway(share: string): string;
  about(turns: number, level: string): string;
  /** The line over a turn: where it was, what it was, and what it gave away. */
  turn(ply: number, whereabouts: string, mark: string, gaveAway: string): string;
  readonly because: string;
  /** The heads of the columns in which it is told how each seat played. */
  readonly columns: readonly [
    turns: string,
    givenAway: string,
    inaccuracies: string,
    mistakes: string,
    blunders: string,
  ];
  /** Beside the bar of the progress. */
  progress(percent: number): string;
}

/** What a person did wrong, or what went wrong for them, in one line. Codes stay as they are. */
export interface FaultWords {
  cannotRead(path: string, why: string): string;
  noJson(path: string, why: string): string;
  cannotWrite(path: string, why: string): string;
  noGame(id: string, known: readonly string[]): string;
  noBot(level: string, known: readonly string[]): string;
  nameBots(known: readonly string[]): string;
  noOption(game: string, option: string): string;
  noBots(game: string): string;
  noAnalyst(game: string): string;
  seatRange(last: number): string;
  readonly needsTerminal: string;
  nothingKept(folder: string): string;
  cannotResume(file: string): string;
  notOver(file: string): string;
  plyRange(file: string, plies: number): string;
  /** What is wrong with a file. */
  inFile(file: string, what: string): string;
  portTaken(port: number): string;
  folderTaken(folder: string): string;
  noFolder(path: string): string;
  newerData(place: string): string;
  noPermission(port: number, folder: string): string;
  readonly noSecret: string;
  readonly databaseInUse: string;
  folderInUse(folder: string): string;
  readonly notBuilt: string;
}

/** What the commands say to whoever plays or hosts, in one language. */
export interface CliWords {
  readonly play: PlayWords;
  readonly replay: {
    ply(ply: number, plies: number, next: { readonly line: string; readonly said: string } | null): string;
  };
  readonly analyse: AnalyseWords;
  readonly verify: {
    /** Before a verdict; as wide as each other. */
    readonly holds: string;
    readonly fails: string;
    verified(proven: Verified): string;
    /** After what was proven: the list of what was not. */
    notProven(parts: readonly string[]): string;
    readonly unproven: { readonly [U in Unproven]: (verified: Verified) => string };
    /** What is wrong where; ply -1 is the head of the record. */
    fault(ply: number, action: string | null, what: string): string;
    readonly why: { readonly [R in VerifyReason]: (detail: string) => string };
  };
  readonly serve: { at(url: string, place: string): string; thinking(nats: string): string; readonly stopping: string };
  readonly book: {
    moved(matches: number, people: number, hash: string): string;
    backedUp(folder: string): string;
  };
  readonly operate: OperateWords;
  readonly faults: FaultWords;
}
