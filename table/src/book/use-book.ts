import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Book } from './book.ts';

/** Whoever has a book. */
export interface WithBook {
  /** The rules as numbered clauses, in the reader's language. */
  readonly fetchBook: ReadonlySignal<() => Promise<Book>>;
}

/** The book of rules in the language that is spoken now; null until it has come, `missing` where it could not be fetched. */
export function useBook(study: WithBook | null): Book | null | 'missing' {
  const [come, setCome] = useState<{ readonly study: WithBook; readonly book: Book | 'missing' } | null>(null);
  const fetchBook = study?.fetchBook.value;
  useEffect(() => {
    if (!study || !fetchBook) return;
    let wanted = true;
    const show = (book: Book | 'missing') => {
      if (wanted) setCome({ study, book });
    };
    fetchBook().then(show, () => show('missing'));
    return () => {
      wanted = false;
    };
  }, [study, fetchBook]);
  return come?.study === study ? come.book : null;
}
