import type { Unproven, Verified, VerifyReason } from '@levante/host/verify';
import type { AnalysisWords } from '@levante/table/analysis/words/en.ts';

/** Messages of a match in a terminal. */
export interface PlayWords {
  /** Name of the person at the terminal. */
  readonly you: string;
  /** Name of a bot's level. */
  levelName(level: string): string;
  /** Name of a seat with its player. */
  seat(seat: number, name: string): string;
  /** An action with its player. */
  does(who: string, what: string): string;
  thinking(who: string): string;
  deal(commitment: string): string;
  seedWas(seed: string): string;
  readonly question: string;
  readonly takeBack: string;
  /** Choices besides the legal actions: the whole table, and help. */
  readonly look: string;
  readonly help: { readonly choice: string; readonly lines: readonly string[] };
  /** Heading of the changes since the person's last action. */
  readonly changed: string;
  /** Question before leaving, with its answers. */
  readonly leaving: string;
  readonly stay: string;
  readonly leave: string;
  /** Notice after leaving: how to continue. */
  readonly matchSaved: string;
  /** Notice before a new match if another one is saved. */
  readonly other: string;
  /** Label of the filter text. */
  readonly search: string;
  /** Number of choices that match the filter. */
  narrowed(count: number): string;
  readonly noMatch: string;
  /** Help for the keys. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  saved(file: string, folder: string): string;
}

/** Messages of the analysis that are not shared with the page. */
export interface AnalyseWords {
  readonly page: Pick<
    AnalysisWords,
    'costYou' | 'gaveAway' | 'marks' | 'none' | 'percentExact' | 'played' | 'better' | 'whereabouts'
  >;
  seatWithoutName(seat: number): string;
  about(turns: number, level: string): string;
  /** Heading of a turn: position, mark, and the winning chance it cost. */
  turn(ply: number, whereabouts: string, mark: string, cost: string): string;
  readonly because: string;
  /** Column heads of the summary by seat. */
  readonly columns: readonly [
    turns: string,
    givenAway: string,
    inaccuracies: string,
    mistakes: string,
    blunders: string,
  ];
  /** Label of the progress bar. */
  progress(percent: number): string;
}

/** Errors of a person, or for a person, in one line each. Codes are not translated. */
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
  noSavedMatch(folder: string): string;
  cannotResume(file: string): string;
  notOver(file: string): string;
  plyRange(file: string, plies: number): string;
  /** Fault of a file. */
  inFile(file: string, what: string): string;
  portTaken(port: number): string;
  folderTaken(folder: string): string;
  noFolder(path: string): string;
  newerData(place: string): string;
  noPermission(port: number, folder: string): string;
  readonly noSecret: string;
  secretLost(file: string): string;
  secretPresent(file: string): string;
  readonly newSecretNotHere: string;
  readonly mailNeedsOrigin: string;
  readonly oidcIncomplete: string;
  readonly databaseInUse: string;
  noData(folder: string): string;
  readonly olderServer: string;
  /** The file system of a folder has no locks or no log. */
  unfitFolder(folder: string): string;
  /** A pooler shares the connections to the database between transactions. */
  readonly fleetingConnections: string;
  readonly nothingToVerify: string;
  folderInUse(folder: string): string;
  readonly notBuilt: string;
}

/** Messages of the commands for players and for serving and storing matches, in one language. */
export interface CliWords {
  readonly play: PlayWords;
  readonly replay: {
    ply(ply: number, plies: number, next: { readonly line: string; readonly text: string } | null): string;
  };
  readonly analyse: AnalyseWords;
  readonly verify: {
    /** Verdicts, padded to the same width. */
    readonly holds: string;
    readonly fails: string;
    verified(proven: Verified): string;
    /** Turns that were taken back, with the plies and matches at which this one continued another. */
    takenBack(turns: number, origins: string): string;
    /** List of unproven claims, after the verdict. */
    notProven(parts: readonly string[]): string;
    readonly unproven: { readonly [U in Unproven]: (verified: Verified) => string };
    /** Result of verifying everything that is stored. */
    stored(matches: number, faults: number): string;
    /** Fault at a ply; ply -1 is the head of the record. */
    fault(ply: number, action: string | null, what: string): string;
    readonly why: { readonly [R in VerifyReason]: (detail: string) => string };
  };
  readonly serve: {
    at(url: string, place: string): string;
    thinking(nats: string): string;
    readonly stopping: string;
    /** Warns that the server does not know the address of its page. */
    readonly noOrigin: string;
  };
  readonly data: {
    moved(matches: number, people: number, hash: string): string;
    backedUp(folder: string): string;
    withSecret: string;
    withoutSecret(folder: string): string;
    restored(sessions: number, codes: number, operators: number): string;
    credentialsUnchanged: string;
  };
  readonly faults: FaultWords;
}
