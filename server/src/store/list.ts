import type { MatchHead } from '@levante/host';

/** Of so many matches the options are known as lists tell them, most in less than a hundred bytes. */
export const MAX_CACHED_OPTIONS = 10_000;

/** A match as a list names it, before it is read. */
export interface ListedMatch {
  readonly id: string;
  readonly number: number;
}

/** Told of a match that is there and cannot be read: somebody has changed the database, or the disk has. */
export type Unreadable = (match: string, error: unknown) => void;

/**
 * Up to `limit` matches with `number < before`, newest first. `page` names the next of them, `read` reads one; what cannot be
 * read is left out and told of, and the list goes on behind it.
 */
export async function listOfMatches(
  before: number,
  limit: number,
  page: (before: number, limit: number) => Promise<readonly ListedMatch[]>,
  read: (listed: ListedMatch) => Promise<MatchHead | null>,
  unreadable: Unreadable,
): Promise<MatchHead[]> {
  const found: MatchHead[] = [];
  for (let below = before; found.length < limit; ) {
    const wanted = limit - found.length;
    const listed = await page(below, wanted);
    for (const one of listed) {
      below = one.number;
      const match = await read(one).catch((error: unknown) => {
        unreadable(one.id, error);
        return null;
      });
      if (match) found.push(match);
    }
    if (listed.length < wanted) break;
  }
  return found;
}
