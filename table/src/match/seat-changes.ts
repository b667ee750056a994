import { isObject, type MatchRecord, type Seat } from '@levante/contract';
import type { MatchSeat, PlayedBy } from '@levante/wire';

/** A bot began to play for a person, or the person is back. */
export interface StandInChange {
  /** Number of actions before it. */
  readonly ply: number;
  readonly seat: Seat;
  /** The bot; null when the person is back. */
  readonly playedBy: PlayedBy | null;
}

/** Returns the bot that played a person's seat at the action before `ply`; null if no bot stood in. */
export function standInAt(changes: readonly StandInChange[], ply: number, seat: Seat): PlayedBy | null {
  return changes.findLast((change) => change.seat === seat && change.ply < ply)?.playedBy ?? null;
}

/** Returns the changes between two descriptions of the seats. */
export function changesBetween(
  before: readonly MatchSeat[],
  after: readonly MatchSeat[],
  ply: number,
): readonly StandInChange[] {
  return after.flatMap(({ seat, playedBy }) => {
    const was = before.find((one) => one.seat === seat)?.playedBy;
    const isSame = was?.level === playedBy?.level && was?.why === playedBy?.why;
    return isSame ? [] : [{ ply, seat, playedBy: playedBy ?? null }];
  });
}

const REASONS: readonly PlayedBy['why'][] = ['time', 'resigned', 'away', 'ended'];

function changeIn(event: unknown): StandInChange | null {
  if (!isObject(event)) return null;
  const { ply, seat, by, level, why } = event;
  if (typeof ply !== 'number' || typeof seat !== 'number') return null;
  if (by === 'person') return { ply, seat, playedBy: null };
  const reason = REASONS.find((one) => one === why);
  return by === 'bot' && typeof level === 'string' && reason ? { ply, seat, playedBy: { level, why: reason } } : null;
}

/** Returns the seat changes that a record lists, in order; who sat down first is none. */
export function changesInRecord({ meta }: Pick<MatchRecord, 'meta'>): readonly StandInChange[] {
  const sat: unknown = meta?.sat;
  const changes = Array.isArray(sat) ? sat.flatMap((event) => changeIn(event) ?? []) : [];
  const away = new Set<Seat>();
  return changes.filter(({ seat, playedBy }) => {
    const wasAway = away.has(seat);
    if (playedBy) away.add(seat);
    else away.delete(seat);
    return playedBy !== null || wasAway;
  });
}
