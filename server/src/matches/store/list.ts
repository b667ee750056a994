import type { MatchHead } from '@levante/host';

/** An entry of a list before its match is read. */
export interface ListedMatch {
  readonly id: string;
  readonly number: number;
}

/** Called for a match that cannot be read because the database was changed or the disk is faulty. */
export type Unreadable = (match: string, error: unknown) => void;

/**
 * Reads up to `limit` matches with `number < before`, newest first. `page` lists the next entries and `read` reads one
 * match. Unreadable matches are reported and skipped.
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
