import type { GameCard } from '@levante/table/match/card.ts';
import { fetchAll, lazyModule } from '@levante/table/ui/lazy.ts';
import { startAnalyst } from './hosts/device/analyst.ts';
import { openDevice } from './hosts/device/open.ts';
import { server } from './hosts/server/server.ts';
import { keepPage } from './offline/keep-page.ts';
import type { House } from './pages/house.ts';

/** What the pages are handed: these games, the server that the page came from, and this device. */
export function houseOf(games: readonly GameCard[]): House {
  return {
    games,
    server,
    openServer: lazyModule(async () => (await import('./hosts/server/server-host.ts')).serverHost),
    openDevice,
    openDeviceMatches: lazyModule(async () => new (await import('./hosts/device/device-matches.ts')).BrowserMatches()),
    startAnalyst,
    async keepHere() {
      await Promise.all([fetchAll(), keepPage()]);
    },
  };
}
