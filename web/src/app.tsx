import { fetchAll, late, lateCode } from '@levante/table/ui/lazy.ts';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { startAnalyst } from './device/analyst.ts';
import { openDevice } from './device/open.ts';
import { GAMES } from './games.ts';
import { server } from './hosts/server/server.ts';
import { keepPage } from './offline/keep-page.ts';
import { type House, HouseContext } from './pages/house.ts';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

const HomePage = late(async () => (await import('./pages/home/home-page.tsx')).HomePage);
const NewMatchPage = late(async () => (await import('./pages/new-match/new-match-page.tsx')).NewMatchPage);
const MatchPage = late(async () => (await import('./pages/match/match-page.tsx')).MatchPage);
const DeviceMatchPage = late(async () => (await import('./pages/match/match-page.tsx')).DeviceMatchPage);
const RulesPage = late(async () => (await import('./pages/rules/rules-page.tsx')).RulesPage);

const openServer = lateCode(async () => (await import('./hosts/server/server-host.ts')).serverHost);

/** The games and hosts of this client: only here they are named. */
const house: House = {
  games: GAMES,
  server,
  openServer,
  openDevice,
  openDeviceMatches: lateCode(async () => new (await import('./device/device-matches.ts')).BrowserMatches()),
  startAnalyst,
  async keepHere() {
    await Promise.all([fetchAll(), keepPage()]);
  },
};

/** The pages by their addresses. */
export function App() {
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
