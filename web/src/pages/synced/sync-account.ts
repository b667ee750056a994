import { lazy } from '@levante/table/lib/lazy.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import type { PageDependencies } from '../dependencies.ts';
import { resultOf } from '../match-result.ts';
import { OWNER_KEY } from './owner.ts';
import type { Sync } from './sync.ts';

const fetchSync = lazy(() => import('./sync.ts'));

let sync: Sync | null = null;

/**
 * Starts to sync this browser with the account that is signed in. Without an account mark in this browser, nothing is
 * loaded unless a person has just signed in.
 */
export async function syncAccount(
  { server, games, openDeviceMatches }: Pick<PageDependencies, 'server' | 'games' | 'openDeviceMatches'>,
  isSignedIn = false,
): Promise<void> {
  if (!isSignedIn && browserStorage.getItem(OWNER_KEY) === null) return;
  // The name may have been changed in another browser.
  await server.meet();
  const { LocalCopy, Sync } = await fetchSync();
  const isFirst = sync === null;
  sync ??= new Sync({
    server,
    storage: browserStorage,
    copy: new LocalCopy(browserStorage, games.map(({ id }) => id).sort()),
    results: async () => ((await (await openDeviceMatches())?.all()) ?? []).flatMap((match) => resultOf(match) ?? []),
  });
  await sync.run();
  if (isFirst) sync.watch();
}
