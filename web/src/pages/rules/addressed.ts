import { type Book, clauseIn } from '@levante/table/book/book.ts';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

const inAddress = (): string => decodeURIComponent(location.hash.slice(1));

/** What the address names: a clause, or a chapter. */
export interface Addressed {
  readonly clause: string | null;
  readonly chapter: string | null;
}

/**
 * What the address names; brought to where it is read, and given the focus, as soon as it stands on the page, and again when
 * the pictures above it have come.
 */
export function useAddressed(book: Book, hasPictures: boolean): Addressed {
  const [id, setId] = useState(inAddress);
  useEffect(() => {
    const change = () => setId(inAddress());
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
