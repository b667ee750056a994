import '@levante/table/style/index.css';
import './app.css';
import './pages/forms.css';
import type { GameCard } from '@levante/table/match/card.ts';
import { lazyComponent } from '@levante/table/ui/lazy.ts';
import { startSettings } from '@levante/table/ui/settings.ts';
import { words } from '@levante/table/words/index.ts';
import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { houseOf } from './house.ts';
import { type House, HouseContext } from './pages/house.ts';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

const HomePage = lazyComponent(async () => (await import('./pages/home/home-page.tsx')).HomePage);
const NewMatchPage = lazyComponent(async () => (await import('./pages/new-match/new-match-page.tsx')).NewMatchPage);
const MatchPage = lazyComponent(async () => (await import('./pages/match/match-page.tsx')).ServerMatchPage);
const DeviceMatchPage = lazyComponent(async () => (await import('./pages/match/match-page.tsx')).DeviceMatchPage);
const RulesPage = lazyComponent(async () => (await import('./pages/rules/rules-page.tsx')).RulesPage);

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
            <Route default component={NotFoundPage} />
          </Router>
        </ErrorBoundary>
      </LocationProvider>
    </HouseContext.Provider>
  );
}

/** Shows the client with these games in the document. */
export function start(games: readonly GameCard[]): void {
  startSettings(localStorage);
  document.documentElement.lang = words.value.lang;
  const root = document.getElementById('app');
  if (root) render(<App house={houseOf(games)} />, root);
}
