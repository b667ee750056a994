import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** What a clause says in one language. A term may lead to the clause that explains it: `{first free berth|4.7}`. */
export interface ClauseText {
  readonly title: string;
  readonly text: string;
  /** Where a case says more than the rule. */
  readonly example?: string;
}

/** The book of a game in one language, with a text for every clause and every chapter. */
export interface BookTexts<Clause extends string, Chapter extends string> {
  /** What the game is about. */
  readonly intro: string;
  readonly chapters: { readonly [C in Chapter]: { readonly title: string; readonly lead: string } };
  readonly clauses: { readonly [C in Clause]: ClauseText };
  /** How the game is played on this table; no rule of it. */
  readonly table: { readonly title: string; readonly paragraphs: readonly string[] };
}

/** What the books of all languages have in common. */
export interface BookPlan<Clause extends string, Chapter extends string> {
  /** Stands before the number of a clause where it is cited: `EC` in `EC-4.5`. */
  readonly code: string;
  readonly chapters: readonly Chapter[];
  /** In the order in which they are read; the chapter of one is what stands before its point. */
  readonly clauses: readonly Clause[];
  /** What belongs together, beside what the words themselves lead to. */
  readonly related: { readonly [C in Clause]?: readonly Clause[] };
}

/** A clause as it is shown. */
export interface Clause extends ClauseText {
  /** As refusals cite it: `EC-4.5`. */
  readonly id: string;
  readonly number: string;
  /** The clauses that belong here. */
  readonly related: readonly { readonly id: string; readonly number: string; readonly title: string }[];
}

export interface BookChapter {
  readonly number: string;
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** The rules of a game to be read and looked up; a game may have no more than its first sentence. */
export interface Book {
  readonly code: string;
  readonly intro: string;
  readonly chapters: readonly BookChapter[];
  readonly table: { readonly title: string; readonly paragraphs: readonly string[] } | null;
}

/** The book as it is shown, out of what all languages share and what one of them says. */
export function bookOf<C extends string, H extends string>(plan: BookPlan<C, H>, texts: BookTexts<C, H>): Book {
  const { code } = plan;
  const clauseOf = (number: C): Clause => ({
    ...texts.clauses[number],
    id: `${code}-${number}`,
    number,
    related: (plan.related[number] ?? []).map((other) => ({
      id: `${code}-${other}`,
      number: other,
      title: texts.clauses[other].title,
    })),
  });
  return {
    code,
    intro: texts.intro,
    chapters: plan.chapters.map((number) => ({
      number,
      ...texts.chapters[number],
      clauses: plan.clauses.filter((clause) => clause.startsWith(`${number}.`)).map(clauseOf),
    })),
    table: texts.table,
  };
}

/** The clause that is cited as `EC-4.5`; null where the book has none. */
export function clauseIn(book: Book, id: string): Clause | null {
  for (const { clauses } of book.chapters) {
    const found = clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return null;
}

/** A stretch of a text, and the clause that its term leads to. */
export interface TextPart {
  readonly text: string;
  readonly clause: string | null;
}

/** A text in its parts: plain ones, and terms with the id of the clause that explains them. */
export function partsOf(text: string, code: string): readonly TextPart[] {
  return text
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, term, number] = /^\{([^|]*)\|(.*)\}$/.exec(part) ?? [];
      return term === undefined || number === undefined
        ? { text: part, clause: null }
        : { text: term, clause: `${code}-${number}` };
    });
}

/** A text without the marks of its terms. */
export const plainText = (text: string): string => text.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');

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
