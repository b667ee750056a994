import { isRestored, type Watched } from '../streams/page-state.ts';

/**
 * Milliseconds for which a page must be hidden before it counts as left, so that switching tabs for a moment changes
 * nothing.
 */
export const LEFT_MS = 5000;
/** Interval in milliseconds at which a visible page reports that it is being viewed. The report is valid for 40 s. */
export const SIGN_MS = 20_000;
/** Interval at which a page notices that its computer slept, in milliseconds. */
const CHECK_MS = 5000;
/** A larger difference between two clocks of this computer means that it slept, or that its clock was set. */
const MAX_DRIFT_MS = 1000;

/**
 * Reports whether the reader is looking at this page, so that the server does not notify them of what they see. It
 * reports when the page opens, becomes visible, wakes up, or returns from the browser's cache, and every 20 s; and when
 * it was hidden for `LEFT_MS` or is left. Returns a stop function.
 */
export function followLooking(
  page: Watched,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  sign: (isLooking: boolean) => void,
): () => void {
  let isLooking = false;
  let signedAt = 0;
  let drift = 0;
  let left: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(left);
    isLooking = true;
    signedAt = performance.now();
    drift = Date.now() - performance.now();
    sign(true);
  };
  const lookAway = (): void => {
    clearTimeout(left);
    if (isLooking) sign(false);
    isLooking = false;
  };
  const turn = (): void => {
    clearTimeout(left);
    if (page.visibilityState === 'visible') look();
    else left = setTimeout(lookAway, LEFT_MS);
  };
  const check = (): void => {
    if (page.visibilityState !== 'visible') return;
    const hasSlept = Math.abs(Date.now() - performance.now() - drift) > MAX_DRIFT_MS;
    if (hasSlept || performance.now() - signedAt >= SIGN_MS) look();
  };
  const show = (event: Event): void => {
    if (isRestored(event)) turn();
  };
  const timer = setInterval(check, CHECK_MS);
  page.addEventListener('visibilitychange', turn);
  window.addEventListener('online', turn);
  window.addEventListener('pagehide', lookAway);
  window.addEventListener('pageshow', show);
  if (page.visibilityState === 'visible') look();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', turn);
    window.removeEventListener('online', turn);
    window.removeEventListener('pagehide', lookAway);
    window.removeEventListener('pageshow', show);
    lookAway();
  };
}
