import './style.css';
import type { MatchRecord } from '@levante/contract';
import type { ComponentType } from 'preact';
import { type Book, type Clause, partsOf } from './book.ts';
import { markedParts } from './search.ts';
import { bookWords } from './words/en.ts';

/** A picture that belongs to a clause; nothing where it has none. */
export type ClausePicture = ComponentType<PictureProps>;

export interface PictureProps {
  readonly clause: string;
  /** Opens what is seen as an analysis board; left out where nobody is to leave the page. */
  readonly tryFrom?: ((record: MatchRecord) => void) | undefined;
}

interface SaidProps {
  readonly text: string;
  readonly book: Book;
  /** What is searched for, to be marked. */
  readonly query?: string;
  /** Opens a clause; left out, a term leads to it by its address. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <>
      {markedParts(text, query).map(({ text: part, found }, index) =>
        found ? <mark key={`${index}-${part}`}>{part}</mark> : part,
      )}
    </>
  );
}

/** A text whose terms lead to the clauses that explain them. */
function Said({ text, book, query = '', onOpen }: SaidProps) {
  return (
    <>
      {partsOf(text, book.code).map(({ text: part, clause }, index) => {
        const marked = <Marked text={part} query={query} />;
        return clause === null ? (
          <span key={`${index}-${part}`}>{marked}</span>
        ) : (
          <ClauseLink key={`${index}-${part}`} id={clause} class="clause-term" onOpen={onOpen}>
            {marked}
          </ClauseLink>
        );
      })}
    </>
  );
}

interface ClauseLinkProps {
  readonly id: string;
  readonly class: string;
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly children: preact.ComponentChildren;
}

function ClauseLink({ id, class: name, onOpen, children }: ClauseLinkProps) {
  return onOpen ? (
    <button type="button" class={name} onClick={() => onOpen(id)}>
      {children}
    </button>
  ) : (
    <a class={name} href={`#${id}`}>
      {children}
    </a>
  );
}

export interface ClauseBodyProps extends Omit<SaidProps, 'text'> {
  readonly clause: Clause;
  readonly Picture: ClausePicture | null;
  readonly tryFrom?: PictureProps['tryFrom'];
}

/** What a clause says, with its example, its picture and the clauses that belong to it. */
export function ClauseBody({ clause, Picture, tryFrom, ...said }: ClauseBodyProps) {
  const words = bookWords.value;
  return (
    <>
      <div class="clause-said">
        <p>
          <Said {...said} text={clause.text} />
        </p>
        {clause.example !== undefined && (
          <p class="clause-example">
            <strong>{words.example}</strong> <Said {...said} text={clause.example} />
          </p>
        )}
        {clause.related.length > 0 && (
          <nav class="clause-related" aria-label={words.relatedOf(clause.number)}>
            <span>{words.related}</span>
            <ul>
              {clause.related.map(({ id, number, title }) => (
                <li key={id}>
                  <ClauseLink id={id} class="clause-term" onOpen={said.onOpen}>
                    <span class="clause-number">{number}</span> {title}
                  </ClauseLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {Picture && <Picture clause={clause.number} tryFrom={tryFrom} />}
    </>
  );
}

/** The title of a clause, with what is searched for marked. */
export function ClauseTitle({ clause, query }: { readonly clause: Clause; readonly query: string }) {
  return <Marked text={clause.title} query={query} />;
}
