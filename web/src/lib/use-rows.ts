import { useEffect, useState } from 'preact/hooks';

/** A page of a list. `next` is the start of the next page; null at the end. */
export interface RowPage<Row, Next> {
  readonly rows: readonly Row[];
  readonly next: Next | null;
}

export interface RowList<Row> {
  readonly rows: readonly Row[];
  /** Shows the next page; null at the end of the list. */
  readonly more: (() => void) | null;
}

/**
 * Returns the rows of a list: the rows of the first page and of all requested pages. When the first page is read again,
 * so are the others, so that a row that moves between pages is neither missing nor shown twice. `older` returns null if
 * a page cannot be read. Another `search` starts with its first page.
 */
export function useRows<Row extends { readonly id: string }, Next>(
  first: RowPage<Row, Next>,
  older: (next: Next) => Promise<RowPage<Row, Next> | null>,
  search = '',
): RowList<Row> {
  const [others, setOthers] = useState<readonly RowPage<Row, Next>[]>([]);
  /** Reads this number of pages after the first, unless the list is shorter. */
  const read = async (count: number, isWanted: () => boolean = () => true): Promise<void> => {
    const pages: RowPage<Row, Next>[] = [];
    for (let { next } = first; next !== null && pages.length < count; ) {
      const page = await older(next);
      if (!page || !isWanted()) return;
      pages.push(page);
      ({ next } = page);
    }
    setOthers(pages);
  };
  useEffect(() => setOthers([]), [search]);
  useEffect(() => {
    let isWanted = true;
    if (others.length > 0) void read(others.length, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [first.rows]);
  const pages = [first, ...others];
  const next = pages.at(-1)?.next ?? null;
  // Until the others are read again, a row can be in two of them.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  return { rows: [...byId.values()], more: next === null ? null : () => void read(others.length + 1) };
}
