import './style.css';
import type { MatchRecord } from '@levante/contract';
import type { ComponentType } from 'preact';
import { type Book, type Clause, partsOf } from './book.ts';
import { markedParts } from './search.ts';
import { bookWords } from './words/index.ts';

/** Component that shows the picture of a clause, or nothing. */
export type ClausePicture = ComponentType<PictureProps>;

export interface PictureProps {
  readonly clause: string;
  /** Opens the position as an analysis board; absent where the reader must not leave the page. */
  readonly tryFrom?: ((record: MatchRecord) => void) | undefined;
}

interface LinkedTextProps {
  readonly text: string;
  readonly book: Book;
  /** Search text to highlight. */
  readonly query?: string;
  /** Opens a clause; without it, links go to the clause's address. */
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

/** A text with links to the clauses that explain its terms. */
function LinkedText({ text, book, query = '', onOpen }: LinkedTextProps) {
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

export interface ClauseBodyProps extends Omit<LinkedTextProps, 'text'> {
  readonly clause: Clause;
  readonly Picture: ClausePicture | null;
  readonly tryFrom?: PictureProps['tryFrom'];
}

/** A clause with its example, picture and related clauses. */
export function ClauseBody({ clause, Picture, tryFrom, ...context }: ClauseBodyProps) {
  const words = bookWords.value;
  return (
    <>
      <div class="clause-text">
        <p>
          <LinkedText {...context} text={clause.text} />
        </p>
        {clause.example !== undefined && (
          <p class="clause-example">
            <strong>{words.example}</strong> <LinkedText {...context} text={clause.example} />
          </p>
        )}
        {clause.related.length > 0 && (
          <nav class="clause-related" aria-label={words.relatedOf(clause.number)}>
            <span>{words.related}</span>
            <ul>
              {clause.related.map(({ id, number, title }) => (
                <li key={id}>
                  <ClauseLink id={id} class="clause-term" onOpen={context.onOpen}>
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

/** Title of a clause with the search text highlighted. */
export function ClauseTitle({ clause, query }: { readonly clause: Clause; readonly query: string }) {
  return <Marked text={clause.title} query={query} />;
}
