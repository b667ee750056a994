import { STAND_IN_RULES, type StandIn, type StandInReason } from '@levante/wire';
import { STAND_IN } from '../ports/bots.ts';
import type { ClockParts, MatchClocks, SeatChange } from '../ports/clocks.ts';
import type { HostParts } from '../ports/environment.ts';
import type { KnownMatch, StoredMatch } from '../ports/stored-match.ts';
import { deadlineOf, reclaimClock, runningSeat, startClock, stopClock, withoutPastBreak } from './clock-rules.ts';
import { seatsFor } from './describe.ts';
import { done, ENDED, failed, type HostReply } from './reply.ts';
import { clocksOf, decidedAt, levelPlaying, personToAct, withEvent } from './seat-play.ts';
import { turnPauses } from './turn-pauses.ts';

/** Request of a person about one of their seats. Without `seat`, the first seat to which it applies. */
export interface OwnSeatRequest {
  readonly match: string;
  readonly person: string | null;
  readonly seat?: number | undefined;
}

/** Dependencies of seat changes. */
export type SeatChangeParts = Pick<HostParts, 'store' | 'bots'> & { readonly clocks: ClockParts };

/** Returns the level that plays for people in a match. */
export async function standInOf({ bots }: Pick<HostParts, 'bots'>, match: StoredMatch): Promise<string> {
  if (match.standIn !== undefined) return match.standIn;
  const levels = await bots.levels(match.game);
  return levels === null || levels.includes(STAND_IN) ? STAND_IN : (levels[0] ?? STAND_IN);
}

/** Returns the change that lets a bot, or the person again (null), play a seat. */
function seatChange(
  match: StoredMatch,
  seat: number,
  playedBy: StandIn | null,
  clocks: MatchClocks | null,
): SeatChange {
  return {
    ...decidedAt(match),
    seats: [{ seat, playedBy }],
    clocks,
    deadline: clocks && deadlineOf(clocks),
    sat: withEvent(match, seat, playedBy),
  };
}

/** Starts a stand-in. Returns false if the match has changed since it was read. */
export async function startStandIn(
  parts: SeatChangeParts,
  match: StoredMatch,
  { seat, why, now }: { readonly seat: number; readonly why: StandInReason; readonly now: number },
): Promise<boolean> {
  const clocks = clocksOf(match);
  const playedBy = { level: await standInOf(parts, match), why };
  return await parts.clocks.store.changeSeat(seatChange(match, seat, playedBy, clocks && stopClock(clocks, seat, now)));
}

/** Lets a bot play the rest of a match for a person, until they reclaim the seat. */
export async function resign(parts: SeatChangeParts, request: OwnSeatRequest): Promise<HostReply<StoredMatch>> {
  return await changeOwnSeat(parts, request, 'person', (match, seat, now) =>
    startStandIn(parts, match, { seat, why: 'resigned', now }),
  );
}

/** Ends a stand-in: the person plays the seat again. */
export async function reclaimSeat(parts: SeatChangeParts, request: OwnSeatRequest): Promise<HostReply<StoredMatch>> {
  return await changeOwnSeat(parts, request, 'bot', async (match, seat, now) => {
    const clocks = clocksOf(match);
    const isActing = match.actor === String(seat);
    const pauses = clocks && isActing ? await turnPauses(parts.clocks, match, clocks, seat, now) : undefined;
    const after = clocks && reclaimClock(clocks, seat, { now, isActing, ...(pauses && { pauses }) });
    if (clocks && !after) return null;
    return await parts.clocks.store.changeSeat(seatChange(match, seat, null, after));
  });
}

/**
 * Changes a person’s seat that `player` plays at present. `change` returns false if it lost a race, and null if the
 * person’s time is used up.
 */
async function changeOwnSeat(
  parts: SeatChangeParts,
  { match: id, person, seat: wanted }: OwnSeatRequest,
  player: 'person' | 'bot',
  change: (match: StoredMatch, seat: number, now: number) => Promise<boolean | null>,
): Promise<HostReply<StoredMatch>> {
  for (;;) {
    const match = await parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const mine = seatsFor(match, person);
    if (wanted === undefined ? mine.length === 0 : !mine.includes(wanted)) return failed({ code: 'not-your-seat' });
    if (match.status === 'waiting') return failed({ code: 'not-started' });
    if (match.status === 'over') return failed({ code: 'refused', refusal: ENDED });
    const playing = match.seats.filter((one) => (levelPlaying(one) === null ? 'person' : 'bot') === player);
    const seat = mine.find((one) => (wanted ?? one) === one && playing.some((it) => it.seat === one));
    if (seat === undefined) return failed({ code: player === 'bot' ? 'no-bot-plays' : 'bot-plays' });
    const standIn = match.seats[seat]?.playedBy;
    if (standIn && !STAND_IN_RULES[standIn.why].mayReclaim) return failed({ code: 'bots-finish' });
    const now = match.clocks ? await parts.clocks.time.now() : 0;
    const changed = await change(match, seat, now);
    if (changed === null) return failed({ code: 'out-of-time' });
    // Retry: the match has moved on between read and write.
    if (changed) break;
  }
  const match = await parts.store.read(id);
  return match ? done(match) : failed({ code: 'no-such-match' });
}

/** A deadline found in the store at `now`. Both are in service time. */
export interface DueClock {
  readonly deadline: number;
  readonly now: number;
}

/** Returns whether the person to act has used up their time. */
export function isOutOfTime(match: KnownMatch, now: number): boolean {
  const { clocks } = match;
  if (!clocks || runningSeat(clocks) === null || personToAct(match) === null) return false;
  return (deadlineOf(clocks) ?? Number.POSITIVE_INFINITY) <= now;
}

/**
 * Updates the clocks of a match for the seat to act: lets a bot play for a person without time, starts the clock of a
 * person whose turn it is now or whose break is over, and stops the clock of a seat that no person plays any more.
 * Corrects a stored deadline that differs from the clocks. Returns whether something changed.
 */
export async function settleClocks(parts: SeatChangeParts, match: StoredMatch, due: DueClock): Promise<boolean> {
  const stored = clocksOf(match);
  if (match.status !== 'running' || !stored) return false;
  const { now } = due;
  const clocks = withoutPastBreak(stored, now);
  const seat = personToAct(match);
  const running = runningSeat(clocks);
  if (seat !== null && seat === running) {
    if (isOutOfTime(match, now)) return await startStandIn(parts, match, { seat, why: 'time', now });
    if (due.deadline === deadlineOf(clocks)) return false;
  }
  // In a break nothing is due before its end.
  if (clocks.restUntil === due.deadline) return false;
  if (seat === null && running === null && clocks === stored) return false;
  const stopped = running === null || running === seat ? clocks : stopClock(clocks, running, now);
  const isNew = seat !== null && stopped.seats[seat]?.since === null;
  const pauses = isNew ? await turnPauses(parts.clocks, match, stopped, seat, now) : undefined;
  const after = seat === null ? stopped : startClock(stopped, seat, now, pauses);
  const { sat = [] } = match;
  return await parts.clocks.store.changeSeat({ ...decidedAt(match), clocks: after, deadline: deadlineOf(after), sat });
}
