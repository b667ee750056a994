import type { MatchRecord } from '@levante/contract';
import type { Branch } from '@levante/host';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { type Continues, exactly, isInteger, isText, listOf, type Match, nullOr } from '@levante/wire';

const KEY = 'levante.branches';
/** Number of matches remembered; of older ones nothing is reported. */
const MAX_ENTRIES = 200;

/** A match that this browser played, and how it began: with which match it continues, or null. */
interface SeenMatch {
  readonly match: string;
  readonly commitment: string;
  readonly continues: Continues | null;
}

const isList = listOf(
  exactly<SeenMatch>({
    match: isText,
    commitment: isText,
    continues: nullOr(exactly<Continues>({ from: isText, ply: isInteger })),
  }),
);

/** Returns the stored entries, newest first; empty if they are unreadable. */
function storedEntries(): readonly SeenMatch[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return isList(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Stores how a match of mine began when it was first shown here, because the server's later statement could be made up
 * to fit the deal.
 */
export function rememberBranch({ id: match, commitment, continues, mine }: Match): void {
  const entries = storedEntries();
  if (mine.length === 0 || entries.some((one) => one.match === match)) return;
  const seen = { match, commitment, continues: continues ?? null };
  try {
    browserStorage.setItem(KEY, JSON.stringify([seen, ...entries].slice(0, MAX_ENTRIES)));
  } catch {
    // Without storage the browser cannot compare the branches of a record with the ones it saw.
  }
}

/** The branches of a match as far as this browser saw them: all, or only the last ones. */
interface SeenBranches {
  readonly branches: readonly Branch[];
  readonly isWhole: boolean;
}

/** Follows a match back through its predecessors. A branch removes branches at later plies. */
function seenBranchesOf(match: string, entries: readonly SeenMatch[]): SeenBranches {
  const seen = entries.find((one) => one.match === match);
  if (!seen) return { branches: [], isWhole: false };
  if (seen.continues === null) return { branches: [], isWhole: true };
  const { from, ply } = seen.continues;
  // Without this match, so that stored nonsense cannot go round in circles.
  const before = seenBranchesOf(
    from,
    entries.filter((one) => one !== seen),
  );
  return { ...before, branches: [...before.branches.filter((one) => one.ply <= ply), { ply, from }] };
}

function areEqual(found: readonly Branch[], { branches, isWhole }: SeenBranches): boolean {
  const compared = isWhole ? found : found.slice(Math.max(0, found.length - branches.length));
  return (
    compared.length === branches.length &&
    compared.every(({ ply, from }, i) => ply === branches[i]?.ply && from === branches[i]?.from)
  );
}

/**
 * Returns whether the branches of a verified record are the ones that this browser saw when it played the match; null
 * if it did not play it. Without `match`, the match is found by its commitment, which all matches of one line share.
 */
export function areBranchesAsSeen(
  branches: readonly Branch[],
  { commitment }: Pick<MatchRecord, 'commitment'>,
  match?: string,
): boolean | null {
  const entries = storedEntries();
  const known = entries.filter((one) => (match === undefined ? one.commitment === commitment : one.match === match));
  return known.length === 0 ? null : known.some((one) => areEqual(branches, seenBranchesOf(one.match, entries)));
}
