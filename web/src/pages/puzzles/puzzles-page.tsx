import { browserStorage } from '@levante/table/lib/storage.ts';
import { missingText } from '@levante/table/ui/missing-text.ts';
import '../study.css';
import './puzzles.css';
import type { PuzzleHead, PuzzleList } from '@levante/bots';
import { progressChanges } from '@levante/table/lib/progress-changes.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import {
  HARDNESSES,
  type Hardness,
  hardnessOf,
  type PuzzleState,
  puzzleProgress,
} from '@levante/table/puzzle/puzzle-list.ts';
import { puzzleWords } from '@levante/table/puzzle/words/index.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { useMemo, useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { PuzzleOfDay } from './puzzle-of-day.tsx';
import { PuzzleThumbnail } from './puzzle-thumbnail.tsx';
import { usePuzzles } from './use-puzzles.ts';

/** Puzzles of a game, with tabs for the other games. */
export function PuzzlesPage() {
  const { games } = usePageDependencies();
  const { game: requested = '' } = address.value.params;
  const game = games.find(({ id }) => id === requested) ?? games[0];
  return game ? <PuzzlesOf key={game.id} game={game} games={games} /> : null;
}

function PuzzlesOf({ game, games }: { readonly game: GameCard; readonly games: readonly GameCard[] }) {
  const words = puzzleWords.value;
  const { fetched, retry } = usePuzzles(game);
  return (
    <Page title={words.titleOf(game.words.value.name)}>
      <nav class="game-tabs" aria-label={pageWords.value.home.game}>
        {games.map((one) => (
          <a key={one.id} class="button" href={`/puzzles/${one.id}`} aria-current={one === game ? 'page' : undefined}>
            {one.words.value.name}
          </a>
        ))}
      </nav>
      <p class="tagline">{words.intro}</p>
      {fetched === 'missing' ? (
        <Notice
          action={
            <button type="button" class="button" onClick={retry}>
              {pageWords.value.home.tryAgain}
            </button>
          }
        >
          {missingText(words.missing)}
        </Notice>
      ) : fetched === null ? (
        <p role="status">{words.loading}</p>
      ) : fetched === 'none' ? (
        <p>{words.none}</p>
      ) : (
        <PuzzleCards game={game} {...fetched} />
      )}
    </Page>
  );
}

interface Numbered extends PuzzleHead {
  readonly number: number;
}

type Filter = Hardness | 'all';

function PuzzleCards({ game, list, puzzles }: { game: GameCard; list: PuzzleList; puzzles: GamePuzzles }) {
  const words = puzzleWords.value;
  const [filter, setFilter] = useState<Filter>('all');
  const [theme, setTheme] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const changes = progressChanges.value;
  const progress = useMemo(() => puzzleProgress(browserStorage, game.id), [game.id, changes]);
  const all = list.heads.map((head, i): Numbered => ({ ...head, number: i + 1 }));
  const themes = [...new Set(all.map((one) => one.theme))];
  const nameOf = (one: string): string => puzzles.words.value.themes[one] ?? one;
  const fits = (one: Numbered): boolean =>
    (filter === 'all' || hardnessOf(one.rating) === filter) && (theme === '' || one.theme === theme);
  const isOpen = ({ number }: Numbered): boolean => progress.get(number) !== 'solved';
  const listed = all.filter((one) => fits(one) && (!onlyOpen || isOpen(one)));
  const next = all.find((one) => fits(one) && isOpen(one));
  const solved = all.filter((one) => !isOpen(one)).length;
  return (
    <>
      <PuzzleOfDay game={game} list={list} puzzles={puzzles} />
      <div class="puzzles-head">
        <p>
          {words.solvedOf(solved, all.length)}
          <progress max={all.length} value={solved} aria-hidden="true" />
        </p>
        {next ? (
          <a class="button button-primary" href={`/puzzles/${game.id}/${next.number}`}>
            {words.next}
          </a>
        ) : (
          <p>{filter === 'all' && theme === '' ? words.allSolved : words.nothingLeft}</p>
        )}
      </div>
      <div class="puzzles-filter">
        <label>
          {words.filter}{' '}
          <select
            value={filter}
            onChange={({ currentTarget }) => setFilter(HARDNESSES.find((one) => one === currentTarget.value) ?? 'all')}
          >
            <option value="all">{words.all}</option>
            {HARDNESSES.map((hardness) => (
              <option key={hardness} value={hardness}>
                {words.hardness[hardness]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.theme}{' '}
          <select value={theme} onChange={({ currentTarget }) => setTheme(currentTarget.value)}>
            <option value="">{words.allThemes}</option>
            {themes.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
          />{' '}
          {words.onlyOpen}
        </label>
      </div>
      {HARDNESSES.map((hardness) => {
        const shelf = listed.filter(({ rating }) => hardnessOf(rating) === hardness);
        return (
          shelf.length > 0 && (
            <section key={hardness} class="puzzles-shelf">
              <h2>{words.hardness[hardness]}</h2>
              <ol class="puzzles-list">
                {shelf.map((one) => (
                  <li key={one.number}>
                    <PuzzleCard
                      game={game}
                      head={one}
                      puzzles={puzzles}
                      state={progress.get(one.number) ?? null}
                      themed={theme !== ''}
                    />
                  </li>
                ))}
              </ol>
            </section>
          )
        );
      })}
      <p class="quiet">{words.how}</p>
    </>
  );
}

interface PuzzleCardProps {
  readonly game: GameCard;
  readonly head: Numbered;
  readonly puzzles: GamePuzzles;
  readonly state: PuzzleState | null;
  /** Whether to show the theme, because the list is filtered by it. */
  readonly themed: boolean;
}

/** A puzzle in the list. Its theme is a spoiler, so it is shown only after solving or when filtered by it. */
function PuzzleCard({ game, head: { number, rating, theme, players }, puzzles, state, themed }: PuzzleCardProps) {
  const words = puzzleWords.value;
  const stands = state === 'solved' ? words.solved : state === 'failed' ? words.failed : null;
  const about = themed || state === 'solved' ? puzzles.words.value.themes[theme] : words.players(players);
  return (
    <a class="puzzles-card" href={`/puzzles/${game.id}/${number}`} data-state={state ?? undefined}>
      <PuzzleThumbnail puzzles={puzzles} number={number} />
      <b>{words.puzzle(number)}</b>
      <span class="quiet">{about}</span>
      {rating > 0 && <span class="quiet">{words.rating(rating)}</span>}
      {stands && <span class="puzzles-mark">{stands}</span>}
    </a>
  );
}
