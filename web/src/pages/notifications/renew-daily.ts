import { browserStorage } from '@levante/table/lib/storage.ts';
import { isPushEnded } from '../own-push.ts';
import { renewSubscription } from './push.ts';
import { loadNotifications } from './requests.ts';

const KEY = 'levante.push-checked';
const DAY_MS = 86_400_000;

/** Renews this browser's subscription if the server's key has changed. Asks the server once a day, unless its channel has ended. */
export async function renewDaily(): Promise<void> {
  if (!isPushEnded() && Date.now() - Number(browserStorage.getItem(KEY)) < DAY_MS) return;
  const loaded = await loadNotifications();
  if (!loaded.ok) return;
  await renewSubscription(loaded.value.pushKey);
  browserStorage.setItem(KEY, String(Date.now()));
}
