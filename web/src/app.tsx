import '@levante/table/style/index.css';
import './app.css';
import type { GameCard } from '@levante/table/match/card.ts';
import { lazyPage } from '@levante/table/ui/lazy.ts';
import { startLanguage, startSettings } from '@levante/table/ui/settings.ts';
import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { houseOf } from './house.ts';
import { type House, HouseContext } from './pages/house.ts';

const HomePage = lazyPage(async () => (await import('./pages/home/home-page.tsx')).HomePage);
const NewMatchPage = lazyPage(async () => (await import('./pages/new-match/new-match-page.tsx')).NewMatchPage);
const MatchPage = lazyPage(async () => (await import('./pages/match/match-page.tsx')).ServerMatchPage);
const DeviceMatchPage = lazyPage(async () => (await import('./pages/match/match-page.tsx')).DeviceMatchPage);
const RulesPage = lazyPage(async () => (await import('./pages/rules/rules-page.tsx')).RulesPage);
const LearnPage = lazyPage(async () => (await import('./pages/learn/learn-page.tsx')).LearnPage);
const ReplayPage = lazyPage(async () => (await import('./pages/replay/replay-page.tsx')).ReplayPage);
const PuzzlesPage = lazyPage(async () => (await import('./pages/puzzles/puzzles-page.tsx')).PuzzlesPage);
const PuzzlePage = lazyPage(async () => (await import('./pages/puzzles/puzzle-page.tsx')).PuzzlePage);
const BoardPage = lazyPage(async () => (await import('./pages/board/board-page.tsx')).BoardPage);
const StatisticsPage = lazyPage(async () => (await import('./pages/statistics/statistics-page.tsx')).StatisticsPage);
const NotFoundPage = lazyPage(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage);

/** So long after the first page was drawn nothing it needs is still to come, as a rule. */
const SETTLED_MS = 6000;

/** The pages by their addresses. */
function App({ house }: { readonly house: House }) {
  return (
    <HouseContext.Provider value={house}>
      <LocationProvider>
        <ErrorBoundary>
          <Router>
            <Route path="/" component={HomePage} />
            <Route path="/new" component={NewMatchPage} />
            <Route path="/match/:id" component={MatchPage} />
            <Route path="/device/:id" component={DeviceMatchPage} />
            <Route path="/rules/:game?" component={RulesPage} />
            <Route path="/learn/:game?" component={LearnPage} />
            <Route path="/replay" component={ReplayPage} />
            <Route path="/board" component={BoardPage} />
            <Route path="/puzzles/:game?" component={PuzzlesPage} />
            <Route path="/puzzles/:game/:number" component={PuzzlePage} />
            <Route path="/statistics" component={StatisticsPage} />
            <Route default component={NotFoundPage} />
          </Router>
        </ErrorBoundary>
      </LocationProvider>
    </HouseContext.Provider>
  );
}

/** Shows the client with these games in the document. */
export async function start(games: readonly GameCard[]): Promise<void> {
  startSettings(localStorage);
  await startLanguage(navigator.languages);
  const root = document.getElementById('app');
  if (root) render(<App house={houseOf(games)} />, root);
  setTimeout(async () => (await import('./afterwards.ts')).afterwards(), SETTLED_MS);
}
