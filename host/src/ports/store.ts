import type { Fact, JsonObject, Result } from '@levante/contract';

export type MatchStatus = 'waiting' | 'running' | 'over';

/** Who sits in a seat. A seat of kind `person` without a person is open. */
export interface StoredSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly person: string | null;
  readonly name: string | null;
  readonly level: string | null;
}

/** A match at its latest ply as lists tell of it. The seed is not in here: it has a door of its own, `dealerOf`. */
export interface MatchHead {
  readonly id: string;
  /** Rises with every match created: the order of lists. */
  readonly number: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: readonly StoredSeat[];
  readonly status: MatchStatus;
  readonly commitment: string;
  readonly ply: number;
  readonly actor: string | null;
  readonly result: Result | null;
  readonly createdAt: number;
  /** Person who opened the match; null once they are forgotten, and where it was not recorded. */
  readonly opener: string | null;
  /** The place of its opener, while the match is unfinished; left out where it is not known. Never leaves the host. */
  readonly openedFrom?: string;
}

/** A match with its state; null where what is stored is not a JSON object: its actions still lead there. */
export interface StoredMatch extends MatchHead {
  readonly state: JsonObject | null;
}

/** What each seat has added to the seed of its match, in order; null for nothing. */
export type Entropies = readonly (string | null)[];

/**
 * What deals a match: its seed, what was added to it, and how many words of its stream are used. Never leaves the host while
 * the match runs.
 */
export interface StoredDealer {
  readonly seed: string;
  /** Once the match has begun it stays as it is, whoever leaves. */
  readonly entropy: Entropies;
  readonly words: number;
}

/** Who opened a match, and from where: the same text for the same place, null where places do not count. */
export interface Opener {
  readonly person: string;
  readonly place: string | null;
}

/** Bot for a seat that was open. */
export interface SeatedBot {
  readonly level: string;
  readonly name: string | null;
}

export interface NewStoredMatch {
  readonly id: string;
  /** Left out where nobody counts. */
  readonly opener?: Opener;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: readonly StoredSeat[];
  readonly seed: string;
  /** Left out where nobody has added anything yet. */
  readonly entropy?: Entropies;
  readonly commitment: string;
  readonly state: JsonObject;
  readonly actor: string | null;
  readonly createdAt: number;
}

/** One action of a match with what it did. */
export interface StoredPly {
  readonly action: string;
  readonly journal: readonly Fact[];
}

/** A person's command, remembered so that sending it again does nothing twice. `hash` tells whether it is the same. */
export interface StoredCommand {
  readonly person: string;
  readonly key: string;
  readonly hash: string;
}

/** Actions that follow ply `from`, and where they lead. */
export interface Commit {
  readonly match: string;
  readonly from: number;
  readonly plies: readonly StoredPly[];
  readonly state: JsonObject;
  readonly actor: string | null;
  readonly result: Result | null;
  /** How many words the dealer has used then; null where nothing was drawn. */
  readonly words: number | null;
  readonly command: StoredCommand | null;
}

/**
 * Where matches are kept. Everything that one call writes is written in one transaction or not at all, and is durable when
 * the promise resolves. A rejected promise has written nothing, unless only the answer was lost on its way. What is read nobody changes.
 */
export interface Store {
  /** Writes a new match at ply 0: `running` if every seat is taken, else `waiting`. Rejects an id that is taken. */
  create(match: NewStoredMatch): Promise<void>;
  read(id: string): Promise<StoredMatch | null>;
  dealerOf(id: string): Promise<StoredDealer | null>;
  /** The actions with `from ≤ ply < to`, in order. */
  plies(id: string, from: number, to: number): Promise<StoredPly[]>;
  /**
   * Appends. False if the match is not at `from` any more, or not running: the race is lost and nothing was written.
   * Rejects a command whose key was used before.
   */
  commit(commit: Commit): Promise<boolean>;
  /** What a person's key was used for in this match: the command's hash and the ply after it. */
  answerTo(match: string, person: string, key: string): Promise<{ hash: string; ply: number } | null>;
  /** Puts a person in an open seat, with what she adds to the seed; the match starts when that was the last. False if the seat is not open. */
  takeSeat(match: string, seat: number, person: string, name: string, entropy: string | null): Promise<boolean>;
  /** Puts a bot in an open seat; the match starts when that was the last. False if the seat is not open. */
  seatBot(match: string, seat: number, bot: SeatedBot): Promise<boolean>;
  /** Puts this entropy beside every seat of a person, in place of what was there. False once the match has begun, and where she has no seat. */
  addEntropy(match: string, person: string, entropy: string): Promise<boolean>;
  /** Matches in which a person holds a seat, newest first, with `number < before`; their options may be those that lists tell. */
  matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]>;
  /** Running matches in which chance or a bot is to act. */
  unattended(): Promise<string[]>;
}
