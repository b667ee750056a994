import { browserStorage } from '@levante/table/lib/storage.ts';
import '@levante/table/style/index.css';
import './app.css';
import { commonDrawings } from '@levante/table/art/drawings.tsx';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { MissingPage } from '@levante/table/ui/missing-page.tsx';
import { followOwnName } from '@levante/table/ui/own-name.ts';
import { PageBars } from '@levante/table/ui/page-bars.tsx';
import { type PageAt, Pages, startPages } from '@levante/table/ui/pages.tsx';
import { startLanguage, startSettings } from '@levante/table/ui/settings.ts';
import { render } from 'preact';
import { pageDependencies } from './dependencies.ts';
import { PageDependenciesContext } from './pages/dependencies.ts';
import { startWaits } from './pages/tables/start-waits.ts';

/** Pages by route; the last entry is the fallback. */
const PAGES: readonly PageAt[] = [
  ['/', lazy(async () => (await import('./pages/home/home-page.tsx')).HomePage)],
  ['/tables', lazy(async () => (await import('./pages/tables/tables-page.tsx')).TablesPage)],
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
  ['/me', lazy(async () => (await import('./pages/me/me-page.tsx')).MePage)],
  [
    '/me/notifications',
    lazy(async () => (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage),
  ],
  ['/unsubscribe', lazy(async () => (await import('./pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage)],
  ['/invited/:code?', lazy(async () => (await import('./pages/invited/invited-page.tsx')).InvitedPage)],
  ['/operate', lazy(async () => (await import('./pages/operate/operate-page.tsx')).OperatePage)],
  ['/licences', lazy(async () => (await import('./pages/licences/licences-page.tsx')).LicencesPage)],
  ['', lazy(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage)],
];

const fetchDeferredTasks = lazy(async () => (await import('./deferred-tasks.ts')).runDeferredTasks);

declare global {
  interface Window {
    /** Overrides `SETTLED_MS`; set by tests before the page starts. */
    readonly settledMs?: number;
  }
}

/** Delay after the first render before deferred tasks start; by then the page has usually loaded its parts. */
const SETTLED_MS = 6000;

/** Renders the client with the given games into the document. */
export async function start(games: readonly GameCard[]): Promise<void> {
  startSettings(browserStorage);
  followOwnName();
  await startLanguage(navigator.languages);
  const root = document.getElementById('app');
  startPages(PAGES, MissingPage);
  // Load the shared drawings before the first render so that no page appears without them.
  await commonDrawings.ask();
  const dependencies = pageDependencies(games);
  const pages = (
    <PageDependenciesContext.Provider value={dependencies}>
      <Pages />
      <PageBars />
    </PageDependenciesContext.Provider>
  );
  if (root) render(pages, root);
  startWaits(dependencies);
  // If the chunk cannot be fetched, the next visit tries again.
  setTimeout(
    () =>
      fetchDeferredTasks().then(
        (run) => run(dependencies),
        () => {},
      ),
    window.settledMs ?? SETTLED_MS,
  );
}
