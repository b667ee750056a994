/** Time for which a page must be hidden before it counts as left, in milliseconds: switching tabs for a moment changes nothing. */
export const LEFT_MS = 5000;

/** The part of a document that says whether its page is visible. */
export type Watched = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Whether the reader looks at the page, so that the server does not notify them of what they see. */
export interface Looking {
  isLooking(): boolean;
  stop(): void;
}

/** Follows whether the page is visible. A page that is hidden counts as left after `LEFT_MS`. */
export function followLooking(page: Watched, changed: () => void, leftMs = LEFT_MS): Looking {
  let isLooking = page.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (now: boolean): void => {
    if (now === isLooking) return;
    isLooking = now;
    changed();
  };
  const listen = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') set(true);
    else timer = setTimeout(() => set(false), leftMs);
  };
  page.addEventListener('visibilitychange', listen);
  return {
    isLooking: () => isLooking,
    stop() {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', listen);
    },
  };
}
