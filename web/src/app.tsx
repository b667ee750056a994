import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './home/not-found-page.tsx';
import { WordsContext } from './show/words.ts';
import { words } from './words/index.ts';

const NewMatchPage = lazy(async () => (await import('./home/new-match-page.tsx')).NewMatchPage);
const MatchPage = lazy(async () => (await import('./match/match-page.tsx')).MatchPage);
const RulesPage = lazy(async () => (await import('./rules/rules-page.tsx')).RulesPage);

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
            <Route path="/rules/:game?" component={RulesPage} />
            <Route default component={NotFoundPage} />
          </Router>
        </ErrorBoundary>
      </LocationProvider>
    </WordsContext.Provider>
  );
}
