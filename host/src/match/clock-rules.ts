import type { RunningControl } from '@levante/wire';
import type { MatchClocks, StoredPause, StoredSeatClock } from '../ports/clocks.ts';
import { overlapMs, timeAfter } from './pauses.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Minimum time on the clock of a person who reclaims the seat in a live match. */
const MIN_RETURN_MS = 10_000;
/** Minimum time for a turn over days that is played again. */
const MIN_AGAIN_MS = HOUR_MS;

/** Milliseconds for which holidays may stop a seat's clock in one match. Nights and weekly days off do not count. */
export const MAX_HOLIDAY_MS = 14 * 24 * HOUR_MS;

/** A time control for live matches. */
export type LiveControl = RunningControl & { readonly kind: 'live' };
export type DaysControl = RunningControl & { readonly kind: 'days' };

/** A seat's time after some of it has passed. */
interface Spent {
  readonly usedMs: number;
  readonly clock: StoredSeatClock;
}

/** Size of the reserve over days. */
const fullReserveMs = (control: RunningControl): number =>
  control.kind === 'live' ? 0 : (control.reserveH ?? 0) * HOUR_MS;

/** Returns the time for a turn over days with this much in the reserve. */
function daysTurn(control: DaysControl, reserveMs: number) {
  const leftMs = control.hours * HOUR_MS + reserveMs;
  return control.reserveH === undefined ? { leftMs } : { leftMs, reserveMs };
}

/** Returns a seat's initial time in a match. */
export const startOf = (control: RunningControl): Pick<StoredSeatClock, 'leftMs' | 'reserveMs'> =>
  control.kind === 'live' ? { leftMs: control.bankS * SECOND_MS } : daysTurn(control, fullReserveMs(control));

const freeMsOf = (control: RunningControl): number => (control.kind === 'live' ? (control.freeS ?? 0) * SECOND_MS : 0);

/** Returns the clock of a seat that has not acted. */
export const newClock = (control: RunningControl): StoredSeatClock => ({
  ...startOf(control),
  since: null,
  freeMs: freeMsOf(control),
  returned: false,
});

/** Returns the part of the time left that is the reserve. */
export function reserveIn(control: RunningControl, leftMs: number): Pick<StoredSeatClock, 'reserveMs'> {
  if (control.kind === 'live' || control.reserveH === undefined) return {};
  return { reserveMs: Math.min(Math.max(0, leftMs - control.hours * HOUR_MS), fullReserveMs(control)) };
}

/** Returns the clocks of a new match, all stopped. */
export function newClocks(control: RunningControl, seats: number): MatchClocks {
  return { control, seats: Array.from({ length: seats }, () => newClock(control)) };
}

/**
 * Stops a clock at `now`. If service time went back, nothing is charged, and a person never uses more than they have.
 */
export function stoppedAt(clock: StoredSeatClock, now: number): Spent {
  if (clock.since === null) return { usedMs: 0, clock };
  const { pauses, holidayMs = MAX_HOLIDAY_MS, ...rest } = clock;
  const elapsed = Math.max(0, now - clock.since - overlapMs(pauses ?? [], clock.since, now));
  const free = Math.min(elapsed, clock.freeMs);
  const usedMs = Math.min(elapsed - free, clock.leftMs);
  const holidays = (pauses ?? []).filter(({ why }) => why === 'holiday');
  const takenMs = overlapMs(holidays, clock.since, now);
  return {
    usedMs,
    clock: {
      ...rest,
      leftMs: clock.leftMs - usedMs,
      freeMs: clock.freeMs - free,
      since: null,
      ...(pauses && { pauses: pauses.filter(({ to }) => to > now) }),
      ...((takenMs > 0 || clock.holidayMs !== undefined) && { holidayMs: holidayMs - takenMs }),
    },
  };
}

/**
 * Returns the clock after a turn of the seat. If it is earned, with the increment, or with the next turn's hours: then
 * unused time goes to the reserve, up to its size.
 */
