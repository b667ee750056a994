import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

export interface ClauseText {
  readonly title: string;
  readonly text: string;
  /** An example in addition to the rule. */
  readonly example?: string;
}

/** A game's rulebook in one language. */
export interface BookTexts<Clause extends string, Chapter extends string> {
  readonly intro: string;
  readonly chapters: { readonly [C in Chapter]: { readonly title: string; readonly lead: string } };
  /**
   * Each clause as written, one line each for its title, its text and an optional example. A term can link to the
   * clause that explains it: `{first free berth|4.7}`.
   */
  readonly clauses: { readonly [C in Clause]: string };
  /** Notes on playing at this table, in addition to the rules. */
  readonly table: { readonly title: string; readonly paragraphs: readonly string[] };
}

/** The parts of a rulebook that all languages share. */
export interface BookPlan<Clause extends string, Chapter extends string> {
  /** Prefix of clause numbers in citations: `EC` in `EC-4.5`. */
  readonly code: string;
  readonly chapters: readonly Chapter[];
  /** In reading order; the part before the point is the chapter. */
  readonly clauses: readonly Clause[];
  /** Related clauses, in addition to clauses linked in the text. */
  readonly related: { readonly [C in Clause]?: readonly Clause[] };
}

/** A clause ready to be shown. */
export interface Clause extends ClauseText {
  /** As cited by refusals: `EC-4.5`. */
  readonly id: string;
  readonly number: string;
  readonly related: readonly { readonly id: string; readonly number: string; readonly title: string }[];
}

export interface BookChapter {
  readonly number: string;
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** A game's rulebook. A game may have only an introduction. */
export interface Book {
  readonly code: string;
  readonly intro: string;
  readonly chapters: readonly BookChapter[];
  readonly table: { readonly title: string; readonly paragraphs: readonly string[] } | null;
}

/** Parses a clause as written in `BookTexts`. */
export function clauseText(written: string): ClauseText {
  const [title = '', text = '', example] = written.split('\n').map((line) => line.trim());
  return { title, text, ...(example === undefined ? {} : { example }) };
}

/** Combines a rulebook's plan with the texts of one language. */
export function bookOf<C extends string, H extends string>(plan: BookPlan<C, H>, texts: BookTexts<C, H>): Book {
  const { code } = plan;
  const clauseOf = (number: C): Clause => ({
    ...clauseText(texts.clauses[number]),
    id: `${code}-${number}`,
    number,
    related: (plan.related[number] ?? []).map((other) => ({
      id: `${code}-${other}`,
      number: other,
      title: clauseText(texts.clauses[other]).title,
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

/** Returns the clause cited as `EC-4.5`; null if it does not exist. */
export function clauseIn(book: Book, id: string): Clause | null {
  for (const { clauses } of book.chapters) {
    const found = clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return null;
}

/** Part of a text, and the clause to which it links. */
export interface TextPart {
  readonly text: string;
  readonly clause: string | null;
}

/** Splits a text into plain parts and linked terms. */
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

/** Removes the markup of links from a text. */
export const plainText = (text: string): string => text.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');

export interface WithBook {
  /** The rulebook in the reader's language. */
  readonly fetchBook: ReadonlySignal<() => Promise<Book>>;
}

/** Returns the rulebook in the current language; null while it loads, `missing` if it could not be fetched. */
export function useBook(study: WithBook | null): Book | null | 'missing' {
  const [loaded, setLoaded] = useState<{ readonly study: WithBook; readonly book: Book | 'missing' } | null>(null);
  const fetchBook = study?.fetchBook.value;
  useEffect(() => {
    if (!study || !fetchBook) return;
    let wanted = true;
    const show = (book: Book | 'missing') => {
      if (wanted) setLoaded({ study, book });
    };
    fetchBook().then(show, () => show('missing'));
    return () => {
      wanted = false;
    };
  }, [study, fetchBook]);
  return loaded?.study === study ? loaded.book : null;
}
