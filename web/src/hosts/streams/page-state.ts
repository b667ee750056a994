/** Time for which a page may be hidden before it gives up its streams, in milliseconds. */
const ASLEEP_MS = 60_000;

/** The part of a document that reports whether its page is visible. */
export type Watched = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & Pick<Document, 'visibilityState'>;

/** State of a page: visible, hidden for a moment, hidden for longer, or gone, perhaps into the browser's cache of pages. */
export type PageState = 'visible' | 'hidden' | 'asleep' | 'gone';

/** Returns whether a page is shown from the browser's cache of pages. */
export const isRestored = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/** Follows the state of a page. Calls `changed` with the initial state and each change. Returns a stop function. */
export function followPage(
  page: Watched,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  changed: (state: PageState) => void,
): () => void {
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    if (isGone) return;
    const isVisible = page.visibilityState === 'visible';
    if (!isVisible) timer = setTimeout(() => changed('asleep'), ASLEEP_MS);
    changed(isVisible ? 'visible' : 'hidden');
  };
  const hide = (): void => {
    clearTimeout(timer);
    isGone = true;
    changed('gone');
  };
  const show = (event: Event): void => {
    if (!isRestored(event)) return;
    isGone = false;
    tell();
  };
  page.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  tell();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
