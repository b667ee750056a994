import { address } from '@levante/table/ui/pages.tsx';
import { isNextTurn } from '@levante/wire';
import { effect } from '@preact/signals';
import { server } from '../hosts/server/server.ts';

const REFRESH_MS = 60_000;

async function count(): Promise<void> {
  const reply = await server.get('/api/matches/next', isNextTurn);
  if (reply.ok) await navigator.setAppBadge(reply.value.count);
}

/** Returns whether the page runs as an installed app, whose icon can show a number. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * Shows the number of matches in which it is my turn on the icon of the installed app: after every change of page, when
 * the app is shown or left, and each minute while it is visible. The service worker updates it when a message is
 * pushed.
 */
export function startAppBadge(): void {
  if (!('setAppBadge' in navigator) || !isInstalled()) return;
  const update = (): void => void count().catch(() => {});
  effect(() => {
    if (address.value.path !== '') update();
  });
  document.addEventListener('visibilitychange', update);
  setInterval(() => document.visibilityState === 'visible' && update(), REFRESH_MS);
}
