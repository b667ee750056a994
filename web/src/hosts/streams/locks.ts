/** Locks that the tabs of a browser share. */
export interface Locks {
  request(name: string, options: LockOptions, use: (lock: Lock | null) => Promise<void>): Promise<void>;
}

/**
 * Maximum number of streams that the tabs of a browser keep open. Browsers allow six connections to a server that speaks
 * HTTP/1.1, and requests need some.
 */
const MAX_STREAMS = 4;
/** Number of these that only visible pages may use. */
const FOR_VISIBLE = 2;

/**
 * Waits for a lock, then holds it until `use` resolves. Returns whether it was obtained; it was not if aborted or
 * stolen. A browser that refuses locks, such as one that blocks all site data, shares nothing between tabs, so `use`
 * runs without a lock.
 */
export async function holding(
  locks: Locks,
  name: string,
  options: LockOptions,
  use: () => Promise<void>,
): Promise<boolean> {
  let isMine = false;
  try {
    await locks.request(name, options, async (lock) => {
      isMine = lock !== null;
      if (isMine) await use();
    });
    return isMine;
  } catch (error) {
    const isRefused = !isMine && error instanceof DOMException && error.name === 'SecurityError';
    if (isRefused) await use();
    return isRefused;
  }
}

/** Takes a place for an open stream. Returns a function that frees it, or null if there is no place. */
export async function takePlace(locks: Locks, isVisible: boolean): Promise<(() => void) | null> {
  for (let i = isVisible ? 0 : FOR_VISIBLE; i < MAX_STREAMS; i++) {
    const free = await takeIfFree(locks, `levante stream place ${i}`);
    if (free) return free;
  }
  return null;
}

function takeIfFree(locks: Locks, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const use = (): Promise<void> => new Promise((free) => resolve(free));
    void holding(locks, name, { ifAvailable: true }, use).then((isMine) => {
      if (!isMine) resolve(null);
    });
  });
}
