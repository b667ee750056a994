import { isObject, type MatchRecord, type Seat } from '@levante/contract';
import { isStandInReason, type MatchSeat, type StandIn } from '@levante/wire';

/** A change of a person's seat: a bot begins to play for them, or they are back. */
export interface StandInChange {
  /** Number of actions before it. */
  readonly ply: number;
  readonly seat: Seat;
  /** The bot; null when the person is back. */
  readonly playedBy: StandIn | null;
}

/** Returns the bot that played a person's seat at the action before `ply`; null if no bot stood in. */
export function standInAt(changes: readonly StandInChange[], ply: number, seat: Seat): StandIn | null {
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

function changeIn(event: unknown): StandInChange | null {
  if (!isObject(event)) return null;
  const { ply, seat, by, level, why } = event;
  if (typeof ply !== 'number' || typeof seat !== 'number') return null;
  if (by === 'person') return { ply, seat, playedBy: null };
  const isKnown = by === 'bot' && typeof level === 'string' && isStandInReason(why);
  return isKnown ? { ply, seat, playedBy: { level, why } } : null;
}

/** Returns the seat changes listed in a record, in order. The first player of a seat is not a change. */
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
