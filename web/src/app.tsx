import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { NotFoundPage } from './home/not-found-page.tsx';
import { late } from './late.ts';
import { WordsContext } from './show/words.ts';
import { words } from './words/index.ts';

const HomePage = late(async () => (await import('./home/home-page.tsx')).HomePage);
const NewMatchPage = late(async () => (await import('./home/new-match-page.tsx')).NewMatchPage);
const MatchPage = late(async () => (await import('./match/match-page.tsx')).MatchPage);
const DeviceMatchPage = late(async () => (await import('./match/match-page.tsx')).DeviceMatchPage);
const RulesPage = late(async () => (await import('./rules/rules-page.tsx')).RulesPage);

/** The pages by their addresses. */
export function App() {
  return (
    <WordsContext.Provider value={words.value.table}>
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
    </WordsContext.Provider>
  );
}
