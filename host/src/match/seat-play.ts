import type { StandIn } from '@levante/wire';
import type { MatchClocks, SeatEvent } from '../ports/clocks.ts';
import type { MatchHead, StoredSeat } from '../ports/stored-match.ts';

/** Returns the level of the bot that plays a seat; null for a person. */
export function levelPlaying({ kind, level, playedBy }: StoredSeat): string | null {
  return kind === 'bot' ? (level ?? '') : (playedBy?.level ?? null);
}

/** Returns the seat to act if a bot plays it, or null. */
export function botToAct({ seats, actor }: Pick<MatchHead, 'seats' | 'actor'>): number | null {
  const seat = seats.find((one) => String(one.seat) === actor);
  return seat && levelPlaying(seat) !== null ? seat.seat : null;
}

/** Returns the seat to act if a person plays it, or null. */
export function personToAct({ seats, actor }: Pick<MatchHead, 'seats' | 'actor'>): number | null {
  const seat = seats.find((one) => String(one.seat) === actor);
  return seat && levelPlaying(seat) === null ? seat.seat : null;
}

/** Adds a seat event. Only the last of several changes of a seat at one ply is kept. */
export function withEvent(
  { sat = [], ply }: Pick<MatchHead, 'sat' | 'ply'>,
  seat: number,
  playedBy: StandIn | null,
): SeatEvent[] {
  const event: SeatEvent = playedBy ? { ply, seat, by: 'bot', ...playedBy } : { ply, seat, by: 'person' };
  return [...sat.filter((one) => one.ply !== ply || one.seat !== seat), event];
}

/**
 * Returns the seat events of a match that continues this one from an earlier ply: the events before it, and one at that
 * ply for every seat with another player since.
 */
export function eventsBefore({ seats, sat = [] }: Pick<MatchHead, 'seats' | 'sat'>, ply: number): SeatEvent[] {
  const before = sat.filter((event) => event.ply < ply);
  const changed = seats.flatMap(({ seat, kind, playedBy }): SeatEvent[] => {
    const last = before.findLast((event) => event.seat === seat);
    const level = last?.by === 'bot' ? last.level : null;
    if (kind === 'bot' || level === (playedBy?.level ?? null)) return [];
    return [playedBy ? { ply, seat, by: 'bot', ...playedBy } : { ply, seat, by: 'person' }];
  });
  return [...before, ...changed];
}

/** Returns the seat that an action belongs to; null for chance. */
export function actingSeat(action: string): number | null {
  const seat = Number.parseInt(action, 10);
  return Number.isNaN(seat) ? null : seat;
}

/** Returns whether a person played a seat at a ply. */
export function playedByPerson(
  { seats, sat = [] }: Pick<MatchHead, 'seats' | 'sat'>,
  seat: number,
  ply: number,
): boolean {
  const last = sat.findLast((event) => event.seat === seat && event.ply <= ply);
  return last ? last.by === 'person' : seats.some((one) => one.seat === seat && one.kind === 'person');
}

/** Returns the players of every seat, from the first ply on. */
export function seatHistory({ seats, sat = [] }: MatchHead) {
  const first = seats.map(({ seat, kind, level }) =>
    kind === 'bot' ? { ply: 0, seat, by: 'bot', level: level ?? '' } : { ply: 0, seat, by: 'person' },
  );
  return [...first, ...sat];
}

/** Returns the part of a seat change that identifies the position at which it was decided. */
export const decidedAt = ({ id, ply, seatVersion = 0 }: MatchHead) => ({ match: id, ply, seatVersion });

/** Returns the clocks of a match, or null. */
export const clocksOf = ({ clocks }: MatchHead): MatchClocks | null => clocks ?? null;