function turnOver(
  control: RunningControl,
  { pauses: _pauses, beforeMs: _beforeMs, ...clock }: StoredSeatClock,
  isEarned: boolean,
): StoredSeatClock {
  const earned =
    control.kind === 'live'
      ? { leftMs: clock.leftMs + control.incrementS * SECOND_MS }
      : daysTurn(control, Math.min(clock.leftMs, fullReserveMs(control)));
  return { ...clock, ...(isEarned && earned), freeMs: freeMsOf(control), returned: false };
}

/**
 * Returns the clock of a person in a match over days who returns before their next turn: the turn's hours and the
 * remaining reserve.
 */
export const daysReturn = (control: DaysControl, clock: StoredSeatClock): StoredSeatClock => ({
  ...clock,
  ...daysTurn(control, Math.min(clock.leftMs, clock.reserveMs ?? 0)),
});

/** Returns the minimum time of a person who returns; in matches over days, when a turn is played again. */
export const minReturnMs = (control: RunningControl): number =>
  control.kind === 'live'
    ? Math.max(control.incrementS * SECOND_MS, MIN_RETURN_MS)
    : Math.min(control.hours * HOUR_MS, MIN_AGAIN_MS);

function withClock(clocks: MatchClocks, seat: number, clock: StoredSeatClock): MatchClocks {
  return { ...clocks, seats: clocks.seats.map((one, i) => (i === seat ? clock : one)) };
}

/** Returns whether all clocks stand still by consent. */
export const isResting = ({ restUntil }: MatchClocks, now: number): boolean =>
  restUntil !== undefined && now < restUntil;

/** Stops all clocks for a break of `ms`. */
export function withBreak(clocks: MatchClocks, now: number, ms: number): MatchClocks {
  const running = runningSeat(clocks);
  return { ...(running === null ? clocks : stopClock(clocks, running, now)), restUntil: now + ms };
}

/** Ends a break whose time is over. */
export function withoutPastBreak(clocks: MatchClocks, now: number): MatchClocks {
  const { restUntil, ...rest } = clocks;
  return restUntil === undefined || isResting(clocks, now) ? clocks : rest;
}

/** Ends a break before its time. All clocks still stand still. */
export function withoutBreak({ restUntil: _restUntil, ...rest }: MatchClocks): MatchClocks {
  return rest;
}

/** Returns the seat whose clock runs, or null. */
export function runningSeat({ seats }: MatchClocks): number | null {
  const seat = seats.findIndex(({ since }) => since !== null);
  return seat < 0 ? null : seat;
}

/** Returns the time at which the running clock expires or a break ends; null if neither applies. */
export function deadlineOf({ seats, restUntil }: MatchClocks): number | null {
  if (restUntil !== undefined) return restUntil;
  const [deadline = null] = seats.flatMap(({ since, freeMs, leftMs, pauses = [] }) =>
    since === null ? [] : timeAfter(pauses, since, freeMs + leftMs),
  );
  return deadline;
}

/** A commit with the properties on which clocks depend. */
export interface ClockTurn {
  /** The seat that acted; null for chance. */
  readonly actor: number | null;
  /** The seat to act next; null for chance, and once the match is over. */
  readonly next: number | null;
  /** Whether a person played the seat that acted. */
  readonly isPerson: boolean;
  /** Whether a person plays the next seat. */
  readonly isPersonNext: boolean;
  /** Pauses of the next person if a new turn begins. */
  readonly pauses?: readonly StoredPause[];
}

/** The clocks after a commit, and the milliseconds that the acting seat used. */
export interface ClockedTurn {
  readonly usedMs: number;
  readonly clocks: MatchClocks;
}

/**
 * Applies a commit at `now`. Stops the clock of the seat that acted, and starts the clock of the next person. A turn
 * that ends adds the increment, except for a bot, whose clock stands still, and in a break. Over days, every turn of a
 * person has the same hours. Consecutive decisions of a seat are one turn.
 */
