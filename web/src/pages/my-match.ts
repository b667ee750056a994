import { usedMs } from '@levante/table/match/clock-reading.ts';
import { type AccountMark, isolatedName, type Match } from '@levante/wire';

/** Returns whether a match waits for an action of mine. */
export const isMyTurn = ({ status, actor, mine, seats }: Match): boolean =>
  status === 'running' && mine.some((seat) => String(seat) === actor && seats[seat]?.playedBy === undefined);

/**
 * Returns the milliseconds left for the seat to act; null without a running clock. `elapsedMs` is the time since the
 * match was read.
 */
export function leftMs({ clocks, actor }: Match, elapsedMs: number): number | null {
  const clock = clocks?.seats[Number(actor)];
  if (!clocks || !clock || clock.since === null) return null;
  return Math.max(0, clock.leftMs - usedMs(clock, clocks.now + elapsedMs));
}

/** Compares matches in which it is my turn: the least time left comes first, matches without a clock last. */
export function byTimeLeft(a: Match, b: Match): number {
  const left = (match: Match): number => leftMs(match, 0) ?? Number.MAX_SAFE_INTEGER;
  return left(a) - left(b);
}

/** Orders matches: my turns by time left, then others by age, then matches that wait for players. */
export function myOrder(matches: readonly Match[]): readonly Match[] {
  const rank = (match: Match): number => (isMyTurn(match) ? 0 : match.status === 'running' ? 1 : 2);
  const left = (a: Match, b: Match): number => (rank(a) === 0 ? byTimeLeft(a, b) : 0);
  return matches.toSorted((a, b) => rank(a) - rank(b) || left(a, b) || a.createdAt - b.createdAt);
}

/** Returns the name shown for a seat. A bot without a name is called by its level. Empty for an open seat. */
export function displayName(
  { name, level }: { readonly name: string | null; readonly level: string | null },
  levelName: (level: string) => string,
): string {
  return name === null ? (level === null ? '' : levelName(level)) : isolatedName(name);
}

/** Returns the name of the player to act, or of the bot that plays for them; empty if it is unknown. */
export function moverIn({ seats, actor }: Match, levelName: (level: string) => string): string {
  const seat = seats.find((one) => String(one.seat) === actor);
  if (seat?.playedBy) return levelName(seat.playedBy.level);
  return seat ? displayName(seat, levelName) : '';
}

/** Returns the account of the person to act whom `moverIn` names; undefined for a guest, a bot and the reader. */
export function moverAccount({ status, seats, actor }: Match): AccountMark | undefined {
  const seat = seats.find((one) => String(one.seat) === actor);
  return status !== 'running' || seat?.mine || seat?.playedBy ? undefined : seat?.account;
}

/** Returns the names shown for the others in a match. */
export function othersIn({ seats }: Match, levelName: (level: string) => string): string[] {
  return seats.flatMap((seat) => (seat.mine ? [] : displayName(seat, levelName) || []));
}

/** Returns whether a match on the server still waits and has no other player, so that I may delete it. */
export function isMineAlone({ status, seats }: Match): boolean {
  return status === 'waiting' && seats.every(({ kind, taken, mine }) => kind === 'bot' || !taken || mine);
}
