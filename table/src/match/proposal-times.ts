import type { Proposal } from '@levante/wire';

/** Times of a proposal that was open on this page, in milliseconds of the page's monotonic clock. */
export interface ProposalTimes {
  readonly number: number;
  readonly endsAt: number;
  /** Time at which its outcome arrived; null while it is open. */
  readonly closedAt: number | null;
}

/**
 * Returns the times after a proposal was received at `now`; null if none was open since the page was opened. They
 * belong to the match, since the components that show them are temporary.
 */
export function timesAfter(
  before: ProposalTimes | null,
  proposal: Proposal | undefined,
  now: number,
): ProposalTimes | null {
  if (!proposal) return null;
  const { number, outcome, leftMs } = proposal;
  if (outcome === null) return { number, endsAt: now + leftMs, closedAt: null };
  if (before?.number !== number) return null;
  return { ...before, closedAt: before.closedAt ?? now };
}
