import { browserStorage } from '@levante/table/lib/storage.ts';
import { signal } from '@preact/signals';

/** Storage key of the browser's own subscription, while it has a channel. */
export const OWN_PUSH = 'levante.push';
/** Set while the channel of this browser may have ended with the session that added it. */
const ENDED = 'levante.push-ended';

/** Returns whether this browser's channel must be added again. */
export const isPushEnded = (): boolean => browserStorage.getItem(ENDED) !== null;

/** Records that this browser's channel was added. */
export const pushAdded = (): void => browserStorage.removeItem(ENDED);

/** Forgets this browser's channel, which has ended with the session of its person. */
export function forgetPush(): void {
  browserStorage.removeItem(OWN_PUSH);
  browserStorage.removeItem(ENDED);
}

/** Number of times that this browser's channel has ended on this page. */
export const pushEnded = signal(0);

/**
 * Adds this browser's channel again after its session was replaced, for example by a proof: the channels of the earlier
 * session end with it. If that fails, the next visit tries again.
 */
export function restorePush(): void {
  if (browserStorage.getItem(OWN_PUSH) === null) return;
  browserStorage.setItem(ENDED, '1');
  pushEnded.value += 1;
}
