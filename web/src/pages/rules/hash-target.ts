import { type Book, clauseIn } from '@levante/table/book/book.ts';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

const readHash = (): string => decodeURIComponent(location.hash.slice(1));

/** Clause or chapter in the URL's hash. */
export interface HashTarget {
  readonly clause: string | null;
  readonly chapter: string | null;
}

/**
 * Returns the clause or chapter in the URL's hash, scrolls to it and focuses it; again when the pictures above have
 * loaded.
 */
export function useHashTarget(book: Book, hasPictures: boolean): HashTarget {
  const [id, setId] = useState(readHash);
  useEffect(() => {
    const change = () => setId(readHash());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  useLayoutEffect(() => {
    const element = id === '' ? null : document.getElementById(id);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [id, hasPictures]);
  const clause = clauseIn(book, id);
  return {
    clause: clause?.id ?? null,
    chapter: clause?.number.split('.')[0] ?? /^chapter-(\d+)$/.exec(id)?.[1] ?? null,
  };
}
