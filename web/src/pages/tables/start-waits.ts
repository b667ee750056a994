import { lazy } from '@levante/table/lib/lazy.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { address } from '@levante/table/ui/pages.tsx';
import { effect } from '@preact/signals';
import { waitsIn } from '../../lib/waits.ts';
import type { PageDependencies } from '../dependencies.ts';
import { hasAccount } from '../synced/owner.ts';

const fetchFollowing = lazy(async () => (await import('./follow-waits.ts')).followWaits);

/**
 * Starts to follow the tables at which I wait, and my invitations, on the first page that is opened while there may be
 * any.
 */
export function startWaits(dependencies: PageDependencies): void {
  let isStarted = false;
  const start = () => {
    if (isStarted || (waitsIn(browserStorage).size === 0 && !hasAccount(browserStorage))) return;
    isStarted = true;
    fetchFollowing().then(
      (follow) => follow(dependencies),
      () => {
        // The next page tries again.
        isStarted = false;
      },
    );
  };
  effect(() => {
    if (address.value.path !== '') start();
  });
  addEventListener('storage', start);
}
