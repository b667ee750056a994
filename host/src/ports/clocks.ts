import {
  MAX_REFUSED_OF_MATCH,
  MAX_REFUSED_OF_PLY,
  type RunningControl,
  type StandIn,
  type StandInReason,
} from '@levante/wire';

export type PauseReason = 'night' | 'day-off' | 'holiday';

/** A period in which a person’s clock stands still. */
export interface StoredPause {
  readonly from: number;
  readonly to: number;
  readonly why: PauseReason;
}

/** Clock of one seat. Times are in service time: milliseconds during which a turn could have been accepted. */
export interface StoredSeatClock {
  /** Milliseconds left when the clock last stopped. */
  readonly leftMs: number;
  /** Service time since which the seat has been asked; null while its clock stands still. */
  readonly since: number | null;
  /** Milliseconds after `since` that cost nothing. */
  readonly freeMs: number;
  /**
   * Milliseconds used in this turn before a break or a bot stopped the clock. Absent if there are none, and after they
   * were stored with an action.
   */
  readonly beforeMs?: number;
  /** Whether the person has reclaimed the seat during this turn, which is possible once a turn. */
  readonly returned: boolean;
  /** Pauses in the rest of the person’s turn, ascending and without overlap. Absent until its clock has run. */
  readonly pauses?: readonly StoredPause[];
  /** Time left in the reserve when the turn began, part of `leftMs`. Absent without a reserve. */
  readonly reserveMs?: number;
  /** Time for which holidays may still stop the clock in this match. Absent before the first. */
  readonly holidayMs?: number;
}

/** Clocks of a match. */
export interface MatchClocks {
  readonly control: RunningControl;
  /** By seat. */
  readonly seats: readonly StoredSeatClock[];
  /** Service time at which a break by consent ends; absent outside of a break. */
  readonly restUntil?: number;
}

/** A change of who plays a seat, from a ply on. */
export type SeatEvent =
  | { readonly ply: number; readonly seat: number; readonly by: 'person' }
  | {
      readonly ply: number;
      readonly seat: number;
      readonly by: 'bot';
      readonly level: string;
      readonly why: StandInReason;
    };

/** A seat and the bot that plays it from now on, or null for its person. */
export interface PlayedSeat {
  readonly seat: number;
  readonly playedBy: StandIn | null;
}

/** A change of who plays seats, or of the clocks, between two actions. */
export interface SeatChange {
  readonly match: string;
  /** Ply and version of the seats at which the change was decided. */
  readonly ply: number;
  readonly seatVersion: number;
  /** Absent if only the clocks change. */
  readonly seats?: readonly PlayedSeat[];
  /** The clocks after the change; null in a match without a clock. */
  readonly clocks: MatchClocks | null;
  /** Service time at which the running clock expires; null if none runs. */
  readonly deadline: number | null;
  /** All seat events, after the change. */
  readonly sat: readonly SeatEvent[];
}

/**
 * Refusal of a command that could be legal later at the same ply: when its person plays the seat again, the match starts, or
 * a newer server gets it.
 */
export interface PassingRefusal {
  readonly code: 'bot-plays' | 'out-of-time' | 'not-started' | 'newer-rules';
  readonly at?: number;
}

/** A command that was refused at `ply`. */
export interface RefusedCommand {
  readonly match: string;
  readonly ply: number;
  readonly person: string;
  readonly key: string;
  readonly hash: string;
  readonly refusal: PassingRefusal;
}

/**
 * Maximum numbers of a person's refused commands stored per ply and per match. Further ones are refused but not stored.
 */
export const MAX_REFUSED = {
  ofPly: MAX_REFUSED_OF_PLY,
  all: MAX_REFUSED_OF_MATCH,
} as const;

/** A match with its deadline, in service time. */
export interface Deadline {
  readonly match: string;
  readonly deadline: number;
}

/** Storage of clocks and of the players of seats. */
export interface ClockStore {
  /**
   * Writes a change and increments the version of the seats. Returns false and writes nothing if the match is not running,
   * has moved on, or its seats have changed since.
   */
  changeSeat(change: SeatChange): Promise<boolean>;
  /**
   * Stores a refused command, so that another request with it is not written later. Writes nothing if its key was used,
   * or if `MAX_REFUSED` commands of the person are stored for this ply.
   */
  refuse(refused: RefusedCommand): Promise<void>;
  /** Lists the earliest deadlines of running matches. A started match whose clocks have not run has deadline 0. */
  deadlines(limit: number): Promise<readonly Deadline[]>;
  /**
   * Advances the service time shared by all servers by the time since the last call on any of them, at most by `maxMs`.
   * Returns the service time.
   */
  beat(maxMs: number): Promise<number>;
}

/** A person who plays a seat of a live match. */
export interface LivePerson {
  readonly match: string;
  readonly seat: number;
  readonly person: string;
  /** End of a break in service time; absent outside of a break. */
  readonly restUntil?: number;
}

/** Finds the people in live matches. */
export interface LivePeople {
  /**
   * Lists the people who play seats themselves in running live matches that wait for a person, earliest deadlines
   * first.
   */
  livePeople(limit: number): Promise<readonly LivePerson[]>;
}

/** Service time: milliseconds during which a turn could have been accepted. It stands still while no server works. */
export interface ServiceTime {
  /** Rejects while the store cannot be written. */
  now(): Promise<number>;
}

/** Nights and days off of people. */
export interface Calendars {
  /**
   * Returns the pauses of a person’s clock that starts now and runs for `ms`, in milliseconds from now. Holidays stop
   * it for at most `holidayMs`.
   */
  pausesOf(person: string, ms: number, holidayMs: number): Promise<readonly StoredPause[]>;
}

/** Dependencies of matches with clocks, and of seats that bots play for people. */
export interface ClockParts {
  readonly store: ClockStore;
  readonly time: ServiceTime;
  /** Default: no nights and days off. */
  readonly calendars?: Calendars;
}
