import { fetchAll, lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { startAnalyst } from './hosts/device/analyst.ts';
import { mayHaveMatches } from './hosts/device/database.ts';
import { openDevice } from './hosts/device/open-device.ts';
import { server } from './hosts/server/server.ts';
import type { PageDependencies } from './pages/dependencies.ts';

const fetchRegistration = lazy(() => import('./offline/registration.ts'));
const fetchDeviceMatches = lazy(async () => new (await import('./hosts/device/device-matches.ts')).BrowserMatches());

/** Creates the pages' dependencies: the games, the page's own server and this device. */
export function pageDependencies(games: readonly GameCard[]): PageDependencies {
  return {
    games,
    server,
    openServer: lazy(async () => (await import('./hosts/server/server-host.ts')).serverHost),
    openDevice,
    // Load the database reader only if there may be matches.
    openDeviceMatches: async () => ((await mayHaveMatches()) ? fetchDeviceMatches() : null),
    startAnalyst,
    async makeAvailableOffline() {
      try {
        const { registerServiceWorker, requestPersistentStorage } = await fetchRegistration();
        await Promise.all([fetchAll(), registerServiceWorker(), requestPersistentStorage()]);
      } catch {
        // What is on the page works without it. The next visit tries again.
      }
    },
  };
}
