import '@levante/table/style/index.css';
import './app.css';
import { commonDrawings } from '@levante/table/art/drawings.tsx';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { type PageAt, Pages, startPages } from '@levante/table/ui/pages.tsx';
import { startLanguage, startSettings } from '@levante/table/ui/settings.ts';
import { render } from 'preact';
import { houseOf } from './house.ts';
import { HouseContext } from './pages/house.ts';

/** The pages by their addresses; the last is shown where there is no page. */
const PAGES: readonly PageAt[] = [
  ['/', lazy(async () => (await import('./pages/home/home-page.tsx')).HomePage)],
  ['/new', lazy(async () => (await import('./pages/new-match/new-match-page.tsx')).NewMatchPage)],
  ['/match/:id', lazy(async () => (await import('./pages/match/match-page.tsx')).ServerMatchPage)],
  ['/device/:id', lazy(async () => (await import('./pages/match/match-page.tsx')).DeviceMatchPage)],
  ['/rules/:game?', lazy(async () => (await import('./pages/rules/rules-page.tsx')).RulesPage)],
  ['/learn/:game?', lazy(async () => (await import('./pages/learn/learn-page.tsx')).LearnPage)],
  ['/replay', lazy(async () => (await import('./pages/replay/replay-page.tsx')).ReplayPage)],
  ['/board', lazy(async () => (await import('./pages/board/board-page.tsx')).BoardPage)],
  ['/puzzles/:game?', lazy(async () => (await import('./pages/puzzles/puzzles-page.tsx')).PuzzlesPage)],
  ['/puzzles/:game/:number', lazy(async () => (await import('./pages/puzzles/puzzle-page.tsx')).PuzzlePage)],
  ['/statistics', lazy(async () => (await import('./pages/statistics/statistics-page.tsx')).StatisticsPage)],
  ['/licences', lazy(async () => (await import('./pages/licences/licences-page.tsx')).LicencesPage)],
  ['', lazy(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage)],
];

declare global {
  interface Window {
    /** Replaces the default below, where it is set before the page starts: tests need not wait so long. */
    readonly settledMs?: number;
  }
}

/** So long after the first page was drawn nothing it needs is still to come, as a rule. */
const SETTLED_MS = 6000;

/** Shows the client with these games in the document. */
export async function start(games: readonly GameCard[]): Promise<void> {
  startSettings(localStorage);
  await startLanguage(navigator.languages);
  const root = document.getElementById('app');
  startPages(PAGES);
  // They come meanwhile, so that no page is seen without them.
  await commonDrawings.ask();
  const pages = (
    <HouseContext.Provider value={houseOf(games)}>
      <Pages />
    </HouseContext.Provider>
  );
  if (root) render(pages, root);
  // Where it cannot be fetched by then, it is left to the next time.
  setTimeout(
    () =>
      import('./afterwards.ts').then(
        (part) => part.afterwards(),
        () => {},
      ),
    window.settledMs ?? SETTLED_MS,
  );
}
