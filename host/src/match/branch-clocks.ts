import type { MatchClocks, StoredSeatClock } from '../ports/clocks.ts';
import type { StoredMatch, StoredPly } from '../ports/stored-match.ts';
import {
  type DaysControl,
  daysReturn,
  type LiveControl,
  minReturnMs,
  newClock,
  reserveIn,
  startOf,
  stoppedAt,
} from './clock-rules.ts';
import { actingSeat, levelPlaying, playedByPerson } from './seat-play.ts';

const SECOND_MS = 1000;

/** A turn that was taken back, or that followed it: consecutive actions of a seat and the random events between them. */
interface Turn {
  readonly seat: number;
  readonly isPerson: boolean;
  /** Whether another seat was to act after it. */
  readonly isOver: boolean;
  /** Its first ply. */
  readonly from: number;
  /** Milliseconds used in its actions. */
  readonly usedMs: number;
  /** Milliseconds left after its last action; undefined if they were not stored. */
  readonly leftMs: number | undefined;
}

/** A ply from which a match is played again. */
export interface BranchStart {
  readonly ply: number;
  /** All actions of the match, in order. */
  readonly plies: readonly StoredPly[];
  /** Service time of the proposal. No clock runs while the others decide. */
  readonly askedAt: number;
}

/** Returns the turns from a ply on. */
function turnsFrom(match: StoredMatch, { ply: from, plies }: BranchStart): readonly Turn[] {
  const turns: Turn[] = [];
  for (const [i, { action, leftMs, usedMs = 0 }] of plies.slice(from).entries()) {
    const seat = actingSeat(action);
    if (seat === null) continue;
    const last = turns.at(-1);
    const before = last?.seat === seat ? last : undefined;
    const turn: Turn = {
      seat,
      isPerson: playedByPerson(match, seat, from + i),
      isOver: match.actor !== String(seat),
      from: before?.from ?? from + i,
      usedMs: (before?.usedMs ?? 0) + usedMs,
      leftMs: leftMs ?? before?.leftMs,
    };
    if (before) turns[turns.length - 1] = turn;
    else turns.push(turn);
  }
  return turns.map((turn, i) => (i === turns.length - 1 ? turn : { ...turn, isOver: true }));
}

/**
 * Returns the milliseconds that each seat used from a ply until the proposal: in the actions to be taken back, on the
 * running clock, and in earlier branches from later plies.
 */
export function usedFrom(match: StoredMatch, { ply: from, plies, askedAt }: BranchStart): readonly number[] {
  const obsolete = (match.branches ?? []).filter(({ ply }) => ply > from);
  return match.seats.map(({ seat }) => {
    const clock = match.clocks?.seats[seat];
    const actions = plies.slice(from).filter(({ action }) => actingSeat(action) === seat);
    const inActions = actions.reduce((sum, { usedMs = 0 }) => sum + usedMs, 0);
    const before = obsolete.reduce((sum, { usedMs }) => sum + (usedMs?.[seat] ?? 0), 0);
    return inActions + before + (clock ? stoppedAt(clock, askedAt).usedMs + (clock.beforeMs ?? 0) : 0);
  });
}

/** A seat with its stopped clock, and the turns of all seats that are taken back. */
interface SeatThen {
  readonly seat: number;
  readonly clock: StoredSeatClock;
  readonly turns: readonly Turn[];
}

/** Returns the last action of a seat before a ply with the time that it left, and its ply, or undefined. */
function lastBefore(plies: readonly StoredPly[], seat: number, before: number) {
  const ply = plies.slice(0, before).findLastIndex(({ action, leftMs }) => {
    return leftMs !== undefined && actingSeat(action) === seat;
  });
  const leftMs = plies[ply]?.leftMs;
  return leftMs === undefined ? undefined : { ply, leftMs };
}

/**
 * Returns whether a turn in a live match has added its increment: in a break it has not, and the unused time remained.
 */
