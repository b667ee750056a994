import '../study.css';
import './rules.css';
import { type Book, type BookChapter, type Clause, useBook } from '@levante/table/book/book.ts';
import { ClauseBody, type ClausePicture, ClauseTitle } from '@levante/table/book/clause.tsx';
import { usePictures, useTurn } from '@levante/table/book/picture.tsx';
import { foundIn } from '@levante/table/book/search.ts';
import { bookWords } from '@levante/table/book/words/index.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { missingText } from '@levante/table/ui/missing-text.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openOnBoard } from '../analysis-board.ts';
import { usePageDependencies } from '../dependencies.ts';
import { useStudy } from '../study.ts';
import { type HashTarget, useHashTarget } from './hash-target.ts';

/** Rulebook of a game: searchable, linkable by clause, with tabs for the other games. */
export function RulesPage() {
  const { games } = usePageDependencies();
  const { game: requested = '' } = address.value.params;
  const game = games.find(({ id }) => id === requested) ?? games[0];
  return game ? <RulesOf key={game.id} game={game} games={games} /> : null;
}

function RulesOf({ game, games }: { game: GameCard; games: readonly GameCard[] }) {
  const words = bookWords.value;
  const study = useStudy(game);
  const book = useBook(study);
  return (
    <Page title={words.title(game.words.value.name)} wide>
      <div class="rules-page">
        <nav class="game-tabs" aria-label={words.games}>
          {games.map((one) => (
            <a key={one.id} class="button" href={`/rules/${one.id}`} aria-current={one === game ? 'page' : undefined}>
              {one.words.value.name}
            </a>
          ))}
        </nav>
        {book === 'missing' && <Notice>{missingText(words.missing)}</Notice>}
        {book !== null && book !== 'missing' && study && <BookView book={book} study={study} />}
      </div>
    </Page>
  );
}

function BookView({ book, study }: { book: Book; study: GameStudy }) {
  const words = bookWords.value;
  const [query, setQuery] = useState('');
  const Picture = usePictures(study);
  const target = useHashTarget(book, Picture !== null);
  const found = foundIn(book, query);
  const isShown = ({ id }: Clause) => found === null || found.has(id);
  const chapters = book.chapters.filter(({ clauses }) => clauses.some(isShown));
  // Clear a search that hides the linked clause.
  useEffect(() => {
    if (target.clause !== null && found !== null && !found.has(target.clause)) setQuery('');
  }, [target.clause]);
  if (book.chapters.length === 0)
    return (
      <div class="rules-empty">
        <p class="tagline">{book.intro}</p>
        <p>{words.noBook}</p>
      </div>
    );
  return (
    <div class="rules-book">
      <div class="rules-aside">
        <Search query={query} found={found} onSearch={setQuery} />
        <Contents
          chapters={chapters}
          isShown={isShown}
          target={target}
          all={found !== null}
          table={found === null ? book.table : null}
        />
      </div>
      <div class="rules-chapters">
        {found === null && <p class="tagline">{book.intro}</p>}
        {chapters.map((chapter) => (
          <ChapterView
            key={chapter.number}
            chapter={chapter}
            isImmediate={Number(chapter.number) <= Number(target.chapter ?? 0)}
          >
            {chapter.clauses.filter(isShown).map((clause) => (
              <ClauseView
                key={clause.id}
                clause={clause}
                book={book}
                query={query}
                isTarget={clause.id === target.clause}
                Picture={Picture}
              />
            ))}
          </ChapterView>
        ))}
        {found?.size === 0 && <p class="rules-none">{words.noneFound}</p>}
        {found === null && book.table && (
          <section class="rules-chapter" aria-labelledby="table">
            <h2 id="table">{book.table.title}</h2>
            {book.table.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

interface ChapterViewProps {
  readonly chapter: BookChapter;
  /** Whether to lay it out immediately: chapters above the linked clause would otherwise shift it. */
  readonly isImmediate: boolean;
  readonly children: ComponentChildren;
}

function ChapterView({ chapter: { number, title, lead }, isImmediate, children }: ChapterViewProps) {
  const turn = useTurn();
  return (
    <section
      class="rules-chapter"
      aria-labelledby={`chapter-${number}`}
      data-waiting={turn || isImmediate ? undefined : ''}
    >
      <h2 id={`chapter-${number}`} tabIndex={-1}>
        {number}. {title}
      </h2>
      <p class="rules-lead">{lead}</p>
      {children}
    </section>
  );
}

interface ClauseViewProps {
  readonly clause: Clause;
  readonly book: Book;
  readonly query: string;
  readonly isTarget: boolean;
  readonly Picture: ClausePicture | null;
}

function ClauseView({ isTarget, ...content }: ClauseViewProps) {
  const { clause, query } = content;
  return (
    <article
      class="rules-clause"
      id={clause.id}
      tabIndex={-1}
      aria-labelledby={`title-${clause.id}`}
      data-addressed={isTarget ? '' : undefined}
    >
      <h3 id={`title-${clause.id}`}>
        <a class="clause-number" href={`#${clause.id}`}>
          {clause.number}
        </a>
        <ClauseTitle clause={clause} query={query} />
      </h3>
      <div class="rules-clause-body">
        <ClauseBody {...content} tryFrom={openOnBoard} />
      </div>
    </article>
  );
}

interface SearchProps {
  readonly query: string;
  readonly found: ReadonlySet<string> | null;
  readonly onSearch: (query: string) => void;
}

function Search({ query, found, onSearch }: SearchProps) {
  const words = bookWords.value;
  return (
    <search class="rules-search">
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
      <p class="rules-count" role="status">
        {found !== null && words.found(found.size)}
      </p>
      {found !== null && (
        <button type="button" class="button" onClick={() => onSearch('')}>
          {words.clear}
        </button>
      )}
    </search>
  );
}

interface ContentsProps {
  readonly chapters: readonly BookChapter[];
  readonly isShown: (clause: Clause) => boolean;
  readonly target: HashTarget;
  /** Whether to list all clauses instead of the current chapter's. */
  readonly all: boolean;
  readonly table: Book['table'];
}

/** Table of contents: next to the text if there is room, otherwise collapsed above it. */
function Contents({ chapters, isShown, target, all, table }: ContentsProps) {
  const words = bookWords.value;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const fold = () => setOpen(false);
    addEventListener('hashchange', fold);
    return () => removeEventListener('hashchange', fold);
  }, []);
  return (
    <nav class="rules-contents" aria-label={words.contents} data-open={isOpen ? '' : undefined}>
      <button type="button" class="button rules-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.contents}
      </button>
      <ol>
        {chapters.map(({ number, title, clauses }) => (
          <li key={number}>
            <a href={`#chapter-${number}`} class="rules-chapter-link">
              <span class="clause-number">{number}</span> {title}
            </a>
            {(all || number === target.chapter) && (
              <ol>
                {clauses.filter(isShown).map((clause) => (
                  <li key={clause.id}>
                    <a href={`#${clause.id}`} aria-current={clause.id === target.clause ? 'location' : undefined}>
                      <span class="clause-number">{clause.number}</span> {clause.title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
        {table && (
          <li>
            <a href="#table" class="rules-chapter-link">
              {table.title}
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
