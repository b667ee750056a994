import { serverNow } from '@levante/table/lib/server-now.ts';
import { address, pageStrip } from '@levante/table/ui/pages.tsx';
import { effect } from '@preact/signals';
import { presentMoment, refreshService } from './service.ts';
import { ServiceStrip } from './service-strip.tsx';

const MINUTE_MS = 60_000;

/** Time after which a page that stays open asks again. */
const LONG_OPEN_MS = 5 * MINUTE_MS;

/** Shows notices and the pause of new matches on every page, and refreshes them while the page is visible. */
export function startService(): void {
  if (pageStrip.peek() !== null) return;
  pageStrip.value = ServiceStrip;
  effect(() => {
    if (address.value.path !== '') void refreshService();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshService();
  });
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    presentMoment.value = serverNow();
    void refreshService(LONG_OPEN_MS);
  }, MINUTE_MS);
}
