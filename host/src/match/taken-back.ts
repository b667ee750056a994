import type { Branch, StoredMatch, StoredPly } from '../ports/stored-match.ts';
import { actingSeat, playedByPerson } from './seat-play.ts';

/**
 * Returns the branches of a match that continues `from` at a ply. Branches at later plies are omitted, since the new
 * match has none of their actions. A list never occurs twice among the successors of a match, so every branch has a new
 * stream.
 */
export function branchesAt(
  from: Pick<StoredMatch, 'id' | 'branches'>,
  branch: Pick<Branch, 'ply' | 'consents' | 'usedMs'>,
): readonly Branch[] {
  const earlier = (from.branches ?? []).filter(({ ply }) => ply <= branch.ply);
  return [...earlier, { ...branch, from: from.id, takenBack: takenBackIn(from) + 1 }];
}

/** Returns the number of turns taken back in a match and its predecessors, including obsolete branches. */
export function takenBackIn({ branches = [] }: Pick<StoredMatch, 'branches'>): number {
  return branches.at(-1)?.takenBack ?? branches.length;
}

/**
 * Returns the milliseconds used, by ply. Time used in turns that were taken back counts for the seat's first action by
 * a person after the branch, or otherwise for their last one before it.
 */
export function timesOf(match: StoredMatch, plies: readonly StoredPly[]): number[] {
  const times = plies.map(({ usedMs = 0 }) => usedMs);
  const own = plies.map(({ action }, ply) => {
    const seat = actingSeat(action);
    return seat !== null && playedByPerson(match, seat, ply) ? seat : null;
  });
  for (const { ply: from, usedMs = [] } of match.branches ?? []) {
    for (const [seat, used] of usedMs.entries()) {
      const later = own.indexOf(seat, from);
      const ply = later >= 0 ? later : own.lastIndexOf(seat, from - 1);
      const before = times[ply];
      if (ply >= 0 && before !== undefined) times[ply] = before + used;
    }
  }
  return times;
}