export function afterCommit(clocks: MatchClocks, turn: ClockTurn, now: number): ClockedTurn {
  const { actor, next, isPerson, isPersonNext } = turn;
  const acted = actor === null ? undefined : clocks.seats[actor];
  let usedMs = 0;
  let after = clocks;
  if (actor !== null && acted) {
    const { beforeMs = 0, ...rest } = acted;
    // What a person used before a bot played for them belongs to no action of the bot.
    const spent = stoppedAt(isPerson ? rest : acted, now);
    usedMs = spent.usedMs + (isPerson ? beforeMs : 0);
    const isTurnOver = next !== actor;
    const isPlayed = acted.since !== null || (isPerson && clocks.control.kind === 'days' && isResting(clocks, now));
    const isEarned = isPlayed && next !== null;
    after = withClock(clocks, actor, isTurnOver ? turnOver(clocks.control, spent.clock, isEarned) : spent.clock);
  }
  return { usedMs, clocks: isPersonNext && next !== null ? startClock(after, next, now, turn.pauses) : after };
}

/**
 * Starts a seat's clock at `now`, unless it runs or all clocks rest. Without new pauses it keeps the pauses of its
 * turn.
 */
export function startClock(
  clocks: MatchClocks,
  seat: number,
  now: number,
  pauses?: readonly StoredPause[],
): MatchClocks {
  const clock = clocks.seats[seat];
  if (clock?.since !== null || isResting(clocks, now)) return clocks;
  return withClock(withoutPastBreak(clocks, now), seat, { ...withPauses(clock, pauses), since: now });
}

const withPauses = (clock: StoredSeatClock, pauses?: readonly StoredPause[]): StoredSeatClock =>
  pauses === undefined ? clock : { ...clock, pauses };

/**
 * Stops a seat's clock at `now`, because of a break or because a bot plays the seat from now on. Keeps the time used in
 * the turn.
 */
export function stopClock(clocks: MatchClocks, seat: number, now: number): MatchClocks {
  const running = clocks.seats[seat];
  if (!running) return clocks;
  const { usedMs, clock } = stoppedAt(running, now);
  const beforeMs = (clock.beforeMs ?? 0) + usedMs;
  return withClock(clocks, seat, beforeMs > 0 ? { ...clock, beforeMs } : clock);
}

/** Circumstances in which a person reclaims their seat. */
export interface SeatReturn {
  readonly now: number;
  /** Whether it is the seat’s turn. */
  readonly isActing: boolean;
  /**
   * Pauses of the person from now on. They do not replace the pauses of the current turn, which must not change when a
   * person leaves and returns.
   */
  readonly pauses?: readonly StoredPause[];
}

/**
 * Returns the clocks after a person reclaimed the seat, or null if they must wait until the turn is over. An empty live
 * clock gets the increment; an empty clock over days gets nothing before the next turn.
 */
export function reclaimClock(
  clocks: MatchClocks,
  seat: number,
  { now, isActing, pauses }: SeatReturn,
): MatchClocks | null {
  const { control } = clocks;
  const clock = clocks.seats[seat];
  if (!clock) return clocks;
  if (!isActing && control.kind === 'days') return withClock(clocks, seat, daysReturn(control, clock));
  const least = control.kind === 'live' ? minReturnMs(control) : 0;
  const leftMs = clock.leftMs === 0 ? least : clock.leftMs;
  if (!isActing) return withClock(clocks, seat, { ...clock, leftMs });
  // Once a turn, or a person could stay on the clock forever by leaving and coming back.
  if (clock.returned || leftMs === 0) return null;
  const back = { ...withPauses(clock, clock.pauses ?? pauses), leftMs, returned: true };
  return startClock(withClock(clocks, seat, back), seat, now);
}
