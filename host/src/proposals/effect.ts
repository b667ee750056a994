import { writeActor } from '@levante/contract';
import { STAND_IN_RULES, type StandInReason } from '@levante/wire';
import { branchClocks, usedFrom } from '../match/branch-clocks.ts';
import { standInOf } from '../match/change-seat.ts';
import { deadlineOf, runningSeat, startClock, stopClock, withBreak, withoutBreak } from '../match/clock-rules.ts';
import { seatsFor } from '../match/describe.ts';
import type { MatchTables } from '../match/match-tables.ts';
import { eventsBefore, personToAct, withEvent } from '../match/seat-play.ts';
import { branchesAt } from '../match/taken-back.ts';
import { turnPauses } from '../match/turn-pauses.ts';
import type { SeatEvent } from '../ports/clocks.ts';
import type { HostParts } from '../ports/environment.ts';
import type {
  ConsentedChange,
  NewBranch,
  ProposalEffect,
  StoredMatch,
  StoredProposal,
  StoredSeat,
} from '../ports/stored-match.ts';

/** Dependencies of proposals. */
export type ProposalParts = Pick<HostParts, 'store' | 'time' | 'chance' | 'clocks' | 'bots' | 'presence'> & {
  readonly tables: MatchTables;
  /** Called with the id of a branch whose write failed, since only the reply may have been lost. */
  readonly mayExist: (match: string) => void;
};

/** Length of a break, in service time. */
export const BREAK_MS = 300_000;

/** Returns the match that continues another one from an earlier ply. */
export async function newBranch(
  parts: ProposalParts,
  from: StoredMatch,
  { to: ply, consents, askedAt }: StoredProposal,
): Promise<NewBranch> {
  if (ply === null) throw new Error('a branch needs the ply at which it begins');
  const { chance, tables, time, store } = parts;
  const table = await tables.atPly(from, ply);
  const { clocks, sat } = from;
  const start = clocks && {
    ply,
    plies: await store.plies(from.id, 0, from.ply),
    askedAt: askedAt ?? (await parts.clocks?.time.now()) ?? 0,
  };
  const usedMs = start && usedFrom(from, start);
  const continued = clocks && start && usedMs && branchClocks(from, clocks, start, usedMs);
  return {
    ...(continued && { clocks: continued }),
    ...(sat && { sat: eventsBefore(from, ply) }),
    id: chance.newMatchId(),
    ply,
    branches: branchesAt(from, { ply, ...(consents && { consents }), ...(usedMs && { usedMs }) }),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: time.now(),
  };
}

/** Stops all clocks for `ms`, even if they stand still already. */
export async function startBreak(
  { clocks: parts }: ProposalParts,
  { clocks, sat = [] }: StoredMatch,
  ms: number,
): Promise<ProposalEffect> {
  if (!parts || !clocks) throw new Error('a break needs clocks');
  const after = withBreak(clocks, await parts.time.now(), ms);
  return { change: { clocks: after, deadline: deadlineOf(after), sat } };
}

/** Ends a break before its time: the clock of the person to act runs. */
export async function endBreak({ clocks: parts }: ProposalParts, match: StoredMatch): Promise<ProposalEffect> {
  const { clocks, sat = [] } = match;
  if (!parts || !clocks) throw new Error('a break needs clocks');
  const now = await parts.time.now();
  const woken = withoutBreak(clocks);
  const seat = personToAct(match);
  const pauses = seat === null ? undefined : await turnPauses(parts, match, woken, seat, now);
  const after = seat === null ? woken : startClock(woken, seat, now, pauses);
  return { change: { clocks: after, deadline: deadlineOf(after), sat } };
}

/** Returns whether the people of a match have agreed that bots play the rest. */
export const isEnding = ({ seats }: Pick<StoredMatch, 'seats'>): boolean =>
  seats.some(({ playedBy }) => playedBy !== undefined && STAND_IN_RULES[playedBy.why].isAgreedEnd);

/**
 * Hands the seats of the person who proposed to end now, and of all people who agreed, to bots. Seats that bots play
 * for people who were not asked stay as they are.
 */
export async function endNow(parts: ProposalParts, match: StoredMatch, by: number): Promise<ProposalEffect> {
  if (!parts.clocks) throw new Error('this host has no seat changes');
  const own = seatsOfPersonIn(match, by);
  const ending = match.seats.filter(
    ({ kind, seat, playedBy }) => kind === 'person' && (!playedBy || own.includes(seat)),
  );
  const running = match.clocks ? runningSeat(match.clocks) : null;
  const now = running === null ? 0 : await parts.clocks.time.now();
  const clocks = match.clocks && running !== null ? stopClock(match.clocks, running, now) : (match.clocks ?? null);
  const played = await withStandIns(parts, match, ending, 'ended');
  return { change: { ...played, clocks, deadline: clocks && deadlineOf(clocks) } };
}

/** Lets bots play the seats of a person who is away from a match without a clock. */
export async function standIn(
  parts: ProposalParts,
  match: StoredMatch,
  { away }: StoredProposal,
): Promise<ProposalEffect> {
  if (away === undefined) throw new Error('a stand-in needs the seat that it plays');

  const own = seatsOfPersonIn(match, away);
  const theirs = match.seats.filter(({ seat, playedBy }) => own.includes(seat) && !playedBy);
  return { change: { ...(await withStandIns(parts, match, theirs, 'away')), clocks: null, deadline: null } };
}

const seatsOfPersonIn = (match: StoredMatch, seat: number): readonly number[] =>
  seatsFor(match, match.seats[seat]?.person ?? null);

/** Returns the seats with the bots that play them from now on, and all seat events. */
async function withStandIns(
  parts: ProposalParts,
  match: StoredMatch,
  handed: readonly StoredSeat[],
  why: StandInReason,
): Promise<Pick<ConsentedChange, 'seats' | 'sat'>> {
  const playedBy = { level: await standInOf(parts, match), why };
  const seats = handed.map(({ seat }) => ({ seat, playedBy }));
  const sat = seats.reduce<readonly SeatEvent[]>(
    (events, { seat }) => withEvent({ ...match, sat: events }, seat, playedBy),
    match.sat ?? [],
  );
  return { seats, sat };
}
