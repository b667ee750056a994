import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { server } from './api/server.ts';
import { openDevice } from './device/open.ts';
import { elCapitanCard } from './el-capitan/card.ts';
import { goldenHornCard } from './golden-horn/card.ts';
import { NotFoundPage } from './home/not-found-page.tsx';
import { fetchAll, late, lateCode } from './late.ts';
import { keepPage } from './offline/keep-page.ts';
import { type House, HouseContext } from './pages/house.ts';

const HomePage = late(async () => (await import('./home/home-page.tsx')).HomePage);
const NewMatchPage = late(async () => (await import('./home/new-match-page.tsx')).NewMatchPage);
const MatchPage = late(async () => (await import('./match/match-page.tsx')).MatchPage);
const DeviceMatchPage = late(async () => (await import('./match/match-page.tsx')).DeviceMatchPage);
const RulesPage = late(async () => (await import('./rules/rules-page.tsx')).RulesPage);

const openServer = lateCode(async () => (await import('./api/server-host.ts')).serverHost);

/** The games and hosts of this client: only here they are named. */
const house: House = {
  games: [elCapitanCard, goldenHornCard],
  server,
  openServer,
  openDevice,
  openDeviceMatches: lateCode(async () => new (await import('./device/shelf.ts')).Shelf()),
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
