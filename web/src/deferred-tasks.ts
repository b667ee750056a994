import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { dealProof } from '@levante/table/room/deal.tsx';
import { settings } from '@levante/table/ui/settings.ts';
import { effect } from '@preact/signals';
import { startAppBadge } from './offline/app-badge.ts';
import { listenForInstallPrompt } from './offline/install-prompt.ts';
import { registerUnlessSavingData } from './offline/registration.ts';
import type { PageDependencies } from './pages/dependencies.ts';
import { OWN_PUSH, pushEnded } from './pages/own-push.ts';
import { openDropped } from './pages/record-drop.ts';
import { startService } from './pages/service/start-service.ts';
import { syncAccount } from './pages/synced/sync-account.ts';

/** Header colours of the light and dark themes; they match `index.html` and the colour style sheet. */
const HEADER_COLOURS = { light: '#f8f1de', dark: '#17222c' } as const;

/**
 * Keeps the browser's own bars (`theme-color`) in step with the chosen theme, even when it differs from the system's.
 */
function syncBrowserColour(): void {
  effect(() => {
    const { theme } = settings.value;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const preferred = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = HEADER_COLOURS[theme === 'system' ? preferred : theme];
    }
  });
}

/** Keeps the push subscription of a browser that has one usable. If it fails, the next visit tries again. */
function renewPush(): void {
  if (browserStorage.getItem(OWN_PUSH) === null) return;
  import('./pages/notifications/renew-daily.ts').then(({ renewDaily }) => renewDaily()).catch(() => {});
}

const ProvenDeal = lazyComponent(async () => (await import('./pages/match/proven-deal.tsx')).ProvenDeal);

/** Runs the tasks that can wait until the first page is idle. */
export function runDeferredTasks(dependencies: PageDependencies): void {
  listenForInstallPrompt();
  openDropped();
  startService();
  // If the chunk cannot be fetched, the next visit tries again.
  syncAccount(dependencies).catch(() => {});
  syncBrowserColour();
  dealProof.value = ProvenDeal;
  startAppBadge();
  // Now, and whenever its channel has ended with the session before.
  effect(() => {
    pushEnded.value;
    renewPush();
  });
  // Some browsers lack `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void registerUnlessSavingData());
  else void registerUnlessSavingData();
}