function isEarned(
  { branches = [] }: StoredMatch,
  control: LiveControl,
  turn: Turn,
  plies: readonly StoredPly[],
): boolean {
  if (!turn.isOver || !turn.isPerson) return false;
  const { seat, from, usedMs, leftMs } = turn;
  const last = lastBefore(plies, seat, from);
  const between = branches.filter(({ ply }) => ply > (last?.ply ?? -1) && ply <= from);
  const lost = between.reduce((sum, branch) => sum + (branch.usedMs?.[seat] ?? 0), 0);
  return leftMs !== (last?.leftMs ?? startOf(control).leftMs) - lost - usedMs;
}

/** Returns the rest of a live clock without the increments of turns that are taken back. */
function liveLeft(
  match: StoredMatch,
  control: LiveControl,
  { seat, clock, turns }: SeatThen,
  { plies }: BranchStart,
): number {
  const earned = turns.filter((turn) => turn.seat === seat && isEarned(match, control, turn, plies));
  return clock.leftMs - earned.length * control.incrementS * SECOND_MS;
}

/**
 * Returns the clocks of the match that continues this one from a ply. All stand still, in a break until its end. Time
 * that was used until the proposal stays used, and increments of turns that are taken back are lost. Over days, the
 * turn that is played again has its remaining time, and each later one its hours and the rest of the reserve. A seat
 * that a person plays has at least the time of a person who returns to it.
 */
export function branchClocks(
  match: StoredMatch,
  clocks: MatchClocks,
  start: BranchStart,
  usedMs: readonly number[],
): MatchClocks {
  const { control } = clocks;
  const turns = turnsFrom(match, start);
  const seats = clocks.seats.map((running, seat): StoredSeatClock => {
    const { clock } = stoppedAt(running, start.askedAt);
    const left =
      control.kind === 'live'
        ? liveLeft(match, control, { seat, clock, turns }, start)
        : daysLeft(match, control, { seat, clock, turns }, start, usedMs);
    const isPerson = match.seats.some((one) => one.seat === seat && levelPlaying(one) === null);
    const leftMs = Math.max(isPerson ? minReturnMs(control) : 0, left);
    const { holidayMs } = clock;
    return {
      ...newClock(control),
      leftMs,
      ...reserveIn(control, leftMs),
      ...(holidayMs !== undefined && { holidayMs }),
    };
  });
  // What all people agreed to remains in force: a pause over days ends when it was to end.
  return { control, seats, ...(clocks.restUntil !== undefined && { restUntil: clocks.restUntil }) };
}

/** Returns the time with which a seat began the turn over days at a ply; undefined if it had not acted before. */
function daysBefore(
  match: StoredMatch,
  control: DaysControl,
  seat: number,
  { ply, plies }: BranchStart,
): number | undefined {
  const last = lastBefore(plies, seat, ply);
  if (last === undefined || playedByPerson(match, seat, last.ply)) return last?.leftMs;
  // A bot had played for a person who came back to a new turn: see `daysReturn`.
  const own = plies.slice(0, last.ply).findLastIndex(({ action, leftMs }, i) => {
    return leftMs !== undefined && actingSeat(action) === seat && playedByPerson(match, seat, i);
  });
  const { reserveMs = 0 } = reserveIn(control, plies[own]?.leftMs ?? startOf(control).leftMs);
  return daysReturn(control, { ...newClock(control), leftMs: last.leftMs, reserveMs }).leftMs;
}

function daysLeft(
  match: StoredMatch,
  control: DaysControl,
  { seat, clock, turns: [again] }: SeatThen,
  start: BranchStart,
  usedMs: readonly number[],
): number {
  const { ply, plies } = start;
  const next = daysReturn(control, clock).leftMs;
  const hasActed = plies.slice(0, ply).some(({ action }) => actingSeat(action) === seat);
  const base = daysBefore(match, control, seat, start) ?? (hasActed ? next : startOf(control).leftMs);
  if (again?.seat !== seat) return Math.min(next, base);
  // The same turn may have been played, and taken back, before.
  const branches = (match.branches ?? []).filter((branch) => branch.ply === ply);
  const used = branches.reduce((sum, branch) => sum + (branch.usedMs?.[seat] ?? 0), usedMs[seat] ?? 0);
  return Math.min(next, again.isPerson ? base - used : (again.leftMs ?? 0));
}
