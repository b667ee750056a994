import type { Match, SyncedResult } from '@levante/wire';

/** Returns the result of a match from my seat; null unless it is over and exactly one seat is mine. */
export function resultOf(match: Match): SyncedResult | null {
  const [seat, ...more] = match.mine;
  if (seat === undefined || more.length > 0 || match.result === null) return null;
  const rank = match.result.ranks[seat];
  const score = match.result.scores[seat];
  if (rank === undefined || score === undefined) return null;
  const others = match.seats.filter((one) => one.seat !== seat);
  return {
    id: match.id,
    game: match.game,
    at: match.createdAt,
    players: match.seats.length,
    rank,
    score,
    plies: match.ply,
    ...(match.takenBack !== undefined && { takenBack: match.takenBack }),
    others: [...new Set(others.map(({ kind, level }) => (kind === 'bot' ? (level ?? '') : null)))],
  };
}
