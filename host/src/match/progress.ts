import type { MatchProgress } from '../ports/shared.ts';
import type { MatchHead, MatchStatus } from '../ports/stored-match.ts';

const RANKS: Readonly<Record<MatchStatus, number>> = { waiting: 0, running: 1, over: 2 };

/** Returns the ply, status and versions by which progress of a match is compared. */
export const progressIn = ({ id, ply, status, proposals, seatVersion = 0 }: MatchHead): MatchProgress => {
  return { id, ply, status, proposalVersion: proposals?.version ?? 0, seatVersion };
};

/** Returns whether two reads of a match differ in their progress. */
export const hasMoved = (a: MatchProgress, b: MatchProgress): boolean => isBehind(a, b) || isBehind(b, a);

/**
 * Returns whether fewer changes of a match have happened than in another read of it. Each may be behind the other,
 * because news contain a commit but not a proposal before it.
 */
export const isBehind = (a: MatchProgress, b: MatchProgress): boolean =>
  a.ply < b.ply ||
  RANKS[a.status] < RANKS[b.status] ||
  (a.proposalVersion ?? 0) < (b.proposalVersion ?? 0) ||
  (a.seatVersion ?? 0) < (b.seatVersion ?? 0);
