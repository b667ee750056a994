import type { RunningControl } from '@levante/wire';
import type { MatchClocks, StoredSeatClock } from '../ports/clocks.ts';
import type { StoredPly } from '../ports/store.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Minimum time on the clock of a person who takes the seat back in a live match. */
const MIN_RETURN_MS = 10_000;

/** A seat's time after some of it has passed. */
interface Spent {
  readonly usedMs: number;
  readonly clock: StoredSeatClock;
}

const startMs = (control: RunningControl): number =>
  control.kind === 'live' ? control.bankS * SECOND_MS : control.hours * HOUR_MS;

const freeMsOf = (control: RunningControl): number => (control.kind === 'live' ? (control.freeS ?? 0) * SECOND_MS : 0);

/** Returns the clocks of a new match. All stand still. */
export function newClocks(control: RunningControl, seats: number): MatchClocks {
  const seat: StoredSeatClock = { leftMs: startMs(control), since: null, freeMs: freeMsOf(control), returned: false };
  return { control, seats: Array.from({ length: seats }, () => seat) };
}

/** Stops a clock at `now`. A clock that went back costs nothing, and nobody uses more than they have. */
function stopped(clock: StoredSeatClock, now: number): Spent {
  if (clock.since === null) return { usedMs: 0, clock };
  const elapsed = Math.max(0, now - clock.since);
  const free = Math.min(elapsed, clock.freeMs);
  const usedMs = Math.min(elapsed - free, clock.leftMs);
  return { usedMs, clock: { ...clock, leftMs: clock.leftMs - usedMs, freeMs: clock.freeMs - free, since: null } };
}

/** Returns the clock after a turn of the seat. If it is earned, with the increment, or with the next turn's hours. */
function turnOver(control: RunningControl, clock: StoredSeatClock, isEarned: boolean): StoredSeatClock {
  const earned = control.kind === 'live' ? clock.leftMs + control.incrementS * SECOND_MS : startMs(control);
  return { ...clock, leftMs: isEarned ? earned : clock.leftMs, freeMs: freeMsOf(control), returned: false };
}

function replaced(clocks: MatchClocks, seat: number, clock: StoredSeatClock): MatchClocks {
  return { ...clocks, seats: clocks.seats.map((one, i) => (i === seat ? clock : one)) };
}

/** Returns whether all clocks stand still by consent. */
const isResting = ({ restUntil }: MatchClocks, now: number): boolean => restUntil !== undefined && now < restUntil;

/** Stops all clocks for a break of `ms`. */
export function resting(clocks: MatchClocks, now: number, ms: number): MatchClocks {
  const running = runningSeat(clocks);
  return { ...(running === null ? clocks : handedOver(clocks, running, now)), restUntil: now + ms };
}

/** Ends a break whose time is over. */
export function rested(clocks: MatchClocks, now: number): MatchClocks {
  const { restUntil, ...rest } = clocks;
  return restUntil === undefined || isResting(clocks, now) ? clocks : rest;
}

/**
 * Returns the clocks of a match as they were after these actions, all standing still. A seat that had not acted has the
 * time of a new match; one whose time was not stored keeps its present one.
 */
export function clocksAfter({ control, seats }: MatchClocks, plies: readonly StoredPly[]): MatchClocks {
  const [fresh] = newClocks(control, 1).seats;
  const earlier = (clock: StoredSeatClock, seat: number): StoredSeatClock => {
    const acted = plies.filter(({ action }) => action.startsWith(`${seat} `));
    const leftMs = acted.findLast((ply) => ply.leftMs !== undefined)?.leftMs;
    return { ...clock, ...fresh, leftMs: leftMs ?? (acted.length > 0 ? clock.leftMs : startMs(control)) };
  };
  return { control, seats: seats.map(earlier) };
}

/** Returns the seat whose clock runs, or null. */
export function runningSeat({ seats }: MatchClocks): number | null {
  const seat = seats.findIndex(({ since }) => since !== null);
  return seat < 0 ? null : seat;
}

/** Returns when the running clock runs out or a break ends, or null while none runs. */
export function deadlineOf({ seats, restUntil }: MatchClocks): number | null {
  if (restUntil !== undefined) return restUntil;
  const [deadline = null] = seats.flatMap(({ since, freeMs, leftMs }) =>
    since === null ? [] : since + freeMs + leftMs,
  );
  return deadline;
}

/** A commit as the clocks see it. */
export interface ClockTurn {
  /** The seat that acted; null for chance. */
  readonly actor: number | null;
  /** The seat to act next; null for chance, and once the match is over. */
  readonly next: number | null;
  /** Whether a person plays the next seat. */
  readonly isPersonNext: boolean;
}

/** The clocks after a commit, and the milliseconds that the acting seat used. */
export interface ClockedTurn {
  readonly usedMs: number;
  readonly clocks: MatchClocks;
}

/**
 * Applies a commit at `now`. The acting seat's clock stops; a turn that passes on adds the increment, but not for a bot,
 * whose clock stands still. Then the clock of the next person runs. Consecutive decisions of a seat are one turn.
 */
export function afterCommit(clocks: MatchClocks, turn: ClockTurn, now: number): ClockedTurn {
  const { actor, next, isPersonNext } = turn;
  const acted = actor === null ? undefined : clocks.seats[actor];
  let usedMs = 0;
  let after = clocks;
  if (actor !== null && acted) {
    const spent = stopped(acted, now);
    usedMs = spent.usedMs;
    const isTurnOver = next !== actor;
    const isEarned = acted.since !== null && next !== null;
    after = replaced(clocks, actor, isTurnOver ? turnOver(clocks.control, spent.clock, isEarned) : spent.clock);
  }
  return { usedMs, clocks: isPersonNext && next !== null ? started(after, next, now) : after };
}

/** Starts a seat's clock at `now`, unless it runs or all rest. */
export function started(clocks: MatchClocks, seat: number, now: number): MatchClocks {
  const clock = clocks.seats[seat];
  if (clock?.since !== null || isResting(clocks, now)) return clocks;
  return replaced(rested(clocks, now), seat, { ...clock, since: now });
}

/** Stops a seat's clock at `now`, because a bot plays it from now on. */
export function handedOver(clocks: MatchClocks, seat: number, now: number): MatchClocks {
  const clock = clocks.seats[seat];
  return clock ? replaced(clocks, seat, stopped(clock, now).clock) : clocks;
}

/**
 * Returns the clocks after a person took the seat back, or null if they must wait until the turn is over. `isActing`:
 * it is this seat's turn. An empty live clock gets the increment, an empty clock of days nothing before the next turn.
 */
export function takenBack(clocks: MatchClocks, seat: number, isActing: boolean, now: number): MatchClocks | null {
  const { control } = clocks;
  const clock = clocks.seats[seat];
  if (!clock) return clocks;
  const isLive = control.kind === 'live';
  const least = isLive ? Math.max(control.incrementS * SECOND_MS, MIN_RETURN_MS) : startMs(control);
  const leftMs = clock.leftMs === 0 ? least : clock.leftMs;
  if (!isActing) return replaced(clocks, seat, { ...clock, leftMs: isLive ? leftMs : least });
  // Once a turn, or a person could stay on the clock forever by leaving and coming back.
  if (clock.returned || (!isLive && clock.leftMs === 0)) return null;
  return replaced(clocks, seat, { ...clock, leftMs, returned: true, since: isResting(clocks, now) ? null : now });
}
